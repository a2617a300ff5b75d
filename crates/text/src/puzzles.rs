//! What is said of each puzzle, in a file of its name.

mod chain;
mod hanoi;
mod hexadecimal;
mod rings;
mod slideout;
mod spinout;
mod wythoff;

use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{AnyMove, AnyPuzzle, AnyReason, AnyState, Puzzle, for_each_puzzle};

use crate::Lang;
use crate::explain::{About, Card, Peek, Told};

/// The words of a puzzle.
pub(crate) trait Words: Puzzle {
    /// What is said of its methods.
    const METHODS: &'static [(Method, About)] = &[];

    /// Names the piece that a move moves: `ring 2`.
    fn piece_moved(lang: Lang, state: &Self::State, mv: &Self::Move) -> String;

    /// Puts what a method found into words.
    fn card(told: &Told, reason: &Self::Reason) -> Card;

    /// Says in short what the first method found that holds; its card begins with the title.
    fn peek(lang: Lang, _: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>, _: &Self::Reason) -> Peek {
        Peek::plain(lang.explain(first).title, lang.first_text(first))
    }
}

macro_rules! of_every_puzzle {
    ($($name:ident: $puzzle:ty,)+) => {
        const METHODS: &[&[(Method, About)]] = &[$(<$puzzle as Words>::METHODS,)+];

        /// Names the piece that a move moves.
        pub(crate) fn piece_moved(lang: Lang, state: &AnyState, mv: &AnyMove) -> String {
            match (state, mv) {
                $((AnyState::$name(state), AnyMove::$name(mv)) => <$puzzle as Words>::piece_moved(lang, state, mv),)+
                _ => mv.to_string(),
            }
        }

        /// Puts the answer of a method into words.
        pub(crate) fn card(lang: Lang, explanation: &Explanation<AnyPuzzle>) -> Card {
            let told = Told::of(lang, explanation);
            match &explanation.reason {
                $(AnyReason::$name(reason) => <$puzzle as Words>::card(&told, reason),)+
            }
        }

        /// Says in short why a move is the next one.
        pub(crate) fn peek(lang: Lang, question: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>) -> Peek {
            match &first.reason {
                $(AnyReason::$name(reason) => <$puzzle as Words>::peek(lang, question, first, reason),)+
            }
        }
    };
}
for_each_puzzle!(of_every_puzzle);

/// Returns what is said of a method; none if no puzzle has it.
pub(crate) fn about(method: Method) -> Option<&'static About> {
    METHODS.iter().copied().flatten().find(|(listed, _)| *listed == method).map(|(_, about)| about)
}
