//! Moves that come at equal distances, counted by the blocks that end with them.
//!
//! A piece moves after half a period, then once in every period. Half a period before the start begins the first block;
//! so the moves made are as many as whole blocks up to now.

use gros_solver::Steps;

use crate::palette::Colour;
use crate::path::num;
use crate::scene::{Rect, Scene, Shape};
use crate::style::Style;
use crate::within::Within;

const MARGIN: f64 = 10.0;
const HEIGHT: f64 = 86.0;
/// The blocks, and the lines of the words above and below them.
const TOP: f64 = 30.0;
const BLOCK: f64 = 26.0;
const NUMBERS: f64 = 74.0;
const SIZE: f64 = 12.0;
/// So many blocks are drawn one by one; of more, those at both ends.
const MOST: u64 = 6;
const FIRST: u64 = 2;
const LAST: u64 = 3;
/// The width of a gap, in blocks.
const GAP: f64 = 0.7;
/// The width of a digit.
const DIGIT: f64 = 7.2;

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
        let mut shapes = Vec::new();
        let (mut x, mut free) = (MARGIN, f64::MIN);
        for block in &shown {
            let Some(time) = block else {
                shapes.push(Shape::text(
                    "block-gap",
                    x + GAP * unit / 2.0,
                    TOP + BLOCK / 2.0,
                    14.0,
                    "…".to_owned(),
                ));
                x += GAP * unit;
                continue;
            };
            shapes.push(Shape::rect("block", Rect::new(x, TOP, unit, BLOCK), 0.0));
            x += unit;
            let (label, at) = ((self.number)(time), (self.number)(&Blocks::move_number(self.power, time)));
            if wide(&label) < unit - 6.0 {
                shapes.push(Shape::text("block-count", x - unit / 2.0, TOP + BLOCK / 2.0, SIZE, label));
            }
            shapes.push(Shape::path(
                "block-tick",
                format!("M{} {}v{}", num(x), num(TOP - 5.0), num(BLOCK + 10.0)),
            ));
            let middle = x.min(self.width - wide(&at) / 2.0);
            if middle - wide(&at) / 2.0 > free {
                free = middle + wide(&at) / 2.0 + 8.0;
                shapes.push(Shape::text("block-number", middle, NUMBERS, SIZE, at));
            }
        }
        let here = (x + open * unit).min(self.width - MARGIN / 2.0);
        if here > x + 1.0 {
            shapes.push(Shape::rect("block-open", Rect::new(x, TOP, here - x, BLOCK), 0.0));
        }
        // The first block begins before the start.
        let start = MARGIN + unit / 2.0;
        let down = |role, x: f64| {
            Shape::path(role, format!("M{} {}V{}", num(x), num(TOP - 9.0), num(TOP + BLOCK + 4.0)))
        };
        if start <= here {
            // A line through the block would cross its number.
            let (above, below) = (num(TOP - 9.0), num(TOP + BLOCK));
            shapes.push(Shape::path("block-start", format!("M{0} {above}v9M{0} {below}v8", num(start))));
        }
        shapes.push(down("block-here", here));
        let half = wide(self.here) / 2.0;
        let word = here.within(half, self.width - half);
        if start + 12.0 < word - half {
            shapes.push(Shape::text("block-word", start, 14.0, SIZE, "0".to_owned()));
        }
        shapes.push(Shape::text("block-here-word", word, 14.0, SIZE, self.here.to_owned()));
        Scene { room: Rect::new(0.0, 0.0, self.width, HEIGHT), shapes, ..Scene::default() }
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

/// Estimates the width of a number.
fn wide(text: &str) -> f64 {
    text.chars().count() as f64 * DIGIT
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
