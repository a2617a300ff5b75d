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
    said(
        verdict("rings?step=1", "1", WrongGuess::Back),
        [
            "Not ring 1: that would undo what you just did.",
            "不是第 1 环：那样又退回刚才的状态了。",
            "不是第 1 環：那樣又退回剛才的狀態了。",
        ],
    );
    said(
        verdict("rings", "2", WrongGuess::Away(steps("342"))),
        [
            "Not ring 2: that takes you further from the goal (342 to go).",
            "不是第 2 环：那样离终点更远，还差 342 步。",
            "不是第 2 環：那樣離終點更遠，還差 342 步。",
        ],
    );
    said(
        verdict("hanoi", "1B", WrongGuess::NoNearer(steps("31"))),
        [
            "Not disc 1 to B: that gets you no closer (still 31 to go).",
            "不是 1 号盘到 B 柱：那样离终点并没有更近，仍然还差 31 步。",
            "不是 1 號盤到 B 柱：那樣離終點並沒有更近，仍然還差 31 步。",
        ],
    );
    said(
        verdict("spinout", "2-0", WrongGuess::Away(steps("86"))),
        [
            "Not dial 2 flat: that takes you further from the goal (86 to go).",
            "不是 2 号大象转为横放：那样离终点更远，还差 86 步。",
            "不是 2 號大象轉為橫放：那樣離終點更遠，還差 86 步。",
        ],
    );
    let piles = AnyState::Wythoff(Piles::new(11u32.into(), 20u32.into()));
    said(
        verdict("wythoff", "11,20", WrongGuess::LetsRivalWin(piles)),
        [
            "Not that: from 11 and 20 your opponent can win.",
            "不是这一步：留下 11 和 20，对方就能赢。",
            "不是這一步：留下 11 和 20，對方就能贏。",
        ],
    );
}

#[test]
fn a_streak_of_right_guesses_ends() {
    said(
        |lang| lang.streak_ended(4),
        ["Your streak of 4 has ended.", "连对 4 次，到此为止。", "連對 4 次，到此為止。"],
    );
}
