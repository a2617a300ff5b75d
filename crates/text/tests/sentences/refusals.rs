//! Refusals.

use gros_session::Refusal;
use gros_solver::{IllegalMove, NoRoute, Peg};
use gros_text::{Lang, Refused};

use crate::said::{open, refusal as refused, said};

/// Checks the headline, the reason and the rule.
#[track_caller]
fn all(refused: impl Fn(Lang) -> Refused, expected: [&str; 3]) {
    said(
        |lang| {
            let Refused { headline, reason, rule, spoken } = refused(lang);
            assert_eq!(spoken, lang.sentences([&headline, &reason]));
            lang.sentences([headline, reason, rule])
        },
        expected,
    );
}

#[test]
fn a_ring_that_waits_for_both_kinds() {
    all(
        refused("rings?step=123", "5"),
        [
            "Ring 5 cannot move. Ring 4 must be on. Rings 1, 2 and 3 must be off. \
             Rule 2: ring 5 can move only when ring 4 is on and rings 1 to 3 are off.",
            "第 5 环不能动。第 4 环要在横杠上。第 1、2、3 环要先解开。规则二：第 4 环在横杠上、第 1 到 3 环全部解开，第 5 环才能动。",
            "第 5 環不能動。第 4 環要在劍上。第 1、2、3 環要先取下。規則二：第 4 環在劍上、第 1 到 3 環全部取下，第 5 環才能動。",
        ],
    );
}

#[test]
fn ring_two_waits_for_ring_one_only() {
    all(
        refused("rings?from=110", "2"),
        [
            "Ring 2 cannot move. Ring 1 must be on. Rule 2: ring 2 can move only when ring 1 is on.",
            "第 2 环不能动。第 1 环要在横杠上。规则二：第 1 环在横杠上，第 2 环才能动。",
            "第 2 環不能動。第 1 環要在劍上。規則二：第 1 環在劍上，第 2 環才能動。",
        ],
    );
}

#[test]
fn ring_three_waits_for_one_ring_to_come_off() {
    all(
        refused("rings?from=111", "3"),
        [
            "Ring 3 cannot move. Ring 1 must be off. Rule 2: ring 3 can move only when ring 2 is on and ring 1 is off.",
            "第 3 环不能动。第 1 环要先解开。规则二：第 2 环在横杠上、第 1 环解开，第 3 环才能动。",
            "第 3 環不能動。第 1 環要先取下。規則二：第 2 環在劍上、第 1 環取下，第 3 環才能動。",
        ],
    );
}

#[test]
fn many_blockers_are_a_run_and_scattered_ones_are_cut() {
    let reason = |text: &str, ring: &str| {
        let refused = refused(text, ring);
        move |lang| refused(lang).reason
    };
    said(
        reason("rings?n=64", "60"),
        ["Rings 1 to 58 must be off.", "第 1 到 58 环要先解开。", "第 1 到 58 環要先取下。"],
    );
    said(
        reason("rings?from=110101010101010101", "18"),
        [
            "Rings 1, 3, 5, 7, 9, 11 and others must be off.",
            "第 1、3、5、7、9、11 等环要先解开。",
            "第 1、3、5、7、9、11 等環要先取下。",
        ],
    );
}

#[test]
fn discs() {
    all(
        refused("hanoi", "2B"),
        [
            "Disc 2 cannot move. Disc 1 lies on top of it. Only the top disc of a peg can move.",
            "2 号盘不能动。1 号盘压在上面。每次只能拿柱子最上面的盘子。",
            "2 號盤不能動。1 號盤壓在上面。每次只能移動柱子最上面的圓盤。",
        ],
    );
    all(
        refused("hanoi?from=AAB", "2B"),
        [
            "Disc 2 cannot go on disc 1. Disc 2 is larger. A disc can’t lie on a smaller one.",
            "2 号盘不能叠在 1 号盘上面。2 号盘更大。大盘子不能叠在小盘子上面。",
            "2 號盤不能疊在 1 號盤上面。2 號盤更大。大圓盤不能疊在小圓盤上面。",
        ],
    );
    all(refused("hanoi", "1A"), ["Disc 1 is there already.", "1 号盘已经在那里。", "1 號盤已經在那裡。"]);
    all(
        |lang| lang.empty_peg(Peg(1)),
        ["Peg B has no disc to lift.", "B 柱上没有盘子可拿。", "B 柱上沒有圓盤可拿。"],
    );
}

#[test]
fn pieces_that_are_not_there() {
    all(
        refused("rings", "10"),
        [
            "There is no ring 10; this puzzle has 9 rings.",
            "没有第 10 环：一共 9 个环。",
            "沒有第 10 環：一共 9 個環。",
        ],
    );
    all(
        refused("hanoi?n=1", "2B"),
        [
            "There is no disc 2; this puzzle has only 1 disc.",
            "没有 2 号盘：一共 1 个盘子。",
            "沒有 2 號盤：一共 1 個圓盤。",
        ],
    );
    let puzzle = open("hanoi").timeline().puzzle().clone();
    all(
        |lang| lang.illegal(&puzzle, &IllegalMove::NoSuchPeg { peg: 3, pegs: 3 }),
        ["There is no peg D.", "没有 D 柱。", "沒有 D 柱。"],
    );
}

#[test]
fn rare_refusals() {
    let puzzle = open("rings").timeline().puzzle().clone();
    all(
        |lang| lang.illegal(&puzzle, &IllegalMove::OtherPuzzle),
        ["That move belongs to another puzzle.", "这一步不属于这个题目。", "這一步不屬於這個題目。"],
    );
    all(
        |lang| lang.refusal(&puzzle, &Refusal::NoRoute(NoRoute::OtherPuzzle)),
        [
            "The goal can’t be reached from this start.",
            "按这个规则，从起点到不了终点。",
            "依這個規則，從起點到不了終點。",
        ],
    );
}
