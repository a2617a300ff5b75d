//! Saying something in three languages, and sessions to talk about.

use gros_session::{Session, spec};
use gros_solver::{AnyPuzzle, AnyState, Steps};
use gros_text::Lang;

/// Checks a text in English, 简体中文 and 繁體中文, and that no English is left in the Chinese.
#[track_caller]
pub fn said(text: impl Fn(Lang) -> String, expected: [&str; 3]) {
    let found = Lang::ALL.map(&text);
    assert_eq!(found, expected);
    found[1..].iter().for_each(|text| no_english(text));
}

/// Checks parts that a separator will stand between.
#[track_caller]
pub fn said_in_parts(parts: impl Fn(Lang) -> Vec<String>, expected: [&[&str]; 3]) {
    let found = Lang::ALL.map(&parts);
    assert_eq!(found.each_ref().map(Vec::as_slice), expected);
    found[1..].iter().flatten().for_each(|text| no_english(text));
}

/// Words that are the same in every language: names, and what is typed.
const NAMES: &[&str] = &[
    "Gros",
    "JavaScript",
    "WebAssembly",
    "classic",
    "linear",
    "cyclic",
    "wythoff",
    "nim",
    "soon",
    "long",
    "lose",
    "rings",
    "hanoi",
    "from",
    "to",
    "play",
    "step",
    "first",
    "seed",
    "on",
    "off",
    "pegs",
    "piles",
    "policy",
    "rule",
    "chess",
    "RecTangle",
    "The",
    "Brain",
    "Bousch",
];

/// Checks that a Chinese text holds no Latin word, only letters and names.
#[track_caller]
pub fn no_english(text: &str) {
    for word in text.split(|symbol: char| !symbol.is_ascii_alphabetic()) {
        assert!(
            word.len() < 2 || NAMES.contains(&word) || word.chars().all(char::is_uppercase),
            "{word:?} in {text}"
        );
    }
}

/// Opens a spec.
pub fn open(text: &str) -> Session<AnyPuzzle> {
    spec::open(text, 10_000_000).unwrap().session
}

/// Gives the state at a spec's step.
pub fn state(text: &str) -> AnyState {
    open(text).timeline().state()
}

/// Writes out a number.
pub fn steps(text: &str) -> Steps {
    text.parse().unwrap()
}
