//! Counters of moves and jumps, and moves over par.

use gros_session::{Action, Seek};
use gros_solver::{AnyPuzzle, Rings, Setup, Steps};

use crate::model::{AnySession, hand, open, played, text};

#[test]
fn moves_count_forward_and_back() {
    let mut session = open("rings");
    played(&mut session, "1");
    played(&mut session, "1");
    session.act(Action::DoIt);
    hand(&mut session, "7");
    assert_eq!((session.moves(), session.has_jumps()), (3, false));
    assert_eq!(session.over_par(), Some(Steps::from(2u32)));
}

#[test]
fn any_other_way_of_moving_the_cursor_is_a_jump() {
    let mut session = open("rings");
    session.act(Action::Seek(Seek::Back));
    assert!(!session.has_jumps(), "a seek that leads nowhere is not a jump");
    session.act(Action::Seek(Seek::Next));
    assert!(session.has_jumps());
    assert_eq!(session.over_par(), None);
    session.act(Action::Undo);
    assert!(!session.has_jumps());
}

#[test]
fn to_look_back_or_ahead_is_no_jump_and_to_go_on_there_is_one() {
    let mut session = open("rings");
    played(&mut session, "2");
    played(&mut session, "1");
    let look = |session: &mut AnySession, step: u32| {
        let sought = Seek::At(step.into()).resolve(session.timeline());
        session.act(Action::Look(sought));
        (session.timeline().cursor().to_u64(), session.has_jumps())
    };
    assert_eq!(look(&mut session, 1), (Some(1), false));
    assert_eq!(look(&mut session, 9), (Some(9), false));
    assert_eq!(session.timeline().played_to().to_u64(), Some(2));
    let mut passed = session.clone();
    passed.act(Action::GoOn);
    assert_eq!((text(&passed).as_str(), passed.has_jumps()), ("rings?play=2.1.~7&step=9", true));
    passed.act(Action::Undo);
    assert_eq!((text(&passed), passed.has_jumps()), (text(&session), false));
    let mv = session.timeline().best_move().unwrap();
    session.act(Action::Alone(mv));
    assert_eq!((text(&session).as_str(), session.has_jumps()), ("rings?play=2.1.~7.5&step=10", true));
}

#[test]
fn a_set_up_starts_over() {
    let mut session = open("rings?play=2&step=7");
    assert_eq!((session.moves(), session.has_jumps()), (1, true));
    session.act(Action::SetUp(Setup::standard(AnyPuzzle::from(Rings::new(3).unwrap()))));
    assert_eq!((session.moves(), session.has_jumps()), (0, false));
    session.act(Action::Undo);
    assert_eq!((session.moves(), session.has_jumps()), (1, true));
}
