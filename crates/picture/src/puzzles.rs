//! The pictures of the puzzles, each in files of its name, and the list of them.

pub(crate) mod any;
mod chain;
mod hanoi;
mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
pub mod wythoff;

use crate::family;
use crate::style::Style;

/// The styles of all puzzles that are not seen first (as the rings are), and the styles that several of them share.
#[cfg(not(gros_classics))]
pub(crate) const LATER_STYLES: &[&[Style]] = &[
    family::STYLES,
    crate::graph::STYLES,
    crate::mini::STYLES,
    crate::bars::STYLES,
    crate::plot::STYLES,
    crate::blocks::STYLES,
    crate::ghost::STYLES,
    crate::icicle::STYLES,
    crate::proofs::STYLES,
    crate::round::STYLES,
    chain::STYLES,
    hanoi::STYLES,
    hanoi::TRIANGLE_STYLES,
    hexadecimal::STYLES,
    rings::WAITS_STYLES,
    slideout::STYLES,
    spinout::STYLES,
    wythoff::STYLES,
    crate::one_ruler::STYLES,
    crate::rules::STYLES,
    crate::run::STYLES,
    crate::days::STYLES,
];

/// Those of a program of the classics, which draws boards only and nothing that is beside them on the page.
#[cfg(gros_classics)]
pub(crate) const LATER_STYLES: &[&[Style]] = &[hanoi::STYLES];
