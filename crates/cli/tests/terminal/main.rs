//! Runs the real program and reads what it says.

mod answers;
mod json;
mod large;
mod moves;
mod refusals;
mod run;
mod stdin;
