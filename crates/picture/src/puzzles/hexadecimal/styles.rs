//! The styles of the beam and the key.

use crate::palette::Colour;
use crate::style::Style;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("beam", Colour::Plate).edged(Colour::PlateLine, 1.5),
    Style::filled("lip", Colour::PlateTop).edged(Colour::PlateLine, 1.5),
    Style::filled("key", Colour::Rail).edged(Colour::RailLine, 2.0),
    Style::filled("key-hole", Colour::Bg).edged(Colour::RailLine, 2.0),
    Style::words("cut", Colour::OnRingOn).central(),
    Style::line("cut-check", Colour::Good, 5.0),
];
