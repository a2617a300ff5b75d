//! A state in words, for those who do not see the board.

use gros_solver::{AnyPuzzle, AnyState, Hanoi, HanoiState, Peg, RingsState};

use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang, puzzles};

/// The most rings that are listed one by one; more are told as runs.
const MOST_LISTED: usize = 12;

impl Lang {
    /// Describes a state: `On: rings 8, 6, 5, 3, 2, 1. Off: 9, 7, 4.`, `Peg A: discs 3, 2, 1. Peg B: empty.`
    #[must_use]
    pub fn describe(self, puzzle: &AnyPuzzle, state: &AnyState) -> String {
        puzzles::describe(self, puzzle, state)
    }

    pub(crate) fn describe_rings(self, state: &RingsState) -> String {
        let rings: Vec<usize> = (1..=state.rings()).rev().collect();
        let (on, off): (Vec<usize>, Vec<usize>) = rings.iter().partition(|ring| state.is_on(**ring));
        if on.is_empty() || off.is_empty() {
            return self.alike(!on.is_empty());
        }
        if rings.len() <= MOST_LISTED {
            self.rings_listed(&on, &off)
        } else {
            self.rings_by_run(state, &rings)
        }
    }

    fn alike(self, on: bool) -> String {
        let text = if on { self.text(Key::DescribeAlike) } else { self.text(Key::DescribeAlike2) };
        text.to_owned()
    }

    fn rings_listed(self, on: &[usize], off: &[usize]) -> String {
        let item = |rings: &[usize]| self.list(rings.iter().map(ToString::to_string));
        let (on_row, off_row) = (item(on), item(off));
        match self {
            Lang::English if on.len() == 1 => format!("On: ring {on_row}. Off: {off_row}."),
            Lang::English => format!("On: rings {on_row}. Off: {off_row}."),
            Lang::Simplified => format!("在杠上：第 {on_row} 环。已解开：{off_row}。"),
            Lang::Traditional => format!("在劍上：第 {on_row} 環。已取下：{off_row}。"),
        }
    }

    /// Tells the rings from the innermost on, one phrase for each run: `Rings 64 to 42 on, 41 off.`
    fn rings_by_run(self, state: &RingsState, rings: &[usize]) -> String {
        let runs = rings.chunk_by(|one, other| state.is_on(*one) == state.is_on(*other));
        let phrases: Vec<String> = runs.map(|run| self.run_phrase(run, state.is_on(run[0]))).collect();
        let row = phrases.join(self.text(Key::DescribeRingsByRun2));
        self.sentence(&say!(self, DescribeRingsByRun { row }))
    }

    fn run_phrase(self, run: &[usize], is_on: bool) -> String {
        let (high, low) = (run.first().copied().unwrap_or(0), run.last().copied().unwrap_or(0));
        let range = match (self, high == low) {
            (_, true) => high.to_string(),
            (Lang::English, false) => format!("{high} to {low}"),
            (Lang::Simplified, false) => format!("{high} 到 {low}"),
            (Lang::Traditional, false) => format!("{high} 到 {low}"),
        };
        let place =
            if is_on { self.text(Key::DescribeRunPhrase) } else { self.text(Key::DescribeRunPhrase2) };
        range + place
    }

    pub(crate) fn describe_discs(self, hanoi: &Hanoi, state: &HanoiState) -> String {
        self.sentences(hanoi.pegs().map(|peg| self.describe_peg(state, peg)))
    }

    fn describe_peg(self, state: &HanoiState, peg: Peg) -> String {
        let discs: Vec<usize> = state.discs_on(peg).rev().collect();
        let stack = if discs.is_empty() {
            self.text(Key::DescribePeg).to_owned()
        } else {
            self.pieces(Kind::DISC, &discs)
        };
        let colon = self.text(Key::DescribePeg2);
        self.sentence(&format!("{}{colon}{stack}", self.peg_name(peg)))
    }
}
