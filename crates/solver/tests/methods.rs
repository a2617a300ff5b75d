//! The methods name the same next move as the solver in every state.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod methods {
    mod ask;
    mod examples;
    mod explanations;
    mod hanoi;
    mod large;
    mod nary;
    mod rings;
    mod wythoff;
}
