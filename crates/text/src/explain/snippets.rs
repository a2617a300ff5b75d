//! The methods as programs of some ten lines, to be copied.

use super::card::Part;
use crate::{Key, Lang};

/// A program in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Snippet {
    /// The name of the language.
    pub language: &'static str,
    /// Its lines.
    pub text: &'static str,
}

/// The same program in several languages, under a title that opens them.
#[derive(Clone, Debug, PartialEq)]
pub struct Snippets {
    /// The title.
    pub title: String,
    /// The programs.
    pub snippets: &'static [Snippet],
}

const fn both(javascript: &'static str, python: &'static str) -> [Snippet; 2] {
    [Snippet { language: "JavaScript", text: javascript }, Snippet { language: "Python", text: python }]
}

/// Finds the ring to move in a state of the rings, for any goal; 0 at the goal.
pub(crate) const EXPECT: &[Snippet] =
    &both(include_str!("../../programs/expect.js"), include_str!("../../programs/expect.py"));
/// Turns a number into its Gray code and back.
pub(crate) const GRAY: &[Snippet] =
    &both(include_str!("../../programs/gray.js"), include_str!("../../programs/gray.py"));
/// Lists the moves of a tower from A to C.
pub(crate) const PAIR_CYCLE: &[Snippet] =
    &both(include_str!("../../programs/pair-cycle.js"), include_str!("../../programs/pair-cycle.py"));
/// Turns a step of a tower from A to C into the state there and back.
pub(crate) const STEP_AND_STATE: &[Snippet] =
    &both(include_str!("../../programs/step-state.js"), include_str!("../../programs/step-state.py"));

impl Lang {
    /// Shows a method as programs.
    pub(crate) fn as_program(self, snippets: &'static [Snippet]) -> Part {
        Part::Snippets(Snippets { title: self.text(Key::ExplainAsProgram).to_owned(), snippets })
    }
}
