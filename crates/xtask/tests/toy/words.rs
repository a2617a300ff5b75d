//! The words of a row of switches.

use gros_solver::Puzzle;
use gros_solver::methods::Method;
use gros_solver::switches::methods::{self, Reason};
use gros_solver::switches::{Switches, SwitchesState};

use super::{CoachWords, MoveInState, MoveWords, PuzzleWords, StateWords, Words};
use crate::explain::{About, Card, CardBuilder, MethodGroup, Part};
use crate::message::say;
use crate::pieces::{Kind, Names, Places};
use crate::{Key, Lang};

impl Kind {
    const SWITCH: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, SwitchName { number }),
        several: |lang, numbers| say!(lang, SwitchNames { numbers }),
        count: |lang, count| say!(lang, SwitchCount { count }),
        driver: None,
        places: Places::Named {
            names: &[Key::SwitchOff, Key::SwitchOn],
            goes: |lang, piece, place| say!(lang, SwitchGoes { piece, place }),
        },
        question: Key::WhichSwitch,
    });
}

impl PuzzleWords for Switches {
    fn kind(&self) -> Kind {
        Kind::SWITCH
    }

    fn title(&self, lang: Lang) -> String {
        <Switches as Words>::name(lang, "switches").to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::SWITCH, self.pieces())
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneSwitchPerMove)
    }
}

impl StateWords for SwitchesState {
    fn kind(&self) -> Kind {
        Kind::SWITCH
    }

    fn name(&self, lang: Lang) -> Option<String> {
        lang.all_alike(Kind::SWITCH, &self.pieces().collect::<Vec<_>>())
    }

    fn place_of(&self, piece: usize) -> Option<u16> {
        Some(self.is_on(piece).into())
    }
}

impl MoveWords for MoveInState<'_, Switches> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(Kind::SWITCH, self.mv.piece)
    }

    fn name(&self, lang: Lang) -> String {
        lang.piece_goes(Kind::SWITCH, *self.mv)
    }

    fn short(&self, lang: Lang) -> String {
        lang.piece_goes_short(Kind::SWITCH, *self.mv)
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(lang.piece_is_back(Kind::SWITCH, *self.mv))
    }
}

impl CoachWords for MoveInState<'_, Switches> {}

impl Words for Switches {
    const METHODS: &'static [(Method, About)] = &[(
        methods::IN_TURN,
        About {
            name: Key::SwitchesInTurnName,
            seen: Key::SwitchesInTurnSeen,
            reach: Key::SwitchesInTurnReach,
            sources: &[],
            proofs: &[],
            group: MethodGroup::Routine,
        },
    )];

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let Reason::InTurn(found) = reason;
        let amiss: Vec<usize> = found.amiss.iter().rev().copied().collect();
        if amiss.is_empty() {
            return builder.with_result(Vec::new());
        }
        let switches = builder.lang.pieces(Kind::SWITCH, &amiss);
        builder.with_result(vec![Part::Text(say!(builder.lang, SwitchesToBeTurned { switches }))])
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Switches)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(&[Key::TaskSwitches, Key::RuleSwitches])
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.pieces())
    }
}
