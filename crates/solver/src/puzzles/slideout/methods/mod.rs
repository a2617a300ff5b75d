//! How pieces in a slide find their next move: by the conditions for which each of them waits.

pub mod slide;

use super::SlideOut;

crate::methods::methods_of! { SlideOut;
    /// The conditions for which each piece of a slide waits, and the number of moves that they cost.
    SLIDE = "slide": Slide(slide::Slide), slide::explain, |_, found| found.next;
}
