//! Accessible names, and boards in words.

use gros_solver::{AnyState, Peg};
use gros_text::{Lang, PegCues, RingCues};

use crate::said::{described, notation_hint, open, said, state};

#[test]
fn ring_buttons() {
    let ring = |ring, is_on, can_move, best_next| {
        move |lang: Lang| lang.ring_button(ring, RingCues { is_on, can_move, best_next })
    };
    said(
        ring(2, true, true, true),
        [
            "Ring 2, on, can move, best next",
            "第 2 环，在杠上，可以动，最佳下一步",
            "第 2 環，在劍上，可以動，最佳下一步",
        ],
    );
    said(ring(9, false, false, false), ["Ring 9, off", "第 9 环，已解开", "第 9 環，已取下"]);
    said(
        ring(1, true, true, false),
        ["Ring 1, on, can move", "第 1 环，在杠上，可以动", "第 1 環，在劍上，可以動"],
    );
}

fn peg(text: &str, peg: u8, cues: PegCues) -> impl Fn(Lang) -> String {
    let AnyState::Hanoi(state) = state(text) else { panic!("{text} is not a tower") };
    move |lang| lang.peg_button(Peg(peg), &state, cues)
}

#[test]
fn peg_buttons() {
    let next = PegCues { can_move: true, best_next: true, ..PegCues::default() };
    said(
        peg("hanoi?n=3", 0, next),
        [
            "Peg A, discs 3 2 1, can move, best next",
            "A 柱，3、2、1 号盘，可以动，最佳下一步",
            "A 柱，3、2、1 號盤，可以動，最佳下一步",
        ],
    );
    let can_take = PegCues { can_take: true, ..PegCues::default() };
    said(
        peg("hanoi?n=3", 1, can_take),
        ["Peg B, empty, can take it", "B 柱，空，可以放", "B 柱，空，可以放"],
    );
    let lifted = PegCues { lifted: Some(1), ..PegCues::default() };
    said(peg("hanoi?from=ABB", 0, PegCues::default()), ["Peg A, disc 3", "A 柱，3 号盘", "A 柱，3 號盤"]);
    said(
        peg("hanoi?from=ABB", 1, lifted),
        [
            "Peg B, discs 2 1, lifted: disc 1",
            "B 柱，2、1 号盘，已拿起 1 号盘",
            "B 柱，2、1 號盤，已拿起 1 號盤",
        ],
    );
    said(
        peg("hanoi?n=64&from=A.B.A*62", 0, PegCues::default()),
        ["Peg A, discs 64, 62 to 1", "A 柱，64、62 到 1 号盘", "A 柱，64、62 到 1 號盤"],
    );
}

#[test]
fn runs() {
    said(
        |lang| lang.ring_run(39, 4, false),
        ["Rings 39 to 4, off", "第 39 到 4 环，已解开", "第 39 到 4 環，已取下"],
    );
    said(
        |lang| lang.rings_shown(64, 30, 1000),
        ["Rings 64 to 30 of 1000", "第 64 到 30 环，共 1000 环", "第 64 到 30 環，共 1000 環"],
    );
    said(|lang| lang.ring_run_label(36, false), ["all off ×36", "都已解开 ×36", "都已取下 ×36"]);
    said(|lang| lang.ring_run_label(4, true), ["all on ×4", "都在杠上 ×4", "都在劍上 ×4"]);
    said(|lang| lang.disc_run(37, 12), ["Discs 37 to 12", "37 到 12 号盘", "37 到 12 號盤"]);
}

#[test]
fn groups() {
    let group = |text: &str, left| {
        let session = open(text);
        move |lang: Lang| lang.board_group(session.timeline().puzzle(), left)
    };
    said(group("rings", false), ["Nine rings, free end right", "九连环，活动端在右", "九連環，活動端在右"]);
    said(
        group("rings?n=64", true),
        ["64 rings, free end left", "64 连环，活动端在左", "64 連環，活動端在左"],
    );
    said(
        group("hanoi", false),
        ["Tower of Hanoi, three pegs, 5 discs", "汉诺塔，三根柱子，5 个盘子", "河內塔，三根柱子，5 個圓盤"],
    );
}

#[test]
fn notation() {
    let label = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.digits_label(session.timeline().puzzle())
    };
    said(label("rings"), ["State, 1 = on", "状态，1 = 在杠上", "狀態，1 = 在劍上"]);
    said(label("hanoi"), ["State, largest first", "状态，从大到小", "狀態，由大到小"]);
    said(
        notation_hint("rings"),
        [
            "9 digits, 1 = on, ring 9 first",
            "9 位，1 = 在横杠上，第 9 环在最左",
            "9 位，1 = 在劍上，第 9 環在最左",
        ],
    );
    said(
        notation_hint("hanoi"),
        [
            "5 peg letters, largest disc first",
            "各盘所在柱子的字母，共 5 个，最大的盘子在最左",
            "各盤所在柱子的字母，共 5 個，最大的圓盤在最左",
        ],
    );
}

#[test]
fn the_board_in_words() {
    said(
        described("rings?step=123"),
        [
            "On: rings 8, 6, 5, 3, 2, 1. Off: 9, 7, 4.",
            "在横杠上：第 8、6、5、3、2、1 环。已解开：9、7、4。",
            "在劍上：第 8、6、5、3、2、1 環。已取下：9、7、4。",
        ],
    );
    said(
        described("rings?from=100"),
        ["On: ring 3. Off: 2, 1.", "在横杠上：第 3 环。已解开：2、1。", "在劍上：第 3 環。已取下：2、1。"],
    );
    said(described("rings?n=64"), ["All rings are on.", "所有的环都在横杠上。", "所有的環都在劍上。"]);
    said(described("rings?from=off"), ["All rings are off.", "所有的环都解开了。", "所有的環都取下了。"]);
    said(
        described("rings?from=1*23.0.1*40"),
        [
            "Rings 64 to 42 on, 41 off, 40 to 1 on.",
            "第 64 到 42 环在横杠上，41 环解开，40 到 1 环在横杠上。",
            "第 64 到 42 環在劍上，41 環取下，40 到 1 環在劍上。",
        ],
    );
    said(
        described("hanoi?from=BAAA"),
        [
            "Peg A: discs 3, 2, 1. Peg B: disc 4. Peg C: empty.",
            "A 柱：3、2、1 号盘。B 柱：4 号盘。C 柱：空。",
            "A 柱：3、2、1 號盤。B 柱：4 號盤。C 柱：空。",
        ],
    );
    said(
        described("hanoi?n=64"),
        [
            "Peg A: discs 64 to 1. Peg B: empty. Peg C: empty.",
            "A 柱：64 到 1 号盘。B 柱：空。C 柱：空。",
            "A 柱：64 到 1 號盤。B 柱：空。C 柱：空。",
        ],
    );
}
