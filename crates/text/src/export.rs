//! Texts for printing and saving.

use gros_session::Timeline;
use gros_solver::{Puzzle, Steps};

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Returns the heading of a printed list of moves: `All 341 moves`, or `Moves 1,201 to 1,600 of 4,095`.
    #[must_use]
    pub fn printed_moves(self, from: &Steps, to: &Steps, steps: &Steps) -> String {
        if from.is_zero() && to == steps {
            return say!(self, ExportAllMoves { all: steps });
        }
        say!(self, ExportPrintedMoves { first: from + &Steps::ONE, last: to, all: steps })
    }

    /// Names an animation of some moves: `GIF of the next 10 moves`, or of the last ones at the
    /// end of the route.
    #[must_use]
    pub fn moving_part<P: Puzzle>(self, (from, to): &(Steps, Steps), timeline: &Timeline<P>) -> String {
        let moves = to.saturating_sub(from);
        if timeline.to_go().is_zero() {
            return say!(self, ExportLast { moves: &moves });
        }
        say!(self, ExportNext { moves: &moves })
    }
}
