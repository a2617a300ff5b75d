//! The pictures of the puzzles, each in files of its name, and the list of them.

pub(crate) mod any;
mod chain;
mod custom;
mod hanoi;
mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
pub mod wythoff;

use crate::family;
use crate::style::Style;

/// The styles of the boards of all puzzles that are not seen first (as the rings are).
#[cfg(not(gros_classics))]
pub(crate) const STYLES: &[&[Style]] = &[
    family::STYLES,
    chain::STYLES,
    hanoi::STYLES,
    hexadecimal::STYLES,
    slideout::STYLES,
    spinout::STYLES,
    wythoff::STYLES,
];

/// The styles of what is drawn beside the boards.
#[cfg(not(gros_classics))]
pub(crate) const BESIDE: &[&[Style]] = &[
    crate::graph::STYLES,
    crate::mini::STYLES,
    crate::bars::STYLES,
    crate::plot::STYLES,
    crate::blocks::STYLES,
    crate::ghost::STYLES,
    crate::icicle::STYLES,
    crate::proofs::STYLES,
    crate::round::STYLES,
    hanoi::TRIANGLE_STYLES,
    rings::WAITS_STYLES,
    crate::one_ruler::STYLES,
    crate::run::STYLES,
    crate::days::STYLES,
];

/// A program of the classics draws boards only, and nothing that is beside them on the page.
#[cfg(gros_classics)]
pub(crate) const STYLES: &[&[Style]] = &[hanoi::STYLES];
#[cfg(gros_classics)]
pub(crate) const BESIDE: &[&[Style]] = &[];
