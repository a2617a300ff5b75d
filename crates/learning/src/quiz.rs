//! Exercises: questions drawn from a seed, and the answers that were given.

mod attempt;
mod puzzles;
mod random;
mod set;

pub use attempt::{Attempt, Mark, points};
pub use puzzles::{chain, game, rings, tower};
pub use random::Random;
pub use set::{draw, questions};
