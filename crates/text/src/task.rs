//! The task: its name, its facts, how short its route is.

use gros_session::Timeline;
use gros_solver::catalogue::{self, Counted, Rule};
use gros_solver::{
    AnyPuzzle, AnyRoute, AnyState, Guarantee, Hanoi, HanoiRule, Puzzle, Rings, Route, Setup, Ways, notation,
};

use crate::lang::capital;
use crate::numbers::count;
use crate::pieces::Kind;
use crate::{Key, Lang, puzzles};

/// How many symbols of a state are shown before its middle is cut out.
const LONGEST_STATE: usize = 24;

impl Lang {
    /// Names a puzzle by its id: `Chinese rings`. An unknown id is its own name.
    #[must_use]
    pub fn puzzle_name(self, id: &str) -> &str {
        puzzles::name(id).map_or(id, |name| self.text(name))
    }

    /// Names a puzzle and its variant, without its size: `Tower of Hanoi, four pegs`.
    #[must_use]
    pub fn variant_name(self, puzzle: &AnyPuzzle) -> String {
        puzzles::words(puzzle).variant_name(self)
    }

    /// Says how a tower differs from that on three pegs, if it does: `four pegs`, `neighbouring pegs only`.
    pub(crate) fn hanoi_variant(self, hanoi: &Hanoi) -> Option<String> {
        let pegs = (hanoi.rule().pegs() > 3).then(|| self.peg_count(hanoi));
        pegs.or(self.peg_rule(hanoi).map(str::to_owned))
    }

    /// Names the task: `Nine rings`, `九连环`, `Tower of Hanoi`.
    #[must_use]
    pub fn task_title(self, puzzle: &AnyPuzzle) -> String {
        puzzles::words(puzzle).title(self)
    }

    /// Lists the facts beside the title: `all on → all off`, `341 moves, one ring per move`, `proven shortest`.
    #[must_use]
    pub fn task_facts(self, setup: &Setup<AnyPuzzle>) -> Vec<String> {
        let ends = format!("{} → {}", self.state_name(&setup.start), self.state_name(&setup.goal));
        let mut facts = match &setup.puzzle {
            AnyPuzzle::Rings(_) => vec![ends],
            AnyPuzzle::Hanoi(hanoi) => {
                let discs = self.piece_count(Kind::Disc, hanoi.discs());
                std::iter::once(discs).chain(self.hanoi_variant(hanoi)).chain([ends]).collect()
            }
            AnyPuzzle::Chain(_)
            | AnyPuzzle::SlideOut(_)
            | AnyPuzzle::Hexadecimal(_)
            | AnyPuzzle::SpinOut(_) => {
                vec![self.pieces_in(&setup.puzzle), ends]
            }
            AnyPuzzle::Wythoff(game) => {
                let start = game.start();
                vec![self.position_name(&start), self.verdict(game, &start).to_owned()]
            }
        };
        let Ok(route) = setup.puzzle.route(&setup.start, &setup.goal) else {
            facts.push(self.text(Key::NoWay).to_owned());
            return facts;
        };
        let moves = self.moves(route.steps());
        match &setup.puzzle {
            AnyPuzzle::Hanoi(_) | AnyPuzzle::Wythoff(_) => facts.push(moves),
            AnyPuzzle::Rings(_) => {
                let comma = self.pick(", ", "，", "，");
                facts.push(format!("{moves}{comma}{}", self.convention(&setup.puzzle)));
            }
            // The count stands alone: a phone has no room for what is counted.
            puzzle => {
                facts.push(moves);
                if let Some(published) = self.published(setup) {
                    // Two counts belong together, before the room ends.
                    facts.push(published);
                    facts[1..].rotate_left(1);
                }
                facts.push(self.convention(puzzle).to_owned());
            }
        }
        facts.extend(self.without_strokes(&setup.puzzle, &route));
        facts.push(self.guarantee(route.guarantee()).to_owned());
        if route.guarantee() == (Guarantee::Shortest { ways: Ways::Two }) {
            facts.push(self.text(Key::AnotherRoute).to_owned());
        }
        facts.extend(self.ring_by_ring(setup));
        facts.extend(self.model(setup));
        facts.extend(self.twice_moved(setup, &route));
        facts
    }

    /// Says how good a route is known to be: `proven shortest`.
    #[must_use]
    pub fn guarantee(self, guarantee: Guarantee) -> &'static str {
        self.text(match guarantee {
            Guarantee::Shortest { .. } => Key::ProvenShortest,
            Guarantee::PresumedShortest => Key::PresumedShortest,
            Guarantee::UpperBound => Key::UpperBound,
            Guarantee::LineOfPlay => Key::LineOfPlay,
        })
    }

    /// Says what a change of the set-up led to: `9 rings, 218 moves`.
    #[must_use]
    pub fn task_brief(self, timeline: &Timeline<AnyPuzzle>) -> String {
        let pieces = self.pieces_in(timeline.puzzle());
        let moves = self.moves(timeline.steps());
        match self {
            Lang::English => format!("{pieces}, {moves}"),
            Lang::Simplified => format!("{pieces}，{moves}"),
            Lang::Traditional => format!("{pieces}，{moves}"),
        }
    }

    /// Names a state as the end of a route: `all on`, `only ring 9 on`, `A`, or its notation.
    #[must_use]
    pub fn state_name(self, state: &AnyState) -> String {
        puzzles::state_words(state).name(self).unwrap_or_else(|| cut(&notation::shorten(&state.to_string())))
    }

    /// Says that a state is the goal, and what is so there: `All off. Solved.`
    pub(crate) fn solved(self, state: &AnyState) -> String {
        let name = puzzles::state_words(state).solved_name(self);
        let solved = self.pick("Solved.", "完成了。", "完成了。");
        let Some(name) = name else { return self.text(Key::GoalReached).to_owned() };
        self.sentences([self.sentence(&name), solved.to_owned()])
    }

    /// Names a preset of the set-up by its size and length: `9 rings · 341` without the dot.
    #[must_use]
    pub fn preset(self, puzzle: &AnyPuzzle) -> String {
        puzzles::preset(self, puzzle)
    }

    pub(crate) fn rings_title(self, rings: usize) -> String {
        let number = self.count_word(rings);
        let gap = if rings > 10 { " " } else { "" };
        match self {
            Lang::English if rings == 1 => "One ring".to_owned(),
            Lang::English => capital(&number) + " rings",
            Lang::Simplified => format!("{number}{gap}连环"),
            Lang::Traditional => format!("{number}{gap}連環"),
        }
    }

    pub(crate) fn only_ring_on(self, ring: usize) -> String {
        match self {
            Lang::English => format!("only ring {ring} on"),
            Lang::Simplified => format!("只剩第 {ring} 环"),
            Lang::Traditional => format!("只剩第 {ring} 環"),
        }
    }

    /// Says what counts as one move: `one ring per move`.
    #[must_use]
    pub fn convention(self, puzzle: &AnyPuzzle) -> &'static str {
        self.text(puzzles::words(puzzle).one_move())
    }

    /// Says how many moves the same task takes where every ring moves by itself, if two may move as one.
    fn ring_by_ring(self, setup: &Setup<AnyPuzzle>) -> Option<String> {
        let (AnyPuzzle::Rings(rings), AnyState::Rings(start), AnyState::Rings(goal)) =
            (&setup.puzzle, &setup.start, &setup.goal)
        else {
            return None;
        };
        let single = Rings::new(rings.rings()).ok().filter(|_| rings.has_pair())?;
        let moves = self.moves(single.route(start, goal).ok()?.steps());
        Some(match self {
            Lang::English => format!("{moves} ring by ring"),
            Lang::Simplified => format!("每步只动一环要 {moves}"),
            Lang::Traditional => format!("每步只動一環要 {moves}"),
        })
    }

    /// Counts the moves without the strokes of a driver: `624 of them ball moves`.
    fn without_strokes(self, puzzle: &AnyPuzzle, route: &AnyRoute) -> Option<String> {
        let (AnyPuzzle::Chain(chain), AnyRoute::Chain(route)) = (puzzle, route) else { return None };
        let count = self.number(&chain.has_driver().then(|| route.moves_without_strokes())?);
        let name = self.bare_name(Kind::of(puzzle));
        Some(match self {
            Lang::English => format!("{count} of them {name} moves"),
            Lang::Simplified => format!("其中{name}动 {count} 步"),
            Lang::Traditional => format!("其中{name}動 {count} 步"),
        })
    }

    fn bare_name(self, kind: Kind) -> &'static str {
        match kind {
            Kind::Ball => self.pick("ball", "球", "球"),
            Kind::BurrRing => self.pick("ring", "环", "環"),
            _ => self.pick("piece", "零件", "零件"),
        }
    }

    /// Says that the rule is a model, where it is not published.
    fn model(self, setup: &Setup<AnyPuzzle>) -> Option<String> {
        let is_model = catalogue::entry(setup.puzzle.id()).is_some_and(|entry| entry.rule == Rule::Model);
        let is_model = is_model || matches!(setup.puzzle, AnyPuzzle::SpinOut(_));
        is_model.then(|| self.text(Key::RuleIsModel).to_owned())
    }

    /// Says which number is published for this very task, where it counts otherwise.
    fn published(self, setup: &Setup<AnyPuzzle>) -> Option<String> {
        let entry = catalogue::entry(setup.puzzle.id())?;
        let is_usual =
            *setup == Setup::standard(setup.puzzle.clone()) && entry.is_usual_size(setup.puzzle.pieces());
        let take_out = is_usual && entry.counted == Counted::PiecesDriverAndTakeOut;
        entry.published.filter(|_| take_out).map(|count| {
            let count = self.number(&count.into());
            match self {
                Lang::English => format!("{count} with the take-out"),
                Lang::Simplified => format!("连最后取出 {count} 步"),
                Lang::Traditional => format!("連最後取出 {count} 步"),
            }
        })
    }

    fn twice_moved(self, setup: &Setup<AnyPuzzle>, route: &AnyRoute) -> Option<String> {
        let (AnyRoute::Hanoi(route), AnyState::Hanoi(start), AnyState::Hanoi(goal)) =
            (route, &setup.start, &setup.goal)
        else {
            return None;
        };
        let is_classic = |hanoi: &Hanoi| hanoi.rule() == HanoiRule::Classic { pegs: 3 };
        let is_surprise = matches!(&setup.puzzle, AnyPuzzle::Hanoi(hanoi) if is_classic(hanoi));
        if !is_surprise || route.largest_disc_moves() < 2 {
            return None;
        }
        let discs = start.discs();
        let moving = (1..=discs).rev().find(|disc| start.peg_of(*disc) != goal.peg_of(*disc))?;
        let name = if moving == discs {
            self.pick("the largest disc", "最大的盘子", "最大的圓盤").to_owned()
        } else {
            self.piece(Kind::Disc, moving)
        };
        Some(match self {
            Lang::English => format!("{name} moves twice"),
            Lang::Simplified => format!("{name}要动两次"),
            Lang::Traditional => format!("{name}要動兩次"),
        })
    }
}

/// Cuts the middle out of a long state.
pub(crate) fn cut(state: &str) -> String {
    let length = state.chars().count();
    if length <= LONGEST_STATE {
        return state.to_owned();
    }
    let kept = LONGEST_STATE / 2 - 1;
    let (head, tail): (String, String) =
        (state.chars().take(kept).collect(), state.chars().skip(length - kept).collect());
    format!("{head}…{tail}")
}

impl Lang {
    /// Refuses what was typed as a number of pieces: `“ten” is no size: only 1 to 1,000`.
    #[must_use]
    pub fn no_size(self, typed: &str, least: usize, most: usize) -> String {
        let (typed, range) = (self.quoted(typed), self.size_range(least, most));
        match self {
            Lang::English => format!("{typed} is no size: only {range}"),
            Lang::Simplified => format!("{typed}不是大小：只能是 {range}"),
            Lang::Traditional => format!("{typed}不是大小：只能是 {range}"),
        }
    }

    /// Says how many pieces a puzzle may have: `1 to 1,000`.
    #[must_use]
    pub fn size_range(self, least: usize, most: usize) -> String {
        let (least, most) = (count(least), count(most));
        match self {
            _ if least == most => most,
            Lang::English => format!("{least} to {most}"),
            Lang::Simplified => format!("{least} 到 {most}"),
            Lang::Traditional => format!("{least} 到 {most}"),
        }
    }
}
