//! What every puzzle can do: name its states and moves, play, and find a way.

use std::fmt::{Debug, Display};

use crate::error::{IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::keys::Keys;
use crate::route::Route;

/// A puzzle with its parameters, such as "rings, n = 9"; it holds no position of its own.
///
/// States and moves print themselves in the notation of the spec; `parse_state` and `parse_move` are
/// the inverse.
pub trait Puzzle: Clone + PartialEq + Debug {
    /// Where every piece is.
    type State: Clone + PartialEq + Debug + Display;
    /// One move of one piece.
    type Move: Clone + PartialEq + Debug + Display;
    /// A way from one state to another.
    type Route: Route<State = Self::State, Move = Self::Move>;

    /// Gives the state in which the puzzle is handed over.
    fn start(&self) -> Self::State;

    /// Gives the state in which it is solved.
    fn goal(&self) -> Self::State;

    /// Counts the pieces.
    fn pieces(&self) -> usize;

    /// Reads a state, most significant piece first.
    ///
    /// # Errors
    /// Says which symbol is wrong, or that the number of pieces is.
    fn parse_state(&self, text: &str) -> Result<Self::State, ParseStateError>;

    /// Reads a move.
    ///
    /// # Errors
    /// Says that the text is no move; whether the move is legal is the business of [`Puzzle::play`].
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseMoveError>;

    /// Gives the size class of the piece that a move moves, from 1.
    fn rank(&self, mv: &Self::Move) -> u32;

    /// Gives the moves that the rules allow in a state, one by one; the order is fixed.
    fn legal_moves<'a>(&'a self, state: &'a Self::State) -> impl Iterator<Item = Self::Move> + 'a;

    /// Makes a move and gives the state after it.
    ///
    /// # Errors
    /// Says which rule refused, and which pieces stand in the way.
    fn play(&self, state: &Self::State, mv: &Self::Move) -> Result<Self::State, IllegalMove>;

    /// Turns the printed form of a state into that of the state after a legal move, without asking whether it is
    /// legal: for writing many states in a row.
    fn reprint(&self, row: &mut Vec<u8>, mv: &Self::Move);

    /// Says which moves of a large piece stand out on a way.
    fn landmarks(&self) -> Landmarks;

    /// Finds a way from one state to another; always the same one.
    ///
    /// # Errors
    /// Says why there is none.
    fn route(&self, from: &Self::State, to: &Self::State) -> Result<Self::Route, NoRoute>;
}

/// Says which moves of a piece stand out on a way; those of the largest piece always do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmarks {
    /// The last: the piece is then where it stays.
    Last,
    /// The first and the last: smaller pieces make way before a larger one and follow it afterwards.
    FirstAndLast,
    /// No move stands out, not even of the largest piece.
    None,
}

/// A puzzle that can be named in a spec.
pub trait Named: Puzzle {
    /// The ids in the spec, lower case: one for each puzzle that runs on these rules.
    const IDS: &'static [&'static str];

    /// Reads the puzzle's own keys, `from` and `to`; what cannot be read is noted in `keys`, and the
    /// default stands in for it. `id` is one of [`Named::IDS`].
    ///
    /// None if these rules are not meant: two sets of rules may share an id and differ by a key. Nothing was taken
    /// from `keys` then.
    fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<Self>>;

    /// Gives the id of the puzzle.
    fn id(&self) -> &'static str;

    /// Gives the least and the largest number of pieces in which it comes, at most `limit`.
    fn sizes(&self, limit: usize) -> (usize, usize);

    /// Gives the same puzzle with another number of pieces; none if it does not come in that size.
    fn resized(&self, pieces: usize) -> Option<Self>;

    /// Writes the puzzle's own keys, defaults left out, in their fixed order.
    fn keys(&self) -> Vec<(&'static str, String)>;
}

/// A task: a puzzle with a start and a goal.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// Where the route begins.
    pub start: P::State,
    /// Where it ends.
    pub goal: P::State,
}

impl<P: Puzzle> Setup<P> {
    /// Sets the puzzle up as it is handed over.
    pub fn standard(puzzle: P) -> Setup<P> {
        Setup { start: puzzle.start(), goal: puzzle.goal(), puzzle }
    }
}
