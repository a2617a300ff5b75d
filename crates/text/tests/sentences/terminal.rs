//! Texts of the command line.

use crate::said::{open, said, steps};

#[test]
fn next_moves() {
    let session = open("hanoi");
    said(|lang| lang.next_on_terminal(session.timeline(), &steps("30")), "Next: disc 1: A → C. 1 to go.");
    said(|lang| lang.next_on_terminal(session.timeline(), &steps("31")), "Goal reached.");
}

/// Moves ring 1 back and forth, which costs two moves.
#[test]
fn a_detour_names_both_counts() {
    let session = open("rings?n=5&play=1.1.1");
    said(
        |lang| lang.next_on_terminal(session.timeline(), &steps("0")),
        "Next: ring 1 off. 23 to go on your route, 21 on the shortest.",
    );
    said(|lang| lang.next_on_terminal(session.timeline(), &steps("3")), "Next: ring 3 off. 20 to go.");
}
