//! How pieces find their next move: by what each of them waits for.

pub mod ladder;

use super::Custom;

crate::methods::methods_of! { Custom;
    /// Which piece waits for which others, from the slowest to the one that moves next.
    LADDER = "ladder": Ladder(ladder::Ladder), ladder::explain, |_, found| found.next;
}
