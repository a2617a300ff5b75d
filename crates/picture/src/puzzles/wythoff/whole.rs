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
use crate::marks::framed;
use crate::scene::{Place, Point, Rect, Scene, Shape, Target};
use crate::subject::{Sign, Subject, View};
use crate::words::{self, fitting};

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
/// A longer number is shortened to a few digits at both ends.
const LONGEST: usize = 13;
const KEPT: usize = 5;

/// The targets: each pile, and the square.
const PILES: [usize; 2] = [1, 2];
const SQUARE: usize = 3;

/// Draws the whole picture.
pub(super) fn scene(subject: &Subject<Wythoff>, view: &View<'_>) -> Scene {
    let none = Game::default();
    let whole = Whole { subject, view, game: view.game.unwrap_or(&none) };
    let [piles, square] = whole.places();
    let mut room = Rect::default();
    let mut shapes = Vec::new();
    let drawn = [piles.zip(Some(whole.piles())), square.zip(whole.square())];
    for (place, drawn) in drawn.into_iter().flatten() {
        shapes.push(Shape::placed(Place::at(place.x, place.y), drawn));
        room = Rect::new(0.0, room.y.min(place.y), place.x + place.width, room.height.max(place.height));
    }
    let targets = if view.game.is_some() && !view.is_still { whole.targets() } else { Vec::new() };
    Scene { room: room.grown(EDGE), shapes, targets, ..Scene::default() }
}

/// Returns how many stones of each pile choosing a point of the picture takes; none beside stones and squares.
pub(super) fn taken_at(subject: &Subject<Wythoff>, view: &View<'_>, (x, y): Point) -> Option<[Steps; 2]> {
    let game = view.game?;
    let whole = Whole { subject, view, game };
    let [piles, square] = whole.places();
    let state = &subject.state;
    if let Some(place) = piles.filter(|place| place.holds((x, y))) {
        let is_right = x > PILE + GAP / 2.0;
        let left = if is_right { PILE + GAP } else { 0.0 };
        let stones = Heaps::of(state)?.taken_at(is_right, (x - left, y - place.y))?;
        let (stones, none) = (Steps::from(stones), Steps::ZERO);
        return Some(if is_right { [none, stones] } else { [stones, none] });
    }
    let (place, field) = (square?, game.field.as_ref()?);
    let (square, top) = (Square::of(field, whole.plan().cell), whole.top());
    let to = square.position((x - place.x - AXIS, y - place.y - top)).filter(|to| field.is_target(*to))?;
    Some([field.here[0] - to[0], field.here[1] - to[1]].map(Steps::from))
}

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

    /// Returns where the piles and the square are, if they are drawn: both end at the same height, with nothing below it.
    fn places(&self) -> [Option<Rect>; 2] {
        let square = self.game.field.as_ref().map(|field| {
            let side = Square::of(field, self.plan().cell).side();
            (AXIS + side + self.top(), self.top() + side + NUMBERS.0)
        });
        let has_piles = square.is_none() || self.plan().is_wide;
        let (before, _) = self.way().unwrap_or((&self.subject.state, 0.0));
        let height = Heaps::after(&self.subject.state, before).map_or(0.0, Heaps::height);
        let piles = has_piles.then_some((2.0 * PILE + GAP, height + COUNTS.0));
        let left = piles.map_or(0.0, |(width, _)| width + GAP);
        let place = |left: f64, (width, height): (f64, f64)| Rect::new(left, -height, width, height);
        [piles.map(|size| place(0.0, size)), square.map(|size| place(left, size))]
    }

    /// Returns the room above the square, and at its right.
    fn top(&self) -> f64 {
        self.plan().formulas.max(EDGE)
    }

    /// Returns the targets: the piles, if they are drawn, and the square.
    fn targets(&self) -> Vec<Target> {
        let target =
            |name, number: usize, area| Target { name, pieces: number..=number, area, outlines: Vec::new() };
        let [piles, square] = self.places();
        let piles = piles.filter(|_| Heaps::of(&self.subject.state).is_some()).map(|place| {
            let pile = |left: f64| Rect::new(left, place.y, PILE, place.height);
            let [one, other] = PILES;
            [target("pile", one, pile(0.0)), target("pile", other, pile(PILE + GAP))]
        });
        let square = square.map(|place| target("square", SQUARE, place));
        piles.into_iter().flatten().chain(square).collect()
    }

    /// Returns the piles that were left, and how far the move from there has come, while it is in progress.
    fn way(&self) -> Option<(&Piles, f64)> {
        let way = self.subject.moving.as_ref().filter(|way| way.part < 1.0)?;
        Some((&way.from, ease(way.part)))
    }

    /// Draws both piles with their numbers.
    fn piles(&self) -> Vec<Shape> {
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
        vec![pile(false), pile(true)]
    }

    fn count(&self, is_right: bool, stones: &Steps, above: f64) -> Shape {
        let name = (self.view.say)(if is_right { Sign::RightPile } else { Sign::LeftPile });
        let text = format!("{name} {}", short(&stones.to_string())).trim().to_owned();
        let size = fitting(&text, COUNTS.1, PILE);
        Shape::text("pile-count", PILE / 2.0, above + COUNTS.0 - 8.0, size, text)
    }

    /// Returns whether to mark where one can go.
    fn has_marks(&self) -> bool {
        !self.view.is_still && self.subject.moving.is_none()
    }

    /// Draws the square of positions with its numbers, if it is given.
    fn square(&self) -> Option<Vec<Shape>> {
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
        let mut shapes = quarter.scene().shapes;
        shapes.extend(self.numbers(&quarter));
        if self.has_marks() && self.game.looks.verdict {
            shapes.extend(field.winning.iter().flat_map(|at| self.pill(field, square, *at)));
        }
        Some(vec![Shape::placed(Place::at(AXIS, self.top()), shapes)])
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
        let width = words::width(&words, size) + 2.0 * free;
        if words.is_empty() || width > square.side() {
            return Vec::new();
        }
        let Pill { at: (x, y), is_left } = square.pill(at);
        let x = words::inside(
            if is_left { x - width / 2.0 } else { x + width / 2.0 },
            width,
            (0.0, square.side()),
        );
        let area = Rect::around((x, y), width, height);
        framed(["pill-ground", "pill-words"], area, height / 2.0, size, words).into()
    }
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
    use crate::subject::Pictured;
    use gros_solver::{AnyPuzzle, AnyState, Puzzle};

    fn game(puzzle: &Wythoff, state: &Piles) -> Game {
        Game { field: puzzle.field(state, 21), ..Game::default() }
    }

    #[test]
    fn stones_and_squares_are_chosen_where_they_are_drawn() {
        let puzzle = Wythoff::new(8u32.into(), 13u32.into());
        let game = game(&puzzle, &puzzle.start());
        let subject = Subject::still(puzzle.clone(), puzzle.start());
        let view = View { game: Some(&game), ..View::of((980.0, 560.0)) };
        let scene = Wythoff::scene(&subject, &view);
        let taken =
            |at| taken_at(&subject, &view, at).map(|taken| taken.map(|count| count.to_u64().unwrap()));
        let [left, right, square] = &scene.targets[..] else { panic!("{:?}", scene.targets) };
        let points = |area: Rect| {
            let along =
                |from: f64, length: f64| (0..400).map(move |step| from + length * f64::from(step) / 400.0);
            along(area.x, area.width).flat_map(move |x| along(area.y, area.height).map(move |y| (x, y)))
        };
        let all = |area: Rect| points(area).filter_map(taken).collect::<std::collections::BTreeSet<_>>();
        assert_eq!(all(left.area), (1..=8).map(|count| [count, 0]).collect());
        assert_eq!(all(right.area), (1..=13).map(|count| [0, count]).collect());
        let from_both = (1..=8).map(|count| [count, count]);
        let every = (1..=8).map(|count| [count, 0]).chain((1..=13).map(|count| [0, count])).chain(from_both);
        assert_eq!(all(square.area), every.collect());
    }

    #[test]
    fn every_move_has_a_dot_however_narrow_the_places_are() {
        for (left, right) in [(3u32, 8u32), (14, 20), (24, 24)] {
            for room in [(296.0, 350.0), (980.0, 560.0)] {
                let puzzle = Wythoff::new(left.into(), right.into());
                let (any, start) = (AnyPuzzle::Wythoff(puzzle.clone()), AnyState::Wythoff(puzzle.start()));
                let game = Game::around(&any, &start, room, false);
                let view = View { game: game.as_ref(), ..View::of(room) };
                let subject = Subject { has_marks: true, ..Subject::still(puzzle.clone(), puzzle.start()) };
                let scene = Wythoff::scene(&subject, &view);
                let dots = scene.of_role("quarter-dot").count();
                assert_eq!(dots as u32, left + right + left.min(right), "{left},{right} {room:?}");
            }
        }
    }

    #[test]
    fn numbers_too_long_for_a_pile_are_cut() {
        assert_eq!([short("1234567890123"), short("12345678901234")], ["1234567890123", "12345…01234"]);
    }
}
