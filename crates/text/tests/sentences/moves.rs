//! Names of moves, and their reasons.

use gros_session::Action;
use gros_solver::AnyMove;
use gros_text::Lang;

use crate::said::{open, said};

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
fn reasons_of_discs() {
    // The largest disc moves to the third peg first.
}
