//! The compiler of the messages, on small languages; and what must hold of every message of Gros.

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

/// Compiles a language that is in one file, `x.ftl`; returns it with what is wrong.
fn language(tag: &str, source: &str) -> (locale::Locale, Vec<String>) {
    let mut errors = Vec::new();
    let sources = [("x.ftl".to_owned(), source.to_owned())];
    (locale::Locale::parse(tag.to_owned(), &sources, &mut errors), errors)
}
