//! Puzzles that a user makes up: pieces that wait for one another.
//!
//! Pieces are numbered from 1, the free one. Each stands at one of its places in a row, and takes a step between two
//! neighbouring places only while the faster pieces, those with smaller numbers, stand at the *guard* of that step.
//! Rings, Spin-Out, locks and slides are of this kind; Goetz Schwandtner's *n*-ary puzzles have one form of guard for all
//! pieces, here each step has its own.
//!
//! If every guard names a place of every faster piece, all states form a tree, with one way between any two. A guard in which
//! some piece does not matter adds moves, and with them loops: routes are then searched.
//!
//! ```
//! use gros_solver::{Custom, Puzzle, Route, Steps};
//! use gros_solver::custom::Rule;
//! let elephants = Custom::of_rule(Rule::SlideOut, &[3; 5])?;
//! let route = elephants.route(&elephants.start(), &elephants.goal())?;
//! assert_eq!(route.steps(), &Steps::from(114u32));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod design;
mod edit;
mod farthest;
pub mod methods;
mod notation;
mod route;
mod search;
mod tree;

use alloc::sync::Arc;
use core::fmt;
use core::ops::Range;

pub use design::{DesignError, Guard, Piece, Rule};
pub use route::CustomRoute;

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::gray::Digit;
use crate::guards::TreeRoute;
use crate::internals::keys::Keys;
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation as rows;
use crate::internals::params::{Entry, Param};
use crate::methods::{Method, NotHere, Question};
use crate::pieces::{PieceMove, Wanted};
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::route::{Branch, Detour, Route};
use crate::steps::Steps;
use design::Design;
use tree::CustomTree;

const ID: &str = "custom";

/// A puzzle of pieces that wait for one another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Custom {
    design: Arc<Design>,
}

/// Where its pieces are.
///
/// Prints the free piece last, with dots in between if a piece has more than ten places.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CustomState {
    puzzle: Custom,
    /// The free piece first.
    word: Vec<Digit>,
}

impl Custom {
    /// The most pieces.
    pub const MOST_PIECES: usize = 64;
    /// The most places of a piece.
    pub const MOST_PLACES: Digit = 36;
    /// The most states of a puzzle with loops, whose routes are searched.
    pub const MOST_STATES_WITH_LOOPS: usize = 5_000;

    /// Makes a puzzle from its pieces, the free one first.
    ///
    /// # Errors
    /// If there are no pieces or too many, a piece has too few or too many places, a guard does not fit, or there are too many
    /// states for a search.
    pub fn new(pieces: Vec<Piece>) -> Result<Custom, DesignError> {
        Design::new(pieces).map(|design| Custom { design: Arc::new(design) })
    }

    /// Makes a puzzle whose guards follow a rule from the places of its pieces, the free one first.
    ///
    /// # Errors
    /// If there are no pieces or too many, or a piece has too few or too many places.
    pub fn of_rule(rule: Rule, places: &[Digit]) -> Result<Custom, DesignError> {
        design::check_places(places)?;
        Custom::new(rule.pieces(places))
    }

    /// Lists the pieces, the free one first.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.design.pieces
    }

    /// Lists how many places the pieces have, the free one first.
    #[must_use]
    pub fn places(&self) -> Vec<Digit> {
        self.pieces().iter().map(|piece| piece.places).collect()
    }

    /// Returns the rule that gives all guards, if there is one.
    #[must_use]
    pub fn rule(&self) -> Option<Rule> {
        let places = self.places();
        Rule::ALL.into_iter().find(|rule| rule.pieces(&places) == self.pieces())
    }

    /// Returns whether a guard leaves the place of a piece open; there are loops then.
    #[must_use]
    pub fn has_loops(&self) -> bool {
        self.design.tree.is_none()
    }

    /// Returns whether all states form one line, without dead ends.
    #[must_use]
    pub fn is_line(&self) -> bool {
        self.design.tree.as_ref().is_some_and(|tree| tree.line().is_some())
    }

    /// Counts the states.
    #[must_use]
    pub fn states(&self) -> Steps {
        self.pieces().iter().fold(Steps::ONE, |states, piece| states.times(piece.places.into()))
    }

    /// Returns the guard of the step of a piece between a place and the next one; none if there is no such step.
    #[must_use]
    pub fn guard(&self, piece: usize, place: Digit) -> Option<&Guard> {
        self.pieces().get(piece.checked_sub(1)?)?.guards.get(usize::from(place))
    }

    /// Returns the tree of all states; none if there are loops.
    fn tree(&self) -> Option<CustomTree> {
        Some(CustomTree { puzzle: self.clone(), tree: self.design.tree.clone()? })
    }

    /// Returns the route along the line that all states form.
    fn line(&self) -> Option<TreeRoute<CustomTree>> {
        let tree = self.tree()?;
        let [first, last] = tree.tree.line()?.map(|end| self.state(end));
        TreeRoute::new(tree, &first, &last)
    }

    fn state(&self, word: Vec<Digit>) -> CustomState {
        CustomState { puzzle: self.clone(), word }
    }

    fn count(&self) -> usize {
        self.pieces().len()
    }

    fn last_place(&self, piece: usize) -> Digit {
        piece.checked_sub(1).and_then(|index| self.pieces().get(index)).map_or(0, |piece| piece.places - 1)
    }

    fn most_places(&self) -> Digit {
        self.pieces().iter().map(|piece| piece.places).max().unwrap_or(2)
    }

    /// Returns where the guard of a step wants the pieces, the nearest piece first; nothing for one that does not matter.
    fn wanted(&self, piece: usize, place: Digit) -> impl Iterator<Item = Wanted> + '_ {
        let guard = self.guard(piece, place).into_iter().flatten();
        let wanted = (1..).zip(guard).filter_map(|(piece, value)| Some(Wanted { piece, value: (*value)? }));
        Vec::from_iter(wanted).into_iter().rev()
    }

    fn refusal(&self, state: &CustomState, mv: PieceMove) -> Option<IllegalMove> {
        let PieceMove { piece, to } = mv;
        let Some(from) = state.place_of(piece) else {
            return Some(IllegalMove::NoSuchPiece { piece, pieces: self.count() });
        };
        let most = self.last_place(piece);
        if to > most {
            return Some(IllegalMove::NoSuchValue { piece, value: to, most });
        }
        match from.abs_diff(to) {
            0 => return Some(IllegalMove::SameValue { piece }),
            1 => {}
            _ => return Some(IllegalMove::NotOneStep { piece, from, to }),
        }
        let is_elsewhere = |wanted: &Wanted| state.place_of(wanted.piece) != Some(wanted.value);
        let wanted: Vec<Wanted> = self.wanted(piece, from.min(to)).filter(is_elsewhere).collect();
        let held = !wanted.is_empty();
        held.then_some(IllegalMove::PieceHeld { piece, from, to, wanted })
    }
}

impl CustomState {
    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Custom {
        &self.puzzle
    }

    /// Returns the place of a piece; none if there is no such piece.
    #[must_use]
    pub fn place_of(&self, piece: usize) -> Option<Digit> {
        self.word.get(piece.checked_sub(1)?).copied()
    }

    /// Lists the pieces with their places, free piece last.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Digit)> + '_ {
        self.word.iter().enumerate().rev().map(|(index, place)| (index + 1, *place))
    }

    fn passes(&self, guard: &Guard) -> bool {
        guard.iter().zip(&self.word).all(|(wanted, place)| wanted.is_none_or(|wanted| wanted == *place))
    }
}

impl Puzzle for Custom {
    type State = CustomState;
    type Move = PieceMove;
    type Route = CustomRoute;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> CustomState {
        self.state(vec![0; self.count()])
    }

    fn goal(&self) -> CustomState {
        self.state(self.pieces().iter().map(|piece| piece.places - 1).collect())
    }

    fn pieces(&self) -> usize {
        self.count()
    }

    fn parse_state(&self, text: &str) -> Result<CustomState, ParseStateError> {
        let allowed = Alphabet::of_radix(self.most_places());
        if let Some(value) = allowed.perfect(text) {
            return Ok(self.state(vec![value.into(); self.count()]));
        }
        let row = rows::read_digits(text, allowed, self.count().saturating_mul(2).max(1000))?;
        let mut word = rows::fit(row, allowed, self.count())?;
        let mut places = word.iter().zip(self.pieces().iter().rev()).enumerate();
        if let Some((index, (digit, piece))) = places.find(|(_, (digit, piece))| **digit >= piece.places) {
            let found = digit.to_string();
            return Err(ParseStateError::Value { place: index + 1, found, radix: piece.places });
        }
        word.reverse();
        Ok(self.state(word))
    }

    fn parse_move(&self, text: &str) -> Result<PieceMove, ParseMoveError> {
        PieceMove::parse(text)
    }

    fn size_class(&self, mv: &PieceMove) -> u32 {
        u32::try_from(mv.piece).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a CustomState) -> impl Iterator<Item = PieceMove> + 'a {
        (1..).zip(self.pieces()).zip(&state.word).flat_map(move |((piece, Piece { guards, .. }), place)| {
            let may_pass = |low: Digit| guards.get(usize::from(low)).is_some_and(|guard| state.passes(guard));
            let down = place.checked_sub(1).filter(|to| may_pass(*to));
            let up = Some(place + 1).filter(|_| may_pass(*place));
            down.into_iter().chain(up).map(move |to| PieceMove { piece, to })
        })
    }

    fn play(&self, state: &CustomState, mv: &PieceMove) -> Result<CustomState, IllegalMove> {
        if state.puzzle != *self {
            return Err(IllegalMove::OtherPuzzle);
        }
        if let Some(refusal) = self.refusal(state, *mv) {
            return Err(refusal);
        }
        let mut after = state.clone();
        if let Some(place) = after.word.get_mut(mv.piece - 1) {
            *place = mv.to;
        }
        Ok(after)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &PieceMove) {
        if let Some(index) = mv.piece.checked_sub(1) {
            rows::write_digit_at(row, index, mv.to, self.most_places());
        }
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::FirstAndLast
    }

    fn layout(&self, state: &CustomState, places: Range<usize>) -> Vec<Placed> {
        let placed = |(piece, place)| Placed { piece, place, places: self.last_place(piece) + 1 };
        state.pieces().skip(places.start).take(places.len()).map(placed).collect()
    }

    fn displacement(&self, state: &CustomState, mv: &PieceMove) -> Displacement {
        Displacement::of(mv.piece, state.place_of(mv.piece).unwrap_or(mv.to), mv.to)
    }

    fn with_piece(&self, state: &CustomState, piece: usize, place: Digit) -> Option<CustomState> {
        let index = piece.checked_sub(1)?;
        self.pieces().get(index).filter(|piece| place < piece.places)?;
        let mut word = state.word.clone();
        *word.get_mut(index)? = place;
        Some(self.state(word))
    }

    fn move_of(&self, _: &CustomState, piece: usize, to: Digit) -> Option<PieceMove> {
        Some(PieceMove { piece, to })
    }

    fn needs(&self, state: &CustomState, mv: &PieceMove) -> Vec<Wanted> {
        let from = state.place_of(mv.piece).unwrap_or(mv.to);
        self.wanted(mv.piece, from.min(mv.to)).collect()
    }

    fn branches(&self, from: &CustomState, to: &CustomState) -> Vec<Branch> {
        self.route(from, to).map_or_else(|_| Vec::new(), |route| route.branches())
    }

    fn detour(&self, from: &CustomState, to: &CustomState, state: &CustomState) -> Option<Detour> {
        self.route(from, to).ok().filter(|_| !self.is_line())?.detour(state)
    }

    fn states_of_tree(&self) -> Option<u64> {
        self.states().to_u64().filter(|_| !self.has_loops() && !self.is_line())
    }

    fn line_length(&self) -> Option<Steps> {
        self.is_line().then(|| self.states())
    }

    fn place_on_line(&self, state: &CustomState) -> Option<Steps> {
        self.line()?.step_of(state)
    }

    fn state_on_line(&self, place: &Steps) -> Option<CustomState> {
        Some(self.line()?.state_at(place))
    }

    fn line_weight(&self, pieces: usize) -> Option<Steps> {
        let faster = self.pieces().iter().take(pieces);
        self.is_line().then(|| faster.fold(Steps::ONE, |weight, piece| weight.times(piece.places.into())))
    }

    fn methods(&self) -> &'static [Method] {
        methods::of(self)
    }

    fn not_here(&self, method: Method) -> NotHere {
        if methods::ALL.contains(&method) { NotHere::NotALine } else { NotHere::OtherPuzzle }
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<PieceMove> {
        methods::next_by(self, reason)
    }

    fn route(&self, from: &CustomState, to: &CustomState) -> Result<CustomRoute, NoRoute> {
        if from.puzzle != *self || to.puzzle != *self {
            return Err(NoRoute::OtherPuzzle);
        }
        CustomRoute::new(self, from, to)
    }
}

impl Named for Custom {
    const ENTRIES: &'static [Entry] =
        &[Entry { id: ID, params: &[notation::PLACES, notation::WAITS, Param::FROM, Param::TO] }];

    fn from_keys(_: &str, keys: &mut Keys) -> Option<Setup<Custom>> {
        let puzzle = notation::read(keys)?;
        let (start, goal) = (keys.take_state("from", &puzzle), keys.take_state("to", &puzzle));
        let (start, goal) = (start.unwrap_or_else(|| puzzle.start()), goal.unwrap_or_else(|| puzzle.goal()));
        Setup::standard(puzzle).with_start(start).with_goal(goal)
    }

    fn id(&self) -> &'static str {
        ID
    }

    fn sizes(&self, _: usize) -> (usize, usize) {
        (self.count(), self.count())
    }

    fn resized(&self, _: usize) -> Option<Custom> {
        None
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        notation::write(self)
    }
}

impl fmt::Display for CustomState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&rows::write_digits(self.word.iter().rev().copied(), self.puzzle.most_places()))
    }
}
