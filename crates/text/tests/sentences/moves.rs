//! Names of moves, and their reasons.

use gros_session::Action;
use gros_text::Lang;

use crate::said::{next_move, open, said, said_in_all};

#[test]
fn names() {
    said(next_move("rings?step=123", Lang::move_name), "ring 2 off");
    said(next_move("rings?from=off&to=on", Lang::move_name), "ring 1 on");
    said_in_all(next_move("hanoi", Lang::move_name), ["disc 1: A → C", "1 号盘：A → C", "1 號盤：A → C"]);
}

#[test]
fn spoken_names() {
    said(next_move("rings?step=123", Lang::move_spoken), "ring 2 off");
    said_in_all(
        next_move("hanoi", Lang::move_spoken),
        ["disc 1 from A to C", "1 号盘从 A 柱到 C 柱", "1 號盤從 A 柱到 C 柱"],
    );
}

#[test]
fn short_names() {
    said(next_move("rings?step=123", Lang::move_short), "2 off");
    said(next_move("rings?from=off&to=on", Lang::move_short), "1 on");
    said(next_move("hanoi", Lang::move_short), "1→C");
}

#[test]
fn moves_that_were_made() {
    said(next_move("rings?step=123", Lang::move_done), "Ring 2 off.");
    said(next_move("hanoi", Lang::move_done), "Disc 1 to C.");
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
    said(undo, "Undone: ring 2 on again.");
    said(redo, "Redone: ring 2 off.");
    let (undo, redo) = undone("hanoi", &|| Action::DoIt);
    said(undo, "Undone: disc 1 back on A.");
    said(redo, "Redone: disc 1 from A to C.");
}

#[test]
fn undo_and_redo_of_a_jump() {
    let (undo, redo) = undone("rings", &|| Action::Seek("123".parse().unwrap()));
    said(undo, "Undone: now at step 0.");
    said(redo, "Redone: now at step 123.");
}

#[test]
fn undo_and_redo_of_a_set_up() {
    let (undo, redo) = undone("rings", &|| Action::Open(open("hanoi?n=1")));
    said(undo, "Undone: 9 rings, 341 moves.");
    said(redo, "Redone: 1 disc, 1 move.");
}
