//! The words of the Chinese rings.

pub(super) mod cards;
mod chains;
mod coach;
mod codes;
mod gray_code;
mod pair_blocks;
mod proofs;
mod purposes;
mod recursion;
mod slow;
mod walks;

use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::rings::methods::{self, Reason};
use gros_solver::{AnyPuzzle, Position, Puzzle, Rings, RingsRoute, RingsState, Route};

use super::{CoachWords, MoveInState, MoveWords, PuzzleWords, StateWords, Task, Words};
use crate::begin::Pointing;
use crate::explain::sources::{ACCELERATED, GRAY, HUNG, KUO, PULSES, SOLVING, THINKING, TOWER};
use crate::explain::two_places::TwoPlaces;
use crate::explain::{About, Card, CardBuilder, MethodGroup, Peek, ProofStep, Theorem};
use crate::lang::capital;
use crate::message::{Count, say};
use crate::moves::on_or_off;
use crate::pieces::{Kind, Names, Places};
use crate::{Key, Lang};

impl Kind {
    pub(crate) const RING: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, RingName { number }),
        several: |lang, numbers| say!(lang, RingNames { numbers }),
        count: |lang, count| say!(lang, RingCount { count }),
        driver: None,
        places: Places::Named {
            names: &[Key::RingIsOff, Key::RingIsOn],
            goes: |lang, piece, value, _| say!(lang, RingGoes { piece, place: on_or_off(value > 0) }),
        },
        question: Key::WhichRing,
    });
}

impl PuzzleWords for Rings {
    fn kind(&self) -> Kind {
        Kind::RING
    }

    fn title(&self, lang: Lang) -> String {
        lang.rings_title(self.rings())
    }

    fn variant_name(&self, lang: Lang) -> String {
        let name = lang.text(Key::Rings).to_owned();
        if self.has_pair() { lang.phrases(name, [lang.text(Key::TwoAsOne).to_owned()]) } else { name }
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::RING, self.rings())
    }

    fn invited_to(&self, lang: Lang) -> Option<String> {
        Some(say!(lang, RingsTitle { count: self.rings(), number: lang.count_word(self.rings()) }))
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(if self.has_pair() { Key::PairPerMove } else { Key::OneRingPerMove })
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneIsOn)
    }

    fn beside_title(&self, lang: Lang, free_end_left: bool) -> Vec<String> {
        vec![lang.free_end(free_end_left).to_owned()]
    }

    fn ticks_are_pieces(&self) -> bool {
        !self.has_pair()
    }
}

impl StateWords for RingsState {
    fn kind(&self) -> Kind {
        Kind::RING
    }

    fn name(&self, lang: Lang) -> Option<String> {
        match self.on_count() {
            0 => Some(lang.text(Key::RingsAllOff).to_owned()),
            on if on == self.rings() => Some(lang.text(Key::RingsAllOn).to_owned()),
            1 => self.outermost_on().map(|ring| say!(lang, RingsOnlyRingOn { ring })),
            _ => None,
        }
    }
}

impl MoveWords for MoveInState<'_, Rings> {
    fn piece(&self, lang: Lang) -> String {
        lang.rings_moved(*self.mv)
    }

    fn name(&self, lang: Lang) -> String {
        lang.rings_go(&self.piece(lang), !self.before.is_on(self.mv.ring))
    }

    fn short(&self, lang: Lang) -> String {
        let place = on_or_off(!self.before.is_on(self.mv.ring));
        say!(lang, RingsShort { ring: self.mv.to_string(), place })
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(lang.ring_again(*self.mv, self.before))
    }

    fn must(&self, lang: Lang) -> String {
        say!(
            lang,
            HintRingMust { rings: self.piece(lang), place: on_or_off(!self.before.is_on(self.mv.ring)) }
        )
    }

    fn can(&self, lang: Lang) -> String {
        say!(lang, RingsWish { ring: self.piece(lang), place: on_or_off(!self.before.is_on(self.mv.ring)) })
    }

    fn how(&self, lang: Lang, pointing: Pointing) -> String {
        let label = || lang.quoted(lang.pair_label(self.before.is_on(self.mv.ring)));
        lang.click(&if self.mv.pair { label() } else { self.piece(lang) }, pointing)
    }
}

impl CoachWords for MoveInState<'_, Rings> {
    fn order(&self, lang: Lang) -> String {
        let place = on_or_off(!self.before.is_on(self.mv.ring));
        capital(&say!(lang, RingsOrder { rings: self.piece(lang), place }))
    }

    fn beat(&self, lang: Lang) -> String {
        lang.ring_beat(*self.mv, !self.before.is_on(self.mv.ring))
    }
}

impl Words for Rings {
    const LABELS: &'static [(&'static str, Key)] = &[("n", Key::NumberOfRings), ("pair", Key::PairTogether)];
    const METHODS: &'static [(Method, About)] = METHODS;
    const HOW_TO_SET: Key = Key::SetRings;
    const ASK: Key = Key::CoachRings;
    const INVITATION: Option<Key> = Some(Key::TryRings);
    const ANY_PIECE: Option<Key> = Some(Key::RingsAny);

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        cards::card(TwoPlaces::RINGS, builder, reason)
    }

    fn prove(lang: Lang, question: &Question<Rings>, theorem: Theorem) -> Option<Vec<ProofStep>> {
        lang.proof_of_rings(question, theorem)
    }

    fn peek(
        lang: Lang,
        question: &Question<AnyPuzzle>,
        first: &Explanation<AnyPuzzle>,
        reason: &Reason,
    ) -> Peek {
        cards::peek(TwoPlaces::RINGS, lang, question, first, reason)
    }

    fn describe(at: &Position<Rings>, lang: Lang) -> String {
        lang.describe_rings(&at.state)
    }

    fn in_hand(lang: Lang, state: &RingsState) -> Option<String> {
        lang.rings_in_hand(state)
    }

    fn count_in_hand(lang: Lang, state: &RingsState) -> Option<String> {
        Some(say!(lang, RingsOn { count: state.on_count() }))
    }

    fn named_start(lang: Lang, state: &RingsState) -> Option<String> {
        let is_last_alone = state.on_count() == 1 && state.rings() > 1 && state.is_on(state.rings());
        is_last_alone.then(|| say!(lang, OnlyRing { ring: lang.piece(Kind::RING, state.rings()) }))
    }

    fn goal_order(lang: Lang, goal: &RingsState) -> Option<String> {
        let key = match goal.on_count() {
            0 => Key::CoachTakeOff,
            on if on == goal.rings() => Key::CoachPutOn,
            _ => return None,
        };
        Some(lang.text(key).to_owned())
    }

    /// If two rings can move as one, more than two can move.
    fn tips(&self) -> Option<[Key; 2]> {
        (!self.has_pair()).then_some([Key::TipOnlyTwo, Key::TipWayBack])
    }

    fn way_back(task: &Task<Rings>) -> Key {
        let is_taken_off = task.start.on_count() == task.puzzle.rings() && task.goal.on_count() == 0;
        if is_taken_off { Key::PutBackOn } else { Key::WayBack }
    }

    fn landmark(&self, lang: Lang, goal: &RingsState, piece: usize, _: Occurrence) -> String {
        lang.ring_for_good(piece, goal.is_on(piece))
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Rings)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(&[Key::TaskRings, Key::RuleOne, Key::RuleTwo])
    }

    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String> {
        Some(say!(lang, TaskAllRings { pieces }))
    }

    fn task_back(&self, lang: Lang, pieces: &str) -> Option<String> {
        Some(say!(lang, TaskAllRingsBack { pieces }))
    }

    fn read(&self, lang: Lang) -> String {
        lang.digits(self.rings())
    }

    fn notation(&self, lang: Lang) -> String {
        say!(lang, RingsNotation { digits: Count(self.rings()), ring: self.rings() })
    }

    fn states_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::RingsStatesAllowed)
    }

    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::RingsMovesAllowed)
    }

    fn about_task(_: &Task<Rings>, _: Lang, ends: String) -> Vec<String> {
        vec![ends]
    }

    fn facts(task: &Task<Rings>, lang: Lang, route: &RingsRoute, ends: String) -> Vec<String> {
        let one = task.puzzle.one_move(lang).to_owned();
        let mut facts = vec![ends, lang.phrases(lang.moves(route.steps()), [one])];
        lang.add_guarantee(&mut facts, route.guarantee());
        facts.extend(lang.ring_by_ring(task));
        facts
    }

    fn first_fact(task: &Task<Rings>, lang: Lang, moves: &str) -> String {
        let rings = task.puzzle.rings();
        if task.start.on_count() == rings && task.goal.on_count() == 0 {
            say!(lang, RingsComeOff { count: rings, number: lang.count_word(rings), moves })
        } else {
            lang.goal_is_away(moves)
        }
    }

    fn numbered_from(lang: Lang, _: &RingsState) -> String {
        lang.text(Key::RingsNumberedFrom).to_owned()
    }

    fn preset(&self, lang: Lang) -> String {
        say!(lang, RingsPreset { pieces: self.pieces_in(lang), title: self.title(lang) })
    }

    fn stands(lang: Lang, _: &RingsState, _: usize, place: Digit) -> String {
        lang.text(if place > 0 { Key::On } else { Key::Off }).to_owned()
    }

    fn stands_briefly(lang: Lang, _: &RingsState, _: usize, place: Digit) -> String {
        lang.text(if place > 0 { Key::CoachOn } else { Key::CoachOff }).to_owned()
    }
}

impl Lang {
    pub(crate) fn rings_title(self, rings: usize) -> String {
        capital(&say!(self, RingsTitle { count: rings, number: self.count_word(rings) }))
    }

    /// Says how many moves the same task takes ring by ring, if two can move as one.
    fn ring_by_ring(self, task: &Task<Rings>) -> Option<String> {
        let Task { puzzle: rings, start, goal } = task;
        let single = Rings::new(rings.rings()).ok().filter(|_| rings.has_pair())?;
        let moves = self.moves(single.route(start, goal).ok()?.steps());
        Some(say!(self, RingsRingByRing { moves }))
    }
}

/// The texts about the methods.
const METHODS: &[(Method, About)] = &[
    (
        methods::EXPECT,
        About {
            group: MethodGroup::Decide,
            name: Key::RingsExpectName,
            seen: Key::RingsExpectSeen,
            reach: Key::RingsExpectReach,
            sources: &[THINKING],
            proofs: &[Theorem::Swap],
        },
    ),
    (
        methods::ALTERNATION,
        About {
            group: MethodGroup::Decide,
            name: Key::RingsAlternationName,
            seen: Key::RingsAlternationSeen,
            reach: Key::RingsAlternationReach,
            sources: &[KUO, THINKING],
            proofs: &[Theorem::Parity],
        },
    ),
    (
        methods::GRAY_CODE,
        About {
            group: MethodGroup::Build,
            name: Key::RingsGrayCodeName,
            seen: Key::RingsGrayCodeSeen,
            reach: Key::RingsOneByOneReach,
            sources: &[THINKING, KUO, PULSES],
            proofs: &[Theorem::Fold],
        },
    ),
    (
        methods::TWO_RULES,
        About {
            group: MethodGroup::Build,
            name: Key::RingsTwoRulesName,
            seen: Key::RingsTwoRulesSeen,
            reach: Key::RingsOneByOneReach,
            sources: &[THINKING, GRAY],
            proofs: &[Theorem::Fold],
        },
    ),
    (
        methods::BINARY,
        About {
            group: MethodGroup::Count,
            name: Key::RingsBinaryName,
            seen: Key::RingsBinarySeen,
            reach: Key::RingsOneByOneReach,
            sources: &[THINKING, KUO, GRAY],
            proofs: &[Theorem::Swap, Theorem::Half],
        },
    ),
    (
        methods::SHIFTS,
        About {
            group: MethodGroup::Count,
            name: Key::RingsShiftsName,
            seen: Key::RingsShiftsSeen,
            reach: Key::RingsOneByOneReach,
            sources: &[HUNG, GRAY],
            proofs: &[Theorem::Swap],
        },
    ),
    (
        methods::DECREMENT,
        About {
            group: MethodGroup::Count,
            name: Key::RingsDecrementName,
            seen: Key::RingsDecrementSeen,
            reach: Key::RingsOneByOneReach,
            sources: &[THINKING, GRAY],
            proofs: &[Theorem::Swap],
        },
    ),
    (
        methods::AUTOMATON,
        About {
            group: MethodGroup::Count,
            name: Key::RingsAutomatonName,
            seen: Key::RingsAutomatonSeen,
            reach: Key::RingsOneByOneReach,
            sources: &[KUO],
            proofs: &[Theorem::Swap],
        },
    ),
    (
        methods::RECURSION,
        About {
            group: MethodGroup::Build,
            name: Key::RecursionName,
            seen: Key::RecursionSeen,
            reach: Key::RingsRecursionReach,
            sources: &[HUNG, SOLVING, TOWER],
            proofs: &[Theorem::Thirds],
        },
    ),
    (
        methods::PURPOSES,
        About {
            group: MethodGroup::Build,
            name: Key::RingsPurposesName,
            seen: Key::RingsPurposesSeen,
            reach: Key::RingsPurposesReach,
            sources: &[HUNG],
            proofs: &[],
        },
    ),
    (
        methods::MIRROR,
        About {
            group: MethodGroup::Build,
            name: Key::RingsMirrorName,
            seen: Key::RingsMirrorSeen,
            reach: Key::RingsOneByOneReach,
            sources: &[HUNG, KUO, GRAY],
            proofs: &[Theorem::Fold],
        },
    ),
    (
        methods::STRATEGY_ONE,
        About {
            group: MethodGroup::Routine,
            name: Key::RingsStrategyOneName,
            seen: Key::RingsStrategyOneSeen,
            reach: Key::RingsStrategyReach,
            sources: &[KUO],
            proofs: &[Theorem::Fold],
        },
    ),
    (
        methods::STRATEGY_TWO,
        About {
            group: MethodGroup::Routine,
            name: Key::RingsStrategyTwoName,
            seen: Key::RingsStrategyTwoSeen,
            reach: Key::RingsStrategyReach,
            sources: &[KUO],
            proofs: &[Theorem::Fold],
        },
    ),
    (
        methods::QUESTIONS,
        About {
            group: MethodGroup::Question,
            name: Key::RingsQuestionsName,
            seen: Key::RingsQuestionsSeen,
            reach: Key::RingsOneByOneReach,
            sources: &[KUO],
            proofs: &[Theorem::Fold, Theorem::Swap, Theorem::Half],
        },
    ),
    (
        methods::PAIR_BLOCKS,
        About {
            group: MethodGroup::Count,
            name: Key::PairBlocksName,
            seen: Key::PairBlocksSeen,
            reach: Key::PairBlocksReach,
            sources: &[ACCELERATED, THINKING],
            proofs: &[],
        },
    ),
];
