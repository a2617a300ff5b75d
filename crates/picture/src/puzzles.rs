//! The pictures of each puzzle, in files of its name; and the list of them.

mod any;
mod hanoi;
pub mod rings;
mod pending;
pub mod wythoff;

use crate::style::Style;

/// How the roles of each puzzle look.
pub(crate) const STYLES: &[&[Style]] = &[hanoi::STYLES, rings::STYLES, wythoff::STYLES];
