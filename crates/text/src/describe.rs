//! States in words, for those who cannot see the board.

use gros_solver::{AnyPuzzle, AnyState, Hanoi, HanoiState, Peg, RingsState};

use crate::message::say;
use crate::moves::on_or_off;
use crate::pieces::Kind;
use crate::puzzles::AnyWords;
use crate::{Key, Lang};

/// The maximum number of rings listed one by one; more are described as runs.
const MOST_LISTED: usize = 12;

impl Lang {
    /// Describes a state: `On: rings 8, 6, 5, 3, 2, 1. Off: 9, 7, 4.`, `Peg A: discs 3, 2, 1. Peg B: empty.`
    #[must_use]
    pub fn describe(self, puzzle: &AnyPuzzle, state: &AnyState) -> String {
        puzzle.describe(self, state)
    }

    pub(crate) fn describe_rings(self, state: &RingsState) -> String {
        let rings: Vec<usize> = (1..=state.rings()).rev().collect();
        let (on, off): (Vec<usize>, Vec<usize>) = rings.iter().partition(|ring| state.is_on(**ring));
        if on.is_empty() || off.is_empty() {
            let key = if off.is_empty() { Key::DescribeAllOn } else { Key::DescribeAllOff };
            return self.text(key).to_owned();
        }
        if rings.len() <= MOST_LISTED {
            self.rings_listed(&on, &off)
        } else {
            self.rings_by_run(state, &rings)
        }
    }

    fn rings_listed(self, on: &[usize], off: &[usize]) -> String {
        let item = |rings: &[usize]| self.list(rings.iter().map(ToString::to_string));
        say!(self, DescribeRings { count: on.len(), on: item(on), off: item(off) })
    }

    /// Describes the rings from the innermost on, with one phrase per run: `Rings 64 to 42 on, 41 off.`
    fn rings_by_run(self, state: &RingsState, rings: &[usize]) -> String {
        let runs = rings.chunk_by(|one, other| state.is_on(*one) == state.is_on(*other));
        let mut phrases = runs.map(|run| self.run_phrase(run, state.is_on(run[0])));
        let runs = phrases.next().map(|first| self.phrases(first, phrases)).unwrap_or_default();
        say!(self, DescribeRingsByRun { runs })
    }

    fn run_phrase(self, run: &[usize], is_on: bool) -> String {
        let rings = match run {
            [high, .., low] => self.run(*high, *low),
            _ => run.iter().map(ToString::to_string).collect(),
        };
        say!(self, DescribeRun { rings, place: on_or_off(is_on) })
    }

    pub(crate) fn describe_discs(self, hanoi: &Hanoi, state: &HanoiState) -> String {
        self.sentences(hanoi.pegs().map(|peg| self.describe_peg(state, peg)))
    }

    fn describe_peg(self, state: &HanoiState, peg: Peg) -> String {
        let discs: Vec<usize> = state.discs_on(peg).rev().collect();
        let discs = if discs.is_empty() {
            self.text(Key::BoardPegEmpty).to_owned()
        } else {
            self.pieces(Kind::DISC, &discs)
        };
        say!(self, DescribePeg { peg, discs })
    }
}
