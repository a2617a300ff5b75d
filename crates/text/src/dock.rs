//! Texts that only the controls below the board use.

use gros_solver::Steps;

use crate::Lang;
use crate::message::say;

/// How many digits stay at each end of a number that must be short, and of one that must be very short.
const KEPT: (usize, usize) = (6, 3);

impl Lang {
    /// Says which moves can be copied and saved: all of them, or the `count` around the step.
    #[must_use]
    pub fn moves_taken(self, count: &Steps, is_whole: bool) -> String {
        let moves = self.moves(count);
        say!(self, DockMovesTaken { which: if is_whole { "all" } else { "around" }, moves })
    }

    /// Writes a step with at most `most` digits: a longer one is cut in the middle, or only its end is kept.
    ///
    /// ```
    /// use gros_solver::Steps;
    /// use gros_text::Lang;
    /// assert_eq!(Lang::English.step_in_field(&Steps::ones(64), 26), "18,446,744,073,709,551,615");
    /// assert_eq!(Lang::English.step_in_field(&Steps::ones(1000), 26), "107,150 … 069,375");
    /// assert_eq!(Lang::English.step_in_field(&Steps::ones(64), 7), "…551,615");
    /// assert_eq!(Lang::English.step_in_field(&Steps::ones(64), 4), "…615");
    /// ```
    #[must_use]
    pub fn step_in_field(self, step: &Steps, most: usize) -> String {
        let digits = step.to_string();
        let count = digits.len();
        if count <= most.max(KEPT.1) {
            return self.grouped(&digits);
        }
        let kept = if most >= KEPT.0 { KEPT.0 } else { KEPT.1 };
        let tail = self.grouped(&digits[count - kept..]);
        if most > 2 * KEPT.0 {
            format!("{} … {tail}", self.grouped(&digits[..kept]))
        } else {
            format!("…{tail}")
        }
    }
}
