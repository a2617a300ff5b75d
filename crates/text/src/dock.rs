//! What only the controls below the board say.

use gros_solver::Steps;

use crate::Lang;
use crate::numbers::grouped;

/// How many digits stay of a number that must be short.
const KEPT: usize = 6;

impl Lang {
    /// Names the tab that leads back from a panel to the board.
    #[must_use]
    pub fn play_tab(self) -> &'static str {
        self.pick("Play", "玩", "玩")
    }

    /// Writes a step so that it takes no more than `most` digits: a longer one is cut in the middle, or keeps
    /// its end alone.
    ///
    /// ```
    /// use gros_solver::Steps;
    /// use gros_text::Lang;
    /// assert_eq!(Lang::English.step_in_field(&Steps::ones(64), 26), "18,446,744,073,709,551,615");
    /// assert_eq!(Lang::English.step_in_field(&Steps::ones(1000), 26), "107,150 … 069,375");
    /// assert_eq!(Lang::English.step_in_field(&Steps::ones(64), 7), "…551,615");
    /// ```
    #[must_use]
    pub fn step_in_field(self, step: &Steps, most: usize) -> String {
        let digits = step.to_string();
        let count = digits.len();
        if count <= most.max(KEPT) {
            return grouped(&digits);
        }
        let tail = grouped(&digits[count - KEPT..]);
        if most > 2 * KEPT {
            format!("{} … {tail}", grouped(&digits[..KEPT]))
        } else {
            format!("…{tail}")
        }
    }
}
