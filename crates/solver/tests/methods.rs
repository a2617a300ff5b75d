//! The methods of the sources against each other and against the solver: the same next move in every state.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod methods {
    mod ask;
    mod examples;
    mod hanoi;
    mod large;
    mod nary;
    mod rings;
    mod shown;
    mod wythoff;
}
