//! The messages that the reducer takes.

use gros_session::Action;
use gros_session::spec::{Learn, Quiz, Screen, Shelf};
use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, Peg};

use super::clock::{Now, Wait};
use super::coach::CoachMsg;
use super::days::DayMsg;
use super::dock::DockMsg;
use super::feedback::Copied;
use super::overlay::Overlay;
use super::prefs::Prefs;
use super::stop::StopMsg;
use super::view::Awaited;

#[derive(Clone, Debug)]
pub enum Msg {
    Act(Action<AnyPuzzle>),
    /// A peg was chosen: lift its top disc, or drop the lifted one.
    Peg(Peg),
    /// The top disc of a peg was carried: lift it, or drop it on a peg if it is still lifted.
    Carry {
        from: Peg,
        to: Option<Peg>,
    },
    /// Put the lifted disc back, or stop playback.
    PutBack,
    /// Give the next grade of a hint; after the last, make the move.
    Hint,
    Describe,
    PlayOrPause,
    /// The visitor continues from the greeting.
    Begin,
    /// Walk down from a large piece to the next move.
    ShowWhy,
    /// Open or close the card of a win.
    ShowWin(bool),
    /// The current time.
    Clock(Now),
    /// A wait is over.
    Over(Wait),
    /// Something about the puzzle of the day.
    Day(DayMsg),
    /// The computer may move, where it waits to be asked.
    LetAnswer,
    ToggleCard(Method),
    Coach(CoachMsg),
    Dock(DockMsg),
    /// The address changed, or was entered.
    Address(String),
    Follow(String),
    File(String),
    /// Switch to another puzzle and resume its session.
    Puzzle(&'static str),
    /// Show a screen in place of the board, or the board again.
    Screen(Option<Screen>),
    /// A stop of a lesson asks for something.
    Stop(StopMsg),
    /// Put a line of the collection on the shelf, or take it away.
    Collect(String, bool),
    Prefs(Prefs),
    /// The words of a language were fetched, or could not be.
    Words(Awaited),
    /// The other puzzles were fetched.
    OthersAreHere,
    /// Replace the open dialog.
    Overlay(Option<Overlay>),
    Close(Overlay),
    /// Show the board and one card large, or the page again.
    Present(bool),
    /// Hide or show the next move.
    Solve(bool),
    /// Show how the move in this position is found, until the next move.
    Explain,
    Dismiss(usize),
    Shared(Copied),
}

impl Msg {
    /// Shows the shelf.
    pub fn shelf(shelf: Shelf) -> Msg {
        Msg::Screen(Some(Screen::Shelf(shelf)))
    }

    /// Shows a page of lessons or tools.
    pub fn learn(learn: Learn) -> Msg {
        Msg::Screen(Some(Screen::Learn(learn)))
    }

    /// Shows a set of exercises.
    pub fn quiz(quiz: Quiz) -> Msg {
        Msg::Screen(Some(Screen::Quiz(quiz)))
    }
}
