//! The styles of graphs: the marks that all of them use, lines, and the growth chart.

use crate::palette::Colour;
use crate::style::{Paint, Style};

/// Returns the style of words over lines.
pub(crate) const fn word(role: &'static str, colour: Colour) -> Style {
    Style::words(role, colour).edged(Colour::Surface, 4.0).round_corners().line_behind()
}

pub(crate) const STYLES: &[Style] = &[
    Style::filled("you", Colour::Thumb).edged(Colour::Accent, 3.0),
    Style::filled("you-dot", Colour::Accent),
    Style::filled("goal-dot", Colour::Good),
    Style::round("graph-start", Colour::Surface, 2.0).painted(Paint::Plain(Colour::Ink)),
    Style::round("graph-goal", Colour::Good, 2.0).painted(Paint::Plain(Colour::Good)),
    Style::line("stalk", Colour::Border, 2.2),
    Style::filled("stalk-end", Colour::Surface).edged(Colour::Border, 2.2),
    Style::line("graph-axis", Colour::Border, 2.0),
    Style::round("graph-casing", Colour::Surface, 10.0),
    Style::round("graph-casing-thin", Colour::Surface, 8.0),
    Style::round("graph-planned", Colour::Accent, 6.0).opaque(0.45),
    Style::round("graph-planned-thin", Colour::Accent, 4.5).opaque(0.45),
    Style::round("graph-played", Colour::Accent, 6.0),
    Style::round("graph-played-thin", Colour::Accent, 4.5),
    Style::filled("graph-nodes", Colour::Surface).edged(Colour::Border, 1.5),
    Style::filled("graph-nodes-thin", Colour::Surface).edged(Colour::Border, 1.0),
    Style::line("graph-row", Colour::Ink, 2.0),
    Style::words("graph-state", Colour::Ink).light().beginning().mono(),
    word("graph-beside", Colour::Muted).ending(),
    word("graph-beside-goal", Colour::Good).ending(),
    word("graph-beside-you", Colour::Accent).ending(),
    word("graph-beyond", Colour::Muted).beginning(),
    Style::words("graph-depth", Colour::Muted).light().ending(),
    Style::line("growth-grid", Colour::Hair, 1.0),
    Style::round("growth-line", Colour::Accent, 2.0).opaque(0.45),
    Style::round("growth-dots", Colour::Accent, 5.0),
    Style::words("growth-size", Colour::Muted).light(),
    Style::words("growth-exponent", Colour::Muted).light().beginning(),
];
