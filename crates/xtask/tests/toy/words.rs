//! The words of a row of switches.

use gros_solver::Puzzle;
use gros_solver::methods::Method;
use gros_solver::switches::methods::{self, Reason};
use gros_solver::switches::{Switches, SwitchesState};

use super::{CoachWords, MoveInState, MoveWords, PuzzleWords, StateWords, Words};
use crate::Lang;
use crate::explain::{About, Card, CardBuilder, Part};
use crate::pieces::{Kind, Names, Numbers, Places};

impl Kind {
    const SWITCH: Kind = Kind::new(&Names {
        english: ["switch", "switches"],
        simplified: ["号开关", "个开关"],
        traditional: ["號開關", "個開關"],
        numbers: Numbers::Plain,
        is_driven: false,
        places: Places::Done(&[["off", "关上", "關上"], ["on", "打开", "打開"]]),
        which_next: ["Which switch is turned next?", "下一步动哪个开关？", "下一步動哪個開關？"],
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
        lang.pick("one switch per move", "每步动一个开关", "每步動一個開關")
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
            name: ["One after the other", "一个接一个", "一個接一個"],
            seen: [
                "The switches that are not yet as they should be.",
                "还没有到位的开关。",
                "還沒有到位的開關。",
            ],
            reach: ["Any state and any goal.", "适用于任何状态、任何终点。", "適用於任何狀態、任何終點。"],
            sources: &[],
        },
    )];

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let Reason::InTurn(found) = reason;
        let amiss: Vec<usize> = found.amiss.iter().rev().copied().collect();
        let list = builder.lang.pieces(Kind::SWITCH, &amiss);
        let text = match builder.lang {
            Lang::English => format!("To be turned: {list}."),
            Lang::Simplified => format!("还要动：{list}。"),
            Lang::Traditional => format!("還要動：{list}。"),
        };
        builder.with_result(if amiss.is_empty() { Vec::new() } else { vec![Part::Text(text)] })
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.pick("Row of switches", "一排开关", "一排開關")
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        vec![
            lang.pick("Turn all switches on.", "把所有开关打开。", "把所有開關打開。"),
            lang.pick("Any switch may be turned.", "任何开关都可以动。", "任何開關都可以動。"),
        ]
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.pieces())
    }
}
