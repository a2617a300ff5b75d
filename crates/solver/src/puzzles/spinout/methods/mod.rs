//! How the dials find their way out: the shortcut.

pub mod shortcut;

use super::SpinOut;

crate::methods::methods_of! { SpinOut;
    /// The parts of the shortest route: at the gap, outside, and at the gap again.
    SHORTCUT = "shortcut": Shortcut(shortcut::Shortcut), shortcut::explain, |_, found| found.next;
}

/// A question about dials.
pub type Question = crate::methods::Question<SpinOut>;
