//! The methods as programs of some ten lines, to be copied, and examples that a publication works out, each with an address that opens it.

use super::card::Part;
use crate::message::say;
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

/// A worked example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Its name in the publication: `Example 7`.
    pub name: String,
    /// Its result.
    pub text: &'static str,
    /// Its address, without `#/`.
    pub address: &'static str,
}

/// Examples under a title that opens them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Examples {
    /// The title.
    pub title: String,
    /// The examples, in their order.
    pub examples: Vec<Example>,
}

/// The numbered examples of Kuo's paper: their results, and where they can be seen.
const KUO: [(Key, &str); 10] = [
    (Key::RingsExampleWrongStart, "rings?n=4&from=1010&show=strategy-1"),
    (Key::RingsExampleGraph, "rings?n=3&from=100&show=graph"),
    (Key::RingsExampleAutomaton, "rings?n=9&from=011001001&show=automaton"),
    (Key::RingsExampleNumbers, "rings?n=3&from=100&show=moves"),
    (Key::RingsExampleOtherCode, "rings?n=3&from=100&show=mirror"),
    (Key::RingsExampleXor, "rings?n=9&from=011001001&show=binary"),
    (Key::RingsExampleFromAllOff, "rings?n=9&from=off&to=100000000&step=123&show=binary"),
    (Key::RingsExampleStateAfter, "rings?n=9&from=101101100&first=R&step=60&show=binary"),
    (Key::RingsExampleWhichRing, "rings?n=9&from=101101100&first=R&step=55&show=questions"),
    (Key::RingsExampleWhichDisc, "hanoi?n=6&step=59&show=ruler"),
];

impl Lang {
    /// Lists the numbered examples of the paper on the rings and Gray codes.
    pub(crate) fn examples_of_kuo(self) -> Part {
        let examples = (1u32..).zip(KUO).map(|(number, (result, address))| Example {
            name: say!(self, RingsExample { number }),
            text: self.text(result),
            address,
        });
        let title = self.text(Key::RingsExamples).to_owned();
        Part::Examples(Examples { title, examples: examples.collect() })
    }
}
