//! The style of a dial on a button.

use crate::palette::Colour;
use crate::style::Style;

pub(crate) const STYLES: &[Style] =
    &[Style::filled("turn-dial", Colour::RingOff).edged(Colour::RingOffLine, 6.0)];
