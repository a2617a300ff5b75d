//! Tests the compiler of the messages on small languages, and the laws of all messages of Gros.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../../build/check.rs"]
mod check;
#[path = "../../build/compile.rs"]
mod compile;
#[path = "../../build/emit.rs"]
mod emit;
#[path = "../sentences/foreign.rs"]
mod foreign;
#[path = "../../build/locale.rs"]
mod locale;

mod messages;
mod mistakes;
mod patterns;
mod plurals;

/// Compiles a language in a single file, `x.ftl`; returns it with the problems found.
fn language(tag: &str, source: &str) -> (locale::Locale, Vec<String>) {
    let mut errors = Vec::new();
    let sources = [("x.ftl".to_owned(), source.to_owned())];
    (locale::Locale::parse(tag.to_owned(), &sources, &mut errors), errors)
}
