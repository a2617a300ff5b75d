//! Undo and redo.

use gros_session::{Action, Event, Seek};

use crate::model::{open, played, text};

#[test]
fn each_hand_move_is_an_entry() {
    let mut session = open("rings");
    for mv in ["2", "1", "4"] {
        played(&mut session, mv);
    }
    let texts: Vec<String> = session.history().map(gros_session::spec::write).collect();
    assert_eq!(texts, ["rings?play=2.1&step=2", "rings?play=2&step=1", "rings"]);
}

#[test]
fn a_row_of_seeks_is_one_entry() {
    let mut session = open("rings");
    for seek in ["50%", "123", "+1", "-200", "7"] {
        session.act(Action::Seek(seek.parse().unwrap()));
    }
    assert_eq!((text(&session).as_str(), session.history().count()), ("rings?step=7", 1));
    assert_eq!(session.act(Action::Undo), Event::Undone);
    assert_eq!(text(&session), "rings");
    assert_eq!(session.act(Action::Redo), Event::Redone);
    assert_eq!(text(&session), "rings?step=7");
}

#[test]
fn a_move_ends_the_row_of_seeks() {
    let mut session = open("rings");
    session.act(Action::Seek(Seek::Next));
    session.act(Action::DoIt);
    session.act(Action::Seek(Seek::Next));
    session.act(Action::Seek(Seek::Next));
    assert_eq!(session.history().count(), 3);
}

#[test]
fn a_seek_after_undo_is_an_entry_of_its_own() {
    let mut session = open("rings");
    session.act(Action::Seek(Seek::Next));
    session.act(Action::DoIt);
    session.act(Action::Undo);
    session.act(Action::Seek(Seek::End));
    session.act(Action::Undo);
    assert_eq!(text(&session), "rings?step=1");
}

#[test]
fn a_change_discards_redo() {
    let mut session = open("rings");
    played(&mut session, "1");
    session.act(Action::Undo);
    assert!(session.can_redo());
    played(&mut session, "2");
    assert!(!session.can_redo());
    assert_eq!(session.act(Action::Redo), Event::Nothing);
}

#[test]
fn an_action_without_effect_keeps_redo() {
    let mut session = open("rings");
    played(&mut session, "1");
    session.act(Action::Undo);
    crate::model::hand(&mut session, "9");
    session.act(Action::Seek(Seek::Start));
    session.settle();
    assert!(session.can_redo());
}

#[test]
fn an_opened_address_can_be_undone() {
    let mut session = open("rings?play=2&step=1");
    assert_eq!(session.act(Action::Open(open("hanoi?step=12"))), Event::Opened);
    assert_eq!(text(&session), "hanoi?step=12");
    session.act(Action::Undo);
    assert_eq!((text(&session).as_str(), session.moves()), ("rings?play=2&step=1", 1));
}

#[test]
fn the_history_is_bounded() {
    let mut session = open("rings");
    for _ in 0..1_010 {
        session.act(Action::DoIt);
        session.act(Action::Seek(Seek::Start));
    }
    assert_eq!(session.history().count(), 1_000);
    let undone = std::iter::from_fn(|| (session.act(Action::Undo) == Event::Undone).then_some(())).count();
    assert_eq!(undone, 1_000);
}

#[test]
fn a_stored_history_comes_back() {
    let past = ["rings", "rings?play=2&step=1", "rings?play=2&step=9"].map(open);
    let mut session = open("hanoi").with_history(past);
    assert_eq!(session.history().count(), 3);
    session.act(Action::Undo);
    assert_eq!((text(&session).as_str(), session.moves()), ("rings?play=2&step=9", 1));
}
