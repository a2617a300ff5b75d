//! Sessions: hand moves, undo, and round trips through specs.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod actions;
mod bad_specs;
mod chunks;
mod counters;
mod hand_moves;
mod history;
mod model;
mod nearer;
mod specs;
mod views;
