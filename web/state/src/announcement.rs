//! Announcements for the live region. They are events; `speech` puts them into words.

use std::rc::Rc;

use gros_session::{Event, Session};
use gros_solver::gray::Digit;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Peg, Steps};
use gros_text::Grade;

use super::clock::Speed;
use super::coach::Call;
use super::feedback::Copied;
use super::tips::Tip;
use super::win::Win;

#[derive(Clone, Debug)]
pub enum Announcement {
    Done {
        event: Event<AnyPuzzle>,
        before: Session<AnyPuzzle>,
        after: Session<AnyPuzzle>,
    },
    /// The computer made a move.
    Answered {
        before: AnyState,
        mv: AnyMove,
        after: Session<AnyPuzzle>,
    },
    /// Own moves reached the goal.
    Won(Rc<Win>),
    /// Several moves were played in a row.
    Walked(Session<AnyPuzzle>),
    NothingToUndo,
    NothingToRedo,
    AtGoal,
    Lifted {
        state: AnyState,
        place: Digit,
        piece: usize,
    },
    EmptyPeg(Peg),
    Described(Session<AnyPuzzle>),
    Shared(Copied),
    Started(Speed),
    Paused(Steps),
    /// Another puzzle or a file was opened.
    Changed(Session<AnyPuzzle>),
    Hint {
        session: Session<AnyPuzzle>,
        grade: Grade,
    },
    /// The walk down from a large piece to the next move.
    WayDown(Session<AnyPuzzle>),
    Tip(Tip),
    Called(Call),
}

/// Announcements to be read out together; `count` tells two equal batches apart.
#[derive(Clone, Debug, Default)]
pub struct Announcements {
    pub events: Vec<Announcement>,
    pub count: u32,
}

impl PartialEq for Announcements {
    fn eq(&self, other: &Announcements) -> bool {
        self.count == other.count
    }
}

impl Announcements {
    /// Replaces the pending announcements.
    pub(super) fn say(&mut self, events: impl IntoIterator<Item = Announcement>) {
        self.events = events.into_iter().collect();
        self.count += 1;
    }

    pub(super) fn add(&mut self, event: Announcement) {
        self.events.push(event);
        self.count += 1;
    }
}
