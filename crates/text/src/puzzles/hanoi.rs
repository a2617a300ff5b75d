//! The words of the Tower of Hanoi.

mod circle;
mod clear_way;
mod discs;
mod graph;
mod plan;
mod proofs;
mod recursion;
mod split;

use gros_session::Occurrence;
use gros_solver::gray::Digit;
use gros_solver::hanoi::methods::{self, Reason};
use gros_solver::methods::{Explanation, Method, Question};
use gros_solver::{
    AnyPuzzle, DiscMove, Hanoi, HanoiRoute, HanoiRule, HanoiState, Peg, Position, Puzzle, Route,
};

use super::chain::DIGITS;
use super::{CoachWords, MoveInState, MoveWords, Proof, PuzzleWords, StateWords, Task, Words};
use crate::begin::Pointing;
use crate::board::PegCues;
use crate::explain::peek::disc_links;
use crate::explain::sources::{ATKINSON, BOUSCH, HUNG, MYTHS, SOLVING, STEPS, TOWER};
use crate::explain::{About, Card, CardBuilder, MethodGroup, Peek, ProofStep, Theorem};
use crate::message::{Count, say};
use crate::pieces::{Kind, Names, Places};
use crate::{Key, Lang};

impl Kind {
    pub(crate) const DISC: Kind = Kind::new(&Names {
        one: |lang, number| say!(lang, DiscName { number }),
        several: |lang, numbers| say!(lang, DiscNames { numbers }),
        count: |lang, count| say!(lang, DiscCount { count }),
        driver: None,
        places: Places::Numbered(|lang, number| say!(lang, PlaceNumber { number })),
        question: Key::WhichDisc,
    });
}

impl PuzzleWords for Hanoi {
    fn kind(&self) -> Kind {
        Kind::DISC
    }

    fn title(&self, lang: Lang) -> String {
        lang.text(Key::Hanoi).to_owned()
    }

    fn variant_name(&self, lang: Lang) -> String {
        lang.phrases(self.title(lang), lang.hanoi_variant(self))
    }

    fn pieces_in(&self, lang: Lang) -> String {
        lang.piece_count(Kind::DISC, self.discs())
    }

    fn one_move(&self, lang: Lang) -> &'static str {
        lang.text(Key::OneDiscPerMove)
    }

    fn row_order(&self, lang: Lang) -> &'static str {
        lang.text(Key::LargestFirst)
    }

    fn beside_title(&self, lang: Lang, _: bool) -> Vec<String> {
        let rule = lang.peg_rule(self).map(str::to_owned);
        [lang.peg_count(self)].into_iter().chain(rule).chain([self.pieces_in(lang)]).collect()
    }

    fn ticks_are_pieces(&self) -> bool {
        matches!(self.rule(), HanoiRule::Classic { pegs: 3 })
    }
}

impl StateWords for HanoiState {
    fn kind(&self) -> Kind {
        Kind::DISC
    }

    fn name(&self, _: Lang) -> Option<String> {
        self.perfect_peg().map(|peg| peg.to_string())
    }

    fn solved_name(&self, lang: Lang) -> Option<String> {
        self.perfect_peg().map(|peg| say!(lang, SetupAllOnPeg { peg }))
    }
}

impl MoveWords for MoveInState<'_, Hanoi> {
    fn piece(&self, lang: Lang) -> String {
        lang.piece(Kind::DISC, self.mv.disc)
    }

    fn name(&self, lang: Lang) -> String {
        lang.disc_move(self.before, *self.mv)
    }

    fn spoken(&self, lang: Lang) -> String {
        lang.disc_move_spoken(self.before, *self.mv)
    }

    fn in_sentence(&self, lang: Lang) -> String {
        self.spoken(lang)
    }

    fn short(&self, _: Lang) -> String {
        format!("{}→{}", self.mv.disc, self.mv.to)
    }

    fn done(&self, lang: Lang) -> String {
        let (disc, to) = (self.piece(lang), self.mv.to);
        lang.sentence(&say!(lang, HanoiDone { disc, to }))
    }

    fn again(&self, lang: Lang) -> Option<String> {
        Some(lang.disc_back(*self.mv))
    }

    fn must(&self, lang: Lang) -> String {
        say!(lang, HintDiscMust { disc: self.piece(lang), to: self.mv.to })
    }

    fn can(&self, lang: Lang) -> String {
        say!(lang, HintDiscCan { disc: self.piece(lang), to: self.mv.to })
    }

    fn how(&self, lang: Lang, _: Pointing) -> String {
        let (disc, to) = (self.piece(lang), self.mv.to);
        say!(lang, HanoiHow { disc, to })
    }
}

impl CoachWords for MoveInState<'_, Hanoi> {
    fn beat(&self, lang: Lang) -> String {
        let (disc, to) = (lang.count_word(self.mv.disc), self.mv.to);
        say!(lang, CoachBeatTo { piece: disc, place: to })
    }
}

impl Words for Hanoi {
    const LABELS: &'static [(&'static str, Key)] =
        &[("n", Key::NumberOfDiscs), ("pegs", Key::Pegs), ("rule", Key::DiscsGo)];
    const VALUES: &'static [(&'static str, &'static str, Key)] = &[
        ("rule", "classic", Key::ToAnyPeg),
        ("rule", "linear", Key::ToNeighbours),
        ("rule", "cyclic", Key::ClockwiseOnly),
    ];
    const METHODS: &'static [(Method, About)] = METHODS;
    const HOW_TO_SET: Key = Key::SetDiscs;
    const ASK: Key = Key::CoachDiscs;
    const INVITATION: Option<Key> = Some(Key::TryHanoi);
    const ANY_PIECE: Option<Key> = Some(Key::HanoiAny);

    fn card(builder: &CardBuilder, reason: &Reason) -> Card {
        let lang = builder.lang;
        let parts = match reason {
            Reason::LargestDisc(found) => {
                return builder.why(builder.with_result(lang.largest_disc_parts(found)));
            }
            Reason::ClearWay(found) => return builder.with_result(lang.clear_way_parts(found)),
            Reason::Circle(found) => lang.circle_parts(found),
            Reason::Digits(found) => return builder.with_result(lang.digits_parts(builder.here, found)),
            Reason::Direction(found) => lang.direction_parts(found),
            Reason::Recursion(found) => lang.hanoi_stack_parts(found),
            Reason::PairCycle(found) => lang.pair_parts(found),
            Reason::LastPeg(found) => lang.last_peg_parts(found),
            Reason::Formulas(found) => lang.formulas_parts(found),
            Reason::Split(found) => lang.split_parts(found),
        };
        let card = builder.with_result(parts);
        // The rings have a method of the same name, whose proofs are about rings.
        let is_of_rings = matches!(reason, Reason::Recursion(_));
        let proofs = if is_of_rings { &[][..] } else { card.proofs };
        Card { tag: Some(lang.text(Key::HanoiTowerOnly).to_owned()), proofs, ..card }
    }

    fn prove(lang: Lang, question: &Question<Hanoi>, theorem: Theorem) -> Option<Vec<ProofStep>> {
        lang.proof_of_discs(question, theorem)
    }

    fn peek(lang: Lang, _: &Question<AnyPuzzle>, first: &Explanation<AnyPuzzle>, reason: &Reason) -> Peek {
        let title = lang.explain(first).title;
        match reason {
            Reason::LargestDisc(found) => {
                Peek { title, links: disc_links(found), note: "", text: lang.smallest_amiss(found) }
            }
            Reason::Digits(_) => Peek::plain(title, lang.fastest_moves().to_owned()),
            _ => Peek::plain(title, lang.first_text(first)),
        }
    }

    fn task_to(lang: Lang, goal: &HanoiState) -> Option<String> {
        goal.perfect_peg().map(|to| say!(lang, TaskDiscsTo { to }))
    }

    fn goal_order(lang: Lang, goal: &HanoiState) -> Option<String> {
        goal.perfect_peg().map(|peg| say!(lang, HanoiGoalOrder { peg }))
    }

    fn way_back(task: &Task<Hanoi>) -> Key {
        let is_perfect = |state: &HanoiState| state.perfect_peg().is_some();
        if is_perfect(task.start) && is_perfect(task.goal) { Key::CarryBack } else { Key::WayBack }
    }

    fn lifted(lang: Lang, state: &HanoiState, place: Digit, disc: usize) -> String {
        let cues = PegCues { lifted: Some(disc), ..PegCues::default() };
        lang.peg_button(Peg(u8::try_from(place).unwrap_or_default()), state, cues)
    }

    fn about_task(task: &Task<Hanoi>, lang: Lang, ends: String) -> Vec<String> {
        let discs = task.puzzle.pieces_in(lang);
        std::iter::once(discs).chain(lang.hanoi_variant(task.puzzle)).chain([ends]).collect()
    }

    fn facts(task: &Task<Hanoi>, lang: Lang, route: &HanoiRoute, ends: String) -> Vec<String> {
        let mut facts = Hanoi::about_task(task, lang, ends);
        facts.push(lang.moves(route.steps()));
        lang.add_guarantee(&mut facts, route.guarantee());
        facts.extend(lang.twice_moved(task, route));
        facts
    }

    fn first_fact(task: &Task<Hanoi>, lang: Lang, moves: &str) -> String {
        match (task.start.perfect_peg(), task.goal.perfect_peg()) {
            (Some(from), Some(to)) if from != to => {
                say!(
                    lang,
                    HanoiTowerMoves {
                        count: task.puzzle.discs(),
                        number: lang.count_word(task.puzzle.discs()),
                        from: from.to_string(),
                        to: to.to_string(),
                        moves
                    }
                )
            }
            _ => lang.goal_is_away(moves),
        }
    }

    /// On four pegs, from perfect peg to perfect peg.
    fn proof(task: &Task<Hanoi>, lang: Lang) -> Option<Proof> {
        let Task { puzzle, start, goal } = task;
        let is_four = puzzle.rule() == (HanoiRule::Classic { pegs: 4 }) && puzzle.discs() > 1;
        let is_bouschs = is_four && start.perfect_peg().is_some() && goal.perfect_peg().is_some();
        is_bouschs.then(|| Proof {
            name: lang.text(Key::HanoiProof),
            meaning: lang.text(Key::HanoiProofMeaning),
            by: None,
        })
    }

    fn goes_elsewhere(at: &Position<Hanoi>, lang: Lang, refused: &DiscMove) -> Option<String> {
        let moves = at.puzzle.legal_moves(&at.state).filter(|mv| mv.disc == refused.disc);
        let pegs =
            moves.map(|mv| mv.to.to_string()).reduce(|pegs, peg| say!(lang, HanoiPegsOr { pegs, peg }))?;
        let disc = lang.piece(Kind::DISC, refused.disc);
        Some(lang.sentence(&say!(lang, HanoiGoesElsewhere { disc, pegs })))
    }

    fn shape(&self, lang: Lang) -> &'static str {
        if self.rule().pegs() != 3 {
            return lang.line_or_route(self.line_length().is_some());
        }
        lang.text(Key::HanoiShape)
    }

    fn graph_note(&self, lang: Lang) -> Option<String> {
        lang.note_of_triangle(self)
    }

    fn numbered_from(lang: Lang, _: &HanoiState) -> String {
        lang.text(Key::HanoiNumberedFrom).to_owned()
    }

    fn describe(at: &Position<Hanoi>, lang: Lang) -> String {
        lang.describe_discs(&at.puzzle, &at.state)
    }

    fn landmark(&self, lang: Lang, goal: &HanoiState, piece: usize, turn: Occurrence) -> String {
        if piece == goal.discs() {
            return lang.piece_moves(lang.text(Key::LandmarksLargestDisc), turn);
        }
        lang.piece_moves(&lang.piece(Kind::DISC, piece), turn)
    }

    fn landmark_label(&self, lang: Lang, goal: &HanoiState, piece: usize, _: Occurrence) -> Option<String> {
        (piece == self.discs()).then(|| self.landmark(lang, goal, piece, Occurrence::Only))
    }

    fn name(lang: Lang, _: &str) -> &'static str {
        lang.text(Key::Hanoi)
    }

    fn rules(&self, lang: Lang) -> Vec<&'static str> {
        lang.texts(match self.rule() {
            HanoiRule::Classic { .. } => &[Key::TaskHanoi, Key::RuleTopDisc, Key::RuleSmallerOnTop],
            HanoiRule::Linear => {
                &[Key::TaskHanoi, Key::RuleTopDisc, Key::RuleSmallerOnTop, Key::RuleNeighbours]
            }
            HanoiRule::Cyclic => {
                &[Key::TaskHanoi, Key::RuleTopDisc, Key::RuleSmallerOnTop, Key::RuleClockwise]
            }
        })
    }

    fn task_of_all(&self, lang: Lang, pieces: &str) -> Option<String> {
        Some(say!(lang, TaskAllDiscs { pieces, to: last_peg(self) }))
    }

    fn read(&self, lang: Lang) -> String {
        lang.letters(self.discs())
    }

    fn notation(&self, lang: Lang) -> String {
        say!(lang, HanoiNotation { count: Count(self.discs()) })
    }

    fn how_to_write(&self, lang: Lang) -> String {
        let hint = lang.sentence(&self.notation(lang));
        say!(lang, HanoiHowToWrite { hint })
    }

    fn states_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::HanoiStatesAllowed)
    }

    fn moves_allowed(&self, lang: Lang) -> &'static str {
        lang.text(Key::HanoiMovesAllowed)
    }

    fn stands(lang: Lang, _: &HanoiState, _: usize, place: Digit) -> String {
        say!(lang, SetupOnPeg { peg: Peg(u8::try_from(place).unwrap_or_default()) })
    }
}

/// Names the peg to which the tower goes unless another goal is set.
fn last_peg(tower: &Hanoi) -> String {
    Peg(tower.rule().pegs().saturating_sub(1)).to_string()
}

impl Lang {
    /// Says how a tower differs from the one on three pegs: `four pegs`, `neighbouring pegs only`.
    pub(crate) fn hanoi_variant(self, hanoi: &Hanoi) -> Option<String> {
        let pegs = (hanoi.rule().pegs() > 3).then(|| self.peg_count(hanoi));
        pegs.or(self.peg_rule(hanoi).map(str::to_owned))
    }

    fn twice_moved(self, task: &Task<Hanoi>, route: &HanoiRoute) -> Option<String> {
        let Task { puzzle, start, goal } = task;
        if puzzle.rule() != (HanoiRule::Classic { pegs: 3 }) || route.largest_disc_moves() < 2 {
            return None;
        }
        let discs = start.discs();
        let moving = (1..=discs).rev().find(|disc| start.peg_of(*disc) != goal.peg_of(*disc))?;
        let disc = if moving == discs {
            self.text(Key::HanoiTheLargestDisc).to_owned()
        } else {
            self.piece(Kind::DISC, moving)
        };
        Some(say!(self, HanoiTwiceMoved { disc }))
    }
}

/// The texts about the methods.
const METHODS: &[(Method, About)] = &[
    (
        methods::LARGEST_DISC,
        About {
            group: MethodGroup::Decide,
            name: Key::HanoiLargestDiscName,
            seen: Key::HanoiLargestDiscSeen,
            reach: Key::HanoiLargestDiscReach,
            sources: &[MYTHS, TOWER],
            proofs: &[],
        },
    ),
    (
        methods::DIRECTION,
        About {
            group: MethodGroup::Routine,
            name: Key::HanoiDirectionName,
            seen: Key::HanoiDirectionSeen,
            reach: Key::HanoiShortestReach,
            sources: &[STEPS, MYTHS],
            proofs: &[Theorem::Floors],
        },
    ),
    (
        methods::RECURSION,
        About {
            group: MethodGroup::Build,
            name: Key::RecursionName,
            seen: Key::RecursionSeen,
            reach: Key::HanoiRecursionReach,
            sources: &[HUNG, SOLVING, TOWER],
            proofs: &[],
        },
    ),
    (
        methods::PAIR_CYCLE,
        About {
            group: MethodGroup::Routine,
            name: Key::HanoiPairCycleName,
            seen: Key::HanoiPairCycleSeen,
            reach: Key::HanoiShortestReach,
            sources: &[STEPS, MYTHS],
            proofs: &[Theorem::Pairs, Theorem::Floors],
        },
    ),
    (
        methods::LAST_PEG,
        About {
            group: MethodGroup::Count,
            name: Key::HanoiLastPegName,
            seen: Key::HanoiLastPegSeen,
            reach: Key::HanoiShortestReach,
            sources: &[STEPS, MYTHS],
            proofs: &[Theorem::Floors],
        },
    ),
    (
        methods::FORMULAS,
        About {
            group: MethodGroup::Count,
            name: Key::HanoiFormulasName,
            seen: Key::HanoiFormulasSeen,
            reach: Key::HanoiFormulasReach,
            sources: &[STEPS, MYTHS],
            proofs: &[Theorem::Blocks, Theorem::SamePeg],
        },
    ),
    (
        methods::SPLIT,
        About {
            group: MethodGroup::Build,
            name: Key::HanoiSplitName,
            seen: Key::HanoiSplitSeen,
            reach: Key::HanoiSplitReach,
            sources: &[BOUSCH, MYTHS],
            proofs: &[],
        },
    ),
    (
        methods::CLEAR_WAY,
        About {
            group: MethodGroup::Decide,
            name: Key::ClearWayName,
            seen: Key::ClearWaySeen,
            reach: Key::ClearWayReach,
            sources: &[MYTHS],
            proofs: &[],
        },
    ),
    (
        methods::CIRCLE,
        About {
            group: MethodGroup::Build,
            name: Key::CircleName,
            seen: Key::CircleSeen,
            reach: Key::CircleReach,
            sources: &[ATKINSON, MYTHS],
            proofs: &[],
        },
    ),
    DIGITS,
];
