//! The whole picture: the piles on the left and the square of positions on the right, each with its numbers.

use gros_solver::wythoff::Field;
use gros_solver::{Piles, Steps, Wythoff};

use super::game::{Game, largest};
use super::layout::{AXIS, Pill, Plan, Square, axis_number, has_number};
use super::piles::{Going, Heaps, Pile};
use super::quarter::Quarter;
use super::scale::PILE;
use super::{marked, queen};
use crate::ease::ease;
use crate::scene::{Place, Rect, Scene, Shape};
use crate::subject::{Sign, Subject, View};
use crate::within::Within;

/// The space between the piles, and between them and the numbers of the square.
const GAP: f64 = 12.0;
/// The space around everything.
const EDGE: f64 = 4.0;
/// The room for the numbers below the piles, and their size.
const COUNTS: (f64, f64) = (32.0, 20.0);
/// The room for the numbers below the square, and the size of all numbers beside it.
const NUMBERS: (f64, f64) = (20.0, 11.0);
/// The height of the words beside a winning cell, their size, and the padding at both ends.
const PILL: (f64, f64, f64) = (22.0, 13.0, 9.0);
/// The width of a letter and of a Han character, as fractions of the type size.
const LETTERS: (f64, f64) = (0.56, 1.0);
/// A longer number is shortened to a few digits at both ends.
const LONGEST: usize = 13;
const KEPT: usize = 5;

/// Draws the whole picture.
pub(super) fn scene(subject: &Subject<Wythoff>, view: &View<'_>) -> Scene {
    let none = Game::default();
    let whole = Whole { subject, view, game: view.game.unwrap_or(&none) };
    let square = whole.square();
    let has_piles = square.is_none() || whole.plan().is_wide;
    let piles = has_piles.then(|| whole.piles());
    let mut room = Rect::default();
    let mut shapes = Vec::new();
    for (drawn, size) in piles.into_iter().chain(square) {
        let left = if room.width > 0.0 { room.width + GAP } else { 0.0 };
        // Both end at the same height, with nothing below it.
        shapes.push(Shape::placed(Place::at(left, -size.1), drawn));
        room = Rect::new(0.0, room.y.min(-size.1), left + size.0, room.height.max(size.1));
    }
    Scene { room: room.grown(EDGE), shapes, ..Scene::default() }
}

/// Shapes from an origin, and their width and height.
type Part = (Vec<Shape>, (f64, f64));

struct Whole<'a> {
    subject: &'a Subject<Wythoff>,
    view: &'a View<'a>,
    game: &'a Game,
}

impl Whole<'_> {
    /// Returns how the parts are laid out.
    fn plan(&self) -> Plan {
        let largest = largest(&self.subject.puzzle, &self.subject.state);
        Plan::of(self.view.room.0, self.view.room.1, self.game.looks, largest)
    }

    /// Returns the piles that were left, and how far the move from there has come, while it is in progress.
    fn way(&self) -> Option<(&Piles, f64)> {
        let way = self.subject.moving.as_ref().filter(|way| way.part < 1.0)?;
        Some((&way.from, ease(way.part)))
    }

    /// Draws both piles with their numbers.
    fn piles(&self) -> Part {
        let state = &self.subject.state;
        let (before, part) = self.way().unwrap_or((state, 0.0));
        let heaps = Heaps::after(state, before);
        let going = Going { part, leaves_ghosts: false };
        let height = heaps.map_or(0.0, Heaps::height);
        let pile = |is_right: bool| {
            let (stones, old) =
                if is_right { (&state.right, &before.right) } else { (&state.left, &before.left) };
            let taken = if self.has_marks() { &self.game.taken[usize::from(is_right)] } else { &Steps::ZERO };
            let mut shapes =
                heaps.map(|heaps| Pile { heaps, is_right, taken, going }.shapes()).unwrap_or_default();
            let now = if part < 0.5 { old } else { stones };
            shapes.push(self.count(is_right, now, height));
            let x = if is_right { PILE + GAP } else { 0.0 };
            Shape::placed(Place::at(x, 0.0), shapes)
        };
        (vec![pile(false), pile(true)], (2.0 * PILE + GAP, height + COUNTS.0))
    }

    fn count(&self, is_right: bool, stones: &Steps, above: f64) -> Shape {
        let name = (self.view.say)(if is_right { Sign::RightPile } else { Sign::LeftPile });
        let text = format!("{name} {}", short(&stones.to_string())).trim().to_owned();
        let size = COUNTS.1.min(PILE / width_of(&text));
        Shape::text("pile-count", PILE / 2.0, above + COUNTS.0 - 8.0, size, text)
    }

    /// Returns whether to mark where one can go.
    fn has_marks(&self) -> bool {
        !self.view.is_still && self.subject.moving.is_none()
    }

    /// Draws the square of positions with its numbers, if it is given.
    fn square(&self) -> Option<Part> {
        let field = self.game.field.as_ref()?;
        let Plan { cell, formulas, .. } = self.plan();
        let quarter = Quarter {
            field,
            game: self.game,
            cell,
            has_formulas: formulas > 0.0,
            hint: marked(self.subject),
            has_marks: self.has_marks(),
            queen: queen(self.subject, field),
        };
        let square = quarter.square();
        let side = square.side();
        let mut shapes = quarter.scene().shapes;
        shapes.extend(self.numbers(&quarter));
        if self.has_marks() && self.game.looks.verdict {
            shapes.extend(field.winning.iter().flat_map(|at| self.pill(field, square, *at)));
        }
        let top = formulas.max(EDGE);
        let size = (AXIS + side + formulas.max(EDGE), top + side + NUMBERS.0);
        Some((vec![Shape::placed(Place::at(AXIS, top), shapes)], size))
    }

    /// Writes the numbers beside the square.
    fn numbers(&self, quarter: &Quarter<'_>) -> Vec<Shape> {
        let (square, field) = (quarter.square(), quarter.field);
        let side = square.side();
        let queen = quarter.queen.map(|pile| pile.round().max(0.0) as u64);
        let number = |axis: usize, pile: u64| {
            let (x, y) =
                square.centre([0, 1].map(|side| if side == axis { pile } else { field.corner[side] }));
            let (x, y) = if axis == 0 { (x, side + NUMBERS.0 - 5.0) } else { (-AXIS / 2.0, y + 4.0) };
            let role = if pile == queen[axis] { "axis-number-here" } else { "axis-number" };
            Shape::text(role, x, y, NUMBERS.1, axis_number(pile))
        };
        let along = |axis: usize| {
            let piles = field.corner[axis]..field.corner[axis].saturating_add(field.size);
            piles
                .filter(move |pile| has_number(*pile, queen[axis], square.cell))
                .map(move |pile| number(axis, pile))
        };
        along(0).chain(along(1)).collect()
    }

    /// Writes what to take beside a winning cell.
    fn pill(&self, field: &Field, square: Square, at: [u64; 2]) -> Vec<Shape> {
        let [left, right] = [0, 1].map(|side| field.here[side] - at[side].min(field.here[side]));
        let words = (self.view.say)(Sign::Take { left, right });
        let (height, size, free) = PILL;
        let width = width_of(&words) * size + 2.0 * free;
        if words.is_empty() || width > square.side() {
            return Vec::new();
        }
        let Pill { at: (x, y), is_left } = square.pill(at);
        let x = (if is_left { x - width } else { x }).within(0.0, square.side() - width);
        vec![
            Shape::rect("pill-ground", Rect::new(x, y - height / 2.0, width, height), height / 2.0),
            Shape::text("pill-words", x + width / 2.0, y, size, words),
        ]
    }
}

/// Estimates the width of words, in multiples of their type size.
fn width_of(words: &str) -> f64 {
    words.chars().map(|sign| if sign >= '\u{2E80}' { LETTERS.1 } else { LETTERS.0 }).sum()
}

/// Removes the middle of a long number.
fn short(digits: &str) -> String {
    match (digits.get(..KEPT), digits.get(digits.len().saturating_sub(KEPT)..)) {
        (Some(first), Some(last)) if digits.len() > LONGEST => format!("{first}…{last}"),
        _ => digits.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subject::{Manner, Moving, Pictured};
    use gros_solver::Puzzle;

    fn game(puzzle: &Wythoff, state: &Piles) -> Game {
        Game { field: puzzle.field(state, 21), ..Game::default() }
    }

    fn picture(subject: &Subject<Wythoff>, game: &Game) -> Scene {
        Wythoff::scene(subject, &View { game: Some(game), is_still: true, ..View::of((980.0, 560.0)) })
    }

    #[test]
    fn the_queen_and_the_stones_go_from_position_to_position() {
        let puzzle = Wythoff::new(14u32.into(), 20u32.into());
        let (from, to) = (puzzle.start(), Piles::new(9u32.into(), 15u32.into()));
        let (before, after) = (game(&puzzle, &from), game(&puzzle, &to));
        let at = |part: f64| {
            let moving = Some(Moving { from: from.clone(), part, manner: Manner::Full });
            picture(&Subject { moving, ..Subject::still(puzzle.clone(), to.clone()) }, &after)
        };
        assert_eq!(at(0.0), picture(&Subject::still(puzzle.clone(), from.clone()), &before));
        assert_eq!(at(1.0), picture(&Subject::still(puzzle.clone(), to.clone()), &after));
        assert!(at(0.5) != at(0.0) && at(0.5) != at(1.0));
    }

    #[test]
    fn numbers_too_long_for_a_pile_are_cut() {
        assert_eq!([short("1234567890123"), short("12345678901234")], ["1234567890123", "12345…01234"]);
    }
}
