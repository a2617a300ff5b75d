//! Accessible names, and boards in words.

use gros_solver::{AnyState, Peg};
use gros_text::{Lang, PegCues, RingCues, say};

use crate::said::{described, notation_hint, open, said, state};

#[test]
fn ring_buttons() {
    let ring = |ring, is_on, can_move, best_next| {
        move |lang: Lang| lang.ring_button(ring, RingCues { is_on, can_move, best_next })
    };
    said(ring(2, true, true, true), "Ring 2, on, can move, best next");
    said(ring(9, false, false, false), "Ring 9, off");
    said(ring(1, true, true, false), "Ring 1, on, can move");
}

fn peg(text: &str, peg: u8, cues: PegCues) -> impl Fn(Lang) -> String {
    let AnyState::Hanoi(state) = state(text) else { panic!("{text} is not a tower") };
    move |lang| lang.peg_button(Peg(peg), &state, cues)
}

#[test]
fn peg_buttons() {
    let next = PegCues { can_move: true, best_next: true, ..PegCues::default() };
    said(peg("hanoi?n=3", 0, next), "Peg A, discs 3 2 1, can move, best next");
    let can_take = PegCues { can_take: true, ..PegCues::default() };
    said(peg("hanoi?n=3", 1, can_take), "Peg B, empty, can go here");
    let lifted = PegCues { lifted: Some(1), ..PegCues::default() };
    said(peg("hanoi?from=ABB", 0, PegCues::default()), "Peg A, disc 3");
    said(peg("hanoi?from=ABB", 1, lifted), "Peg B, discs 2 1, lifted: disc 1");
    said(peg("hanoi?n=64&from=A.B.A*62", 0, PegCues::default()), "Peg A, discs 64, 62 to 1");
}

#[test]
fn runs() {
    said(|lang| lang.ring_run(39, 4, false), "Rings 39 to 4, off");
    said(
        |lang| say!(lang, BoardRingsShown { high: 64u32, low: 30u32, of: 1000u32 }),
        "Rings 64 to 30 of 1000",
    );
}

#[test]
fn groups() {
    let group = |text: &str, left| {
        let session = open(text);
        move |lang: Lang| lang.board_group(session.timeline().puzzle(), left)
    };
    said(group("rings", false), "Nine rings, free end right");
    said(group("rings?n=64", true), "64 rings, free end left");
    said(group("hanoi", false), "Tower of Hanoi, three pegs, 5 discs");
}

#[test]
fn notation() {
    said(notation_hint("rings"), "9 digits, 1 = on, ring 9 first");
    said(notation_hint("hanoi"), "5 peg letters, largest disc first");
}

#[test]
fn the_board_in_words() {
    said(described("rings?step=123"), "On: rings 8, 6, 5, 3, 2, 1. Off: 9, 7, 4.");
    said(described("rings?from=100"), "On: ring 3. Off: 2, 1.");
    said(described("rings?n=64"), "All rings are on.");
    said(described("rings?from=off"), "All rings are off.");
    said(described("rings?from=1*23.0.1*40"), "Rings 64 to 42 on, 41 off, 40 to 1 on.");
    said(described("hanoi?from=BAAA"), "Peg A: discs 3, 2, 1. Peg B: disc 4. Peg C: empty.");
    said(described("hanoi?n=64"), "Peg A: discs 64 to 1. Peg B: empty. Peg C: empty.");
}
