//! Runs the real program and reads what it says.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends at once")]

mod answers;
mod explain;
mod json;
mod large;
mod moves;
mod refusals;
mod run;
mod stdin;
mod svg;
