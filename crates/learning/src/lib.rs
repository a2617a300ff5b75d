//! What one learns with: lessons, questions and tools, all as data.
//!
//! Nothing here knows a browser or a language; every right answer comes from the solver.

#![warn(missing_docs)]

pub mod lessons;
pub mod quiz;
pub mod tools;
