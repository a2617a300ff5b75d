//! Every sentence of Gros in English, 简体中文 and 繁體中文, for the page and for the terminal.
//!
//! A message without variables is a [`Key`], one with variables is said by [`say!`]. Where something has to be decided,
//! such as which pieces are named, counted or left out, there is a method of [`Lang`] that takes data and returns text.
//! The crate knows the puzzles by name, since a ring comes off and a disc moves to a peg; it knows no rules and no
//! browser.
//!
//! Text to be seen may contain an arrow `→`; text to be heard (`…_spoken`, `slider_text`, names of buttons) never does.
//!
//! ```
//! use gros_session::spec;
//! use gros_text::{Key, Lang};
//! let session = spec::open("rings?step=123", 1000)?.session;
//! let at = session.timeline();
//! assert_eq!(Lang::English.slider_text(at), "Step 123 of 341. Next: ring 2 off. 218 to go");
//! assert_eq!(Lang::Simplified.task_title(&at.setup().puzzle), "九连环");
//! assert_eq!(Lang::Traditional.text(Key::Undo), "復原");
//! assert_eq!(Lang::choose(["nl", "zh-HK", "en"]), Lang::Traditional);
//! # Ok::<(), gros_session::spec::UnknownPuzzle>(())
//! ```

#![warn(missing_docs)]

mod begin;
mod board;
mod catalogue;
mod coach;
mod counter;
mod describe;
mod dock;
mod explain;
mod export;
mod family;
mod game;
mod graph;
mod guide;
mod help;
mod hint;
mod key;
mod landmarks;
mod lang;
mod learn;
mod locale;
mod message;
mod moves;
mod notice;
mod numbering;
mod numbers;
mod outcome;
mod pieces;
mod puzzles;
mod quiz;
mod refusal;
mod setup;
mod sign;
mod solve;
mod status;
mod tape;
mod task;
#[cfg(feature = "embedded")]
mod terminal;
mod today;
mod tools;
mod win;
mod words;

pub use begin::{Pointing, tips};
pub use board::{PegCues, RingCues};
pub use coach::coach_asks;
pub use explain::{
    About, Answer, Asked, Asks, Bar, CallRow, Card, Cell, Cube, Diagram, Digits, Edge, Example, Examples,
    Folded, Ghost, GhostLeg, Icicle, Link, Look, MethodGroup, Part, Peek, Plot, Program, Proof, ProofStep,
    Reading, Rung, Snippet, Snippets, Source, Standing, Table, Target, Theorem, Ticks, Together, Unmet,
    WhyNot,
};
pub use family::PieceCues;
pub use game::{Ending, PlaceCues, Side};
pub use guide::Sample;
pub use help::{HelpGroup, HelpRow, KEYBOARD_HELP};
pub use hint::{Grade, Hint, WayDown};
pub use key::{Key, msg};
pub use lang::Lang;
pub use message::{Arg, Count, ToArg};
pub use numbering::Numbering;
pub use outcome::Praise;
pub use puzzles::{Made, about};
pub use refusal::Refused;
pub use solve::Help;
pub use tape::TapeScale;
pub use tools::{ExhibitTexts, exhibit_texts, tester_of};
pub use win::{Feat, Merit};

gros_solver::others! {
    words: fn(&gros_solver::AnyPuzzle) -> &dyn puzzles::AnyWords =
        |any| gros_solver::ask_each!(AnyPuzzle, any, |it| it);
    state_words: fn(&gros_solver::AnyState) -> &dyn puzzles::AnyStateWords =
        |any| gros_solver::ask_each!(AnyState, any, |it| it);
}
