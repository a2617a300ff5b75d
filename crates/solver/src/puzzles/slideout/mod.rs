//! Pieces in a slide that block one another: the Crazy Elephant Dance, and the same with any number of places.
//!
//! The rightmost piece can always move to an adjacent place. Any other piece can move between places v and v + 1, in
//! either direction, only when its right neighbour is at N(v) and all pieces further right at their last place Z; N(v)
//! alternates between Z and 0, and is 0 before the last step. With an even number of places the states form a path;
//! with an odd number they form a tree with dead ends, from three pieces on, so never turning back does not solve it.

pub mod methods;
mod route;

use core::fmt;
use core::ops::Range;

pub use route::SlideOutRoute;

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
use crate::gray::{Digit, MOST_RADIX};
use crate::internals::keys::Keys;
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation;
use crate::internals::params::{Entry, Param};
use crate::methods::{Method, NotHere, Question};
use crate::pieces::{PieceMove, Wanted};
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::route::{Branch, Detour};
use crate::sized;

const ELEPHANTS: &str = "elephants";
const SLIDE_OUT: &str = "slideout";
const DEFAULT_BASE: Digit = 3;
const DEFAULT_PIECES: usize = 5;

const BASE: Param = Param::places(2, MOST_RADIX as usize, DEFAULT_BASE as usize);
const SIZE: Param = Param::size(DEFAULT_PIECES);

/// The maximum number of pieces: finding a state then takes about a second, since the cost grows with the square of the
/// pieces.
const MOST_PIECES: usize = 100_000;

/// A slide with a number of pieces, all with the same number of places.
///
/// ```
/// use gros_solver::{Puzzle, Route, SlideOut, Steps};
/// let elephants = SlideOut::elephants(5)?;
/// let route = elephants.route(&elephants.start(), &elephants.goal())?;
/// assert_eq!(route.steps(), &Steps::from(114u32));
///
/// let astray = elephants.parse_state("10000")?;
/// let detour = route.detour(&astray).ok_or("another puzzle")?;
/// assert_eq!(route.step_of(&astray), None);
/// assert_eq!((detour.leaves_at.to_string(), detour.depth.to_string()), ("83".into(), "22".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlideOut {
    base: Digit,
    pieces: usize,
    elephants: bool,
}

/// Where the pieces of a slide are.
///
/// Prints the free piece last, with dots in between if a piece has more than ten places.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlideOutState {
    puzzle: SlideOut,
    /// The free piece first.
    word: Vec<Digit>,
}

impl SlideOut {
    /// Makes a slide of pieces with `base` places each.
    ///
    /// # Errors
    /// If there are no pieces, or a piece does not have 2 to 10,000 places.
    pub fn new(base: Digit, pieces: usize) -> Result<SlideOut, SizeError> {
        if !(2..=MOST_RADIX).contains(&base) {
            return Err(SizeError { found: usize::from(base), least: 2, most: usize::from(MOST_RADIX) });
        }
        if pieces == 0 {
            return Err(SizeError { found: 0, least: 1, most: usize::MAX });
        }
        Ok(SlideOut { base, pieces, elephants: false })
    }

    /// Makes the Crazy Elephant Dance: 0 is up, 1 right, 2 down.
    ///
    /// # Errors
    /// If there are no elephants.
    pub fn elephants(pieces: usize) -> Result<SlideOut, SizeError> {
        Ok(SlideOut { elephants: true, ..SlideOut::new(DEFAULT_BASE, pieces)? })
    }

    /// Returns whether the pieces are elephants.
    #[must_use]
    pub fn is_elephants(&self) -> bool {
        self.elephants
    }

    /// Counts the places of a piece.
    #[must_use]
    pub fn base(&self) -> Digit {
        self.base
    }

    /// Returns whether the states form a path, without dead ends.
    #[must_use]
    pub fn is_line(&self) -> bool {
        self.base.is_multiple_of(2) || self.pieces < 3
    }

    /// Counts the states; none if the count has more than 64 bits.
    #[must_use]
    pub fn states(&self) -> Option<u64> {
        u64::from(self.base).checked_pow(u32::try_from(self.pieces).ok()?)
    }

    fn last_place(&self) -> Digit {
        self.base - 1
    }

    /// Returns N(v), where a piece's right neighbour must be for the piece to move between `v` and `v` + 1.
    fn key(&self, v: Digit) -> Digit {
        if (self.base + v).is_multiple_of(2) { 0 } else { self.last_place() }
    }

    /// Returns the state that is written as a row, its free piece last.
    fn of_row(self, mut row: Vec<Digit>) -> SlideOutState {
        row.reverse();
        SlideOutState { puzzle: self, word: row }
    }

    fn all(&self, value: Digit) -> SlideOutState {
        SlideOutState { puzzle: *self, word: vec![value; self.pieces] }
    }

    /// Returns the place where each piece to the right should be for a piece to move between `v` and `v` + 1, the nearest
    /// piece first.
    fn wanted(&self, piece: usize, v: Digit) -> impl Iterator<Item = Wanted> + '_ {
        let key = self.key(v);
        let value = move |right: usize| if right + 1 == piece { key } else { self.last_place() };
        (1..piece).rev().map(move |right| Wanted { piece: right, value: value(right) })
    }

    fn refusal(&self, state: &SlideOutState, mv: PieceMove) -> Option<IllegalMove> {
        let PieceMove { piece, to } = mv;
        let Some(from) = state.value_of(piece) else {
            return Some(IllegalMove::NoSuchPiece { piece, pieces: self.pieces });
        };
        if to >= self.base {
            return Some(IllegalMove::NoSuchValue { piece, value: to, most: self.last_place() });
        }
        match from.abs_diff(to) {
            0 => return Some(IllegalMove::SameValue { piece }),
            1 => {}
            _ => return Some(IllegalMove::NotOneStep { piece, from, to }),
        }
        let is_elsewhere = |wanted: &Wanted| state.value_of(wanted.piece) != Some(wanted.value);
        let in_the_way: Vec<Wanted> = self.wanted(piece, from.min(to)).filter(is_elsewhere).collect();
        let held = !in_the_way.is_empty();
        held.then_some(IllegalMove::PieceHeld { piece, from, to, wanted: in_the_way })
    }
}

impl SlideOutState {
    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &SlideOut {
        &self.puzzle
    }

    /// Returns the place of a piece; none if there is no such piece.
    #[must_use]
    pub fn value_of(&self, piece: usize) -> Option<Digit> {
        self.word.get(piece.checked_sub(1)?).copied()
    }

    /// Lists the pieces with their places, free piece last.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Digit)> + '_ {
        self.word.iter().enumerate().rev().map(|(index, value)| (index + 1, *value))
    }
}

impl Puzzle for SlideOut {
    type State = SlideOutState;
    type Move = PieceMove;
    type Route = SlideOutRoute;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> SlideOutState {
        self.all(0)
    }

    fn goal(&self) -> SlideOutState {
        self.all(self.last_place())
    }

    fn pieces(&self) -> usize {
        self.pieces
    }

    fn parse_state(&self, text: &str) -> Result<SlideOutState, ParseStateError> {
        let allowed = Alphabet::of_radix(self.base);
        if let Some(value) = allowed.perfect(text) {
            return Ok(self.all(value.into()));
        }
        let row = notation::read_digits(
            text,
            Alphabet::of_radix(self.base),
            self.pieces.saturating_mul(2).max(1000),
        )?;
        Ok(self.of_row(notation::fit(row, allowed, self.pieces)?))
    }

    fn parse_move(&self, text: &str) -> Result<PieceMove, ParseMoveError> {
        PieceMove::parse(text)
    }

    fn size_class(&self, mv: &PieceMove) -> u32 {
        u32::try_from(mv.piece).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a SlideOutState) -> impl Iterator<Item = PieceMove> + 'a {
        let last = self.last_place();
        // All pieces from the second neighbour on must be at their last place.
        let at_last = state.word.iter().take_while(|value| **value == last).count();
        state.word.iter().enumerate().take(at_last + 2).flat_map(move |(index, value)| {
            let right = index.checked_sub(1).map(|right| state.word[right]);
            let may_pass = move |v| right.is_none_or(|right| right == self.key(v));
            let down = value.checked_sub(1).filter(|to| may_pass(*to));
            let up = Some(value + 1).filter(|to| *to <= last && may_pass(*value));
            down.into_iter().chain(up).map(move |to| PieceMove { piece: index + 1, to })
        })
    }

    fn play(&self, state: &SlideOutState, mv: &PieceMove) -> Result<SlideOutState, IllegalMove> {
        if state.puzzle != *self {
            return Err(IllegalMove::OtherPuzzle);
        }
        if let Some(refusal) = self.refusal(state, *mv) {
            return Err(refusal);
        }
        let mut after = state.clone();
        if let Some(value) = after.word.get_mut(mv.piece - 1) {
            *value = mv.to;
        }
        Ok(after)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &PieceMove) {
        if let Some(place) = mv.piece.checked_sub(1) {
            notation::write_digit_at(row, place, mv.to, self.base);
        }
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::FirstAndLast
    }

    fn layout(&self, state: &SlideOutState, places: Range<usize>) -> Vec<Placed> {
        let placed = |(piece, place)| Placed { piece, place, places: self.base };
        state.pieces().skip(places.start).take(places.len()).map(placed).collect()
    }

    fn displacement(&self, state: &SlideOutState, mv: &PieceMove) -> Displacement {
        Displacement::of(mv.piece, state.value_of(mv.piece).unwrap_or(mv.to), mv.to)
    }

    fn with_piece(&self, state: &SlideOutState, piece: usize, place: Digit) -> Option<SlideOutState> {
        let index = piece.checked_sub(1).filter(|_| place < self.base)?;
        let mut word = state.word.clone();
        *word.get_mut(index)? = place;
        Some(SlideOutState { puzzle: *self, word })
    }

    fn move_of(&self, _: &SlideOutState, piece: usize, to: Digit) -> Option<PieceMove> {
        Some(PieceMove { piece, to })
    }

    /// ```
    /// use gros_solver::{PieceMove, Puzzle, SlideOut};
    /// use gros_solver::internals::Wanted;
    /// let elephants = SlideOut::elephants(5)?;
    /// let needs = elephants.needs(&elephants.start(), &PieceMove { piece: 3, to: 1 });
    /// assert_eq!(needs, [Wanted { piece: 2, value: 2 }, Wanted { piece: 1, value: 2 }]);
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    fn needs(&self, state: &SlideOutState, mv: &PieceMove) -> Vec<Wanted> {
        let Some(from) = state.value_of(mv.piece) else { return Vec::new() };
        self.wanted(mv.piece, from.min(mv.to)).collect()
    }

    fn branches(&self, from: &SlideOutState, to: &SlideOutState) -> Vec<Branch> {
        let tree = self.states_of_tree().and_then(|_| self.route(from, to).ok());
        tree.map_or_else(Vec::new, |route| route.branches())
    }

    fn detour(&self, from: &SlideOutState, to: &SlideOutState, state: &SlideOutState) -> Option<Detour> {
        self.route(from, to).ok().filter(|_| !self.is_line())?.detour(state)
    }

    fn states_of_tree(&self) -> Option<u64> {
        self.states().filter(|_| !self.is_line())
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<PieceMove> {
        methods::next_by(self, reason)
    }

    fn route(&self, from: &SlideOutState, to: &SlideOutState) -> Result<SlideOutRoute, NoRoute> {
        SlideOutRoute::new(*self, from, to).ok_or(NoRoute::OtherPuzzle)
    }
}

impl Named for SlideOut {
    const ENTRIES: &'static [Entry] = &[
        Entry { id: ELEPHANTS, params: &[SIZE, Param::FROM, Param::TO] },
        Entry { id: SLIDE_OUT, params: &[BASE, SIZE, Param::FROM, Param::TO] },
    ];

    fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<SlideOut>> {
        let elephants = id == ELEPHANTS;
        let asked = if elephants { None } else { keys.number(&BASE) };
        let base = asked.and_then(|base| Digit::try_from(base).ok()).unwrap_or(DEFAULT_BASE);
        let sized = sized::read(keys, Alphabet::of_radix(base), &SIZE, MOST_PIECES);
        let puzzle = SlideOut { base, pieces: sized.pieces, elephants };
        let start = sized.from.map_or_else(|| puzzle.start(), |row| puzzle.of_row(row));
        let goal = sized.to.map_or_else(|| puzzle.goal(), |row| puzzle.of_row(row));
        Setup::standard(puzzle).with_start(start).with_goal(goal)
    }

    fn id(&self) -> &'static str {
        if self.elephants { ELEPHANTS } else { SLIDE_OUT }
    }

    fn sizes(&self, limit: usize) -> (usize, usize) {
        (1, limit.min(MOST_PIECES))
    }

    fn resized(&self, pieces: usize) -> Option<SlideOut> {
        (1..=MOST_PIECES).contains(&pieces).then_some(SlideOut { pieces, ..*self })
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        let base = (self.base != DEFAULT_BASE).then(|| ("base", self.base.to_string()));
        let size = (self.pieces != DEFAULT_PIECES).then(|| ("n", self.pieces.to_string()));
        base.into_iter().chain(size).collect()
    }
}

impl fmt::Display for SlideOutState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&notation::write_digits(self.word.iter().rev().copied(), self.puzzle.base))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_sizes() {
        assert!(SlideOut::new(1, 4).is_err() && SlideOut::new(3, 0).is_err());
        assert_eq!(SlideOut::new(2, 1).map(|puzzle| puzzle.goal().to_string()), Ok("1".to_owned()));
    }
}
