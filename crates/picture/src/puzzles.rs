//! The pictures of each puzzle, in files of its name; and the list of them.

mod any;
mod chain;
mod hanoi;
mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
pub mod wythoff;

use crate::family;
use crate::style::Style;

/// How the roles of each puzzle look.
pub(crate) const STYLES: &[&[Style]] = &[
    family::STYLES,
    chain::STYLES,
    hanoi::STYLES,
    hexadecimal::STYLES,
    rings::STYLES,
    slideout::STYLES,
    spinout::STYLES,
    wythoff::STYLES,
];
