//! How pieces whose states form a line find their next move: by the travel of their digits.

pub mod digits;

use super::Chain;

crate::methods::methods_of! { Chain;
    /// Digits that travel up and down.
    DIGITS = "digits": Digits(digits::Digits), digits::explain, |_, found| found.next;
}
