//! The words of dials that can also be turned outside their case.

mod shortcut;

use gros_solver::methods::Method;
use gros_solver::spinout::methods::{self, Reason};
use gros_solver::{DialMove, Facing, Puzzle, Route, SpinOut, SpinOutState};

use super::{CoachWords, MoveInState, MoveWords, PuzzleWords, StateWords, Task, Words};
use crate::explain::sources::KUO;
use crate::explain::{About, Card, CardBuilder, MethodGroup};
use crate::message::say;
use crate::pieces::{Kind, Names, Places};
use crate::{Key, Lang};

impl Kind {
    /// A dial that can also be turned outside the case, and then in any direction.
    pub(crate) const OPEN_DIAL: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, DialName { number }),
        several: |lang, numbers| say!(lang, DialNames { numbers }),
        count: |lang, count| say!(lang, DialCount { count }),
        driver: None,
        places: Places::Named {
            names: &[Key::DialLeft, Key::DialUpright, Key::DialRight],
            goes: |lang, piece, _, place| say!(lang, DialGoes { piece, place }),
        },
        question: Key::WhichOpenDial,
    });
}

impl PuzzleWords for SpinOut {
    fn kind(&self) -> Kind {
        Kind::OPEN_DIAL
    }

    fn title(&self, lang: Lang) -> String {
        lang.text(Key::SpinOut).to_owned()
    }

    fn variant_name(&self, lang: Lang) -> String {
        lang.phrases(self.title(lang), [lang.text(Key::TurnsOutside).to_owned()])
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::OPEN_DIAL, self.dials())
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneTurnOfADial)
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::LettersThenShift)
    }
}

impl StateWords for SpinOutState {
    fn kind(&self) -> Kind {
        Kind::OPEN_DIAL
    }

    /// A state with all dials facing the same way has a name if they can be pushed all the way in.
    fn name(&self, lang: Lang) -> Option<String> {
        if self.is_goal() {
            return Some(lang.text(Key::AllOutside).to_owned());
        }
        let is_pushed_in = self.shifts().is_some_and(|(least, _)| least == 0);
        lang.all_alike(Kind::OPEN_DIAL, &self.pieces().collect::<Vec<_>>()).filter(|_| is_pushed_in)
    }

    fn place_of(&self, piece: usize) -> Option<u16> {
        self.facing(piece).map(Facing::value)
    }
}

impl MoveWords for MoveInState<'_, SpinOut> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(Kind::OPEN_DIAL, self.mv.dial)
    }

    fn name(&self, lang: Lang) -> String {
        lang.dial_turns(*self.mv)
    }

    fn short(&self, _: Lang) -> String {
        let DialMove { dial, to, outside } = *self.mv;
        format!("{dial}→{}{}", to.letter(), if outside { "*" } else { "" })
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(self.name(lang))
    }
}

impl CoachWords for MoveInState<'_, SpinOut> {
    fn beat(&self, lang: Lang) -> String {
        lang.piece_beat(self.mv.dial, &lang.dial_faces(*self.mv), false)
    }
}

impl Words for SpinOut {
    const LABELS: &'static [(&'static str, Key)] =
        &[("n", Key::NumberOfPieces), ("outside", Key::TurnOutsideToo)];

    const METHODS: &'static [(Method, About)] = METHODS;

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let Reason::Shortcut(found) = reason;
        builder.with_result(builder.lang.shortcut_parts(found))
    }

    fn facts(
        task: &Task<SpinOut>,
        lang: Lang,
        route: &<SpinOut as Puzzle>::Route,
        ends: String,
    ) -> Vec<String> {
        let (moves, one) = (lang.moves(route.steps()), task.puzzle.one_move(lang));
        let mut facts = vec![task.puzzle.pieces_in(lang), ends, moves, one.to_owned()];
        lang.add_guarantee(&mut facts, route.guarantee());
        facts.push(lang.text(Key::RuleIsModel).to_owned());
        facts
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::SpinOut)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(&[Key::TaskDialsOut, Key::RuleDialPlaces, Key::RuleLobes, Key::RuleNarrow])
    }

    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String> {
        Some(say!(lang, TaskAllDialsOut { pieces }))
    }

    fn read(&self, lang: Lang) -> String {
        lang.letters(self.dials())
    }

    fn how_to_write(&self, lang: Lang) -> String {
        let dials = self.dials();
        say!(lang, SpinoutHowToWrite { dials })
    }

    fn states_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::SpinoutStatesAllowed)
    }

    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::SpinoutMovesAllowed)
    }
}

/// The texts about the methods.
const METHODS: &[(Method, About)] = &[(
    methods::SHORTCUT,
    About {
        group: MethodGroup::Build,
        name: Key::ShortcutName,
        seen: Key::ShortcutSeen,
        reach: Key::ShortcutReach,
        sources: &[KUO],
        proofs: &[],
    },
)];
