//! The words of puzzles that a user makes up.

mod design;
mod ladder;
mod tree;

pub use design::Made;

use gros_solver::custom::methods::{self, Reason};
use gros_solver::methods::{Method, Question};
use gros_solver::{Custom, CustomState, Puzzle};

use super::chain::DIGITS;
use super::{Proof, PuzzleWords, StateWords, Task, Words, words_in_a_row};
use crate::explain::sources::SCHWANDTNER;
use crate::explain::{About, Card, CardBuilder, MethodGroup, ProofStep, Theorem};
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

impl PuzzleWords for Custom {
    fn kind(&self) -> Kind {
        Kind::PIECE
    }

    fn title(&self, lang: Lang) -> String {
        lang.text(Key::Custom).to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::PIECE, Puzzle::pieces(self))
    }
}

impl StateWords for CustomState {
    fn kind(&self) -> Kind {
        Kind::PIECE
    }

    fn name(&self, lang: Lang) -> Option<String> {
        lang.all_alike(Kind::PIECE, &self.pieces().collect::<Vec<_>>())
    }

    fn place_of(&self, piece: usize) -> Option<u16> {
        CustomState::place_of(self, piece)
    }
}

words_in_a_row!(Custom);

impl Words for Custom {
    const LABELS: &'static [(&'static str, Key)] = &[];
    const METHODS: &'static [(Method, About)] = METHODS;

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let lang = builder.lang;
        match reason {
            Reason::Ladder(found) => {
                let card = builder.why(builder.with_result(lang.ladder_parts(found)));
                // A single piece waits for nobody, and with loops there is no tree.
                let is_tree = found.rungs.len() > 1 && !found.has_loops;
                let proofs = if is_tree { card.proofs } else { &[] };
                Card { proofs, ..card }
            }
            Reason::Digits(found) => builder.with_result(lang.digits_parts(builder.here, found)),
        }
    }

    fn prove(lang: Lang, question: &Question<Custom>, theorem: Theorem) -> Option<Vec<ProofStep>> {
        (theorem == Theorem::Tree).then(|| lang.proof_of_tree(&question.puzzle))?
    }

    fn proof(task: &Task<Self>, lang: Lang) -> Option<Proof> {
        task.puzzle.has_loops().then(|| Proof {
            name: lang.text(Key::CustomSearched),
            meaning: lang.text(Key::CustomSearchedMeaning),
            by: Some(lang.text(Key::CustomBySearch)),
        })
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Custom)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(&[Key::TaskCustom, Key::RuleFreePiece, Key::RuleCustom])
    }

    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String> {
        Some(say!(lang, TaskAllPieces { pieces }))
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(Puzzle::pieces(self))
    }
}

/// The texts about the methods.
const METHODS: &[(Method, About)] = &[
    (
        methods::LADDER,
        About {
            group: MethodGroup::Decide,
            name: Key::CustomLadderName,
            seen: Key::CustomLadderSeen,
            reach: Key::CustomLadderReach,
            sources: &[SCHWANDTNER],
            proofs: &[Theorem::Tree],
        },
    ),
    DIGITS,
];
