//! Undo and redo.

use gros_session::{Action, Event, Seek};

use crate::model::{open, text};

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
