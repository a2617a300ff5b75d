//! What is printed.

use gros_solver::Steps;

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Heads a printed list of moves: `All 341 moves`, or `Moves 1,201 to 1,600 of 4,095`.
    #[must_use]
    pub fn printed_moves(self, from: &Steps, to: &Steps, steps: &Steps) -> String {
        if from.is_zero() && to == steps {
            return say!(self, ExportAllMoves { all: steps });
        }
        say!(self, ExportPrintedMoves { first: from + &Steps::ONE, last: to, all: steps })
    }
}
