//! The interface of every puzzle: name its states and moves, play, and find a route.

use core::fmt::{Debug, Display};
use core::hash::Hash;
use core::ops::Range;

use crate::error::{IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::gray::Digit;
use crate::internals::keys::Keys;
use crate::internals::layout::{Displacement, GamePosition, Placed};
use crate::internals::params::Entry;
use crate::methods::{Method, NotHere, Question, ruler};
use crate::pieces::Wanted;
use crate::prelude::*;
use crate::route::{Branch, Detour, Route};
use crate::steps::Steps;

/// A puzzle with its parameters, such as "rings, n = 9"; it holds no state.
///
/// States and moves print themselves in the notation of the spec; `parse_state` and `parse_move` are the inverse. Their
/// order has no meaning; it lets them be keys of a map.
///
/// Only the puzzles of this crate implement it so far: what else a puzzle must answer, for pictures and explanations,
/// is hidden here and may change in any release.
pub trait Puzzle: Clone + PartialEq + Debug {
    /// Where every piece is.
    type State: Clone + Eq + Ord + Hash + Debug + Display;
    /// One move of one piece.
    type Move: Clone + Eq + Ord + Hash + Debug + Display;
    /// A route from one state to another.
    type Route: Route<State = Self::State, Move = Self::Move>;
    /// The findings of its methods.
    #[doc(hidden)]
    type Reason: Clone + PartialEq + Debug;

    /// The methods for these rules, whatever the parameters.
    #[doc(hidden)]
    const METHODS: &'static [Method] = &[];

    /// Returns the initial state.
    fn start(&self) -> Self::State;

    /// Returns the goal, the solved state.
    fn goal(&self) -> Self::State;

    /// Counts the pieces.
    fn pieces(&self) -> usize;

    /// Reads a state, most significant piece first.
    ///
    /// # Errors
    /// The first wrong symbol, or a wrong number of pieces.
    fn parse_state(&self, text: &str) -> Result<Self::State, ParseStateError>;

    /// Reads a move.
    ///
    /// # Errors
    /// If the text is not a move. Whether a move is legal is up to [`Puzzle::play`].
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseMoveError>;

    /// Returns the size class of the piece that a move moves, from 1.
    #[doc(hidden)]
    fn size_class(&self, mv: &Self::Move) -> u32;

    /// Returns the legal moves in a state, one by one, in a fixed order.
    fn legal_moves<'a>(&'a self, state: &'a Self::State) -> impl Iterator<Item = Self::Move> + 'a;

    /// Makes a move and returns the state after it.
    ///
    /// # Errors
    /// The rule that refuses the move, with the pieces that block it.
    fn play(&self, state: &Self::State, mv: &Self::Move) -> Result<Self::State, IllegalMove>;

    /// Returns the move that leads from one state to another; none if no single one does.
    #[doc(hidden)]
    fn move_between(&self, from: &Self::State, to: &Self::State) -> Option<Self::Move> {
        match self.move_leaving(to) {
            Some(mv) => self.play(from, &mv).is_ok().then_some(mv),
            None => self.legal_moves(from).find(|mv| self.play(from, mv).is_ok_and(|state| state == *to)),
        }
    }

    /// Returns the move that leaves this state, for puzzles in which a move is written as the state that it leaves.
    #[doc(hidden)]
    fn move_leaving(&self, _to: &Self::State) -> Option<Self::Move> {
        None
    }

    /// Turns the printed form of a state into that of the state after a legal move, without checking that it is legal;
    /// used to write many states in a row.
    #[doc(hidden)]
    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &Self::Move);

    /// Returns the pieces at some positions of the written row, with their places; none if pieces have no places.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Rings};
    /// use gros_solver::internals::Placed;
    /// let nine = Rings::new(9)?;
    /// let state = nine.parse_state("010110111")?;
    /// assert_eq!(nine.layout(&state, 1..2), [Placed { piece: 8, place: 1, places: 2 }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(hidden)]
    fn layout(&self, state: &Self::State, places: Range<usize>) -> Vec<Placed>;

    /// Returns what a move does in the state in which it is made.
    #[doc(hidden)]
    fn displacement(&self, state: &Self::State, mv: &Self::Move) -> Displacement;

    /// Returns the state with one piece at another place; none if the piece, the place or the state does not exist.
    #[doc(hidden)]
    fn with_piece(&self, state: &Self::State, piece: usize, place: Digit) -> Option<Self::State>;

    /// Returns the move of a piece to a place, whether legal or not; none if no move could mean that.
    #[doc(hidden)]
    fn move_of(&self, state: &Self::State, piece: usize, to: Digit) -> Option<Self::Move>;

    /// Counts the places where pieces lie on top of each other, such as pegs; 0 for puzzles without them.
    #[doc(hidden)]
    fn stacks(&self) -> usize {
        0
    }

    /// Returns the top piece at such a place, the only one that can be taken; none if the place is empty.
    ///
    /// ```
    /// use gros_solver::{Hanoi, Puzzle};
    /// let tower = Hanoi::new(5)?;
    /// let state = tower.parse_state("CAABA")?;
    /// let tops: Vec<Option<usize>> = (0..3).map(|peg| tower.top_of(&state, peg)).collect();
    /// assert_eq!((tower.stacks(), tops), (3, vec![Some(1), Some(2), Some(5)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(hidden)]
    fn top_of(&self, _state: &Self::State, _place: Digit) -> Option<usize> {
        None
    }

    /// Returns the move of the top piece of one place to another place, whether legal or not; none if there is no such
    /// piece.
    #[doc(hidden)]
    fn move_of_top(&self, state: &Self::State, from: Digit, to: Digit) -> Option<Self::Move> {
        self.move_of(state, self.top_of(state, from)?, to)
    }

    /// Returns the puzzle that begins in a state, where the start is one of the puzzle's parameters.
    #[doc(hidden)]
    #[must_use]
    fn beginning_in(self, _start: &Self::State) -> Self {
        self
    }

    /// Returns whether a state can be the goal of a route.
    #[doc(hidden)]
    fn accepts_goal(&self, _goal: &Self::State) -> bool {
        true
    }

    /// Returns the starts that can be chosen by name.
    #[doc(hidden)]
    fn named_starts(&self) -> Vec<Self::State> {
        vec![self.start(), self.goal()]
    }

    /// Returns the goals that can be chosen by name, the default first.
    #[doc(hidden)]
    fn named_goals(&self) -> Vec<Self::State> {
        vec![self.goal(), self.start()]
    }

    /// Returns a state with every piece at a random place; `throw` throws a die with the given number of sides, counted
    /// from 0.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Rings};
    /// let nine = Rings::new(9)?;
    /// let mut sides = (0..2).cycle();
    /// let state = nine.random_state(&mut |_| sides.next().unwrap_or(0));
    /// assert_eq!(state.map(|state| state.to_string()).as_deref(), Some("010101010"));
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    #[doc(hidden)]
    fn random_state(&self, throw: &mut dyn FnMut(usize) -> usize) -> Option<Self::State> {
        let start = self.start();
        let pieces = self.layout(&start, 0..self.pieces());
        pieces.into_iter().try_fold(start, |state, Placed { piece, places, .. }| {
            self.with_piece(&state, piece, throw(places.into()).try_into().ok()?)
        })
    }

    /// Returns which pieces must be where for a move, nearest piece first.
    #[doc(hidden)]
    fn needs(&self, _state: &Self::State, _mv: &Self::Move) -> Vec<Wanted> {
        Vec::new()
    }

    /// Returns the number of the piece in a size class.
    #[doc(hidden)]
    fn piece_of_class(&self, class: u32) -> usize {
        usize::try_from(class).unwrap_or(usize::MAX)
    }

    /// Returns whether two players play against each other; a route is then a line of play.
    #[doc(hidden)]
    fn is_game(&self) -> bool {
        false
    }

    /// Returns the known facts about a position in a game; none for other puzzles.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Wythoff};
    /// let game = Wythoff::new(8u32.into(), 13u32.into());
    /// assert!(game.game_position(&game.start()).is_some_and(|position| position.is_cold));
    /// ```
    #[doc(hidden)]
    fn game_position(&self, _state: &Self::State) -> Option<GamePosition> {
        None
    }

    /// Returns whether there are parameters for which nobody has proved the routes shortest.
    #[doc(hidden)]
    fn may_be_unproven(&self) -> bool {
        false
    }

    /// Lists the dead ends that leave the route between two states, in step order; empty if there are none or too many
    /// states.
    ///
    /// ```
    /// use gros_solver::{Puzzle, SlideOut};
    /// let dance = SlideOut::elephants(5)?;
    /// let dead_ends = dance.branches(&dance.start(), &dance.goal());
    /// assert_eq!(dead_ends.iter().map(|branch| branch.depth.clone()).max(), Some(22u32.into()));
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    #[doc(hidden)]
    fn branches(&self, _from: &Self::State, _to: &Self::State) -> Vec<Branch> {
        Vec::new()
    }

    /// Returns how far a state is off the route between two others, if all states form a tree with dead ends; none for
    /// other puzzles.
    #[doc(hidden)]
    fn detour(&self, _from: &Self::State, _to: &Self::State, _state: &Self::State) -> Option<Detour> {
        None
    }

    /// Counts the states of a tree with dead ends; none for other puzzles, or if the number has more than 64 bits.
    #[doc(hidden)]
    fn states_of_tree(&self) -> Option<u64> {
        None
    }

    /// Returns which moves of a large piece are landmarks of a route.
    #[doc(hidden)]
    fn landmarks(&self) -> Landmarks;

    /// Counts the states if they all form one line; none otherwise.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Rings, Steps};
    /// assert_eq!(Rings::new(9)?.line_length(), Some(Steps::from(512u32)));
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    #[doc(hidden)]
    fn line_length(&self) -> Option<Steps> {
        None
    }

    /// Returns the place of a state on that line, from 0.
    #[doc(hidden)]
    fn place_on_line(&self, _state: &Self::State) -> Option<Steps> {
        None
    }

    /// Returns the state at a place on that line; a place beyond the last is the last.
    #[doc(hidden)]
    fn state_on_line(&self, _place: &Steps) -> Option<Self::State> {
        None
    }

    /// Counts the states of the first `pieces` pieces on that line, which they run through back and forth: 2^k for k
    /// rings.
    #[doc(hidden)]
    fn line_weight(&self, _pieces: usize) -> Option<Steps> {
        None
    }

    /// Returns the methods for this puzzle, the one to begin with first.
    ///
    /// A method may still apply only on some routes or in some states; [`explain`](crate::methods::explain) then says
    /// so.
    fn methods(&self) -> &'static [Method] {
        Self::METHODS
    }

    /// Returns the reason why a method is not among [`Puzzle::methods`].
    #[doc(hidden)]
    fn not_here(&self, _method: Method) -> NotHere {
        NotHere::OtherPuzzle
    }

    /// Asks a method.
    ///
    /// # Errors
    /// The reason why it does not apply here.
    #[doc(hidden)]
    fn reason(question: &Question<Self>, method: Method) -> Result<Self::Reason, NotHere> {
        Err(question.puzzle.not_here(method))
    }

    /// Returns the move that a reason leads to; none if there is nothing to do.
    #[doc(hidden)]
    fn next_by(&self, _reason: &Self::Reason) -> Option<Self::Move> {
        None
    }

    /// Returns the position of a state on the ruler; none if the ruler does not number the moves of the route.
    #[doc(hidden)]
    fn place_on_ruler(_question: &Question<Self>) -> Option<ruler::RulerPosition> {
        None
    }

    /// Returns the route from one state to another, always the same one.
    ///
    /// # Errors
    /// The reason why there is none.
    fn route(&self, from: &Self::State, to: &Self::State) -> Result<Self::Route, NoRoute>;
}

/// The reason type of a puzzle without methods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum NoReason {}

/// The moves of a piece that are landmarks of a route; all moves of the largest piece are landmarks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Landmarks {
    /// The last one: after it, the piece stays where it is.
    Last,
    /// The first and the last one: smaller pieces make room before a larger one moves, and follow it
    /// afterwards.
    FirstAndLast,
    /// No move stands out, not even of the largest piece.
    None,
}

/// A puzzle that can be named in a spec.
pub trait Named: Puzzle {
    /// The ids in the spec, one for each puzzle with these rules, with the keys that each takes.
    const ENTRIES: &'static [Entry];

    /// Reads the puzzle's own keys, `from` and `to`; anything unreadable is noted in `keys`, and the default is used
    /// instead. `id` is one of [`Named::ENTRIES`].
    ///
    /// None if other rules are meant: two sets of rules may share an id and differ in a key. Nothing has been taken
    /// from `keys` then.
    fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<Self>>;

    /// Returns the id of the puzzle.
    fn id(&self) -> &'static str;

    /// Returns the smallest and largest number of pieces that it can have, at most `limit`.
    fn sizes(&self, limit: usize) -> (usize, usize);

    /// Returns the same puzzle with another number of pieces; none if it cannot have that size.
    fn resized(&self, pieces: usize) -> Option<Self>;

    /// Writes the puzzle's own keys in their fixed order, leaving out defaults.
    fn keys(&self) -> Vec<(&'static str, String)>;
}

/// A puzzle and one of its states in one value, so that they cannot belong to different puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// Where every piece is.
    pub state: P::State,
}

/// A task: a puzzle with a start and a goal.
///
/// A spec can say every task that is made from [`Setup::standard`] by [`with_start`](Setup::with_start) and
/// [`with_goal`](Setup::with_goal). Inside the workspace there is no other way to make one.
///
/// ```
/// use gros_solver::{Puzzle, Setup, Wythoff};
/// let game = Wythoff::new(14u32.into(), 20u32.into());
/// let smaller = Setup::standard(game.clone()).with_start(game.parse_state("9,15")?);
/// assert_eq!(smaller.puzzle, Wythoff::new(9u32.into(), 15u32.into()));
/// assert_eq!(smaller.turned(), None); // No game ends with stones.
/// # Ok::<(), gros_solver::ParseStateError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "_strict", non_exhaustive)]
pub struct Setup<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// The start of the route.
    pub start: P::State,
    /// The goal of the route.
    pub goal: P::State,
}

impl<P: Puzzle> Setup<P> {
    /// Sets up the puzzle with its default start and goal.
    pub fn standard(puzzle: P) -> Setup<P> {
        Setup { start: puzzle.start(), goal: puzzle.goal(), puzzle }
    }

    /// Returns the task with another start, which may be a parameter of the puzzle.
    #[must_use]
    pub fn with_start(self, start: P::State) -> Setup<P> {
        Setup { puzzle: self.puzzle.beginning_in(&start), start, goal: self.goal }
    }

    /// Returns the task with another goal; none if the puzzle has only one possible goal.
    #[must_use]
    pub fn with_goal(self, goal: P::State) -> Option<Setup<P>> {
        self.puzzle.accepts_goal(&goal).then(|| Setup { goal, ..self })
    }

    /// Returns the task from the goal to the start; none if that cannot be a goal.
    #[must_use]
    pub fn turned(self) -> Option<Setup<P>> {
        let Setup { puzzle, start, goal } = self;
        Setup::standard(puzzle).with_start(goal).with_goal(start)
    }
}
