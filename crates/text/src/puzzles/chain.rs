//! The words of pieces that run on one line.

use gros_solver::chain::methods::{self, Reason};
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{AnyPuzzle, Chain, ChainModel, ChainState, Named, Puzzle};

use super::{CoachWords, Made, MoveWords, PuzzleWords, StateWords, Words};
use crate::begin::Pointing;
use crate::explain::sources::{JAAP, KUO};
use crate::explain::{About, Card, Peek, Told};
use crate::pieces::Kind;
use crate::{Key, Lang};

impl PuzzleWords for Chain {
    fn kind(&self) -> Kind {
        Kind::of_model(self.model())
    }

    fn title(&self, lang: Lang) -> String {
        lang.puzzle_name(self.id()).to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        let count = lang.piece_count(self.kind(), self.last_piece());
        if self.has_driver() { lang.and_a_driver(&count) } else { count }
    }

    fn one_move(&self) -> Key {
        match self.model() {
            _ if self.has_driver() => Key::StrokesCounted,
            ChainModel::SpinOut => Key::QuarterTurnPerMove,
            ChainModel::Brain => Key::OneRodPerMove,
            _ => Key::OneStepPerMove,
        }
    }
}

impl StateWords for ChainState {
    fn kind(&self) -> Kind {
        Kind::of_model(self.chain().model())
    }

    fn name(&self, lang: Lang) -> Option<String> {
        lang.all_alike(self.kind(), &self.pieces().collect::<Vec<_>>())
    }

    fn place_of(&self, piece: usize) -> Option<u16> {
        self.value_of(piece)
    }
}

impl MoveWords for Made<'_, Chain> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(self.before.kind(), self.mv.piece)
    }

    fn name(&self, lang: Lang) -> String {
        lang.piece_goes(self.before.kind(), *self.mv)
    }

    fn short(&self, lang: Lang) -> String {
        lang.piece_goes_short(self.before.kind(), *self.mv)
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(lang.piece_is_back(self.before.kind(), *self.mv))
    }

    fn how(&self, lang: Lang, pointing: Pointing) -> String {
        let the = if self.mv.piece == 0 { lang.pick("the ", "", "") } else { "" };
        lang.click(&format!("{the}{}", self.piece(lang)), pointing)
    }
}

impl CoachWords for Made<'_, Chain> {
    fn beat(&self, lang: Lang) -> String {
        lang.row_beat(self.before.kind(), *self.mv)
    }
}

impl Words for Chain {
    const NAMES: &'static [(&'static str, Key)] = &[
        ("spinout", Key::SpinOut),
        ("brain", Key::Brain),
        ("binary-burr", Key::BinaryBurr),
        ("rectangle", Key::RecTangle),
        ("lock250", Key::Lock250),
        ("kugellager", Key::Kugellager),
        ("kugellager7", Key::Kugellager7),
        ("generation", Key::Generation),
        ("chain", Key::Chain),
    ];
    const METHODS: &'static [(Method, About)] = &[DIGITS];

    fn card(told: &Told, reason: &Reason) -> Card {
        let Reason::Digits(found) = reason;
        told.with_result(told.lang.digits_parts(told.here, found))
    }

    fn peek(lang: Lang, _: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>, _: &Reason) -> Peek {
        Peek::plain(lang.explain(first).title, lang.fastest_moves().to_owned())
    }

    fn rules(&self) -> &'static [Key] {
        match self.model() {
            ChainModel::SpinOut => &[Key::TaskSpinOut, Key::RuleFreeDial, Key::RuleDials],
            ChainModel::Brain => &[Key::TaskBrain, Key::RuleFreeRod, Key::RuleRods],
            ChainModel::BinaryBurr => &[Key::TaskBurr, Key::RuleFreeDriver, Key::RuleBurr],
            ChainModel::Kugellager | ChainModel::Kugellager7 => {
                &[Key::TaskBalls, Key::RuleFreeDriver, Key::RuleEvenBalls, Key::RuleOddBalls]
            }
            ChainModel::Lock250 | ChainModel::Generation => {
                &[Key::TaskLock, Key::RuleFreeDriver, Key::RuleEvenPieces, Key::RuleOddPieces]
            }
            ChainModel::RecTangle | ChainModel::Chain => {
                &[Key::TaskChain, Key::RuleFreePiece, Key::RuleEvenPieces, Key::RuleOddPieces]
            }
        }
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.pieces())
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
