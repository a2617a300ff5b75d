//! End-to-end tests of the command line.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on ends at once")]

mod answers;
mod explain;
mod json;
mod large;
mod moves;
mod refusals;
mod run;
mod shell;
mod stdin;
mod svg;
