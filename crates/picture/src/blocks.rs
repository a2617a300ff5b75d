//! Moves that come at equal distances, counted by the blocks that end with them.
//!
//! If the first block begins half a period before the start, a piece has made as many moves as there are whole blocks
//! up to now.

use gros_solver::Steps;

use crate::marks::framed;
use crate::palette::Colour;
use crate::path::down;
use crate::scene::{Rect, Scene, Shape};
use crate::style::Style;
use crate::words::{Labels, inside, width};

const MARGIN: f64 = 10.0;
const HEIGHT: f64 = 86.0;
/// The blocks, and the lines of the words above and below them.
const TOP: f64 = 30.0;
const BLOCK: f64 = 26.0;
const NUMBERS: f64 = 74.0;
const SIZE: f64 = 12.0;
/// The largest number of blocks that are all drawn; of more, only those at both ends are.
const MOST: u64 = 6;
const FIRST: u64 = 2;
const LAST: u64 = 3;
/// The width of a gap, in blocks.
const GAP: f64 = 0.7;

pub(crate) const STYLES: &[Style] = &[
    Style::filled("block", Colour::AccentTint).edged(Colour::Accent, 1.2),
    Style::filled("block-open", Colour::Surface).edged(Colour::Border, 1.2).dashed("4 3"),
    Style::line("block-tick", Colour::Ink, 2.5),
    Style::line("block-start", Colour::Muted, 1.5),
    Style::line("block-here", Colour::Accent, 2.5),
    Style::words("block-count", Colour::Accent).central(),
    Style::words("block-gap", Colour::Muted).central(),
    Style::words("block-number", Colour::Ink),
    Style::words("block-word", Colour::Muted).light(),
    Style::words("block-here-word", Colour::Accent),
];

/// The moves of a piece up to now.
pub struct Blocks<'a> {
    /// The width, in CSS pixels.
    pub width: f64,
    /// The period is 2 to this power.
    pub power: usize,
    /// The moves made by all pieces.
    pub made: &'a Steps,
    /// Writes a number.
    pub number: &'a dyn Fn(&Steps) -> String,
    /// The label at the current state: `k = 21`.
    pub here: &'a str,
}

impl Blocks<'_> {
    /// Counts the whole blocks: how often the piece has moved.
    #[must_use]
    pub fn count(power: usize, made: &Steps) -> Steps {
        &(made + &Steps::power_of_two(power - 1)) >> power
    }

    /// Returns when the piece moves for the time with this number.
    #[must_use]
    pub fn move_number(power: usize, time: &Steps) -> Steps {
        (time.clone() << power).saturating_sub(&Steps::power_of_two(power - 1))
    }

    /// Draws the blocks.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let count = Blocks::count(self.power, self.made);
        let rest = (self.made + &Steps::power_of_two(self.power - 1)).low_bits(self.power);
        let open = rest.fraction_of(&Steps::power_of_two(self.power));
        let shown = self.shown(&count);
        let has_gap = shown.iter().any(Option::is_none);
        let units = shown.iter().flatten().count() as f64 + if has_gap { GAP } else { 0.0 } + open.max(0.12);
        let unit = ((self.width - 2.0 * MARGIN) / units).min(96.0);
        let edges = (0.0, self.width);
        let (mut shapes, mut labels) = (Vec::new(), Labels::new(edges, 8.0));
        let mut x = MARGIN;
        for block in &shown {
            let Some(time) = block else {
                shapes.push(Shape::text("block-gap", x + GAP * unit / 2.0, TOP + BLOCK / 2.0, 14.0, "…"));
                x += GAP * unit;
                continue;
            };
            let area = Rect::new(x, TOP, unit, BLOCK);
            let (label, at) = ((self.number)(time), (self.number)(&Blocks::move_number(self.power, time)));
            if width(&label, SIZE) < unit - 6.0 {
                shapes.extend(framed(["block", "block-count"], area, 0.0, SIZE, label));
            } else {
                shapes.push(Shape::rect("block", area, 0.0));
            }
            x += unit;
            shapes.push(Shape::path("block-tick", down(x, (TOP - 5.0, TOP + BLOCK + 5.0))));
            let middle = labels.put(x, width(&at, SIZE));
            shapes.extend(middle.map(|x| Shape::text("block-number", x, NUMBERS, SIZE, at)));
        }
        let here = (x + open * unit).min(self.width - MARGIN / 2.0);
        if here > x + 1.0 {
            shapes.push(Shape::rect("block-open", Rect::new(x, TOP, here - x, BLOCK), 0.0));
        }
        // The first block begins before the start.
        let start = MARGIN + unit / 2.0;
        if start <= here {
            // A line through the block would cross its number.
            let ends = [(TOP - 9.0, TOP), (TOP + BLOCK, TOP + BLOCK + 8.0)];
            shapes.push(Shape::path("block-start", ends.map(|ends| down(start, ends)).concat()));
        }
        shapes.push(Shape::path("block-here", down(here, (TOP - 9.0, TOP + BLOCK + 4.0))));
        let wide = width(self.here, SIZE);
        let word = inside(here, wide, edges);
        if start + 12.0 < word - wide / 2.0 {
            shapes.push(Shape::text("block-word", start, 14.0, SIZE, "0"));
        }
        shapes.push(Shape::text("block-here-word", word, 14.0, SIZE, self.here));
        Scene::new(Rect::sized(self.width, HEIGHT), shapes)
    }

    /// Lists the whole blocks that are drawn, by their numbers from 1, with a gap if there are many.
    fn shown(&self, count: &Steps) -> Vec<Option<Steps>> {
        let all = |from: Steps, to: &Steps| {
            std::iter::successors(Some(from), |time| Some(time + &Steps::ONE))
                .take_while(|time| time <= to)
                .map(Some)
                .collect::<Vec<_>>()
        };
        if *count <= MOST {
            return all(Steps::ONE, count);
        }
        let last = count.saturating_sub(&Steps::from(LAST - 1));
        [all(Steps::ONE, &Steps::from(FIRST)), vec![None], all(last, count)].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Puzzle, Route};

    /// The whole blocks are the moves of the disc on the route of the tower, for every disc after every move.
    #[test]
    fn whole_blocks_are_the_moves_of_a_disc() {
        let hanoi = Hanoi::new(6).unwrap();
        let route = hanoi.route(&hanoi.start(), &hanoi.goal()).unwrap();
        for disc in 1..=6 {
            let mut times = Steps::ZERO;
            for made in 0..=63u32 {
                let made = Steps::from(made);
                assert_eq!(Blocks::count(disc, &made), times, "disc {disc} after {made}");
                if route.move_at(&made).is_some_and(|mv| mv.disc == disc) {
                    times = &times + &Steps::ONE;
                    assert_eq!(Blocks::move_number(disc, &times), &made + &Steps::ONE);
                }
            }
        }
    }
}
