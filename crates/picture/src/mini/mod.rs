//! Small boards, on which each piece can be put anywhere regardless of the rules.

mod cells;
mod set;

use gros_solver::internals::Placed;

use crate::palette::Colour;
use crate::scene::{Rect, Scene, Shape, Target};
use crate::style::Style;
use crate::words::width;
pub(crate) use cells::Cells;
pub use set::set;

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

/// With more pieces than this, it is easier to type the notation.
pub const MOST_PIECES: usize = 36;
/// The `data-…` attribute of a piece.
const NAME: &str = "mini";

/// How to draw a small board.
#[derive(Clone, Copy)]
pub struct Mini<'a> {
    /// Its width, in CSS pixels.
    pub width: f64,
    /// Whether its pieces are large enough for a thumb.
    pub is_large: bool,
    /// Whether the free end is on the left.
    pub is_flipped: bool,
    /// Says in a few letters where a piece is.
    pub say: &'a dyn Fn(&Placed) -> String,
}

impl Mini<'_> {
    /// Returns the first value on a board for thumbs, and the second on any other.
    pub(crate) fn pick<T>(&self, large: T, small: T) -> T {
        if self.is_large { large } else { small }
    }
}

/// Draws pieces as a row of cells, each with the piece's number and place; none if there are too many.
pub(crate) fn row(pieces: &[Placed], mini: &Mini<'_>) -> Option<Scene> {
    if pieces.is_empty() || pieces.len() > MOST_PIECES {
        return None;
    }
    let says: Vec<String> = pieces.iter().map(mini.say).collect();
    let size = mini.pick(12.0, 15.0);
    let longest = says.iter().map(|word| width(word, size)).fold(0.0, f64::max);
    let cells = Cells {
        count: pieces.len(),
        width: mini.width,
        least: mini.pick(44.0, 34.0_f64).max(longest + 10.0),
        most: 96.0,
        height: mini.pick(72.0, 44.0),
        gap: mini.pick(6.0, 4.0),
    };
    let lines = mini.pick([31.0, 54.0], [17.0, 36.0]);
    let cell = |((placed, word), area): ((&Placed, String), Rect)| {
        let is_on = placed.place > 0;
        let [number, value] = lines.map(|line| area.y + line);
        let middle = area.middle().0;
        vec![
            Shape::rect(if is_on { "mini-cell-on" } else { "mini-cell" }, area.grown(-0.75), 7.0),
            Shape::text("mini-number", middle, number, mini.pick(19.0, 13.0), placed.piece.to_string()),
            Shape::text(if is_on { "mini-word-on" } else { "mini-word" }, middle, value, size, word),
        ]
    };
    let shapes = pieces.iter().zip(says).zip(cells.areas()).flat_map(cell).collect();
    let targets = pieces.iter().zip(cells.areas()).map(|(placed, area)| target(placed.piece, area)).collect();
    Some(Scene { room: cells.room(), shapes, targets, ..Scene::default() })
}

pub(crate) fn target(piece: usize, area: Rect) -> Target {
    Target { name: NAME, pieces: piece..=piece, area, outlines: Vec::new() }
}
