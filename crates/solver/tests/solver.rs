//! The laws of puzzles and routes, for every puzzle, and the methods, which name the same next move as the solver.
//!
//! Small sizes are compared with a search of all states. It uses a second, naive implementation of the rules on rows of
//! text, in `laws/puzzles/`, so that a mistake in the solver is not repeated by its tests.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod laws {
    mod case;
    mod chain_examples;
    mod counts;
    mod custom_examples;
    mod data;
    mod explained;
    mod large;
    mod millions;
    mod moves;
    mod named;
    mod oracle;
    mod puzzles;
    mod rings_examples;
    mod routes;
    mod shortest;
    mod slide_examples;
    mod told;
    mod triangle;
    mod views;
    mod vocabulary;
    mod wythoff;
}

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
