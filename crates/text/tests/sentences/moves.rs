//! Names of moves, and their reasons.

use gros_session::Action;
use gros_solver::{AnyMove, Puzzle};
use gros_text::Lang;

use crate::said::{open, reason, said};

/// Applies a function of texts to the next move of a spec.
fn about(text: &str, say: fn(Lang, &gros_solver::AnyState, &AnyMove) -> String) -> impl Fn(Lang) -> String {
    let session = open(text);
    let (state, mv) = (session.timeline().state(), session.timeline().best_move().unwrap());
    move |lang| say(lang, &state, &mv)
}

#[test]
fn names() {
    said(about("rings?step=123", Lang::move_name), ["ring 2 off", "解开第 2 环", "取下第 2 環"]);
    said(about("rings?from=off&to=on", Lang::move_name), ["ring 1 on", "套上第 1 环", "放上第 1 環"]);
    said(about("hanoi", Lang::move_name), ["disc 1: A → C", "1 号盘：A → C", "1 號盤：A → C"]);
}

#[test]
fn spoken_names() {
    said(about("rings?step=123", Lang::move_spoken), ["ring 2 off", "解开第 2 环", "取下第 2 環"]);
    said(
        about("hanoi", Lang::move_spoken),
        ["disc 1 from A to C", "1 号盘从 A 柱到 C 柱", "1 號盤從 A 柱到 C 柱"],
    );
}

#[test]
fn short_names() {
    said(about("rings?step=123", Lang::move_short), ["2 off", "2 下", "2 下"]);
    said(about("rings?from=off&to=on", Lang::move_short), ["1 on", "1 上", "1 上"]);
    said(about("hanoi", Lang::move_short), ["1→C"; 3]);
}

#[test]
fn moves_that_were_made() {
    said(about("rings?step=123", Lang::move_done), ["Ring 2 off.", "解开第 2 环。", "取下第 2 環。"]);
    said(about("hanoi", Lang::move_done), ["Disc 1 to C.", "1 号盘移到 C 柱。", "1 號盤移到 C 柱。"]);
}

/// Returns the announcements of undo and redo of an action.
fn undone(
    text: &str,
    action: &dyn Fn() -> Action<gros_solver::AnyPuzzle>,
) -> (impl Fn(Lang) -> String, impl Fn(Lang) -> String) {
    let before = open(text);
    let mut after = before.clone();
    after.act(action());
    let (one, other) = (before.clone(), after.clone());
    (
        move |lang: Lang| lang.undone(after.timeline(), before.timeline()),
        move |lang: Lang| lang.redone(one.timeline(), other.timeline()),
    )
}

#[test]
fn undo_and_redo_of_a_move() {
    let (undo, redo) = undone("rings?step=123", &|| Action::DoIt);
    said(undo, ["Undone: ring 2 on again.", "已撤销：第 2 环又套上了。", "已復原：第 2 環又放上了。"]);
    said(redo, ["Redone: ring 2 off.", "已重做：解开第 2 环。", "已重做：取下第 2 環。"]);
    let (undo, redo) = undone("hanoi", &|| Action::DoIt);
    said(undo, ["Undone: disc 1 back on A.", "已撤销：1 号盘回到 A 柱。", "已復原：1 號盤回到 A 柱。"]);
    said(
        redo,
        ["Redone: disc 1 from A to C.", "已重做：1 号盘从 A 柱到 C 柱。", "已重做：1 號盤從 A 柱到 C 柱。"],
    );
}

#[test]
fn undo_and_redo_of_a_jump() {
    let (undo, redo) = undone("rings", &|| Action::Seek("123".parse().unwrap()));
    said(undo, ["Undone: now at step 0.", "已撤销：现在是第 0 步。", "已復原：現在是第 0 步。"]);
    said(redo, ["Redone: now at step 123.", "已重做：现在是第 123 步。", "已重做：現在是第 123 步。"]);
}

#[test]
fn undo_and_redo_of_a_set_up() {
    let (undo, redo) = undone("rings", &|| Action::Open(open("hanoi?n=1")));
    said(undo, ["Undone: 9 rings, 341 moves.", "已撤销：9 个环，341 步。", "已復原：9 個環，341 步。"]);
    said(redo, ["Redone: 1 disc, 1 move.", "已重做：1 个盘子，1 步。", "已重做：1 個圓盤，1 步。"]);
}

#[test]
fn reasons_of_rings() {
    said(
        reason("rings?step=123"),
        [
            "Ring 8 must come off; it waits for ring 7 to go on.",
            "第 8 环要解开，先等第 7 环套上。",
            "第 8 環要取下，先等第 7 環放上。",
        ],
    );
    said(
        reason("rings"),
        [
            "Ring 9 must come off; it waits for ring 7 to come off.",
            "第 9 环要解开，先等第 7 环解开。",
            "第 9 環要取下，先等第 7 環取下。",
        ],
    );
    said(
        reason("rings?from=11&to=01"),
        [
            "Ring 2 must come off; it can move now.",
            "第 2 环要解开，现在可以动。",
            "第 2 環要取下，現在可以動。",
        ],
    );
    said(
        reason("rings?from=off&to=on"),
        [
            "Ring 9 must go on; it waits for ring 8 to go on.",
            "第 9 环要套上，先等第 8 环套上。",
            "第 9 環要放上，先等第 8 環放上。",
        ],
    );
    said(reason("rings?step=341"), [""; 3]);
}

#[test]
fn reasons_of_discs() {
    said(
        reason("hanoi"),
        [
            "Disc 5 must go to C; discs 1 to 4 must be on B first.",
            "5 号盘要到 C 柱，1 到 4 号盘要先都让到 B 柱。",
            "5 號盤要到 C 柱，1 到 4 號盤要先都讓到 B 柱。",
        ],
    );
    said(
        reason("hanoi?step=15"),
        [
            "Disc 5 must go to C; it can move now.",
            "5 号盘要到 C 柱，现在可以动。",
            "5 號盤要到 C 柱，現在可以動。",
        ],
    );
    // The largest disc moves to the third peg first.
    said(
        reason("hanoi?n=3&from=BAA&to=ABB"),
        [
            "Disc 3 must go to C; it can move now.",
            "3 号盘要到 C 柱，现在可以动。",
            "3 號盤要到 C 柱，現在可以動。",
        ],
    );
    said(
        reason("hanoi?from=AB&to=CC"),
        [
            "Disc 2 must go to C; it can move now.",
            "2 号盘要到 C 柱，现在可以动。",
            "2 號盤要到 C 柱，現在可以動。",
        ],
    );
    said(
        reason("hanoi?from=AA&to=CC"),
        [
            "Disc 2 must go to C; disc 1 must be on B first.",
            "2 号盘要到 C 柱，1 号盘要先都让到 B 柱。",
            "2 號盤要到 C 柱，1 號盤要先都讓到 B 柱。",
        ],
    );
    said(reason("hanoi?from=B&to=B"), [""; 3]);
}

/// A hint names a piece and its blocker; the route must move the blocker first.
#[test]
fn reasons_are_true_on_the_route() {
    let session = open("rings?n=6");
    let timeline = session.timeline();
    for step in 0..timeline.steps().to_u64().unwrap() {
        let state = timeline.state_at(&step.into());
        let text = Lang::English.hint_reason(timeline.puzzle(), &state, &timeline.setup().goal).unwrap();
        let numbers: Vec<u32> = text
            .split(|symbol: char| !symbol.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let ahead = timeline.moves(&step.into(), timeline.steps());
        let ahead: Vec<u32> = ahead.map(|mv| timeline.puzzle().size_class(&mv)).collect();
        let first_of = |ring: u32| ahead.iter().position(|rank| *rank == ring);
        match numbers[..] {
            [ring] => assert_eq!(first_of(ring), Some(0), "step {step}: {text}"),
            [ring, blocker] => assert!(first_of(blocker) < first_of(ring), "step {step}: {text}"),
            _ => panic!("step {step}: {text}"),
        }
    }
}
