//! What every puzzle can do: name its states and moves, play, and find a route.

use std::fmt::{Debug, Display};
use std::ops::Range;

use crate::error::{IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::gray::Digit;
use crate::keys::Keys;
use crate::layout::{Displacement, GamePosition, Placed};
use crate::methods::{Method, NotHere, Question, ruler};
use crate::params::Entry;
use crate::pieces::Wanted;
use crate::route::{Branch, Detour, Route};
use crate::steps::Steps;

/// A puzzle with its parameters, such as "rings, n = 9"; it holds no position.
///
/// States and moves print themselves in the notation of the spec; `parse_state` and `parse_move` are
/// the inverse.
pub trait Puzzle: Clone + PartialEq + Debug {
    /// Where every piece is.
    type State: Clone + PartialEq + Debug + Display;
    /// One move of one piece.
    type Move: Clone + PartialEq + Debug + Display;
    /// A route from one state to another.
    type Route: Route<State = Self::State, Move = Self::Move>;
    /// What its methods find.
    type Reason: Clone + PartialEq + Debug;

    /// The methods for these rules, whatever the parameters.
    const METHODS: &'static [Method] = &[];

    /// Returns the initial state.
    fn start(&self) -> Self::State;

    /// Returns the goal, in which it is solved.
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
    /// The text is no move. Whether a move is legal is up to [`Puzzle::play`].
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseMoveError>;

    /// Returns the size class of the piece that a move moves, from 1.
    fn size_class(&self, mv: &Self::Move) -> u32;

    /// Returns the moves that the rules allow in a state, one by one; the order is fixed.
    fn legal_moves<'a>(&'a self, state: &'a Self::State) -> impl Iterator<Item = Self::Move> + 'a;

    /// Makes a move and returns the state after it.
    ///
    /// # Errors
    /// The rule that refuses the move, with the pieces that block it.
    fn play(&self, state: &Self::State, mv: &Self::Move) -> Result<Self::State, IllegalMove>;

    /// Returns the move that leads from one state to another; none if no single one does.
    fn move_between(&self, from: &Self::State, to: &Self::State) -> Option<Self::Move> {
        match self.move_leaving(to) {
            Some(mv) => self.play(from, &mv).is_ok().then_some(mv),
            None => self.legal_moves(from).find(|mv| self.play(from, mv).is_ok_and(|state| state == *to)),
        }
    }

    /// Returns the move that leaves a state, where a move is written as the state that it leaves.
    fn move_leaving(&self, _to: &Self::State) -> Option<Self::Move> {
        None
    }

    /// Turns the printed form of a state into that of the state after a legal move, without asking whether it is
    /// legal: for writing many states in a row.
    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &Self::Move);

    /// Returns the pieces at some places of the written row, with where they are; none where pieces have no places.
    ///
    /// ```
    /// use gros_solver::{Placed, Puzzle, Rings};
    /// let nine = Rings::new(9)?;
    /// let state = nine.parse_state("010110111")?;
    /// assert_eq!(nine.layout(&state, 1..2), [Placed { piece: 8, place: 1, places: 2 }]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn layout(&self, state: &Self::State, places: Range<usize>) -> Vec<Placed>;

    /// Returns what a move does to the state in which it is made.
    fn displacement(&self, state: &Self::State, mv: &Self::Move) -> Displacement;

    /// Returns the state with a piece at another place; none if there is no such piece, place or state.
    fn with_piece(&self, state: &Self::State, piece: usize, place: Digit) -> Option<Self::State>;

    /// Returns the move that takes a piece to a place, legal or not; none if no move can mean that.
    fn move_of(&self, state: &Self::State, piece: usize, to: Digit) -> Option<Self::Move>;

    /// Counts the places where pieces lie on each other, as on a peg; none where they do not.
    fn stacks(&self) -> usize {
        0
    }

    /// Returns the piece on top at such a place, which alone can be taken; none where there is none.
    ///
    /// ```
    /// use gros_solver::{Hanoi, Puzzle};
    /// let tower = Hanoi::new(5)?;
    /// let state = tower.parse_state("CAABA")?;
    /// let tops: Vec<Option<usize>> = (0..3).map(|peg| tower.top_of(&state, peg)).collect();
    /// assert_eq!((tower.stacks(), tops), (3, vec![Some(1), Some(2), Some(5)]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn top_of(&self, _state: &Self::State, _place: Digit) -> Option<usize> {
        None
    }

    /// Returns the move that takes the piece on top of a place to another place, legal or not; none where there is none.
    fn move_of_top(&self, state: &Self::State, from: Digit, to: Digit) -> Option<Self::Move> {
        self.move_of(state, self.top_of(state, from)?, to)
    }

    /// Returns the states to begin in that are chosen by name.
    fn named_starts(&self) -> Vec<Self::State> {
        vec![self.start(), self.goal()]
    }

    /// Returns the goals that are chosen by name, the usual one first.
    fn named_goals(&self) -> Vec<Self::State> {
        vec![self.goal(), self.start()]
    }

    /// Returns a state in which every piece is at a random position; `throw` throws a die with so many sides, from 0.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Rings};
    /// let nine = Rings::new(9)?;
    /// let mut sides = (0..2).cycle();
    /// let state = nine.random_state(&mut |_| sides.next().unwrap_or(0));
    /// assert_eq!(state.map(|state| state.to_string()).as_deref(), Some("010101010"));
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    fn random_state(&self, throw: &mut dyn FnMut(usize) -> usize) -> Option<Self::State> {
        let start = self.start();
        let pieces = self.layout(&start, 0..self.pieces());
        pieces.into_iter().try_fold(start, |state, Placed { piece, places, .. }| {
            self.with_piece(&state, piece, throw(places.into()).try_into().ok()?)
        })
    }

    /// Returns which pieces must be where for a move, the nearest piece first.
    fn needs(&self, _state: &Self::State, _mv: &Self::Move) -> Vec<Wanted> {
        Vec::new()
    }

    /// Returns the number of the piece of a size class.
    fn piece_of_class(&self, class: u32) -> usize {
        usize::try_from(class).unwrap_or(usize::MAX)
    }

    /// Returns whether two play against each other; a route is a line of play then.
    fn is_game(&self) -> bool {
        false
    }

    /// Returns what is known of a position in a game; none elsewhere.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Wythoff};
    /// let game = Wythoff::new(8u32.into(), 13u32.into());
    /// assert!(game.game_position(&game.start()).is_some_and(|position| position.is_cold));
    /// ```
    fn game_position(&self, _state: &Self::State) -> Option<GamePosition> {
        None
    }

    /// Returns whether there are parameters with which nobody has proved that a route is the shortest.
    fn may_be_unproven(&self) -> bool {
        false
    }

    /// Lists the dead ends that leave the route between two states, in the order of its steps; none where there are none, or
    /// too many states.
    ///
    /// ```
    /// use gros_solver::{Puzzle, SlideOut};
    /// let dance = SlideOut::elephants(5)?;
    /// let dead_ends = dance.branches(&dance.start(), &dance.goal());
    /// assert_eq!(dead_ends.iter().map(|branch| branch.depth.clone()).max(), Some(22u32.into()));
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    fn branches(&self, _from: &Self::State, _to: &Self::State) -> Vec<Branch> {
        Vec::new()
    }

    /// Returns how far a state lies off the route between two others, where all states form a tree with dead ends; none
    /// elsewhere.
    fn detour(&self, _from: &Self::State, _to: &Self::State, _state: &Self::State) -> Option<Detour> {
        None
    }

    /// Counts the states of a tree with dead ends; none elsewhere, or if that is a number of more than 64 bits.
    fn states_of_tree(&self) -> Option<u64> {
        None
    }

    /// Returns which moves of a large piece are landmarks of a route.
    fn landmarks(&self) -> Landmarks;

    /// Counts the states of the one line that they all form; none where they form no line.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Rings, Steps};
    /// assert_eq!(Rings::new(9)?.line_length(), Some(Steps::from(512u32)));
    /// # Ok::<(), gros_solver::SizeError>(())
    /// ```
    fn line_length(&self) -> Option<Steps> {
        None
    }

    /// Returns the place of a state on that line, from 0.
    fn place_on_line(&self, _state: &Self::State) -> Option<Steps> {
        None
    }

    /// Returns the state at a place on that line; a place beyond the last is the last.
    fn state_on_line(&self, _place: &Steps) -> Option<Self::State> {
        None
    }

    /// Counts the states of the first `pieces` pieces on that line, which repeat themselves there and back: 2^k of k rings.
    fn line_weight(&self, _pieces: usize) -> Option<Steps> {
        None
    }

    /// Returns the methods for this puzzle, the one to begin with first.
    ///
    /// A method may still hold only on some routes or in some states; [`explain`](crate::methods::explain) says so then.
    fn methods(&self) -> &'static [Method] {
        Self::METHODS
    }

    /// Returns the reason why a method is none of [`Puzzle::methods`].
    fn not_here(&self, _method: Method) -> NotHere {
        NotHere::OtherPuzzle
    }

    /// Asks a method.
    ///
    /// # Errors
    /// The reason why it does not hold here.
    fn reason(question: &Question<Self>, method: Method) -> Result<Self::Reason, NotHere> {
        Err(question.puzzle.not_here(method))
    }

    /// Returns the move that a reason leads to; none where there is nothing to do.
    fn next_by(&self, _reason: &Self::Reason) -> Option<Self::Move> {
        None
    }

    /// Returns where a state is on the ruler; none where the moves of the route are not numbered by it.
    fn place_on_ruler(_question: &Question<Self>) -> Option<ruler::RulerPosition> {
        None
    }

    /// Returns the route from one state to another, always the same one.
    ///
    /// # Errors
    /// The reason why there is none.
    fn route(&self, from: &Self::State, to: &Self::State) -> Result<Self::Route, NoRoute>;
}

/// What the methods of a puzzle without methods find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum NoReason {}

/// Which moves of a piece are landmarks of a route; those of the largest piece always are.
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
    /// The ids in the spec, one for each puzzle that runs on these rules, with the keys that each takes.
    const ENTRIES: &'static [Entry];

    /// Reads the puzzle's own keys, `from` and `to`; what cannot be read is noted in `keys`, and the
    /// default stands in for it. `id` is one of [`Named::ENTRIES`].
    ///
    /// None if these rules are not meant: two sets of rules may share an id and differ by a key. Nothing was taken
    /// from `keys` then.
    fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<Self>>;

    /// Returns the id of the puzzle.
    fn id(&self) -> &'static str;

    /// Returns the least and the largest number of pieces in which it comes, at most `limit`.
    fn sizes(&self, limit: usize) -> (usize, usize);

    /// Returns the same puzzle with another number of pieces; none if it does not come in that size.
    fn resized(&self, pieces: usize) -> Option<Self>;

    /// Writes the puzzle's own keys, defaults left out, in their fixed order.
    fn keys(&self) -> Vec<(&'static str, String)>;
}

/// A puzzle and one of its states: rules and state in one value, so that they cannot be those of two puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Position<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// Where every piece is.
    pub state: P::State,
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
