//! How the sources find the next disc.
//!
//! On three pegs, only the largest-disc rule works from any state to any state. All other methods apply only on the
//! shortest route from one full peg to another: there the k-th move is made by the disc that the ruler sequence names,
//! and each disc always moves around the pegs in the same direction.

pub mod circle;
pub mod clear_way;
pub mod direction;
pub mod formulas;
pub mod largest_disc;
pub mod last_peg;
pub mod pair_cycle;
pub mod recursion;
pub mod split;

use crate::chain::methods::digits;
use crate::hanoi::{DiscMove, Hanoi, HanoiState, Peg, Rule};
use crate::methods::{Method, NotHere};
use crate::pieces::PieceMove;
use crate::puzzle::Puzzle;
use crate::route::Route;
use crate::steps::Steps;

crate::methods::methods_of! { Hanoi;
    /// A disc that is not in place must move, and before it the discs on top of it.
    LARGEST_DISC = "largest-disc": LargestDisc(largest_disc::LargestDisc), largest_disc::explain, |_, found| found.next;
    /// The direction of each disc.
    DIRECTION = "direction": Direction(direction::Direction), direction::explain, |_, found| found.next;
    /// The calls that are open at a step.
    RECURSION = "recursion": Recursion(recursion::Recursion), recursion::explain, |_, found| found.next;
    /// Three pairs of pegs take turns.
    PAIR_CYCLE = "pair-cycle": PairCycle(pair_cycle::PairCycle), pair_cycle::explain, |_, found| found.next;
    /// The rule that remembers only where the last disc was put.
    LAST_PEG = "last-peg": LastPeg(last_peg::LastPeg), last_peg::explain, |_, found| found.next;
    /// Step to state and state to step.
    FORMULAS = "formulas": Formulas(formulas::Formulas), formulas::explain, |_, found| found.next;
    /// Where to split the tower on four or more pegs.
    SPLIT = "split": Split(split::Split), split::explain, |_, found| found.next;
    /// The discs that have to be cleared away first, from any state to any other.
    CLEAR_WAY = "clear-way": ClearWay(clear_way::ClearWay), clear_way::explain, |_, found| found.next;
    /// The calls that are open where discs move clockwise only.
    CIRCLE = "circle": Circle(circle::Circle), circle::explain, |_, found| found.next;
    /// Digits that travel up and down, on pegs in a row.
    DIGITS = "digits": Digits(digits::Digits), digits::explain_discs, |_, found| found.next.and_then(disc_move);
}

/// The methods on three pegs under the classic rule.
const ON_THREE_PEGS: &[Method] = &[LARGEST_DISC, DIRECTION, RECURSION, PAIR_CYCLE, LAST_PEG, FORMULAS];

/// Returns the methods under a rule.
pub(super) fn under(rule: Rule) -> &'static [Method] {
    match rule {
        Rule::Classic { pegs: 3 } => ON_THREE_PEGS,
        Rule::Classic { .. } => &[SPLIT, CLEAR_WAY],
        Rule::Linear => &[DIGITS],
        Rule::Cyclic => &[CIRCLE, CLEAR_WAY],
    }
}

fn disc_move(mv: PieceMove) -> Option<DiscMove> {
    Some(DiscMove { disc: mv.piece, to: Peg(u8::try_from(mv.to).ok()?) })
}

/// A question about discs.
pub type Question = crate::methods::Question<Hanoi>;

/// The three pegs in the order in which a disc visits them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cycle(pub [Peg; 3]);

impl Cycle {
    /// Returns the peg after one.
    #[must_use]
    pub fn after(self, peg: Peg) -> Peg {
        let place = self.0.iter().position(|other| *other == peg).unwrap_or(0);
        self.0[(place + 1) % 3]
    }
}

/// The route from one full peg to another, and the current step on it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct TowerWay {
    /// The number of discs.
    pub discs: usize,
    /// Where the tower comes from.
    pub from: Peg,
    /// Where it goes.
    pub to: Peg,
    /// The third peg.
    pub via: Peg,
    /// The moves made.
    pub step: Steps,
}

impl TowerWay {
    pub(super) fn of(question: &Question) -> Result<TowerWay, NotHere> {
        question.on_three_pegs()?;
        let ends = (question.start.perfect_peg(), question.goal.perfect_peg());
        let (Some(from), Some(to)) = ends else { return Err(NotHere::NotTowerToTower) };
        let discs = question.puzzle.discs();
        let route = question.puzzle.route(&question.start, &question.goal);
        let step = route.ok().and_then(|route| route.step_of(&question.here));
        let step = step.filter(|_| from != to).ok_or(NotHere::NotTowerToTower)?;
        Ok(TowerWay { discs, from, to, via: third(from, to), step })
    }

    /// Returns the number of the next move, from 1; none at the end.
    pub(super) fn next(&self) -> Option<Steps> {
        (self.step < Steps::ones(self.discs)).then(|| &self.step + &Steps::ONE)
    }

    /// Returns the direction of a disc: directly to the goal if it and the largest disc are both odd or both even.
    fn cycle(&self, disc: usize) -> Cycle {
        if (self.discs + disc).is_multiple_of(2) {
            Cycle([self.from, self.to, self.via])
        } else {
            Cycle([self.from, self.via, self.to])
        }
    }
}

impl Question {
    fn on_three_pegs(&self) -> Result<(), NotHere> {
        let is_classic = self.puzzle.rule() == Rule::Classic { pegs: 3 };
        let states = [&self.start, &self.goal, &self.here];
        let fits = is_classic && states.into_iter().all(|state| self.puzzle.holds(state));
        if fits { Ok(()) } else { Err(NotHere::OtherPuzzle) }
    }
}

/// Returns the peg that is neither of two others.
fn third(one: Peg, other: Peg) -> Peg {
    Peg((6 - one.0 - other.0) % 3)
}

/// Finds the move between two pegs: the smaller of the two top discs goes onto the other; none if both pegs are empty.
fn between(state: &HanoiState, one: Peg, other: Peg) -> Option<DiscMove> {
    match (state.top_of(one), state.top_of(other)) {
        (Some(disc), None) => Some(DiscMove { disc, to: other }),
        (None, Some(disc)) => Some(DiscMove { disc, to: one }),
        (Some(first), Some(second)) if first < second => Some(DiscMove { disc: first, to: other }),
        (Some(_), Some(second)) => Some(DiscMove { disc: second, to: one }),
        (None, None) => None,
    }
}
