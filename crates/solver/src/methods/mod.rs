//! The methods of the sources: each finds the next move in its own way, and says why, as data.
//!
//! A [`Question`] is a puzzle with a start, a goal and the state one is in. [`of`] lists the methods for a puzzle, and
//! [`explain`] asks one of them. Reasons are pieces, states, numbers and names of rules, never sentences; every method
//! that answers names the same next move as the solver's route. Most cost one pass over the pieces, at any step.
//!
//! ```
//! use gros_solver::methods::{self, Method, Question};
//! use gros_solver::{AnyPuzzle, Puzzle, Rings};
//! let puzzle = AnyPuzzle::Rings(Rings::new(9)?);
//! let here = puzzle.parse_state("010110111")?;
//! let question = Question { start: puzzle.start(), goal: puzzle.goal(), here, puzzle };
//! for method in methods::of(&question.puzzle) {
//!     let explanation = methods::explain(*method, &question)?;
//!     assert_eq!(explanation.next.map(|mv| mv.to_string()).as_deref(), Some("2"), "{}", method.id());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod hanoi;
mod not_here;
pub mod rings;

pub use not_here::NotHere;

use crate::hanoi::Rule;
use crate::puzzle::Puzzle;
use crate::puzzles::{AnyMove, AnyPuzzle, AnyState};
use crate::steps::{Steps, Word};

/// The most pieces about which a method is asked: its answer has a line for each.
const MOST_PIECES: usize = 100_000;

/// A task and the state one is in.
#[derive(Clone, Debug, PartialEq)]
pub struct Question<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// Where the way begins.
    pub start: P::State,
    /// Where it ends.
    pub goal: P::State,
    /// Where one is.
    pub here: P::State,
}

/// The answer of a method.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The method.
    pub method: Method,
    /// The state that it is about.
    pub here: AnyState,
    /// The move that it finds; none where there is nothing to do.
    pub next: Option<AnyMove>,
    /// How it finds it.
    pub reasons: Reasons,
}

/// Gives the moves of a job: the first and the last of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// The number of the first.
    pub first: Steps,
    /// The number of the last.
    pub last: Steps,
}

impl Span {
    /// Gives the `length` moves after those already made, counted from 1.
    fn after(made: &Steps, length: &Steps) -> Span {
        Span { first: made + &Steps::ONE, last: made + length }
    }
}

/// Makes the list of methods from lines `Name: id`.
macro_rules! methods {
    ($($(#[$doc:meta])+ $method:ident: $id:literal,)+) => {
        /// A way of the sources to find the next move.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Method { $($(#[$doc])+ $method,)+ }

        impl Method {
            /// All methods, in the order in which they are listed.
            pub const ALL: &[Method] = &[$(Method::$method,)+];

            /// Names the method as the command line does.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Method::$method => $id,)+ }
            }
        }
    };
}

methods! {
    /// What must be so first, and what before that: the human way.
    Expect: "expect",
    /// Two moves by turns, and which of them is first.
    Alternation: "alternation",
    /// The Gray sequence by a rule for odd items and one for even items.
    TwoRules: "two-rules",
    /// Gray code and binary, digit by digit.
    Binary: "binary",
    /// Gray code to binary by doubling shifts.
    Shifts: "shifts",
    /// Counting by one, and how far the carry runs.
    Decrement: "decrement",
    /// The automaton that copies and swaps digits.
    Automaton: "automaton",
    /// The calls that are open at a step.
    Recursion: "recursion",
    /// What does not stand right must move, and what lies on it first.
    LargestDisc: "largest-disc",
    /// The way round of each disc.
    Direction: "direction",
    /// Three pairs of pegs by turns.
    PairCycle: "pair-cycle",
    /// The rule that remembers only where the last disc was put.
    LastPeg: "last-peg",
    /// Step to state and state to step.
    Formulas: "formulas",
    /// The mirror construction of the code, as a recursion.
    Mirror: "mirror",
    /// The strategy that takes a wrong try back.
    StrategyOne: "strategy-1",
    /// The strategy that turns round at the wrong end.
    StrategyTwo: "strategy-2",
    /// The six questions about any two states.
    Questions: "questions",
}

impl Method {
    /// Finds a method by its id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Method> {
        Method::ALL.iter().find(|method| method.id() == id).copied()
    }
}

const FOR_RINGS: &[Method] = &[
    Method::Expect,
    Method::Alternation,
    Method::TwoRules,
    Method::Binary,
    Method::Shifts,
    Method::Decrement,
    Method::Automaton,
    Method::Recursion,
    Method::Mirror,
    Method::StrategyOne,
    Method::StrategyTwo,
    Method::Questions,
];

const FOR_HANOI: &[Method] = &[
    Method::LargestDisc,
    Method::Direction,
    Method::Recursion,
    Method::PairCycle,
    Method::LastPeg,
    Method::Formulas,
];

/// Lists the methods for a puzzle, the one to begin with first.
///
/// A method may still hold only on some ways or in some states; [`explain`] says so then.
#[must_use]
pub fn of(puzzle: &AnyPuzzle) -> &'static [Method] {
    match puzzle {
        AnyPuzzle::Rings(rings) if !rings.has_pair() => FOR_RINGS,
        AnyPuzzle::Hanoi(hanoi) if hanoi.rule() == (Rule::Classic { pegs: 3 }) => FOR_HANOI,
        AnyPuzzle::Rings(_)
        | AnyPuzzle::Hanoi(_)
        | AnyPuzzle::Chain(_)
        | AnyPuzzle::SlideOut(_)
        | AnyPuzzle::Hexadecimal(_)
        | AnyPuzzle::Wythoff(_) => &[],
    }
}

/// How a method finds the move: one variant for each kind of reasoning.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[allow(missing_docs, reason = "each variant wraps the data of the method of its name")]
pub enum Reasons {
    Expect(rings::expect::Expect),
    Alternation(rings::alternation::Alternation),
    TwoRules(rings::two_rules::TwoRules),
    Binary(rings::binary::Binary),
    Shifts(rings::shifts::Shifts),
    Decrement(rings::decrement::Decrement),
    Automaton(rings::automaton::Automaton),
    RingsRecursion(rings::recursion::Recursion),
    Mirror(rings::mirror::Mirror),
    Strategy(rings::strategies::Walk),
    Questions(rings::questions::Answers),
    LargestDisc(hanoi::largest_disc::LargestDisc),
    Direction(hanoi::direction::Direction),
    HanoiRecursion(hanoi::recursion::Recursion),
    PairCycle(hanoi::pair_cycle::PairCycle),
    LastPeg(hanoi::last_peg::LastPeg),
    Formulas(hanoi::formulas::Formulas),
}

impl Reasons {
    fn next(&self) -> Option<AnyMove> {
        match self {
            Reasons::Expect(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Alternation(reasons) => reasons.next().map(AnyMove::Rings),
            Reasons::TwoRules(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Binary(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Shifts(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Decrement(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Automaton(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::RingsRecursion(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Mirror(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Strategy(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Questions(reasons) => reasons.next().map(AnyMove::Rings),
            Reasons::LargestDisc(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::Direction(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::HanoiRecursion(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::PairCycle(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::LastPeg(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::Formulas(reasons) => reasons.next.map(AnyMove::Hanoi),
        }
    }
}

/// Asks a method for the next move and its reasons.
///
/// # Errors
/// The method may not be one for this puzzle, or hold in other states only.
pub fn explain(method: Method, question: &Question<AnyPuzzle>) -> Result<Explanation, NotHere> {
    if !of(&question.puzzle).contains(&method) {
        let is_pair = matches!(&question.puzzle, AnyPuzzle::Rings(rings) if rings.has_pair());
        return Err(if is_pair && FOR_RINGS.contains(&method) {
            NotHere::RingsAsOne
        } else {
            NotHere::OtherPuzzle
        });
    }
    if question.puzzle.pieces() > MOST_PIECES {
        return Err(NotHere::TooMany { most: MOST_PIECES });
    }
    let reasons = match (&question.puzzle, &question.start, &question.goal, &question.here) {
        (AnyPuzzle::Rings(puzzle), AnyState::Rings(start), AnyState::Rings(goal), AnyState::Rings(here)) => {
            let (start, goal, here) = (start.clone(), goal.clone(), here.clone());
            for_rings(method, &Question { puzzle: *puzzle, start, goal, here })?
        }
        (AnyPuzzle::Hanoi(puzzle), AnyState::Hanoi(start), AnyState::Hanoi(goal), AnyState::Hanoi(here)) => {
            let (start, goal, here) = (start.clone(), goal.clone(), here.clone());
            for_hanoi(method, &Question { puzzle: *puzzle, start, goal, here })?
        }
        _ => return Err(NotHere::OtherPuzzle),
    };
    Ok(Explanation { method, here: question.here.clone(), next: reasons.next(), reasons })
}

fn for_rings(method: Method, question: &rings::Question) -> Result<Reasons, NotHere> {
    Ok(match method {
        Method::Expect => Reasons::Expect(rings::expect::explain(question)?),
        Method::Alternation => Reasons::Alternation(rings::alternation::explain(question)?),
        Method::TwoRules => Reasons::TwoRules(rings::two_rules::explain(question)?),
        Method::Binary => Reasons::Binary(rings::binary::explain(question)?),
        Method::Shifts => Reasons::Shifts(rings::shifts::explain(question)?),
        Method::Decrement => Reasons::Decrement(rings::decrement::explain(question)?),
        Method::Automaton => Reasons::Automaton(rings::automaton::explain(question)?),
        Method::Recursion => Reasons::RingsRecursion(rings::recursion::explain(question)?),
        Method::Mirror => Reasons::Mirror(rings::mirror::explain(question)?),
        Method::StrategyOne => Reasons::Strategy(rings::strategies::take_back(question)?),
        Method::StrategyTwo => Reasons::Strategy(rings::strategies::turn_round(question)?),
        Method::Questions => Reasons::Questions(rings::questions::explain(question)?),
        _ => return Err(NotHere::OtherPuzzle),
    })
}

fn for_hanoi(method: Method, question: &hanoi::Question) -> Result<Reasons, NotHere> {
    Ok(match method {
        Method::LargestDisc => Reasons::LargestDisc(hanoi::largest_disc::explain(question)?),
        Method::Direction => Reasons::Direction(hanoi::direction::explain(question)?),
        Method::Recursion => Reasons::HanoiRecursion(hanoi::recursion::explain(question)?),
        Method::PairCycle => Reasons::PairCycle(hanoi::pair_cycle::explain(question)?),
        Method::LastPeg => Reasons::LastPeg(hanoi::last_peg::explain(question)?),
        Method::Formulas => Reasons::Formulas(hanoi::formulas::explain(question)?),
        _ => return Err(NotHere::OtherPuzzle),
    })
}

/// Reads binary digits, the least significant first.
fn number_of_bits(bits: &[bool]) -> Steps {
    let word = |bits: &[bool]| bits.iter().rev().fold(0, |word, bit| word << 1 | Word::from(*bit));
    Steps::from_words(&bits.chunks(Word::BITS as usize).map(word).collect::<Vec<Word>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_their_bits() {
        assert_eq!(number_of_bits(&[]), Steps::ZERO);
        assert_eq!(number_of_bits(&[false, true, true]), Steps::from(6u32));
        let mut bits = vec![false; 200];
        bits[199] = true;
        assert_eq!(number_of_bits(&bits), Steps::power_of_two(199));
    }

    #[test]
    fn every_method_has_an_id_and_belongs_to_a_puzzle() {
        let listed = [FOR_RINGS, FOR_HANOI].concat();
        for method in Method::ALL {
            assert_eq!(Method::from_id(method.id()), Some(*method));
            assert!(listed.contains(method), "{}", method.id());
        }
        assert_eq!(Method::from_id("no-such"), None);
    }
}
