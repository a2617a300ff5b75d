//! The words of puzzles that a user makes up.

mod design;
mod ladder;

use gros_solver::custom::methods::{self, Reason};
use gros_solver::methods::Method;
use gros_solver::{Custom, CustomState, Puzzle};

use super::{PuzzleWords, StateWords, Words, words_in_a_row};
use crate::explain::sources::SCHWANDTNER;
use crate::explain::{About, Card, CardBuilder, MethodGroup};
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
        let Reason::Ladder(found) = reason;
        builder.why(builder.with_result(builder.lang.ladder_parts(found)))
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
const METHODS: &[(Method, About)] = &[(
    methods::LADDER,
    About {
        group: MethodGroup::Decide,
        name: Key::CustomLadderName,
        seen: Key::CustomLadderSeen,
        reach: Key::CustomLadderReach,
        sources: &[SCHWANDTNER],
        proofs: &[],
    },
)];
