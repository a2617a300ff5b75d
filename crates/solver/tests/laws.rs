//! The laws of puzzles and routes, for every puzzle of the list; small sizes against a search of all states.
//!
//! The rules that the search uses are written a second time in `laws/puzzles/`, on rows of text and without
//! any thought of speed, so that a mistake in the solver is not repeated by what checks it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod laws {
    mod case;
    mod chain_examples;
    mod counts;
    mod hanoi_examples;
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
    mod triangle;
    mod views;
    mod vocabulary;
    mod wythoff;
}
