//! The list of methods, and which of them there are for a puzzle.

use super::NotHere;
use crate::hanoi::Rule;
use crate::puzzles::AnyPuzzle;
use crate::wythoff::Rule as GameRule;

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
    /// Where to split the tower on four pegs and more.
    Split: "split",
    /// Digits that travel up and down.
    Digits: "digits",
    /// What each piece of a slide waits for, and how many moves that takes.
    Slide: "slide",
    /// The table of all smaller positions.
    Table: "table",
    /// The sieve of positions.
    Sieve: "sieve",
    /// The least unused number.
    Mex: "mex",
    /// The golden ratio, in whole numbers.
    ClosedForm: "closed-form",
    /// The partition of the whole numbers.
    Partition: "partition",
    /// The mirror construction of the code, as a recursion.
    Mirror: "mirror",
    /// The strategy that takes a wrong try back.
    StrategyOne: "strategy-1",
    /// The strategy that turns round at the wrong end.
    StrategyTwo: "strategy-2",
    /// What each move is for, as in the walk of the sources through five rings.
    Purposes: "purposes",
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
    Method::Purposes,
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

const FOR_MANY_PEGS: &[Method] = &[Method::Split];
const FOR_LINES: &[Method] = &[Method::Digits];
const FOR_SLIDES: &[Method] = &[Method::Slide];
const FOR_WYTHOFF: &[Method] =
    &[Method::ClosedForm, Method::Mex, Method::Partition, Method::Sieve, Method::Table];
const FOR_NIM: &[Method] = &[Method::Sieve, Method::Table];

/// Lists the methods for a puzzle, the one to begin with first.
///
/// A method may still hold only on some ways or in some states; [`explain`](super::explain) says so then.
#[must_use]
pub fn of(puzzle: &AnyPuzzle) -> &'static [Method] {
    match puzzle {
        AnyPuzzle::Rings(rings) if !rings.has_pair() => FOR_RINGS,
        AnyPuzzle::Hanoi(hanoi) => match hanoi.rule() {
            Rule::Classic { pegs: 3 } => FOR_HANOI,
            Rule::Linear => FOR_LINES,
            Rule::Classic { .. } => FOR_MANY_PEGS,
            Rule::Cyclic => &[],
        },
        AnyPuzzle::Chain(_) => FOR_LINES,
        AnyPuzzle::SlideOut(_) => FOR_SLIDES,
        AnyPuzzle::Wythoff(game) if game.rule() == GameRule::Wythoff => FOR_WYTHOFF,
        AnyPuzzle::Wythoff(_) => FOR_NIM,
        AnyPuzzle::Rings(_) | AnyPuzzle::Hexadecimal(_) | AnyPuzzle::SpinOut(_) => &[],
    }
}

/// Says why a method is not on the list of a puzzle.
pub(super) fn unlisted(method: Method, puzzle: &AnyPuzzle) -> NotHere {
    match puzzle {
        AnyPuzzle::Rings(rings) if rings.has_pair() && FOR_RINGS.contains(&method) => NotHere::RingsAsOne,
        AnyPuzzle::Wythoff(_) if FOR_WYTHOFF.contains(&method) => NotHere::OtherGame,
        _ => NotHere::OtherPuzzle,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_method_has_an_id_and_belongs_to_a_puzzle() {
        let listed = [FOR_RINGS, FOR_HANOI, FOR_MANY_PEGS, FOR_LINES, FOR_SLIDES, FOR_WYTHOFF].concat();
        for method in Method::ALL {
            assert_eq!(Method::from_id(method.id()), Some(*method));
            assert!(listed.contains(method), "{}", method.id());
        }
        assert_eq!(Method::from_id("no-such"), None);
    }
}
