//! The pictures of each puzzle, in files of its name; and the list of them.

mod any;
mod chain;
mod hanoi;
mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
pub mod wythoff;

use crate::bars;
use crate::family;
use crate::graph;
use crate::mini;
use crate::one_ruler;
use crate::plot;
use crate::round;
use crate::style::Style;
pub use any::OnList;

/// How the roles of each puzzle look that is not the first to be seen, as the rings are; and of several at once.
pub(crate) const LATER_STYLES: &[&[Style]] = &[
    family::STYLES,
    graph::STYLES,
    mini::STYLES,
    bars::STYLES,
    plot::STYLES,
    round::STYLES,
    chain::STYLES,
    hanoi::STYLES,
    hanoi::TRIANGLE_STYLES,
    hexadecimal::STYLES,
    slideout::STYLES,
    spinout::STYLES,
    wythoff::STYLES,
    one_ruler::STYLES,
];
