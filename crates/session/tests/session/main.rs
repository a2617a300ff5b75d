//! Sessions: what a hand move does, what undo brings back, and that a session and its text say the same.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod actions;
mod bad_specs;
mod chunks;
mod counters;
mod hand_moves;
mod history;
mod model;
mod specs;
mod views;
