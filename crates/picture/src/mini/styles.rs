//! The styles of small boards.

use crate::palette::Colour;
use crate::style::Style;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("mini-cell", Colour::Surface).edged(Colour::Border, 1.0),
    Style::filled("mini-cell-on", Colour::Surface).edged(Colour::Ink, 1.5),
    Style::words("mini-number", Colour::Ink),
    Style::words("mini-number-small", Colour::Muted).light(),
    Style::words("mini-word", Colour::Muted).light(),
    Style::words("mini-word-on", Colour::Ink),
    Style::line("mini-bar-line", Colour::RailLine, 7.0),
    Style::line("mini-bar", Colour::Rail, 5.0),
    Style::round("free-end", Colour::Accent, 2.5),
    Style::line("mini-on-line", Colour::RingOnLine, 8.0),
    Style::line("mini-on", Colour::RingOn, 5.6),
    Style::line("mini-off-line", Colour::RingOffLine, 8.0),
    Style::line("mini-off", Colour::RingOff, 5.6),
    Style::filled("mini-peg", Colour::Peg),
    Style::filled("mini-disc-odd", Colour::Odd).edged(Colour::DiscLine, 1.0),
    Style::filled("mini-disc-even", Colour::Even).edged(Colour::DiscLine, 1.0),
    Style::filled("mini-plate", Colour::Plate).edged(Colour::PlateLine, 1.0),
    Style::words("mini-letter", Colour::Ink).central(),
];
