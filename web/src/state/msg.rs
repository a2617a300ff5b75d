//! The messages that the reducer takes.

use gros_session::Action;
use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, Peg};

use super::coach::CoachMsg;
use super::modal::Modal;
use super::prefs::Prefs;
use super::speed::Speed;

#[derive(Clone, Debug)]
pub enum Msg {
    Act(Action<AnyPuzzle>),
    /// A peg was chosen: lift its top disc, or drop the lifted one.
    Peg(Peg),
    /// Put the lifted disc back, or stop playback.
    PutBack,
    /// Give a hint; asked twice, make the move.
    Hint,
    /// Describe the board in words.
    Describe,
    PlayOrPause,
    /// Play the next step.
    Tick,
    /// The description was shown for long enough.
    DescriptionRead,
    /// The move to the goal was animated.
    Arrived,
    /// Have the computer move.
    Answer,
    Speed(Speed),
    /// Double or halve the steps per tick of the tape, this many times.
    Zoom(isize),
    /// Open or close the card of a method.
    ToggleCard(Method),
    /// Prefer a method.
    PreferCard(Method),
    /// Toggle the bookmark at the cursor.
    Bookmark,
    Coach(CoachMsg),
    /// The slider or the tape was grabbed or released.
    Dragging(bool),
    /// The address changed, or was entered.
    Address(String),
    /// A link within the page was followed.
    Follow(String),
    /// A file was opened.
    File(String),
    /// Switch to another puzzle and resume its session.
    Puzzle(&'static str),
    Prefs(Prefs),
    /// Replace the open dialog.
    Modal(Option<Modal>),
    Close(Modal),
    Predict(bool),
    /// Dismiss a warning by its index.
    Dismiss(usize),
    /// The link was copied.
    Shared,
    /// Clear feedback and tip after a while.
    ClearFeedback,
}
