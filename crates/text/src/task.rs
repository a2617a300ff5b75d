//! The task: its name, its facts, and how short its route is.

use gros_session::Timeline;
use gros_solver::catalogue::{self, RuleOrigin};
use gros_solver::internals::notation;
use gros_solver::{AnyPuzzle, AnyRoute, AnyState, Guarantee, Puzzle, Route, Setup, Ways};

use crate::message::{Count, say};
use crate::puzzles::{self, AnyStateWords, AnyWords};
use crate::{Key, Lang};

/// The maximum length of a state; longer ones are cut in the middle.
const LONGEST_STATE: usize = 24;

impl Lang {
    /// Names a puzzle by its id: `Chinese rings`. An unknown id is used as the name.
    #[must_use]
    pub fn puzzle_name(self, id: &str) -> &str {
        puzzles::name(self, id).unwrap_or(id)
    }

    /// Names a puzzle and its variant, without its size: `Tower of Hanoi, four pegs`.
    #[must_use]
    pub fn variant_name(self, puzzle: &AnyPuzzle) -> String {
        puzzle.words().variant_name(self)
    }

    /// Names the task: `Nine rings`, `九连环`, `Tower of Hanoi`.
    #[must_use]
    pub fn task_title(self, puzzle: &AnyPuzzle) -> String {
        puzzle.words().title(self)
    }

    /// Lists the facts beside the title: `all on → all off`, `341 moves, one ring per move`, `proven shortest`.
    #[must_use]
    pub fn task_facts(self, setup: &Setup<AnyPuzzle>) -> Vec<String> {
        let (start, goal) = (self.state_name(&setup.start), self.state_name(&setup.goal));
        let ends = say!(self, TaskEnds { start, goal });
        let route = setup.puzzle.route(&setup.start, &setup.goal).ok();
        let mut facts = setup.puzzle.facts(self, setup, route.as_ref(), ends);
        match route {
            Some(_) => facts.extend(self.model(&setup.puzzle)),
            None => facts.push(self.text(Key::NoWay).to_owned()),
        }
        facts
    }

    /// Lists the same for those who find the moves alone: `all on → all off`, `341 moves at best`.
    #[must_use]
    pub fn task_facts_alone(self, setup: &Setup<AnyPuzzle>) -> Vec<String> {
        let (start, goal) = (self.state_name(&setup.start), self.state_name(&setup.goal));
        let mut facts = setup.puzzle.facts(self, setup, None, say!(self, TaskEnds { start, goal }));
        match setup.puzzle.route(&setup.start, &setup.goal) {
            Ok(route) => {
                facts.push(self.at_best(&route));
                facts.extend(self.model(&setup.puzzle));
            }
            Err(_) => facts.push(self.text(Key::NoWay).to_owned()),
        }
        facts
    }

    /// Counts the moves of a route: `341 moves at best`.
    pub(crate) fn at_best(self, route: &AnyRoute) -> String {
        let is_proven = matches!(route.guarantee(), Guarantee::Shortest { .. });
        let sure = if is_proven { "proven" } else { "other" };
        say!(self, SolveAtBest { moves: self.moves(route.steps()), sure })
    }

    /// Adds how good a route is known to be, and whether there is another one of the same length.
    pub(crate) fn add_guarantee(self, facts: &mut Vec<String>, guarantee: Guarantee) {
        facts.push(self.guarantee(guarantee).to_owned());
        if guarantee == (Guarantee::Shortest { ways: Ways::Two }) {
            facts.push(self.text(Key::AnotherRoute).to_owned());
        }
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

    /// Says how good a route is known to be, and who proved it: `proven shortest (Bousch 2014)`.
    #[must_use]
    pub fn guarantee_of(self, setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> String {
        let proof = puzzles::proof(self, setup, guarantee);
        proof.map_or(self.guarantee(guarantee), |proof| proof.name).to_owned()
    }

    /// Says what that means, in a sentence.
    #[must_use]
    pub fn guarantee_meaning(self, setup: &Setup<AnyPuzzle>, guarantee: Guarantee) -> &'static str {
        match guarantee {
            Guarantee::Shortest { .. } => puzzles::proof(self, setup, guarantee)
                .map_or(self.text(Key::TaskProvenShortest), |proof| proof.meaning),
            Guarantee::PresumedShortest => self.text(Key::TaskPresumedShortest),
            Guarantee::UpperBound => self.text(Key::TaskUpperBound),
            Guarantee::LineOfPlay => self.text(Key::TaskLineOfPlay),
        }
    }

    /// Says that the end of the route or of the game has been reached.
    #[must_use]
    pub fn reached(self, timeline: &Timeline<AnyPuzzle>) -> &'static str {
        timeline.state_at(timeline.steps()).reached(self)
    }

    /// Names a state as the end of a route: `all on`, `only ring 9 on`, `A`, or its notation.
    #[must_use]
    pub fn state_name(self, state: &AnyState) -> String {
        state.words().name(self).unwrap_or_else(|| cut(&notation::shorten(&state.to_string())))
    }

    /// Says that a state is the goal, and describes it: `All off. Solved.`
    #[must_use]
    pub fn solved(self, state: &AnyState) -> String {
        let name = state.words().solved_name(self);
        let solved = self.text(Key::TaskSolved);
        let Some(name) = name else { return self.text(Key::GoalReached).to_owned() };
        self.sentences([self.sentence(&name), solved.to_owned()])
    }

    /// Names a preset of the set-up by its size and length: `9 rings · 341` without the dot.
    #[must_use]
    pub fn preset(self, puzzle: &AnyPuzzle) -> String {
        puzzle.preset(self)
    }

    /// Says what counts as one move: `one ring per move`.
    #[must_use]
    pub fn convention(self, puzzle: &AnyPuzzle) -> &'static str {
        puzzle.words().one_move(self)
    }

    /// Says that the rules are a model, if they are not published.
    fn model(self, puzzle: &AnyPuzzle) -> Option<String> {
        let is_model = catalogue::entry(puzzle.id()).is_some_and(|entry| entry.rule == RuleOrigin::Model);
        is_model.then(|| self.text(Key::RuleIsModel).to_owned())
    }
}

/// Shortens a long state in the middle.
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
    /// Says how many pieces a puzzle can have: `1 to 1,000`.
    #[must_use]
    pub fn size_range(self, least: usize, most: usize) -> String {
        if least == most {
            return self.count(most);
        }
        say!(self, PiecesRun { first: Count(least), last: Count(most) })
    }
}
