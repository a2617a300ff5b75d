//! Refusals.

use gros_session::Refusal;
use gros_solver::{IllegalMove, NoRoute, Peg};
use gros_text::{Lang, Refused};

use crate::said::{open, refusal as refused, said, said_in_all};

/// Returns the headline, the reason and the rule of a refusal; what is spoken leaves the rule out.
fn whole(refused: impl Fn(Lang) -> Refused) -> impl Fn(Lang) -> String {
    move |lang| {
        let Refused { headline, reason, rule, spoken } = refused(lang);
        assert_eq!(spoken, lang.sentences([&headline, &reason]));
        lang.sentences([headline, reason, rule])
    }
}

#[test]
fn a_ring_waits_for_those_before_it() {
    said_in_all(
        whole(refused("rings?step=123", "5")),
        [
            "Ring 5 cannot move. Ring 4 must be on. Rings 1, 2 and 3 must be off. \
             Rule 2: ring 5 can move only when ring 4 is on and rings 1 to 3 are off.",
            "第 5 环不能动。第 4 环要在横杠上。第 1、2、3 环要先解开。规则二：第 4 环在横杠上、第 1 到 3 环全部解开，第 5 环才能动。",
            "第 5 環不能動。第 4 環要在劍上。第 1、2、3 環要先取下。規則二：第 4 環在劍上、第 1 到 3 環全部取下，第 5 環才能動。",
        ],
    );
    let english = |text: &str, ring: &str| whole(refused(text, ring))(Lang::English);
    assert_eq!(
        english("rings?from=110", "2"),
        "Ring 2 cannot move. Ring 1 must be on. Rule 2: ring 2 can move only when ring 1 is on."
    );
    assert_eq!(
        english("rings?from=111", "3"),
        "Ring 3 cannot move. Ring 1 must be off. Rule 2: ring 3 can move only when ring 2 is on and ring 1 is off."
    );
}

#[test]
fn many_blockers_are_a_run_and_scattered_ones_are_cut() {
    let reason = |text: &str, ring: &str| {
        let refused = refused(text, ring);
        move |lang| refused(lang).reason
    };
    said(reason("rings?n=64", "60"), "Rings 1 to 58 must be off.");
    said(reason("rings?from=110101010101010101", "18"), "Rings 1, 3, 5, 7, 9, 11 and others must be off.");
}

#[test]
fn discs() {
    said(
        whole(refused("hanoi", "2B")),
        "Disc 2 cannot move. Disc 1 lies on top of it. Only the top disc of a peg can move.",
    );
    said(
        whole(refused("hanoi?from=AAB", "2B")),
        "Disc 2 cannot go on disc 1. Disc 2 is larger. A disc can’t lie on a smaller one.",
    );
    said(whole(refused("hanoi", "1A")), "Disc 1 is there already.");
    said(whole(|lang| lang.empty_peg(Peg(1))), "Peg B has no disc to lift.");
}

#[test]
fn pieces_that_are_not_there() {
    said(whole(refused("rings", "10")), "There is no ring 10; this puzzle has 9 rings.");
    said(whole(refused("hanoi?n=1", "2B")), "There is no disc 2; this puzzle has only 1 disc.");
    let puzzle = open("hanoi").timeline().puzzle().clone();
    said(
        whole(|lang| lang.illegal(&puzzle, &IllegalMove::NoSuchPeg { peg: 3, pegs: 3 })),
        "There is no peg D.",
    );
}

#[test]
fn rare_refusals() {
    let puzzle = open("rings").timeline().puzzle().clone();
    said(
        whole(|lang| lang.illegal(&puzzle, &IllegalMove::OtherPuzzle)),
        "That move belongs to another puzzle.",
    );
    said(
        whole(|lang| lang.refusal(&puzzle, &Refusal::NoRoute(NoRoute::OtherPuzzle))),
        "The goal can’t be reached from this start.",
    );
}
