//! The coach.

use gros_session::{Chunk, Listed, listed};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::Lang;

use crate::said::{open, said, state, steps};

/// Returns the moves of the block that starts at a spec's step.
fn block(spec: &str) -> Vec<Listed<AnyPuzzle>> {
    let session = open(spec);
    let timeline = session.timeline();
    let end = Chunk::Block.end(timeline, timeline.cursor());
    listed(timeline, timeline.cursor(), &end).collect()
}

fn rhythm(spec: &str) -> impl Fn(Lang) -> String + use<> {
    let moves = block(spec);
    move |lang| lang.coach_spoken(&moves)
}

fn order(spec: &str) -> impl Fn(Lang) -> String + use<> {
    let moves = block(spec);
    move |lang| lang.coach_order(&moves[0].before, &moves[0].mv)
}

fn check(spec: &str) -> impl Fn(Lang) -> String + use<> {
    let (session, state) = (open(spec), state(spec));
    move |lang| lang.coach_check(session.timeline().puzzle(), &state)
}

#[test]
fn an_order() {
    said(order("rings?step=123"), ["Ring 2 OFF", "解开第 2 环", "取下第 2 環"]);
    said(order("rings?step=125"), ["Ring 4 ON", "套上第 4 环", "放上第 4 環"]);
    said(order("rings?pair=1&n=2"), ["Rings 1 and 2 OFF", "解开第 1、2 环", "取下第 1、2 環"]);
    said(order("hanoi?n=5"), ["Disc 1: A → C", "1 号盘：A → C", "1 號盤：A → C"]);
    said(order("spinout"), ["Dial 1 flat", "1 号大象转为横放", "1 號大象轉為橫放"]);
}

#[test]
fn a_rhythm() {
    said(rhythm("rings?step=123"), ["two off, one off, four on", "二下，一下，四上", "二下，一下，四上"]);
    said(
        rhythm("rings?n=3"),
        [
            "one off, three off, one on, two off, one off",
            "一下，三下，一上，二下，一下",
            "一下，三下，一上，二下，一下",
        ],
    );
    said(
        rhythm("hanoi?n=2"),
        ["one to B, two to C, one to C", "一到 B，二到 C，一到 C", "一到 B，二到 C，一到 C"],
    );
    said(
        rhythm("rings?n=3&pair=1"),
        [
            "one off, three off, one on, one and two off",
            "一下，三下，一上，一二下",
            "一下，三下，一上，一二下",
        ],
    );
    said(
        rhythm("elephants?n=2"),
        [
            "one right, one down, two right, one right, one up, two down, one right, one down",
            "一朝右，一朝下，二朝右，一朝右，一朝上，二朝下，一朝右，一朝下",
            "一朝右，一朝下，二朝右，一朝右，一朝上，二朝下，一朝右，一朝下",
        ],
    );
    // A single move is written in full.
    let one = block("rings?step=123").swap_remove(0);
    said(|lang| lang.coach_spoken(std::slice::from_ref(&one)), ["ring 2 off", "解开第 2 环", "取下第 2 環"]);
}

#[test]
fn every_puzzle_has_a_rhythm() {
    for id in gros_solver::ids().iter().filter(|id| **id != "wythoff") {
        let moves = block(id);
        for lang in Lang::ALL {
            let (spoken, order) =
                (lang.coach_spoken(&moves), lang.coach_order(&moves[0].before, &moves[0].mv));
            assert!(!spoken.is_empty() && !order.is_empty() && !spoken.contains('→'), "{id}: {spoken}");
            if lang != Lang::English {
                crate::said::no_english(&spoken);
                crate::said::no_english(&order);
            }
        }
    }
}

#[test]
fn the_question_whether_the_state_is_right() {
    said(
        check("rings?step=123"),
        [
            "On: 8, 6, 5, 3, 2, 1. All others are off. Same as yours?",
            "在横杠上：8、6、5、3、2、1，其余都解开。和你的一样吗？",
            "在劍上：8、6、5、3、2、1，其餘都取下。和你的一樣嗎？",
        ],
    );
    said(
        check("rings"),
        [
            "All rings are on. Same as yours?",
            "所有的环都在横杠上。和你的一样吗？",
            "所有的環都在劍上。和你的一樣嗎？",
        ],
    );
    said(
        check("hanoi?n=2"),
        [
            "Peg A: discs 2, 1. Peg B: empty. Peg C: empty. Same as yours?",
            "A 柱：2、1 号盘。B 柱：空。C 柱：空。和你的一样吗？",
            "A 柱：2、1 號盤。B 柱：空。C 柱：空。和你的一樣嗎？",
        ],
    );
}

/// Returns the name of the `index`-th preset goal.
fn goal(spec: &str, index: usize) -> impl Fn(Lang) -> String {
    let goal = open(spec).timeline().puzzle().named_goals().swap_remove(index);
    move |lang| lang.coach_goal(&goal)
}

/// Returns the name of the `index`-th preset start.
fn start(spec: &str, index: usize) -> impl Fn(Lang) -> String {
    let start = open(spec).timeline().puzzle().named_starts().swap_remove(index);
    move |lang| lang.named_start(&start)
}

#[test]
fn starts_and_goals_have_names() {
    said(goal("rings", 0), ["Take all off", "全部解开", "全部取下"]);
    said(goal("rings", 1), ["Put all on", "全部套上", "全部放上"]);
    said(goal("hanoi", 2), ["All to C", "全部搬到 C 柱", "全部搬到 C 柱"]);
    said(goal("spinout?outside=1", 0), ["All outside", "全部在盒外", "全部在盒外"]);
    said(start("rings", 0), ["All on", "全部套上", "全部放上"]);
    said(start("rings", 1), ["All off", "全部解开", "全部取下"]);
    said(start("rings", 2), ["Only ring 9", "只剩第 9 环", "只剩第 9 環"]);
    said(start("hanoi?pegs=4", 3), ["All on D", "全在 D", "全在 D"]);
}

#[test]
fn what_is_on_is_counted() {
    let six = open("rings?step=123").timeline().state();
    said(|lang| lang.coach_counts(&six).unwrap_or_default(), ["6 on", "有 6 个在横杠上", "有 6 個在劍上"]);
    assert_eq!(Lang::English.coach_counts(&open("hanoi").timeline().state()), None);
}

#[test]
fn counts_and_times() {
    said(|lang| lang.coach_about(436.0), ["about 7 min", "约 7 分钟", "約 7 分鐘"]);
    said(|lang| lang.coach_about(1.0), ["about 5 s", "约 5 秒", "約 5 秒"]);
    said(|lang| lang.coach_about(5_400.0), ["about 1 h 30 min", "约 1 小时 30 分钟", "約 1 小時 30 分鐘"]);
    said(|lang| lang.coach_tempo(3), ["3 s per move", "每步 3 秒", "每步 3 秒"]);
}

#[test]
fn progress() {
    let progress = |done: u32, end: u32| {
        move |lang: Lang| lang.coach_progress(&Steps::from(done), &Steps::from(end), &steps("1341")).concat()
    };
    said(progress(123, 124), ["Move 124 / 1,341", "第 124 / 1,341 步", "第 124 / 1,341 步"]);
    said(progress(123, 126), ["Moves 124–126 / 1,341", "第 124–126 / 1,341 步", "第 124–126 / 1,341 步"]);
    said(progress(126, 126), ["126 / 1,341", "126 / 1,341", "126 / 1,341"]);
    let resume = |days| move |lang: Lang| lang.coach_resume(&Steps::from(123u32), days);
    said(resume(0), ["Resume at step 123 (today)", "从第 123 步继续（今天）", "從第 123 步繼續（今天）"]);
    said(resume(1), ["Resume at step 123 (yesterday)", "从第 123 步继续（昨天）", "從第 123 步繼續（昨天）"]);
    said(
        resume(9),
        ["Resume at step 123 (9 days ago)", "从第 123 步继续（9 天前）", "從第 123 步繼續（9 天前）"],
    );
}
