//! The question put to a method and its findings, for putting them into words.

use gros_solver::methods::{Explanation, Method};
use gros_solver::{AnyMove, AnyPuzzle, AnyState};

use super::{Card, Part};
use crate::Lang;
use crate::message::say;
use crate::puzzles::{self, AnyStateWords};

/// The answer of a method, without its reason.
pub(crate) struct CardBuilder<'a> {
    /// The language.
    pub lang: Lang,
    /// The method.
    pub method: Method,
    /// The state that it is about.
    pub here: &'a AnyState,
    /// The move that it finds.
    pub next: Option<&'a AnyMove>,
}

impl<'a> CardBuilder<'a> {
    pub(crate) fn of(lang: Lang, explanation: &'a Explanation<AnyPuzzle>) -> CardBuilder<'a> {
        let Explanation { method, here, next, .. } = explanation;
        CardBuilder { lang, method: *method, here, next: next.as_ref() }
    }

    /// Returns the card with the method's name and these parts.
    pub(crate) fn card(&self, parts: Vec<Part>) -> Card {
        let proofs = puzzles::shared(self.method).map_or(&[][..], |about| about.proofs);
        let title = self.lang.method_name(self.method).to_owned();
        Card { method: self.method, title, tag: None, parts, proofs }
    }

    /// Returns the card with these parts, followed by the conclusion.
    pub(crate) fn with_result(&self, mut parts: Vec<Part>) -> Card {
        parts.push(self.next_part().unwrap_or_else(|| Part::Result(self.lang.solved(self.here))));
        self.card(parts)
    }

    /// Returns the conclusion, if there is a next move.
    pub(crate) fn next_part(&self) -> Option<Part> {
        let mv = self.here.move_words(self.next?).map(|words| words.in_sentence(self.lang))?;
        Some(Part::Next(self.lang.so_next(&mv)))
    }

    /// Makes the title ask why the move is the next one: `Why ring 2?`
    pub(crate) fn why(&self, card: Card) -> Card {
        let Some(mv) = self.next else { return card };
        let piece = self.here.move_words(mv).map(|words| words.piece(self.lang)).unwrap_or_default();
        Card { title: say!(self.lang, ExplainWhy { piece }), ..card }
    }
}
