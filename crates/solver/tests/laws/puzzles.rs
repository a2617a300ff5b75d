//! A second implementation of the rules of every puzzle.

pub mod chain;
pub mod custom;
pub mod hanoi;
pub mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
mod wythoff;

use gros_solver::for_each_puzzle;
use gros_solver::internals::Named;

use super::oracle::Graph;

/// The limit of pieces when puzzles are read by id.
pub const LIMIT: usize = 1_000;

/// The facts about a puzzle that the laws need.
pub trait Oracle: Named {
    /// The specs of the puzzle and its variants, with their minimum and maximum number of pieces.
    const WRITTEN: &'static [(&'static str, usize, usize)];

    /// Graphs small enough to check all pairs of states at all steps.
    fn small() -> Vec<Graph>;
}

macro_rules! of_every_puzzle {
    ($($name:ident: $puzzle:ty,)+) => {
        /// The specs of all puzzles and variants.
        pub const WRITTEN: &[&[(&str, usize, usize)]] = &[$(<$puzzle as Oracle>::WRITTEN,)+];

        /// Puzzles small enough to check all pairs of states at all steps.
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
