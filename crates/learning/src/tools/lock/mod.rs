//! A lock of pieces that wait for one another, as a user designs it, and the graph of its states.
//!
//! Pieces are numbered from 1, the free one. Each stands at one of its places in a row, and takes a step between two
//! neighbouring places only while the faster pieces, those with smaller numbers, stand at the *guard* of that step.
//! Rings, Spin-Out, locks and slide-out puzzles are of this kind; Goetz Schwandtner's *n*-ary puzzles have one form of
//! guard for all pieces, here each step has its own.
//!
//! If every guard names a place of every faster piece, the graph of all states is a tree: it is one copy of the graph of
//! the faster pieces for each place of the slowest, and neighbouring copies are joined by a single move. So there is one
//! way between any two states. A guard in which some piece does not matter adds moves, and with them loops.
//!
//! ```
//! use gros_learning::tools::lock::{Graph, Lock, Shape};
//! let rings = Lock::reflected(&[2; 6]).with_ends(vec![1; 6], vec![0; 6]);
//! let graph = Graph::of(&rings);
//! assert_eq!((graph.states(), graph.shape(), graph.length()), (64, Shape::Line, 42));
//! let elephants = Graph::of(&Lock::slide_out(3, 5));
//! assert_eq!((elephants.shape(), elephants.length()), (Shape::Tree, 114));
//! assert_eq!(elephants.first_dead_end().map(|end| (end.step, end.depth)), Some((15, 2)));
//! ```

mod edit;
mod graph;
mod layout;
mod notation;
mod preset;
mod task;

pub use graph::{DeadEnd, Graph, Off, Shape};
pub use layout::{Layout, Spot};
pub use notation::Unread;
pub use preset::Preset;
pub use task::Task;

/// The place of each piece, piece 1 first.
pub type Word = Vec<u8>;

/// Where the faster pieces must stand for a step, piece 1 first; none where any place will do.
pub type Guard = Vec<Option<u8>>;

/// A piece: its places are 0, 1, … in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// How many places it has.
    pub places: u8,
    /// The guards of its steps, that between places 0 and 1 first.
    pub guards: Vec<Guard>,
}

/// A lock with its start and its goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lock {
    pieces: Vec<Piece>,
    start: Word,
    goal: Word,
}

/// A piece that another one waits for, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait {
    /// The piece that must stand
    pub piece: usize,
    /// at this place.
    pub place: u8,
}

/// Why a piece cannot take a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stop {
    /// There is no place beyond.
    End,
    /// It waits for these pieces.
    Waits(Vec<Wait>),
}

impl Lock {
    /// The most pieces.
    pub const MOST_PIECES: usize = 8;
    /// The fewest places of a piece.
    pub const FEWEST_PLACES: u8 = 2;
    /// The most places of a piece.
    pub const MOST_PLACES: u8 = 9;
    /// The most states.
    pub const MOST_STATES: usize = 4096;

    /// Makes a lock that leads from all pieces at 0 to all at their last place.
    fn new(pieces: Vec<Piece>) -> Lock {
        let start = vec![0; pieces.len()];
        let goal = pieces.iter().map(|piece| piece.places - 1).collect();
        Lock { pieces, start, goal }
    }

    /// Returns the same lock with another start and goal.
    #[must_use]
    pub fn with_ends(&self, start: Word, goal: Word) -> Lock {
        Lock { pieces: self.pieces.clone(), start, goal }
    }

    /// Lists the pieces, piece 1 first.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the start.
    #[must_use]
    pub fn start(&self) -> &Word {
        &self.start
    }

    /// Returns the goal.
    #[must_use]
    pub fn goal(&self) -> &Word {
        &self.goal
    }

    /// Returns the guard of the step of a piece between a place and the next one.
    #[must_use]
    pub fn guard(&self, piece: usize, place: u8) -> Option<&Guard> {
        self.pieces.get(piece.checked_sub(1)?)?.guards.get(usize::from(place))
    }

    /// Lists the places of the pieces, piece 1 first.
    #[must_use]
    pub fn places(&self) -> Vec<u8> {
        self.pieces.iter().map(|piece| piece.places).collect()
    }

    /// Counts all states.
    #[must_use]
    pub fn states(&self) -> usize {
        self.pieces.iter().map(|piece| usize::from(piece.places)).product()
    }

    /// Moves a piece by one place.
    ///
    /// # Errors
    /// If there is no further place, or if the piece waits for others.
    pub fn step(&self, word: &[u8], piece: usize, is_up: bool) -> Result<Word, Stop> {
        let here = *piece.checked_sub(1).and_then(|index| word.get(index)).ok_or(Stop::End)?;
        let lower = if is_up { Some(here) } else { here.checked_sub(1) };
        let guard = lower.and_then(|lower| self.guard(piece, lower)).ok_or(Stop::End)?;
        let waits = (1..).zip(guard.iter().zip(word)).filter_map(|(piece, (wanted, place))| {
            wanted.filter(|wanted| wanted != place).map(|place| Wait { piece, place })
        });
        let waits: Vec<Wait> = waits.collect();
        if !waits.is_empty() {
            return Err(Stop::Waits(waits));
        }
        let mut after = word.to_vec();
        if let Some(place) = after.get_mut(piece - 1) {
            *place = if is_up { here + 1 } else { here - 1 };
        }
        Ok(after)
    }

    /// Returns whether a piece can be moved by one place.
    #[must_use]
    pub fn can_step(&self, word: &[u8], piece: usize, is_up: bool) -> bool {
        let here = piece.checked_sub(1).and_then(|index| word.get(index)).copied();
        let lower = here.and_then(|here| if is_up { Some(here) } else { here.checked_sub(1) });
        let guard = lower.and_then(|lower| self.guard(piece, lower));
        guard.is_some_and(|guard| {
            guard.iter().zip(word).all(|(wanted, place)| wanted.is_none_or(|wanted| wanted == *place))
        })
    }

    /// Lists the states that are one move away.
    pub fn neighbours<'a>(&'a self, word: &'a [u8]) -> impl Iterator<Item = Word> + 'a {
        let steps = (1..=self.pieces.len()).flat_map(|piece| [(piece, false), (piece, true)]);
        steps.filter_map(|(piece, is_up)| self.step(word, piece, is_up).ok())
    }

    /// Numbers a state.
    pub(crate) fn index(&self, word: &[u8]) -> usize {
        let digits = self.pieces.iter().zip(word).rev();
        digits.fold(0, |index, (piece, place)| index * usize::from(piece.places) + usize::from(*place))
    }

    /// Returns the state of a number.
    pub(crate) fn word(&self, mut index: usize) -> Word {
        let digit = |piece: &Piece| {
            let places = usize::from(piece.places);
            let digit = index % places;
            index /= places;
            // Less than the number of places.
            digit as u8
        };
        self.pieces.iter().map(digit).collect()
    }
}
