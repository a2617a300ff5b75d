//! Questions, puzzle by puzzle.

pub mod chain;
pub mod game;
pub mod rings;
pub mod tower;
