//! What can happen to the page.

use gros_session::Action;
use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, Peg};

use super::coach::CoachMsg;
use super::modal::Modal;
use super::prefs::Prefs;
use super::speed::Speed;

/// What can happen to the page.
#[derive(Clone, Debug)]
pub enum Msg {
    /// Do something to the session.
    Act(Action<AnyPuzzle>),
    /// A peg was chosen: lift its top disc, or drop the lifted one.
    Peg(Peg),
    /// Put the lifted disc back, or stop running by itself.
    PutBack,
    /// Give a hint; asked twice, make the move.
    Hint,
    /// Say where every piece is.
    Describe,
    /// Start or stop running by itself.
    PlayOrPause,
    /// Make the next step of running by itself.
    Tick,
    /// What was described was there long enough.
    Read,
    /// The move to the goal was seen.
    Arrived,
    /// Let the computer make its move.
    Answer,
    /// Run at another speed.
    Speed(Speed),
    /// Let a tick of the tape stand for so many times two more, or fewer, steps.
    Zoom(isize),
    /// Fold the card of a method, or unfold it.
    Fold(Method),
    /// Explain the puzzle by a method first.
    Explain(Method),
    /// Mark the step at which one stands, or take its mark away.
    Bookmark,
    /// Something for the coach.
    Coach(CoachMsg),
    /// The slider or the tape is held or let go.
    Dragging(bool),
    /// An address came from outside.
    Address(String),
    /// A link of the page to another place was followed.
    Follow(String),
    /// A file was opened.
    File(String),
    /// Change to another puzzle, where one left it.
    Puzzle(&'static str),
    /// Change what is kept from visit to visit.
    Prefs(Prefs),
    /// Show a dialog, or none.
    Modal(Option<Modal>),
    /// Close a dialog.
    Close(Modal),
    /// Begin to predict the next move, or stop.
    Predict(bool),
    /// Take a notice away.
    Dismiss(usize),
    /// The link is on the clipboard.
    Shared,
    /// What was said was there long enough.
    Hush,
}
