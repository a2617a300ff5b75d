//! The words of two piles of stones.

mod any;
mod cards;
mod golden;
mod piles;
mod proofs;

use gros_session::Occurrence;
use gros_solver::methods::{Method, Question};
use gros_solver::wythoff::methods::{self, Reason};
use gros_solver::wythoff::{Piles, Rule};
use gros_solver::{Position, Puzzle, Route, Wythoff, WythoffMove};

use super::{CoachWords, MoveInState, MoveWords, PuzzleWords, StateWords, Task, Words};
use crate::begin::Pointing;
use crate::explain::sources::{GRUNDY, TWO_PILES, WYTHOFF};
use crate::explain::{About, Card, CardBuilder, MethodGroup, ProofStep, Theorem};
use crate::hint::{Grade, Hint};
use crate::message::say;
use crate::pieces::{Kind, Names, Places};
use crate::task::cut;
use crate::{Key, Lang};

impl Kind {
    /// The left pile is number 1, the right one number 2.
    pub(crate) const PILE: Kind = Kind::new(&Names {
        one: |lang, number| lang.pile(number == "2").to_owned(),
        several: |lang, _| lang.text(Key::BothPiles).to_owned(),
        count: |lang, _| lang.text(Key::TwoPiles).to_owned(),
        driver: None,
        places: Places::Numbered(|lang, number| say!(lang, PlaceNumber { number })),
        question: Key::WhichStones,
    });
}

impl PuzzleWords for Wythoff {
    fn kind(&self) -> Kind {
        Kind::PILE
    }

    fn title(&self, lang: Lang) -> String {
        lang.game_title(self).to_owned()
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::PILE, 2)
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneTurnPerMove)
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::LeftThenRight)
    }

    fn rules_in_a_line(&self) -> Option<[Key; 3]> {
        Some(match self.rule() {
            Rule::Wythoff => [Key::GameRulesOfBoth, Key::GameRulesOfBothShort, Key::GameRulesOfBothShortest],
            Rule::Nim => [Key::GameRulesOfOne, Key::GameRulesOfOneShort, Key::GameRulesOfOneShort],
        })
    }

    fn beside_title(&self, _: Lang, _: bool) -> Vec<String> {
        Vec::new()
    }
}

impl StateWords for Piles {
    fn kind(&self) -> Kind {
        Kind::PILE
    }

    fn name(&self, lang: Lang) -> Option<String> {
        Some(lang.position_name(self))
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(say!(lang, WythoffPositionAgain { name: lang.position_name(self) }))
    }

    fn stones(&self, lang: Lang) -> Option<String> {
        Some(say!(lang, GameStonesLeft { left: &self.left, right: &self.right }))
    }
}

impl MoveWords for MoveInState<'_, Wythoff> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(Kind::PILE, 1)
    }

    fn name(&self, lang: Lang) -> String {
        lang.take(self.before, self.mv, Lang::number)
    }

    fn spoken(&self, lang: Lang) -> String {
        lang.take(self.before, self.mv, Lang::number_in_words)
    }

    fn short(&self, _: Lang) -> String {
        cut(&self.mv.to_string())
    }

    fn done(&self, lang: Lang) -> String {
        lang.took(self.before, self.mv)
    }

    fn again(&self, _: Lang) -> Option<String> {
        None
    }

    fn by_computer(&self, lang: Lang) -> Option<String> {
        Some(lang.computer_takes(self.before, self.mv))
    }

    fn taken(&self, lang: Lang) -> Option<[String; 2]> {
        Some([lang.take_short(self.before, self.mv), lang.take_shortest(self.before, self.mv)])
    }

    fn how(&self, lang: Lang, _: Pointing) -> String {
        lang.text(Key::TakeSome).to_owned()
    }
}

impl CoachWords for MoveInState<'_, Wythoff> {}

impl Words for Wythoff {
    const ANY_PIECE: Option<Key> = None;
    const LABELS: &'static [(&'static str, Key)] = &[("policy", Key::Strength), ("rule", Key::GameRule)];
    const VALUES: &'static [(&'static str, &'static str, Key)] = &[
        ("policy", "soon", Key::StrengthSoon),
        ("policy", "long", Key::StrengthLong),
        ("policy", "lose", Key::StrengthLose),
        ("rule", "wythoff", Key::OneOrBothPiles),
        ("rule", "nim", Key::OnePileOnly),
    ];
    const METHODS: &'static [(Method, About)] = METHODS;

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let (lang, here, verdict) = (builder.lang, builder.here, reason.verdict());
        let mut parts = match reason {
            Reason::ClosedForm(found) => lang.closed_form_parts(here, found),
            Reason::Mex(found) => lang.mex_parts(here, found),
            Reason::Partition(found) => lang.partition_parts(here, found),
            Reason::Sieve(found) => lang.sieve_parts(here, found),
            Reason::Table(found) => lang.table_parts(here, found),
        };
        parts.push(lang.verdict_part(here, verdict, builder.next.is_some()));
        parts.extend(lang.winning_part(here, verdict));
        parts.extend(builder.next_part());
        let card = builder.card(parts);
        // The proofs are of Wythoff's game, in which stones can be taken from both piles.
        let is_nim = match reason {
            Reason::Table(found) => !found.takes_from_both,
            Reason::Sieve(found) => !found.strikes_diagonals,
            _ => false,
        };
        if is_nim { Card { proofs: &[], ..card } } else { card }
    }

    fn prove(lang: Lang, question: &Question<Wythoff>, theorem: Theorem) -> Option<Vec<ProofStep>> {
        lang.proof_of_piles(question, theorem)
    }

    fn about_task(task: &Task<Wythoff>, lang: Lang, _: String) -> Vec<String> {
        let start = task.puzzle.start();
        vec![lang.position_name(&start), lang.verdict(task.puzzle, &start).to_owned()]
    }

    fn facts(
        task: &Task<Wythoff>,
        lang: Lang,
        route: &<Wythoff as Puzzle>::Route,
        ends: String,
    ) -> Vec<String> {
        let mut facts = Wythoff::about_task(task, lang, ends);
        facts.push(lang.moves(route.steps()));
        lang.add_guarantee(&mut facts, route.guarantee());
        facts
    }

    fn first_fact(task: &Task<Wythoff>, lang: Lang, _: &str) -> String {
        lang.winning_moves(task.puzzle, task.start)
    }

    fn advice(at: &Position<Wythoff>, lang: Lang, next: Option<&WythoffMove>) -> Option<String> {
        let Position { puzzle, state } = at;
        let lost = next.and_then(|mv| lang.thrown_away(puzzle, state, mv));
        Some(lang.sentences([lost.unwrap_or_default(), lang.winning_moves(puzzle, state)]))
    }

    fn reached(lang: Lang, end: &Piles) -> &'static str {
        lang.text(if end.is_empty() { Key::WythoffLastStoneIsTaken } else { Key::WythoffLineEnds })
    }

    fn describe(at: &Position<Wythoff>, lang: Lang) -> String {
        lang.describe_piles(&at.puzzle, &at.state)
    }

    fn own_hint(at: &Position<Wythoff>, lang: Lang, grade: Grade) -> Option<Hint> {
        Some(lang.game_hint(&at.puzzle, &at.state, grade))
    }

    fn landmark(&self, lang: Lang, _: &Piles, piece: usize, _: Occurrence) -> String {
        lang.piece(Kind::PILE, piece)
    }

    fn landmark_label(&self, _: Lang, _: &Piles, _: usize, _: Occurrence) -> Option<String> {
        None
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Wythoff)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(match self.rule() {
            Rule::Wythoff => &[Key::TaskWythoff, Key::RuleOneOrBoth],
            Rule::Nim => &[Key::TaskWythoff, Key::RuleOnePile],
        })
    }

    fn read(&self, lang: Lang) -> String {
        lang.text(Key::WythoffRead).to_owned()
    }

    fn notation(&self, lang: Lang) -> String {
        lang.text(Key::WythoffNotation).to_owned()
    }

    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::WythoffMovesAllowed)
    }

    fn preset(&self, lang: Lang) -> String {
        lang.position_name(&self.start())
    }
}

/// The texts about the methods.
const METHODS: &[(Method, About)] = &[
    (
        methods::CLOSED_FORM,
        About {
            group: MethodGroup::Decide,
            name: Key::WythoffClosedFormName,
            seen: Key::WythoffClosedFormSeen,
            reach: Key::WythoffAnySizeReach,
            sources: &[TWO_PILES, WYTHOFF],
            proofs: &[Theorem::Beatty, Theorem::WaysOut],
        },
    ),
    (
        methods::MEX,
        About {
            group: MethodGroup::Build,
            name: Key::WythoffMexName,
            seen: Key::WythoffMexSeen,
            reach: Key::WythoffSmallReach,
            sources: &[TWO_PILES, WYTHOFF],
            proofs: &[Theorem::WaysOut],
        },
    ),
    (
        methods::PARTITION,
        About {
            group: MethodGroup::Build,
            name: Key::WythoffPartitionName,
            seen: Key::WythoffPartitionSeen,
            reach: Key::WythoffAnySizeReach,
            sources: &[TWO_PILES, WYTHOFF],
            proofs: &[Theorem::Beatty],
        },
    ),
    (
        methods::SIEVE,
        About {
            group: MethodGroup::Build,
            name: Key::WythoffSieveName,
            seen: Key::WythoffSieveSeen,
            reach: Key::WythoffSmallReach,
            sources: &[TWO_PILES],
            proofs: &[Theorem::WaysOut],
        },
    ),
    (
        methods::TABLE,
        About {
            group: MethodGroup::Question,
            name: Key::WythoffTableName,
            seen: Key::WythoffTableSeen,
            reach: Key::WythoffSmallReach,
            sources: &[TWO_PILES, GRUNDY],
            proofs: &[Theorem::WaysOut],
        },
    ),
];
