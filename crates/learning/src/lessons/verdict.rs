//! Checks a typed answer, and finds the kind of mistake behind a wrong one.

use gros_solver::Steps;
use gros_solver::internals::notation;

use super::near::{near, of_digits};
use super::{Near, Question, Task};

/// The error in an answer. It never gives the answer away.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// It is not a number, or not a row of digits.
    Unreadable,
    /// A mistake that the lesson knows, by the name of its reason.
    Known(String),
    /// One more or one less.
    OffByOne,
    /// It would be right for something else.
    Near(Box<Near>),
    /// Too small, and nothing else can be said.
    TooSmall,
    /// Too large, and nothing else can be said.
    TooLarge,
    /// The digits in the opposite order.
    Backwards,
    /// The answer has this many digits.
    Length(usize),
    /// So many digits are right before the first wrong one; and what they would be right for.
    Digit(usize, Option<Box<Near>>),
}

/// The answer as it was understood, and its error.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The answer without separators.
    pub guess: String,
    /// None if it is right.
    pub wrong: Option<Wrong>,
}

/// Checks a number.
#[must_use]
pub fn check_number(question: &Question, typed: &str, task: &Task) -> Verdict {
    let guess = whole(typed).unwrap_or_default();
    let (Ok(number), Some(right)) = (guess.parse::<Steps>(), answer(question)) else {
        return Verdict { guess, wrong: Some(Wrong::Unreadable) };
    };
    let wrong = if number == right {
        None
    } else if let Some(reason) = known(&guess, task) {
        Some(Wrong::Known(reason))
    } else if question.counts_a_route() && number.abs_diff(&right) == Steps::ONE {
        Some(Wrong::OffByOne)
    } else if let Some(near) = near(question, &number, &right) {
        Some(Wrong::Near(Box::new(near)))
    } else {
        Some(if number < right { Wrong::TooSmall } else { Wrong::TooLarge })
    };
    Verdict { guess, wrong }
}

/// Reads a guess, which is any number.
#[must_use]
pub fn check_guess(typed: &str) -> Verdict {
    let guess = whole(typed).unwrap_or_default();
    let wrong = guess.parse::<Steps>().is_err().then_some(Wrong::Unreadable);
    Verdict { guess, wrong }
}

/// Checks a state or a binary number: a row of the digits 0 and 1, or of the letters of pegs.
#[must_use]
pub fn check_word(question: &Question, typed: &str, task: &Task) -> Verdict {
    let guess = notation::plain(typed);
    let right = question.answer().unwrap_or_default();
    let symbols = if question.is_of_pegs() { 'A'..='C' } else { '0'..='1' };
    let wrong = if guess.is_empty() || !guess.chars().all(|symbol| symbols.contains(&symbol)) {
        Some(Wrong::Unreadable)
    } else if guess == right {
        None
    } else if let Some(reason) = known(&guess, task) {
        Some(Wrong::Known(reason))
    } else if guess.len() != right.len() {
        Some(Wrong::Length(right.len()))
    } else if guess.chars().rev().eq(right.chars()) {
        Some(Wrong::Backwards)
    } else {
        let alike = guess.chars().zip(right.chars()).take_while(|(one, other)| one == other).count();
        Some(Wrong::Digit(alike, of_digits(question, &guess).map(Box::new)))
    };
    Verdict { guess, wrong }
}

/// Returns the digits of a whole number. Commas and spaces may part them, but only by three; a dot is a decimal point.
fn whole(typed: &str) -> Option<String> {
    let typed: String =
        typed.trim().chars().map(|symbol| if symbol.is_whitespace() { ',' } else { symbol }).collect();
    let plain = notation::plain(&typed);
    let mut groups = plain.split(',');
    let first = groups.next().unwrap_or_default().len();
    let is_one = !plain.contains(',');
    let is_grouped = is_one || ((1..=3).contains(&first) && groups.all(|group| group.len() == 3));
    let digits = plain.replace(',', "");
    (is_grouped && digits.bytes().all(|digit| digit.is_ascii_digit())).then_some(digits)
}

fn answer(question: &Question) -> Option<Steps> {
    question.answer()?.parse().ok()
}

fn known(guess: &str, task: &Task) -> Option<String> {
    task.wrong.iter().find(|(wrong, _)| *wrong == guess).map(|(_, reason)| reason.clone())
}
