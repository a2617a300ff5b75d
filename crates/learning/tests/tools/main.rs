//! Tests of the tools, beside the solver's puzzles and searches.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod museum;
mod rules;
mod squares;
