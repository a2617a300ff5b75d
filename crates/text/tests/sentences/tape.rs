//! The tape and the table of moves.

use gros_session::{Tape, spec};
use gros_text::Lang;

use crate::said::said;

fn scale(text: &str, scale: usize) -> impl Fn(Lang) -> String {
    let timeline = spec::open(text, 1_000).unwrap().session.timeline().clone();
    move |lang| lang.tape_scale_spoken(&timeline, Tape::new(&timeline, scale))
}

#[test]
fn one_step() {
    said(scale("rings", 0), "One tick = 1 step");
}

#[test]
fn the_ticks_of_rings_and_discs_are_the_moves_of_large_pieces() {
    said(scale("rings?n=64", 50), "One tick = 2^50 steps, ring 51 or larger");
    said(scale("hanoi?n=64", 10), "One tick = 1,024 steps, disc 11 or larger");
}

#[test]
fn other_puzzles_have_no_such_pieces() {
    for text in ["elephants?n=9", "hanoi?n=9&rule=linear", "hanoi?n=64&pegs=4"] {
        said(scale(text, 3), "One tick = 8 steps");
    }
}

#[test]
fn which_moves_can_be_exported() {
    said(|lang| lang.moves_taken(&341u32.into(), true), "You can copy the whole list of 341 moves.");
    said(|lang| lang.moves_taken(&1_000u32.into(), false), "You can copy the 1,000 moves around this step.");
}
