//! A row of switches, each of which can be flipped at any time.
//!
//! Switches are numbered from 1, the rightmost. Each switch that differs from the goal is flipped once, so the number
//! of moves is the number of switches that differ, in any order.

pub mod methods;

use core::fmt;
use core::ops::Range;

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
use crate::gray::Digit;
use crate::internals::keys::Keys;
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation;
use crate::internals::params::{Entry, Param};
use crate::methods::{Method, NotHere, Question};
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::search::{SearchedRoute, search};
use crate::sized;

const USUAL: usize = 4;
const MOST: usize = 10;

const SIZE: Param = Param::size(USUAL);

/// A row of switches.
///
/// ```
/// use gros_solver::switches::Switches;
/// use gros_solver::{Puzzle, Route, Steps};
/// let row = Switches::new(5)?;
/// assert_eq!(row.route(&row.start(), &row.goal())?.steps(), &Steps::from(5u32));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    count: usize,
}

/// Which switches are on.
///
/// Prints the switch with the largest number first, `0` off and `1` on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SwitchesState {
    /// Switch 1 first.
    on: Vec<bool>,
}

impl Switches {
    /// Makes a row of `count` switches.
    ///
    /// # Errors
    /// If `count` is not 1 to 10.
    pub fn new(count: usize) -> Result<Switches, SizeError> {
        let is_allowed = (1..=MOST).contains(&count);
        is_allowed.then_some(Switches { count }).ok_or(SizeError { found: count, least: 1, most: MOST })
    }

    fn state_of_row<D: Copy + PartialEq + From<bool>>(row: &[D]) -> SwitchesState {
        SwitchesState { on: row.iter().rev().map(|value| *value == D::from(true)).collect() }
    }
}

impl SwitchesState {
    /// Returns whether a switch is on; a switch that does not exist is off.
    #[must_use]
    pub fn is_on(&self, switch: usize) -> bool {
        switch.checked_sub(1).and_then(|index| self.on.get(index)).copied().unwrap_or(false)
    }

    /// Lists the switches with their places, largest number first.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Digit)> + '_ {
        (1..=self.on.len()).rev().map(|switch| (switch, self.is_on(switch).into()))
    }
}

impl Puzzle for Switches {
    type State = SwitchesState;
    type Move = PieceMove;
    type Route = SearchedRoute<Switches>;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> SwitchesState {
        SwitchesState { on: vec![false; self.count] }
    }

    fn goal(&self) -> SwitchesState {
        SwitchesState { on: vec![true; self.count] }
    }

    fn pieces(&self) -> usize {
        self.count
    }

    fn parse_state(&self, text: &str) -> Result<SwitchesState, ParseStateError> {
        notation::read_state(text, Alphabet::Bits, self.count).map(|row| Switches::state_of_row(&row))
    }

    fn parse_move(&self, text: &str) -> Result<PieceMove, ParseMoveError> {
        PieceMove::parse(text)
    }

    fn size_class(&self, mv: &PieceMove) -> u32 {
        u32::try_from(mv.piece).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a SwitchesState) -> impl Iterator<Item = PieceMove> + 'a {
        (1..=self.count).map(|piece| PieceMove { piece, to: (!state.is_on(piece)).into() })
    }

    fn play(&self, state: &SwitchesState, mv: &PieceMove) -> Result<SwitchesState, IllegalMove> {
        let PieceMove { piece, to } = *mv;
        let mut after = state.clone();
        let switch = piece.checked_sub(1).and_then(|index| after.on.get_mut(index));
        let Some(switch) = switch.filter(|_| state.on.len() == self.count) else {
            return Err(IllegalMove::NoSuchPiece { piece, pieces: self.count });
        };
        if to > 1 {
            return Err(IllegalMove::NoSuchValue { piece, value: to, most: 1 });
        }
        if Digit::from(*switch) == to {
            return Err(IllegalMove::SameValue { piece });
        }
        *switch = to == 1;
        Ok(after)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &PieceMove) {
        notation::write_digit_at(row, mv.piece - 1, mv.to, 2);
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::Last
    }

    fn layout(&self, state: &SwitchesState, places: Range<usize>) -> Vec<Placed> {
        let placed = |(piece, place)| Placed { piece, place, places: 2 };
        state.pieces().skip(places.start).take(places.len()).map(placed).collect()
    }

    fn displacement(&self, state: &SwitchesState, mv: &PieceMove) -> Displacement {
        Displacement::of(mv.piece, state.is_on(mv.piece).into(), mv.to)
    }

    fn with_piece(&self, state: &SwitchesState, piece: usize, place: Digit) -> Option<SwitchesState> {
        let mut after = state.clone();
        *after.on.get_mut(piece.checked_sub(1)?).filter(|_| place < 2)? = place == 1;
        Some(after)
    }

    fn move_of(&self, _: &SwitchesState, piece: usize, to: Digit) -> Option<PieceMove> {
        Some(PieceMove { piece, to })
    }

    fn route(&self, from: &SwitchesState, to: &SwitchesState) -> Result<SearchedRoute<Switches>, NoRoute> {
        if [from, to].iter().any(|state| state.on.len() != self.count) {
            return Err(NoRoute::OtherPuzzle);
        }
        search(self, from, |state| state == to)
    }

    fn reason(question: &Question<Switches>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<PieceMove> {
        methods::next_by(self, reason)
    }
}

impl Named for Switches {
    const ENTRIES: &'static [Entry] = &[Entry { id: "switches", params: &[SIZE, Param::FROM, Param::TO] }];

    fn from_keys(_: &str, keys: &mut Keys) -> Option<Setup<Switches>> {
        let sized = sized::read(keys, Alphabet::Bits, &SIZE, MOST);
        let puzzle = Switches { count: sized.pieces };
        let state = |row: Vec<Digit>| Switches::state_of_row(&row);
        let start = sized.from.map_or_else(|| puzzle.start(), state);
        let goal = sized.to.map_or_else(|| puzzle.goal(), state);
        Setup::standard(puzzle).with_start(start).with_goal(goal)
    }

    fn id(&self) -> &'static str {
        "switches"
    }

    fn sizes(&self, limit: usize) -> (usize, usize) {
        (1, limit.min(MOST))
    }

    fn resized(&self, pieces: usize) -> Option<Switches> {
        Switches::new(pieces).ok()
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        Vec::from_iter((self.count != USUAL).then(|| (SIZE.key, self.count.to_string())))
    }
}

impl fmt::Display for SwitchesState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&notation::write_digits(self.pieces().map(|(_, place)| place), 2))
    }
}
