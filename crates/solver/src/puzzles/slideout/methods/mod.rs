//! How pieces in a slide find their next move: by what each of them waits for.

pub mod slide;

use super::SlideOut;

crate::methods::methods_of! { SlideOut;
    /// What each piece of a slide waits for, and how many moves that takes.
    SLIDE = "slide": Slide(slide::Slide), slide::explain, |_, found| found.next;
}
