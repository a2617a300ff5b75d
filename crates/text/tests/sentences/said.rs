//! Helpers: checks in three languages, and sessions.

use gros_session::{Action, Event, Session, spec};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Steps};
use gros_text::{Grade, Lang, Refused};

use crate::foreign::english_in;

/// The languages whose sentences are checked.
pub const LANGUAGES: [Lang; 3] = [Lang::English, Lang::Simplified, Lang::Traditional];

/// Checks a text in English, and that the other languages say the same numbers without English words.
#[track_caller]
pub fn said(text: impl Fn(Lang) -> String, english: &str) {
    let [found, simplified, traditional] = LANGUAGES.map(text);
    assert_eq!(found, english);
    same_numbers(&simplified, english);
    same_numbers(&traditional, english);
}

/// Checks a text that each language forms in its own way.
#[track_caller]
pub fn said_in_all(text: impl Fn(Lang) -> String, expected: [&str; 3]) {
    let found = LANGUAGES.map(&text);
    assert_eq!(found, expected);
    found[1..].iter().for_each(|text| no_english(text));
}

/// Checks parts that are joined by a separator.
#[track_caller]
pub fn said_in_parts(parts: impl Fn(Lang) -> Vec<String>, english: &[&str]) {
    let [found, simplified, traditional] = LANGUAGES.map(parts);
    assert_eq!(found, english);
    for translated in [simplified, traditional] {
        assert_eq!(translated.len(), english.len(), "{translated:?}");
        translated.iter().zip(english).for_each(|(part, english)| same_numbers(part, english));
    }
}

/// Checks that a translation has no English left in it, and the same numbers.
#[track_caller]
fn same_numbers(translated: &str, english: &str) {
    no_english(translated);
    assert_eq!(numbers(translated), numbers(english), "{translated} for {english}");
}

/// Returns the numbers in a text, in ascending order, as languages name them in different orders.
pub fn numbers(text: &str) -> Vec<&str> {
    let parts = text.split(|symbol: char| !symbol.is_ascii_digit());
    let mut numbers: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    numbers.sort_unstable();
    numbers
}

/// Checks that a Chinese text contains no Latin words, only letters and names.
#[track_caller]
pub fn no_english(text: &str) {
    assert_eq!(english_in(text), None, "in {text}");
}

pub fn open(text: &str) -> Session<AnyPuzzle> {
    spec::open(text, 10_000_000).unwrap().session
}

/// Returns the state at a spec's step.
pub fn state(text: &str) -> AnyState {
    open(text).timeline().state()
}

pub fn steps(text: &str) -> Steps {
    text.parse().unwrap()
}

/// Applies a function of texts to the next move of a spec.
pub fn next_move(
    text: &str,
    say: fn(Lang, &AnyState, &AnyMove) -> String,
) -> impl Fn(Lang) -> String + use<> {
    let session = open(text);
    let (state, mv) = (session.timeline().state(), session.timeline().best_move().unwrap());
    move |lang| say(lang, &state, &mv)
}

/// Returns the facts of a spec's task.
pub fn facts(text: &str) -> impl Fn(Lang) -> Vec<String> + use<> {
    let session = open(text);
    move |lang| lang.task_facts(session.timeline().setup())
}

/// Returns a hint in the state of a spec: its sentence, and the line below it.
pub fn hint(text: &str, grade: Grade) -> impl Fn(Lang) -> String + use<> {
    let session = open(text);
    let timeline = session.timeline();
    let (puzzle, state, goal) = (timeline.puzzle().clone(), timeline.state(), timeline.setup().goal.clone());
    move |lang| {
        let hint = lang.hint(&puzzle, &state, &goal, grade);
        hint.map(|hint| format!("{} | {}", hint.first, hint.second)).unwrap_or_default()
    }
}

/// Returns a spec's board in words.
pub fn described(text: &str) -> impl Fn(Lang) -> String + use<> {
    let session = open(text);
    move |lang| lang.describe(session.timeline().puzzle(), &session.timeline().state())
}

/// Returns the name of the board of a spec, with the free end on the right.
pub fn board_group(text: &str) -> impl Fn(Lang) -> String + use<> {
    let session = open(text);
    move |lang| lang.board_group(session.timeline().puzzle(), false)
}

/// Returns the description of the notation of states for a spec.
pub fn notation_hint(text: &str) -> impl Fn(Lang) -> String + use<> {
    let session = open(text);
    move |lang| lang.notation_hint(session.timeline().puzzle())
}

/// Plays an illegal move and returns the refusal.
pub fn refusal(text: &str, mv: &str) -> impl Fn(Lang) -> Refused + use<> {
    let mut session = open(text);
    let puzzle = session.timeline().puzzle().clone();
    let mv = puzzle.parse_move(mv).unwrap();
    let Event::Refused { why, .. } = session.act(Action::Hand(mv)) else { panic!("{text} allows the move") };
    move |lang| lang.refusal(&puzzle, &why)
}

/// Plays an illegal move and returns the sentences of the refusal.
pub fn refused(text: &str, mv: &str) -> impl Fn(Lang) -> String + use<> {
    let refusal = refusal(text, mv);
    move |lang| {
        let Refused { headline, reason, rule, .. } = refusal(lang);
        lang.sentences([headline, reason, rule])
    }
}
