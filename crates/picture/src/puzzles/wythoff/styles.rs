//! The styles of the game.

use crate::palette::Colour;
use crate::style::Style;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("stone", Colour::RingOff).edged(Colour::RingOffLine, 1.5),
    Style::filled("stone-taken", Colour::AccentTint).edged(Colour::Accent, 2.6),
    Style::line("stone-light", Colour::Gloss, 2.0).round_ends().opaque(0.55),
    Style::filled("tray", Colour::Wood).edged(Colour::WoodLine, 1.5),
    Style::words("pile-count", Colour::Ink),
    Style::filled("quarter-ground", Colour::Surface).edged(Colour::Border, 1.5),
    Style::filled("quarter-hot", Colour::Hot).edged(Colour::Border, 1.5),
    Style::filled("quarter-ray", Colour::AccentTint),
    Style::filled("quarter-ray-hot", Colour::Ray),
    Style::line("quarter-lines", Colour::Hair, 1.0),
    Style::line("quarter-fifths", Colour::Border, 1.0).opaque(0.42),
    Style::line("quarter-golden", Colour::Muted, 1.5).dashed("6 5"),
    Style::words("quarter-formula", Colour::Muted).light().central(),
    Style::filled("quarter-dot", Colour::Accent),
    Style::filled("quarter-cold-ground", Colour::Surface),
    Style::filled("quarter-cold", Colour::Cold),
    Style::line("quarter-win", Colour::Good, 3.0),
    Style::line("quarter-shaft", Colour::Good, 4.0),
    Style::filled("quarter-head", Colour::Good),
    Style::line("quarter-hint-shaft", Colour::Hint, 4.0),
    Style::filled("quarter-hint-head", Colour::Hint),
    Style::filled("quarter-chosen", Colour::AccentTint).edged(Colour::Accent, 2.5),
    Style::line("quarter-chosen-way", Colour::Accent, 2.5).dashed("5 4"),
    Style::filled("queen", Colour::Accent).edged(Colour::Bg, 2.0),
    Style::filled("queen-crown", Colour::OnAccent),
    Style::words("axis-number", Colour::Muted).light(),
    Style::words("axis-number-here", Colour::Accent),
    Style::filled("pill-ground", Colour::Good),
    Style::words("pill-words", Colour::Bg).central(),
    Style::filled("mini-map-frame", Colour::Accent).fill_opaque(0.25).edged(Colour::Accent, 1.5),
    Style::filled("mini-map-queen", Colour::Accent),
];
