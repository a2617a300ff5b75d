//! How the sources find the next ring: each in its own way, all with the same result.
//!
//! Ranks and bits: the bit of ring k in f, the number of moves to all off, is at place k − 1; the rank of the m
//! outermost rings alone is f's m lowest bits, inverted if the bit above them is 1.

pub mod alternation;
pub mod automaton;
pub mod binary;
pub mod decrement;
pub mod expect;
pub mod mirror;
mod outermost;
pub mod pair_blocks;
pub mod purposes;
pub mod questions;
pub mod recursion;
pub mod shifts;
pub mod strategies;
pub mod two_rules;

pub use crate::methods::Heading;
use crate::methods::{Method, NotHere};
use crate::rings::{RingMove, Rings, RingsState};

crate::methods::methods_of! { Rings;
    /// The move that has to happen first, and the one before that: the human method.
    EXPECT = "expect": Expect(expect::Expect), expect::explain, |_, found| found.next;
    /// Two moves alternate; this method says which of them is first.
    ALTERNATION = "alternation": Alternation(alternation::Alternation), alternation::explain, |_, found| found.next();
    /// One digit at a time, where counting in binary flips several.
    GRAY_CODE = "gray-code": GrayCode(decrement::Decrement), decrement::explain, |_, found| found.next;
    /// The Gray sequence by a rule for odd items and one for even items.
    TWO_RULES = "two-rules": TwoRules(two_rules::TwoRules), two_rules::explain, |_, found| found.next;
    /// Gray code and binary, digit by digit.
    BINARY = "binary": Binary(binary::Binary), binary::explain, |_, found| found.next;
    /// Gray code to binary by doubling shifts.
    SHIFTS = "shifts": Shifts(shifts::Shifts), shifts::explain, |_, found| found.next;
    /// Counting by one, and how far the carry goes.
    DECREMENT = "decrement": Decrement(decrement::Decrement), decrement::explain, |_, found| found.next;
    /// The automaton that copies and swaps digits.
    AUTOMATON = "automaton": Automaton(automaton::Automaton), automaton::explain, |_, found| found.next;
    /// The open calls at a step.
    RECURSION = "recursion": Recursion(recursion::Recursion), recursion::explain, |_, found| found.next;
    /// The purpose of each move, as in the sources' walk through five rings.
    PURPOSES = "purposes": Purposes(purposes::Purposes), purposes::explain, |_, found| found.next;
    /// The mirror construction of the code, as a recursion.
    MIRROR = "mirror": Mirror(mirror::Mirror), mirror::explain, |_, found| found.next;
    /// The strategy that undoes a wrong attempt.
    STRATEGY_ONE = "strategy-1": StrategyOne(strategies::Walk), strategies::take_back, |_, found| found.next;
    /// The strategy that turns back at the wrong end.
    STRATEGY_TWO = "strategy-2": StrategyTwo(strategies::Walk), strategies::turn_round, |_, found| found.next;
    /// The six questions about any two states.
    QUESTIONS = "questions": Questions(questions::Answers), questions::explain, |_, found| found.next();
    /// Blocks of eight states, where the two outer rings can move as one.
    PAIR_BLOCKS = "pair-blocks": PairBlocks(pair_blocks::PairBlocks), pair_blocks::explain, |_, found| found.next;
}

/// The methods where one ring moves at a time, and where two can move as one.
pub(super) const RING_BY_RING: &[Method] = ALL.split_at(ALL.len() - 1).0;
pub(super) const TWO_AS_ONE: &[Method] = &[PAIR_BLOCKS];

/// A question about rings.
pub type Question = crate::methods::Question<Rings>;

/// The two possible moves in any state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Turn {
    /// Ring 1.
    R,
    /// The ring after the first one that is on, counted from the free end.
    S,
}

impl Question {
    /// Refuses a question that no method for the rings answers.
    fn checked(&self) -> Result<(), NotHere> {
        let sizes = [&self.start, &self.goal, &self.here].map(RingsState::rings);
        if self.puzzle.has_pair() {
            Err(NotHere::RingsAsOne)
        } else if sizes.iter().any(|size| *size != self.puzzle.rings()) {
            Err(NotHere::OtherPuzzle)
        } else {
            Ok(())
        }
    }

    /// Returns the direction of the goal; none at the goal.
    fn heading(&self) -> Option<Heading> {
        Heading::between(&self.here.rank(), &self.goal.rank())
    }

    fn rings(&self) -> usize {
        self.puzzle.rings()
    }
}

impl Turn {
    /// Returns the turn that leads in a direction from a position on the path: ring 1 if the rank is odd and falls, or
    /// is even and rises.
    fn toward(heading: Heading, rank_is_odd: bool) -> Turn {
        if rank_is_odd == (heading == Heading::Down) { Turn::R } else { Turn::S }
    }

    /// Returns the turn after this one: the same turn twice would undo itself.
    #[must_use]
    pub fn other(self) -> Turn {
        match self {
            Turn::R => Turn::S,
            Turn::S => Turn::R,
        }
    }

    /// Returns the move in a state; none for S at either end of the path.
    #[must_use]
    pub fn in_state(self, state: &RingsState) -> Option<RingMove> {
        match self {
            Turn::R => Some(RingMove::of(1)),
            Turn::S => {
                state.outermost_on().map(|ring| RingMove::of(ring + 1)).filter(|mv| mv.ring <= state.rings())
            }
        }
    }
}
