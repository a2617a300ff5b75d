//! The words of pieces in a slide.

mod slide;

use gros_solver::internals::Named;
use gros_solver::methods::Method;
use gros_solver::slideout::methods::{self, Reason};
use gros_solver::{Puzzle, SlideOut, SlideOutState};

use super::{PuzzleWords, StateWords, Words, words_in_a_row};
use crate::explain::sources::{ELEPHANTS, KUO};
use crate::explain::{About, Card, CardBuilder, MethodGroup};
use crate::message::say;
use crate::pieces::{Kind, Names, Places};
use crate::{Key, Lang};

impl Kind {
    pub(crate) const ELEPHANT: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, ElephantName { number }),
        several: |lang, numbers| say!(lang, ElephantNames { numbers }),
        count: |lang, count| say!(lang, ElephantCount { count }),
        driver: None,
        places: Places::Named {
            names: &[Key::ElephantUp, Key::ElephantRight, Key::ElephantDown],
            goes: |lang, piece, _, place| say!(lang, ElephantGoes { piece, place }),
        },
        question: Key::WhichElephant,
    });

    fn of_slide(puzzle: &SlideOut) -> Kind {
        if puzzle.is_elephants() { Kind::ELEPHANT } else { Kind::PIECE }
    }
}

impl PuzzleWords for SlideOut {
    fn kind(&self) -> Kind {
        Kind::of_slide(self)
    }

    fn title(&self, lang: Lang) -> String {
        lang.puzzle_name(self.id()).to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(self.kind(), self.pieces())
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(if self.is_elephants() { Key::QuarterTurnPerMove } else { Key::OneStepPerMove })
    }
}

impl StateWords for SlideOutState {
    fn kind(&self) -> Kind {
        Kind::of_slide(self.puzzle())
    }

    fn name(&self, lang: Lang) -> Option<String> {
        lang.all_alike(self.kind(), &self.pieces().collect::<Vec<_>>())
    }

    fn place_of(&self, piece: usize) -> Option<u16> {
        self.value_of(piece)
    }
}

words_in_a_row!(SlideOut);

impl Words for SlideOut {
    const LABELS: &'static [(&'static str, Key)] =
        &[("n", Key::NumberOfPieces), ("base", Key::NumberOfPlaces)];
    const METHODS: &'static [(Method, About)] = METHODS;

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let Reason::Slide(found) = reason;
        builder.why(builder.with_result(builder.lang.slide_parts(builder.here, found)))
    }

    fn name(lang: Lang, id: &str) -> &'static str {
        lang.text(match id {
            "elephants" => Key::Elephants,
            _ => Key::SlideOut,
        })
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(if self.is_elephants() {
            &[Key::TaskElephants, Key::RuleFreeElephant, Key::RuleElephants]
        } else {
            &[Key::TaskSlide, Key::RuleFreePiece, Key::RuleSlide]
        })
    }

    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String> {
        Some(match self.is_elephants() {
            true => say!(lang, TaskAllElephants { pieces }),
            false => say!(lang, TaskAllPieces { pieces }),
        })
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.pieces())
    }
}

/// The texts about the methods.
const METHODS: &[(Method, About)] = &[(
    methods::SLIDE,
    About {
        group: MethodGroup::Decide,
        name: Key::SlideoutSlideName,
        seen: Key::SlideoutSlideSeen,
        reach: Key::SlideoutSlideReach,
        sources: &[ELEPHANTS, KUO],
        proofs: &[],
    },
)];
