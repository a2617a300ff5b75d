//! The styles of the tape and the ruler.

use crate::palette::Colour;
use crate::style::Style;

const fn note(role: &'static str, colour: Colour) -> Style {
    Style::words(role, colour).beginning()
}

const fn way(role: &'static str, colour: Colour) -> Style {
    Style::line(role, colour, 1.4)
}

pub(crate) const STYLES: &[Style] = &[
    Style::filled("tape-past", Colour::Past),
    Style::filled("tape-future", Colour::Surface),
    Style::line("tape-wall", Colour::Border, 1.0).opaque(0.5),
    Style::filled("tape-next-cell", Colour::HintTint),
    Style::line("tape-states", Colour::Border, 3.0).round_ends(),
    Style::line("tape-tick", Colour::Ink, 3.0),
    Style::line("tape-dot", Colour::Muted, 3.5).round_ends(),
    Style::line("tape-tick-past", Colour::Muted, 3.0),
    Style::line("tape-tick-next", Colour::Hint, 4.0),
    note("tape-note", Colour::Ink).light(),
    note("tape-note-tall", Colour::Ink),
    note("tape-note-past", Colour::Muted).light(),
    note("tape-note-past-tall", Colour::Muted),
    note("tape-note-next", Colour::Hint),
    way("tape-way", Colour::Ink),
    way("tape-way-past", Colour::Muted),
    way("tape-way-next", Colour::Hint),
    Style::filled("tape-needle", Colour::Accent),
    Style::filled("ruler-wedge", Colour::Accent).opaque(0.06),
    Style::line("ruler-bracket", Colour::Accent, 2.0),
    Style::filled("ruler-track", Colour::Border).fill_opaque(0.36),
    Style::filled("ruler-done", Colour::Accent),
    Style::filled("ruler-lit", Colour::Accent).fill_opaque(0.45).edged(Colour::Accent, 1.5),
    Style::line("ruler-gap", Colour::Sunken, 2.0),
    Style::line("ruler-tick", Colour::Border, 1.5).opaque(0.48),
    Style::line("ruler-mark", Colour::Muted, 2.0),
    Style::words("ruler-label", Colour::Muted).light().beginning(),
    Style::filled("ruler-played", Colour::Ink),
    Style::line("ruler-start", Colour::Ink, 1.6).round_corners(),
    Style::filled("ruler-goal", Colour::Good),
    Style::filled("ruler-own", Colour::Accent).edged(Colour::Sunken, 1.0),
    Style::filled("ruler-ghost", Colour::Surface).edged(Colour::Accent, 1.6).dashed("3 2.6"),
    Style::filled("node", Colour::Thumb).edged(Colour::Muted, 2.0),
    Style::filled("node-cold", Colour::Cold).edged(Colour::Cold, 2.0),
    Style::words("node-label", Colour::Muted).light(),
    Style::words("node-label-here", Colour::Accent),
];
