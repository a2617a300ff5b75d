//! What is printed.

use gros_solver::Steps;

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Heads a printed list of moves: `All 341 moves`, or `Moves 1,201 to 1,600 of 4,095`.
    #[must_use]
    pub fn printed_moves(self, from: &Steps, to: &Steps, steps: &Steps) -> String {
        let all = self.number(steps);
        if from.is_zero() && to == steps {
            return match self {
                Lang::English if *steps == Steps::ONE => "The one move".to_owned(),
                Lang::English => format!("All {all} moves"),
                Lang::Simplified => format!("全部 {all} 步"),
                Lang::Traditional => format!("全部 {all} 步"),
            };
        }
        let (first, last) = (self.number(&(from + &Steps::ONE)), self.number(to));
        say!(self, ExportPrintedMoves { first, last, all })
    }
}
