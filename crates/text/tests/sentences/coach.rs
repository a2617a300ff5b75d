//! The coach.

use gros_session::{Chunk, Listed, listed};
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::{Lang, say};

use crate::said::{open, said, said_in_all, state, steps};

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
    said(order("rings?step=123"), "Ring 2 OFF");
    said(order("rings?step=125"), "Ring 4 ON");
    said(order("rings?pair=1&n=2"), "Rings 1 and 2 OFF");
    said(order("hanoi?n=5"), "Disc 1: A → C");
    said(order("spinout"), "Dial 1 flat");
}

#[test]
fn a_rhythm() {
    said(rhythm("rings?step=123"), "two off, one off, four on");
    said(rhythm("rings?n=3"), "one off, three off, one on, two off, one off");
    said(rhythm("hanoi?n=2"), "one to B, two to C, one to C");
    said_in_all(
        rhythm("rings?n=3&pair=1"),
        [
            "one off, three off, one on, one and two off",
            "一下，三下，一上，一二下",
            "一下，三下，一上，一二下",
        ],
    );
    said(
        rhythm("elephants?n=2"),
        "one right, one down, two right, one right, one up, two down, one right, one down",
    );
    // A single move is written in full.
    let one = block("rings?step=123").swap_remove(0);
    said(|lang| lang.coach_spoken(std::slice::from_ref(&one)), "ring 2 off");
}

#[test]
fn every_puzzle_has_a_rhythm() {
    for id in gros_solver::ids().iter().filter(|id| **id != "wythoff") {
        let moves = block(id);
        for lang in Lang::ALL {
            let (spoken, order) =
                (lang.coach_spoken(&moves), lang.coach_order(&moves[0].before, &moves[0].mv));
            assert!(!spoken.is_empty() && !order.is_empty() && !spoken.contains('→'), "{id}: {spoken}");
            if matches!(lang, Lang::Simplified | Lang::Traditional) {
                crate::said::no_english(&spoken);
                crate::said::no_english(&order);
            }
        }
    }
}

#[test]
fn the_question_whether_the_state_is_right() {
    said(check("rings?step=123"), "On: 8, 6, 5, 3, 2, 1. All others are off. Same as yours?");
    said(check("rings"), "All rings are on. Same as yours?");
    said(check("hanoi?n=2"), "Peg A: discs 2, 1. Peg B: empty. Peg C: empty. Same as yours?");
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
    said(goal("rings", 0), "Take all off");
    said(goal("rings", 1), "Put all on");
    said(goal("hanoi", 2), "All to C");
    said(goal("spinout?outside=1", 0), "All outside");
    said(start("rings", 0), "All on");
    said(start("rings", 1), "All off");
    said(start("rings", 2), "Only ring 9");
    said(start("hanoi?pegs=4", 3), "All on D");
}

#[test]
fn what_is_on_is_counted() {
    let six = open("rings?step=123").timeline().state();
    said(|lang| lang.coach_counts(&six).unwrap_or_default(), "6 on");
    assert_eq!(Lang::English.coach_counts(&open("hanoi").timeline().state()), None);
}

#[test]
fn counts_and_times() {
    said(|lang| lang.coach_about(436.0), "about 7 min");
    said(|lang| lang.coach_about(1.0), "about 5 s");
    said(|lang| lang.coach_about(5_400.0), "about 1 h 30 min");
    said(|lang| say!(lang, CoachSecondsAMove { seconds: 3u32 }), "3 s per move");
}

#[test]
fn progress() {
    let progress = |done: u32, end: u32| {
        move |lang: Lang| lang.coach_progress(&Steps::from(done), &Steps::from(end), &steps("1341")).concat()
    };
    said(progress(123, 124), "Move 124 / 1,341");
    said(progress(123, 126), "Moves 124–126 / 1,341");
    said(progress(126, 126), "126 / 1,341");
    let resume = |days: u32| {
        move |lang: Lang| {
            say!(lang, CoachResume { step: Steps::from(123u32), when: say!(lang, CoachDaysAgo { days }) })
        }
    };
    said(resume(0), "Resume at step 123 (today)");
    said(resume(1), "Resume at step 123 (yesterday)");
    said(resume(9), "Resume at step 123 (9 days ago)");
}
