//! Exercises: questions drawn from a seed, and the answers that were given.

mod attempt;
mod draw;
pub(crate) mod known;
mod random;

pub use attempt::{Attempt, Mark, points};
pub use draw::{draw, questions};
pub use random::Random;

/// Returns how often each disc of a tower has moved after a number of moves, the largest first.
#[must_use]
pub fn moves_of_discs(discs: usize, moves: u32) -> Vec<u32> {
    // Disc i makes move 2^(i − 1), and then every 2^i-th.
    (1..=discs).rev().map(|disc| (moves + (1 << (disc - 1))) >> disc).collect()
}
