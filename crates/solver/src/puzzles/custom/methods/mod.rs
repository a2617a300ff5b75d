//! How pieces find their next move: by what each of them waits for, and where all states form a line by counting.

pub mod ladder;

use super::Custom;
use crate::chain::methods::digits;

crate::methods::methods_of! { Custom;
    /// Which piece waits for which others, from the slowest to the one that moves next.
    LADDER = "ladder": Ladder(ladder::Ladder), ladder::explain, |_, found| found.next;
    /// Digits that travel up and down.
    DIGITS = "digits": Digits(digits::Digits), digits::explain_line, |_, found| found.next;
}

/// Returns the methods of a puzzle.
pub(super) fn of(puzzle: &Custom) -> &'static [crate::methods::Method] {
    if puzzle.is_line() { ALL } else { &[LADDER] }
}
