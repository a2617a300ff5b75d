//! "One ruler": six rings above a binary counter, a tower, and the ruler that moves the same piece in all of them.

mod counter;
mod plate;
mod styles;
mod ticks;
mod tower;

pub use counter::{Counter, Names};
pub use plate::Plate;
pub(crate) use styles::STYLES;
pub use ticks::Ticks;
pub use tower::tower;
