//! Verdicts on predictions.

use gros_solver::{AnyState, Piles, Puzzle};
use gros_text::{Lang, WrongGuess};

use crate::said::{open, said, steps};

fn verdict(spec: &str, mv: &str, why: WrongGuess) -> impl Fn(Lang) -> String {
    let session = open(spec);
    let guess = session.timeline().puzzle().parse_move(mv).unwrap();
    move |lang| lang.wrong_guess(&session.timeline().state(), &guess, &why)
}

#[test]
fn a_wrong_guess_has_a_reason() {
    said(verdict("rings?step=1", "1", WrongGuess::Back), "Not ring 1: that would undo what you just did.");
    said(
        verdict("rings", "2", WrongGuess::Away(steps("342"))),
        "Not ring 2: that takes you further from the goal (342 to go).",
    );
    said(
        verdict("hanoi", "1B", WrongGuess::NoNearer(steps("31"))),
        "Not disc 1 to B: that gets you no closer (still 31 to go).",
    );
    said(
        verdict("spinout", "2-0", WrongGuess::Away(steps("86"))),
        "Not dial 2 flat: that takes you further from the goal (86 to go).",
    );
    let piles = AnyState::Wythoff(Piles::new(11u32.into(), 20u32.into()));
    said(
        verdict("wythoff", "11,20", WrongGuess::LetsRivalWin(piles)),
        "Not that: from 11 and 20 your opponent can win.",
    );
}
