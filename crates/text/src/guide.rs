//! The help about a puzzle: its rules, and states worth a visit.

use gros_session::spec;
use gros_solver::AnyPuzzle;

use crate::puzzles::AnyWords;
use crate::{Key, Lang};

/// The maximum number of pieces in a sample.
const MOST_PIECES: usize = 1_000;

/// A place worth a visit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The spec of the place, as in the address.
    pub spec: &'static str,
    /// The point of interest: `Only ring 9 on: takes longer than all nine`.
    pub title: &'static str,
    /// How long its route is: `511 moves`.
    pub moves: String,
}

const RINGS: &[(&str, Key)] = &[
    ("rings", Key::SampleNineRings),
    ("rings?from=100000000", Key::SampleLastRing),
    ("rings?from=011001001", Key::SampleRingTwoFirst),
    ("rings?from=101101100&step=60", Key::SampleMidway),
    ("rings?n=64", Key::SampleManyRings),
    ("rings?n=1000", Key::SampleMostRings),
];

const HANOI: &[(&str, Key)] = &[
    ("hanoi?n=5&step=12", Key::SampleFiveDiscs),
    ("hanoi?n=64&step=12345678901234567890", Key::SampleManyDiscs),
    ("hanoi?n=3&from=BAA&to=ABB", Key::SampleTwice),
    ("hanoi?n=6&from=ACACAC&to=CACACA", Key::SampleOddAndEven),
    ("hanoi?n=8&pegs=4", Key::SampleFourPegs),
    ("hanoi?rule=linear", Key::SampleInARow),
    ("hanoi?n=4&rule=cyclic&from=B&to=A", Key::SampleInACircle),
];

const FAMILY: &[(&str, Key)] = &[
    ("spinout", Key::SampleDials),
    ("elephants?step=83", Key::SampleElephants),
    ("kugellager?step=777", Key::SampleBalls),
];
const WYTHOFF: &[(&str, Key)] = &[("wythoff", Key::SampleWythoff)];

impl Lang {
    /// States the task and the rules of a puzzle, one sentence each.
    #[must_use]
    pub fn rules(self, puzzle: &AnyPuzzle) -> Vec<&'static str> {
        puzzle.rules(self)
    }

    pub(crate) fn texts(self, keys: &[Key]) -> Vec<&'static str> {
        keys.iter().map(|key| self.text(*key)).collect()
    }

    /// Lists places worth a visit, for all puzzles.
    #[must_use]
    pub fn samples(self) -> Vec<Sample> {
        let sample = |(spec, title): &(&'static str, Key)| {
            let opened = spec::open(spec, MOST_PIECES).ok()?;
            let moves = self.moves(opened.session.timeline().steps());
            Some(Sample { spec, title: self.text(*title), moves })
        };
        RINGS.iter().chain(HANOI).chain(WYTHOFF).chain(FAMILY).filter_map(sample).collect()
    }
}
