//! The styles of the rods and the maze.

use crate::palette::Colour;
use crate::style::Style;

pub(crate) const STYLES: &[Style] = &[
    Style::line("shaft-line", Colour::RodLine, 19.0),
    Style::line("shaft-body", Colour::Rod, 16.0),
    Style::line("shaft-light", Colour::Gloss, 3.0).opaque(0.5).shifted(-4.0, 0.0),
    Style::filled("lid", Colour::PlateTop).edged(Colour::PlateLine, 1.5).round_corners(),
    Style::filled("socket", Colour::RodLine),
    Style::filled("knob-out", Colour::RingOn).edged(Colour::RingOnLine, 2.0),
    Style::filled("knob-in", Colour::RingOff).edged(Colour::RingOffHalo, 2.5),
    Style::round("groove-line", Colour::PlateLine, 42.0),
    Style::round("groove-wall", Colour::GrooveLo, 39.0),
    Style::round("groove-floor", Colour::Groove, 35.0).shifted(1.0, 2.0),
    Style::filled("tooth", Colour::Rail).fill_opaque(0.5).edged(Colour::RailLine, 1.5),
    Style::filled("spine", Colour::Rail).edged(Colour::RailLine, 1.5),
    Style::line("spine-light", Colour::RailHi, 4.0).round_ends(),
    Style::words("level-number", Colour::Muted),
    Style::line("scale-tick", Colour::Border, 2.0),
    Style::words("scale-number", Colour::Muted).light(),
    Style::words("scale-side", Colour::Muted).light(),
    Style::words("scale-free", Colour::Accent),
    Style::filled("scale-range", Colour::Accent),
    Style::filled("scale-here", Colour::Ink),
    Style::words("stops", Colour::Accent).beginning(),
    Style::words("ball-number", Colour::OnRingOn).central(),
];
