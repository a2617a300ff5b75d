//! The texts: in English word for word, and in the other languages the same numbers and no English words.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod boards;
mod coach;
mod custom;
mod days;
mod examples;
mod explain;
mod export;
mod family;
mod first_actions;
mod foreign;
mod game;
mod graph;
mod hints;
mod keys;
mod lessons;
mod links;
mod moves;
mod notices;
mod numbers;
mod outcomes;
mod own_pieces;
mod peek;
mod proofs;
mod questions;
mod quiz;
mod refusals;
mod said;
mod snippets;
mod spec_table;
mod status;
mod tape;
mod tasks;
mod terminal;
mod tools;
mod variants;
mod wins;
