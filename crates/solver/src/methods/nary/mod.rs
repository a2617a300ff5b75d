//! How pieces with several places find their next move: on a line by the travel of the digits, in a slide by what each
//! piece waits for.

pub mod digits;
pub mod slide;
