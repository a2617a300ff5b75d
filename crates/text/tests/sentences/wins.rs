//! The card of a win, and what is sent to others.

use gros_session::{Action, Session};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Ending, Feat, Help, Lang, Merit, say};

use crate::said::{open, said, said_in_parts};

/// Solves a task after moving its first piece away and back.
fn solved(text: &str, detours: usize) -> Session<AnyPuzzle> {
    let mut session = open(text);
    for _ in 0..detours {
        let mv = session.timeline().best_move().unwrap();
        session.act(Action::Alone(mv.clone()));
        session.act(Action::Alone(mv));
    }
    while let Some(mv) = session.timeline().best_move() {
        session.act(Action::Alone(mv));
    }
    session
}

fn feat(session: &Session<AnyPuzzle>, help: Help, seconds: Option<u64>) -> Feat {
    Feat::of(session, help, seconds).unwrap()
}

const HINTED: Help = Help { is_unknown: false, next_shown: false, moves_shown: 0, hints: 1, looks: 0 };

#[test]
fn a_run_is_told_in_numbers() {
    let five = solved("rings?n=5", 1);
    let hinted = feat(&five, HINTED, Some(86));
    let puzzle = five.timeline().puzzle();
    said(|lang| say!(lang, WinSolved { puzzle: lang.task_title(puzzle) }), "Five rings solved");
    let facts = |feat: &Feat, lang: Lang| {
        lang.win_facts(feat).into_iter().map(|(number, name)| format!("{number} {name}")).collect::<Vec<_>>()
    };
    said_in_parts(|lang| facts(&hinted, lang), &["23 moves", "21 the fewest", "1 hint", "1:26 time"]);
    let english = |help, seconds| facts(&feat(&five, help, seconds), Lang::English);
    assert_eq!(english(Help::default(), Some(7_384))[2..], ["0 hints", "2:03:04 time"]);
    assert_eq!(english(Help { is_unknown: true, ..Help::default() }, None).len(), 2);
    assert_eq!(english(Help { looks: 1, ..Help::default() }, None)[2], "1 peek");
    assert_eq!(english(Help { looks: 2, ..HINTED }, None)[2], "3 hints and peeks");
    assert_eq!(english(Help { moves_shown: 2, ..Help::default() }, None)[2], "2 moves shown");
}

#[test]
fn a_run_stands_out_or_is_compared() {
    let five = solved("rings?n=5", 1);
    let (puzzle, run) = (five.timeline().puzzle(), feat(&five, Help::default(), None));
    let merit = |merit| move |lang: Lang| (lang, merit);
    let told = |told: (Lang, Option<Merit>)| told.0.win_merit(puzzle, &run, told.1);
    said(|lang| told(merit(Some(Merit::First))(lang)), "Your first with five rings");
    assert_eq!(told((Lang::English, Some(Merit::Best))), "Your best so far");
    assert_eq!(told((Lang::English, Some(Merit::Perfect))), "Perfect: no shorter solution exists");
    assert_eq!(told((Lang::English, None)), "2 over the minimum of 21");
    assert!(!run.is_perfect() && feat(&solved("rings?n=5", 0), HINTED, None).is_perfect());
    let shown = Help { moves_shown: 1, ..Help::default() };
    assert!(!feat(&solved("rings?n=5", 0), shown, None).is_perfect());
}

#[test]
fn others_are_asked_to_try() {
    let sent = |text: &str, detours, help, seconds| {
        let session = solved(text, detours);
        let setup = session.timeline().setup().clone();
        move |lang: Lang| lang.can_you(&setup, &feat(&session, help, seconds))
    };
    said(
        sent("rings?n=5", 1, HINTED, Some(86)),
        "Five rings in 23 moves (21 is the fewest), 1 hint, 1:26. Can you?",
    );
    said(
        sent("hanoi?n=3", 0, Help::default(), None),
        "Tower of Hanoi with 3 discs in 7 moves, the fewest possible, no hints. Can you?",
    );
}

#[test]
fn others_are_asked_to_beat_the_computer() {
    let dare = |ending| {
        let setup = open("wythoff?piles=14,20").timeline().setup().clone();
        move |lang: Lang| lang.dare(&setup, ending)
    };
    said(dare(Ending::WonAt(4)), "I won Wythoff’s game from 14 and 20. Can you?");
    said(
        dare(Ending::LostFromTheStart),
        "The computer beat me at Wythoff’s game from 14 and 20. Can you win?",
    );
}

#[test]
fn a_picture_of_a_run_has_words() {
    said(
        |lang| say!(lang, WinRun { moves: lang.moves(&23u32.into()), off: 2u32 }),
        "23 moves, 2 of them off the route",
    );
    assert_eq!(
        say!(Lang::English, WinRun { moves: Lang::English.moves(&Steps::ONE), off: 0u32 }),
        "1 move, all on the route"
    );
}

#[test]
fn jumps_and_games_have_no_run() {
    assert_eq!(Feat::of(&open("rings?n=5&step=21"), Help::default(), None), None);
    assert_eq!(Feat::of(&solved("wythoff?piles=1,2", 0), Help::default(), None), None);
    assert_eq!(Feat::of(&open("rings?n=5"), Help::default(), None), None);
}
