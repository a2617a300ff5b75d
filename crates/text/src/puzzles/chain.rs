//! The words of pieces that run on one line.

use gros_solver::chain::methods::{self, Reason};
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{AnyPuzzle, Chain, ChainState, PieceMove};

use super::Words;
use crate::Lang;
use crate::explain::sources::{JAAP, KUO};
use crate::explain::{About, Card, Peek, Told};
use crate::pieces::Kind;

impl Words for Chain {
    const METHODS: &'static [(Method, About)] = &[DIGITS];

    fn piece_moved(lang: Lang, state: &ChainState, mv: &PieceMove) -> String {
        lang.piece(Kind::of_model(state.chain().model()), mv.piece)
    }

    fn card(told: &Told, reason: &Reason) -> Card {
        let Reason::Digits(found) = reason;
        told.with_result(told.lang.digits_parts(told.here, found))
    }

    fn peek(lang: Lang, _: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>, _: &Reason) -> Peek {
        Peek::plain(lang.explain(first).title, lang.fastest_moves().to_owned())
    }
}

/// What is said of digits that travel, on whatever they do so.
pub(super) const DIGITS: (Method, About) = (
    methods::DIGITS,
    About {
        name: ["Counting back and forth", "来回走的数位", "來回走的數位"],
        seen: [
            "Each piece is a digit that travels to and fro through its places. The framed column moves next.",
            "每个零件是一位，在自己的位置间来回走。框出的一列接下来动。",
            "每個零件是一位，在自己的位置間來回走。框出的一行接下來動。",
        ],
        reach: [
            "Puzzles whose states are one line.",
            "适用于状态排成一条线的玩具。",
            "適用於狀態排成一條線的玩具。",
        ],
        sources: &[KUO, JAAP],
    },
);
