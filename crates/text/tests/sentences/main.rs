//! What Gros says, in all three languages, word for word.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod begin;
mod boards;
mod coach;
mod explain;
mod export;
mod family;
mod game;
mod goes;
mod graph;
mod guess;
mod keys;
mod moves;
mod notices;
mod numbers;
mod outcomes;
mod peek;
mod refusals;
mod said;
mod spec_table;
mod status;
mod tape;
mod tasks;
mod terminal;
mod variants;
