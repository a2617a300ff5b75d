//! The moves of one's own as a ruler in a narrow strip: taller ticks are larger pieces, and below them stands what helped.

use std::fmt::Write;

use crate::decimal::tenths;
use crate::palette::Colour;
use crate::run::Aid;
use crate::scene::{Rect, Scene, Shape};
use crate::style::Style;
use crate::within::Within;

/// The height of the ruler, and of the room below it for marks. All measures are in CSS pixels.
const HEIGHT: f64 = 54.0;
const MARKS: f64 = 18.0;
/// The room for the sign of the start, and behind the needle.
const START: f64 = 22.0;
const END: f64 = 12.0;
/// The closest and the widest distance between two ticks.
const PITCH: (f64, f64) = (3.0, 24.0);
/// The height of the lowest tick, what each larger piece adds, and the greatest height.
const TICK: (f64, f64, f64) = (5.0, 3.6, 30.0);
/// Pieces of this rank, counted from 0, and above have their numbers; so large are these, and so wide is a digit.
const NUMBERED: usize = 2;
const NUMBER: f64 = 12.0;
const DIGIT: f64 = 7.5;
/// The width of a mark with its gap.
const MARK: f64 = 16.0;
/// Ticks closer together than this are thin.
const DENSE: f64 = 6.0;

pub(crate) const STYLES: &[Style] = &[
    Style::line("own-tick", Colour::Ink, 3.0),
    Style::line("own-tick-thin", Colour::Ink, 1.5),
    Style::words("own-number", Colour::Ink),
    Style::line("own-mark", Colour::Ink, 1.4).round_ends(),
];

/// A move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnMove {
    /// How large its piece is: 0 for the smallest.
    pub rank: usize,
    /// The number of the piece.
    pub piece: String,
    /// What helped before it was made.
    pub aid: Option<Aid>,
}

/// The strip.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnMoves {
    /// Its width.
    pub width: f64,
    /// The moves, up to the last one made.
    pub moves: Vec<OwnMove>,
    /// What helped to find the next one, so far.
    pub aid: Option<Aid>,
}

impl OwnMoves {
    /// Returns how many moves fit.
    ///
    /// ```
    /// assert_eq!(gros_picture::own_moves::OwnMoves::most(352.0), 106);
    /// ```
    #[must_use]
    pub fn most(width: f64) -> usize {
        (room(width) / PITCH.0) as usize
    }

    /// Draws the strip; of more moves than fit, the last ones.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let moves = self.moves.get(self.moves.len().saturating_sub(OwnMoves::most(self.width))..);
        let moves = moves.unwrap_or_default();
        let pitch = (room(self.width) / moves.len().max(1) as f64).within(PITCH.0, PITCH.1);
        let at = |place: usize| START + (place as f64 + 0.5) * pitch;
        let needle = START + moves.len() as f64 * pitch;
        let heights = heights(moves);
        let field = |role, x: f64, width: f64| Shape::rect(role, Rect::new(x, 0.0, width, HEIGHT), 0.0);
        let ticks = path(heights.iter().enumerate().map(|(place, height)| (at(place), *height)));
        let role = if pitch < DENSE { "own-tick-thin" } else { "own-tick" };
        let mut shapes = vec![
            field("tape-past", 0.0, needle),
            field("tape-future", needle, self.width - needle),
            Shape::path("ruler-start", format!("M9 {}v10l8.5-5z", tenths(HEIGHT - 13.0))),
            Shape::path(role, ticks),
        ];
        shapes.extend(numbers(moves, &heights, &at));
        shapes.push(field("tape-needle", needle - 1.0, 2.0));
        shapes.push(Shape::path("own-mark", marks(moves, self.aid, &at, needle)));
        Scene { room: Rect::new(0.0, 0.0, self.width, HEIGHT + MARKS), shapes, ..Scene::default() }
    }
}

/// Returns the width that ticks may take.
fn room(width: f64) -> f64 {
    (width - START - END).max(PITCH.0)
}

/// Returns the heights of the ticks; many pieces share the height that there is.
fn heights(moves: &[OwnMove]) -> Vec<f64> {
    let (least, step, most) = TICK;
    let largest = moves.iter().map(|own| own.rank).max().unwrap_or(0);
    let step = step.min((most - least) / largest.max(1) as f64);
    moves.iter().map(|own| least + step * own.rank as f64).collect()
}

fn path(ticks: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (x, height) in ticks {
        // Writing to a string does not fail.
        let _ = write!(path, "M{} {}v-{}", tenths(x), tenths(HEIGHT), tenths(height));
    }
    path
}

/// Writes the numbers of larger pieces above their ticks; where two would touch, only that of the larger one.
fn numbers(moves: &[OwnMove], heights: &[f64], at: &impl Fn(usize) -> f64) -> Vec<Shape> {
    let mut numbered: Vec<(usize, &OwnMove)> =
        moves.iter().enumerate().filter(|(_, own)| own.rank >= NUMBERED).collect();
    gros_solver::internals::sort_short_by_key(&mut numbered, |(_, own)| std::cmp::Reverse(own.rank));
    let mut taken: Vec<(f64, f64)> = Vec::new();
    let mut number = |(place, own): (usize, &OwnMove)| {
        let half = DIGIT * own.piece.chars().count() as f64 / 2.0 + 1.0;
        let (from, to) = (at(place) - half, at(place) + half);
        if taken.iter().any(|(left, right)| from < *right && *left < to) {
            return None;
        }
        taken.push((from, to));
        let above = HEIGHT - heights.get(place)? - 5.0;
        Some(Shape::text("own-number", at(place), above, NUMBER, own.piece.clone()))
    };
    numbered.into_iter().filter_map(&mut number).collect()
}

/// Draws the marks of what helped: each below its tick, that of the next move below the needle.
fn marks(moves: &[OwnMove], next: Option<Aid>, at: &impl Fn(usize) -> f64, needle: f64) -> String {
    let marked = moves.iter().enumerate().filter_map(|(place, own)| Some((at(place), own.aid?)));
    let mut last = f64::NEG_INFINITY;
    let mut path = String::new();
    for (x, aid) in marked.chain(next.map(|aid| (needle, aid))) {
        if x - last >= MARK {
            last = x;
            path += &mark(x, aid);
        }
    }
    path
}

/// Draws a bulb or an eye, some 12 wide and 15 high, with its middle at `x`.
fn mark(x: f64, aid: Aid) -> String {
    let (top, middle) = (tenths(HEIGHT + 3.0), tenths(HEIGHT + 10.0));
    match aid {
        Aid::Hint => format!(
            "M{0} {top}a4.2 4.2 0 0 0-2.4 7.6v2.4h4.8v-2.4a4.2 4.2 0 0 0-2.4-7.6zM{1} {2}h3",
            tenths(x),
            tenths(x - 1.5),
            tenths(HEIGHT + 15.8),
        ),
        Aid::Look => {
            format!("M{0} {middle}q6.5-8 13 0q-6.5 8-13 0zM{1} {middle}h.1", tenths(x - 6.5), tenths(x),)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Form;

    fn strip(pieces: &[usize]) -> OwnMoves {
        let own = |piece: &usize| OwnMove { rank: piece - 1, piece: piece.to_string(), aid: None };
        OwnMoves { width: 352.0, moves: pieces.iter().map(own).collect(), aid: None }
    }

    fn drawn(strip: &OwnMoves, role: &str) -> Vec<String> {
        let scene = strip.scene();
        let of_role = scene.shapes.iter().filter(|shape| shape.role.is_some_and(|found| found.0 == role));
        of_role
            .map(|shape| match &shape.form {
                Form::Path { d, .. } => d.clone(),
                Form::Text((x, _), _, words) => format!("{words} at {x}"),
                Form::Rect(rect, _) => format!("{} to {}", rect.x, rect.x + rect.width),
                _ => String::new(),
            })
            .collect()
    }

    #[test]
    fn the_picture_of_twelve_moves() {
        let strip = strip(&[2, 1, 1, 2, 1, 3, 1, 2, 1, 5, 1, 2]);
        assert_eq!(drawn(&strip, "tape-past"), ["0 to 310"]);
        assert_eq!(drawn(&strip, "own-number"), ["5 at 250", "3 at 154"]);
        assert!(drawn(&strip, "own-tick")[0].starts_with("M34 54v-8.6M58 54v-5M82"));
    }

    #[test]
    fn of_many_moves_the_last_are_shown() {
        let few = strip(&[1; 106]);
        assert_eq!(drawn(&few, "own-tick-thin")[0].matches('M').count(), 106);
        let many = strip(&[1; 300]);
        assert_eq!(drawn(&many, "own-tick-thin"), drawn(&few, "own-tick-thin"));
        assert_eq!(drawn(&many, "tape-past"), ["0 to 340"]);
    }

    #[test]
    fn of_two_numbers_that_touch_the_larger_stays() {
        let strip = strip(&[3; 60].map(|piece| piece).into_iter().chain([4, 3]).collect::<Vec<_>>());
        let numbers = drawn(&strip, "own-number");
        assert_eq!(numbers.iter().filter(|number| number.starts_with("4 ")).count(), 1);
        assert!(numbers.len() > 20 && numbers.len() < 62);
    }

    #[test]
    fn help_is_marked_below_the_move_that_it_helped_with() {
        let mut strip = strip(&[1, 2]);
        assert_eq!(drawn(&strip, "own-mark"), [""]);
        strip.moves[0].aid = Some(Aid::Hint);
        strip.aid = Some(Aid::Look);
        assert_eq!(drawn(&strip, "own-mark")[0].matches('z').count(), 2);
        assert!(drawn(&strip, "own-mark")[0].starts_with("M34 "));
    }

    #[test]
    fn tall_ticks_leave_room_for_their_numbers() {
        let strip = strip(&[1, 64]);
        assert_eq!(heights(&strip.moves), [5.0, 30.0]);
    }
}
