//! What happened last, for those who listen: as events, which a view puts into words.

use gros_session::{Event, Session};
use gros_solver::gray::Digit;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Peg, Steps};
use gros_text::WrongGuess;

use super::coach::Call;
use super::speed::Speed;
use super::tips::Tip;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Announcement {
    /// The session changed, or refused to.
    Done {
        /// How.
        event: Event<AnyPuzzle>,
        /// The session before it.
        before: Session<AnyPuzzle>,
        /// The session after it.
        after: Session<AnyPuzzle>,
    },
    /// Moves were made one after the other.
    Walked(Session<AnyPuzzle>),
    /// There was nothing to take back.
    NothingToUndo,
    /// There was nothing to make again.
    NothingToRedo,
    /// The goal is reached.
    AtGoal,
    /// The top piece of a stack was lifted.
    Lifted {
        /// The state in which it was.
        state: AnyState,
        /// The stack.
        place: Digit,
        /// The piece.
        piece: usize,
    },
    /// A peg without discs was chosen.
    EmptyPeg(Peg),
    /// The board was to be described.
    Described(Session<AnyPuzzle>),
    /// The link was copied.
    Shared,
    /// The timeline runs by itself.
    Started(Speed),
    /// The timeline stopped at a step.
    Paused(Steps),
    /// Another puzzle, or a file, was opened.
    Changed(Session<AnyPuzzle>),
    /// A step was marked, or its mark was taken away.
    Bookmarked {
        /// The step.
        step: Steps,
        /// Whether it is marked now.
        is_marked: bool,
    },
    /// The next move was predicted, and another one is.
    Wrong {
        /// The session in which it was predicted.
        session: Session<AnyPuzzle>,
        /// The move.
        guess: AnyMove,
        /// Why it is not the next one.
        why: WrongGuess,
    },
    /// A row of so many right guesses is over.
    StreakEnded(u32),
    /// What comes next, where a guess was wrong.
    Next(Session<AnyPuzzle>),
    /// Something worth knowing came up.
    Tip(Tip),
    /// The coach called.
    Called(Call),
}

/// What is to be heard together; the number tells two equal ones apart.
#[derive(Clone, Debug, Default)]
pub struct Announcements {
    /// What happened, in order.
    pub happened: Vec<Announcement>,
    /// How often something was to be heard.
    pub count: u32,
}

impl PartialEq for Announcements {
    fn eq(&self, other: &Announcements) -> bool {
        self.count == other.count
    }
}

impl Announcements {
    /// Takes the place of what was to be heard.
    pub(super) fn say(&mut self, happened: impl IntoIterator<Item = Announcement>) {
        self.happened = happened.into_iter().collect();
        self.count += 1;
    }

    /// Comes behind what is to be heard.
    pub(super) fn add(&mut self, happened: Announcement) {
        self.happened.push(happened);
        self.count += 1;
    }
}
