//! A finished run: its moves as a ruler, the ruler of sizes, and a picture of both to send.

pub mod result;
pub mod sizes;
mod strip;

use crate::palette::Colour;
use crate::style::Style;

/// A bulb, on a square of 24 units.
pub const BULB: &str =
    "M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.5.4.6.9.6 1.4v.3h6v-.3c0-.5.1-1 .6-1.4A6 6 0 0 0 12 3z";
/// An eye, on a square of 24 units.
pub const EYE: &str = "M2.5 12C5 7.6 8.2 5.5 12 5.5c3.8 0 7 2.1 9.5 6.5c-2.5 4.4-5.7 6.5-9.5 6.5C8.2 18.5 5 16.4 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";

pub(crate) const STYLES: &[Style] = &[
    Style::filled("run-frame", Colour::Surface).edged(Colour::Border, 1.0),
    Style::filled("run-nearer", Colour::Accent),
    Style::filled("run-other", Colour::Bad),
    Style::line("run-detour", Colour::Bad, 1.5),
    Style::words("run-number", Colour::Ink),
    Style::round("run-help", Colour::Ink, 2.2),
    Style::filled("sizes-track", Colour::Hair),
    Style::filled("sizes-solved", Colour::Accent),
    Style::line("sizes-tick", Colour::Ink, 2.0),
    Style::words("sizes-moves", Colour::Ink),
    Style::words("sizes-ahead", Colour::Muted).light(),
    Style::words("sizes-size", Colour::Muted).light(),
    Style::words("result-title", Colour::Ink).beginning(),
    Style::words("result-words", Colour::Muted).light().beginning(),
    Style::line("result-line", Colour::Hair, 2.0),
];

/// A move of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The size class of the piece that it moved.
    pub size_class: u32,
    /// Whether it brought the goal nearer than ever before.
    pub is_nearer: bool,
}

/// An aid used before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aid {
    /// A hint, drawn as a bulb.
    Hint,
    /// A look at the answer, drawn as an eye.
    Look,
}

/// The newest moves of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The moves, the last of which reached the goal.
    pub moves: Vec<Move>,
    /// The aids, each with the index of the move before which it was used.
    pub aids: Vec<(usize, Aid)>,
}
