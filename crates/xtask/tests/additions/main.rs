//! Additions to the tree: a puzzle, which is files named after it and one line in each list, and a language, which is a
//! folder and a word. Both are added to one copy of the tree, which must build and answer on the terminal.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod copy;
mod new_language;
mod new_puzzle;
