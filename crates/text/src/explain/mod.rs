//! The methods from the sources in words: their names, their answers, and where they do not apply.

mod about;
mod asked;
pub(crate) mod card;
mod card_builder;
pub(crate) mod ghost;
pub(crate) mod icicle;
mod lines;
mod one_ruler;
pub(crate) mod parts;
pub(crate) mod peek;
pub(crate) mod proof;
pub(crate) mod reading;
mod refusal;
mod ruler;
pub(crate) mod snippets;
pub(crate) mod sources;
pub(crate) mod target;
pub(crate) mod two_places;

pub use about::{About, MethodGroup};
pub use asked::Asked;
pub use card::{
    Answer, Asks, Bar, CallRow, Card, Cell, Cube, Diagram, Digits, Edge, Folded, Look, Part, Plot, Program,
    Rung, Standing, Table,
};
pub(crate) use card_builder::CardBuilder;
pub use ghost::{Ghost, GhostLeg};
pub use icicle::Icicle;
pub use one_ruler::Together;
pub use parts::Ticks;
pub use peek::{Link, Peek};
pub use proof::{Proof, ProofStep, Theorem};
pub use reading::Reading;
pub use refusal::{Unmet, WhyNot};
pub use snippets::{Example, Examples};
pub use snippets::{Snippet, Snippets};
pub use sources::Source;
pub use target::Target;

use gros_solver::methods::Explanation;
use gros_solver::{AnyPuzzle, AnyState, Steps};

use crate::Lang;
use crate::message::{Count, say};
use crate::puzzles::AnyStateWords;
use crate::task::cut;

impl Lang {
    /// Puts the answer of a method into words.
    ///
    /// ```
    /// use gros_solver::methods::{self, Question};
    /// use gros_solver::rings::methods::ALTERNATION;
    /// use gros_solver::{AnyPuzzle, Puzzle, Rings};
    /// use gros_text::Lang;
    /// let puzzle = AnyPuzzle::from(Rings::new(4)?);
    /// let here = puzzle.parse_state("1010")?;
    /// let question = Question { start: here.clone(), goal: puzzle.goal(), here, puzzle };
    /// let card = Lang::English.explain(&methods::explain(ALTERNATION, &question)?);
    /// assert_eq!(card.title, "Two rules are enough");
    /// assert_eq!(card.lines()[1], "  2 rings are on, an even number, so move the ring just after the first one that is on, counting from ring 1.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn explain(self, explanation: &Explanation<AnyPuzzle>) -> Card {
        explanation.here.card(&CardBuilder::of(self, explanation), &explanation.reason)
    }

    /// Returns the conclusion: `Next move: ring 2 off.`
    pub(crate) fn so_next(self, mv: &str) -> String {
        self.sentence(&say!(self, ExplainSoNext { mv }))
    }

    /// Returns a placeholder for what is left out of a long row.
    pub(crate) fn left_out(self, hidden: usize) -> String {
        say!(self, ExplainLeftOut { hidden: Count(hidden) })
    }
}

/// Writes a number in binary with at least `width` digits, cut in the middle if it is long.
pub(crate) fn binary(number: &Steps, width: usize) -> String {
    let width = width.max(number.bit_len()).max(1);
    cut(&(0..width).rev().map(|bit| if number.bit(bit) { '1' } else { '0' }).collect::<String>())
}

/// Writes a state, cut in the middle if it is long.
pub(crate) fn row(state: &AnyState) -> String {
    cut(&state.to_string())
}

/// Writes a binary digit.
pub(crate) fn digit(one: bool) -> String {
    if one { "1" } else { "0" }.to_owned()
}
