//! The pictures of the puzzles, each in files of its name, and the list of them.

mod any;
mod chain;
mod hanoi;
mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
pub mod wythoff;

use crate::bars;
use crate::days;
use crate::family;
use crate::graph;
use crate::mini;
use crate::one_ruler;
use crate::own_moves;
use crate::plot;
use crate::proofs;
use crate::round;
use crate::rules;
use crate::run;
use crate::style::Style;
pub use any::OnList;

/// The styles of all puzzles that are not seen first (as the rings are), and the styles that several of them share.
pub(crate) const LATER_STYLES: &[&[Style]] = &[
    family::STYLES,
    graph::STYLES,
    mini::STYLES,
    bars::STYLES,
    plot::STYLES,
    proofs::STYLES,
    round::STYLES,
    chain::STYLES,
    hanoi::STYLES,
    hanoi::TRIANGLE_STYLES,
    hexadecimal::STYLES,
    slideout::STYLES,
    spinout::STYLES,
    wythoff::STYLES,
    one_ruler::STYLES,
    own_moves::STYLES,
    rules::STYLES,
    run::STYLES,
    days::STYLES,
];
