//! The rules of every puzzle once more, in a file of its name.

pub mod chain;
pub mod hanoi;
pub mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
mod wythoff;

use gros_solver::{Named, for_each_puzzle};

use super::oracle::Graph;

/// The largest number of pieces that is accepted where puzzles are read by name.
pub const LIMIT: usize = 1_000;

/// What the laws are told about a puzzle.
pub trait Oracle: Named {
    /// The puzzle and its variants as a spec names them, with their least and largest number of pieces.
    const WRITTEN: &'static [(&'static str, usize, usize)];

    /// The graphs that are small enough for the laws of all pairs of states at all steps.
    fn small() -> Vec<Graph>;
}

macro_rules! of_every_puzzle {
    ($($name:ident: $puzzle:ty,)+) => {
        /// Every puzzle and variant as a spec names it.
        pub const WRITTEN: &[&[(&str, usize, usize)]] = &[$(<$puzzle as Oracle>::WRITTEN,)+];

        /// The puzzles that are small enough for the laws of all pairs of states at all steps.
        pub fn small() -> impl Iterator<Item = Graph> {
            std::iter::empty()$(.chain(<$puzzle as Oracle>::small()))+
        }
    };
}
for_each_puzzle!(of_every_puzzle);

/// The smallest of them.
pub fn smallest() -> impl Iterator<Item = Graph> {
    small().filter(|graph| graph.rows.len() <= 27).chain([hanoi::on_pegs(4, 3), hanoi::on_pegs(6, 2)])
}
