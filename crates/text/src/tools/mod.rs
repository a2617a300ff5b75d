//! The words of the learning tools.

mod museum;
mod rule;
mod squares;

pub use museum::{ExhibitTexts, exhibit_texts};
pub use rule::tester_of;
