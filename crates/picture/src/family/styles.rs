//! The styles of the family, including those that several of its puzzles share.

use crate::palette::Colour;
use crate::style::{Paint, Style};

pub(crate) const STYLES: &[Style] = &[
    Style::filled("table-shade", Colour::Shade),
    Style::filled("grip", Colour::Wood).edged(Colour::WoodLine, 2.0),
    Style::round("knob-arrows", Colour::Gloss, 3.0),
    Style::line("dial-gloss", Colour::Gloss, 6.0).round_ends().opaque(0.4),
    Style::filled("slot", Colour::Groove).edged(Colour::GrooveLo, 2.0),
    Style::filled("detent", Colour::GrooveLo).opaque(0.45),
    Style::filled("bar", Colour::Good).opaque(0.7),
    Style::filled("ball", Colour::RingOff).edged(Colour::RingOffHalo, 2.2),
    Style::filled("ball-driver", Colour::Wood).edged(Colour::WoodLine, 2.2),
    Style::line("goal-flag", Colour::Good, 3.0).round_corners(),
    Style::filled("case", Colour::Plate).painted(Paint::Fade("case-light")).edged(Colour::PlateLine, 1.5),
    Style::filled("channel", Colour::Pit).edged(Colour::GrooveLo, 3.0),
    Style::filled("bay", Colour::Bay),
    Style::words("engraved-here", Colour::Ink),
    Style::filled("slide", Colour::Rod).edged(Colour::RodLine, 1.5),
    Style::filled("dial-upright", Colour::RingOn).edged(Colour::RingOnLine, 3.0).round_corners(),
    Style::filled("dial-flat", Colour::RingOff).edged(Colour::RingOffHalo, 3.0).round_corners(),
    Style::filled("dial-shade", Colour::Shade).shifted(3.0, 4.0),
    Style::line("dial-trunk", Colour::OnRingOn, 4.0).round_ends().opaque(0.45),
    Style::filled("dial-face", Colour::Gloss).opaque(0.34),
    Style::words("dial-number", Colour::OnRingOn).central(),
];
