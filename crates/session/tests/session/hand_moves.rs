//! Examples of the three cases of the rule for hand moves.

use gros_session::{Action, Event, HandMove, Refusal, Seek};
use gros_solver::{IllegalMove, Puzzle, Steps};

use crate::model::{distance, hand, hand_moves, open, played, text};

#[test]
fn the_largest_move_of_a_stretch_across_played_moves() {
    let session = open("rings?n=5&play=~3.1.1.~4.1.~2.1&step=6");
    let timeline = session.timeline();
    let steps = timeline.steps().to_u64().unwrap();
    for (first, last) in (0..steps).flat_map(|first| (first..steps).map(move |last| (first, last))) {
        let found = timeline.largest_move_in(&first.into(), &last.into());
        // Of several equally large ones, the first.
        let largest = (first..=last).rev().max_by_key(|step| timeline.size_class_at(&Steps::from(*step)));
        assert_eq!(found.to_u64(), largest, "{first}..={last}");
    }
}

#[test]
fn the_next_move_of_a_piece_across_played_moves() {
    let session = open("rings?n=5&play=~3.1.1.~4.1.~2.1&step=6");
    let timeline = session.timeline();
    let steps = timeline.steps().to_u64().unwrap();
    for (step, ring) in (0..=steps).flat_map(|step| (1..=6).map(move |ring| (step, ring))) {
        let ahead = (step..steps).find(|step| timeline.size_class_at(&(*step).into()) == ring);
        assert_eq!(
            timeline.next_move_of(ring, &step.into()),
            ahead.map(Steps::from),
            "ring {ring} from {step}"
        );
    }
}

#[test]
fn timelines_have_the_same_moves_until_one_is_made() {
    let mut session = open("rings?step=5");
    let before = session.timeline().clone();
    session.act(Action::Seek(Seek::Next));
    assert!(session.timeline().goes_as(&before) && before.goes_as(session.timeline()));
    assert!(!open("rings?step=5").timeline().goes_as(&before));
    let mut other = open("rings?play=~3.1.1&step=5");
    let long = other.timeline().clone();
    played(&mut other, "1");
    assert!(!other.timeline().goes_as(&long));
}

#[test]
fn a_timeline_is_as_good_as_its_plan() {
    for (text, id) in [
        ("rings", "shortest"),
        ("rings?play=2", "shortest"),
        ("hanoi?pegs=5", "presumed-shortest"),
        ("wythoff", "line-of-play"),
    ] {
        let session = open(text);
        assert_eq!(session.timeline().guarantee().id(), id, "{text}");
        assert_eq!(session.timeline().par_guarantee().id(), id, "{text}");
    }
}

#[test]
fn without_reverse_moves_a_hand_move_never_undoes_one() {
    let mut session = open("hanoi?n=2&rule=cyclic&to=B");
    for mv in ["1B", "1C", "1A"] {
        assert_ne!(played(&mut session, mv), HandMove::Back, "{mv}");
    }
    // Three moves later the disc is back: the state occurs twice, and its step is the first one.
    assert_eq!(*session.timeline().cursor(), Steps::from(3u32));
    assert_eq!(session.timeline().step_of(&session.timeline().state()), Some(Steps::ZERO));
    session.act(Action::Undo);
    session.act(Action::Undo);
    assert_eq!(text(&session), "hanoi?n=2&rule=cyclic&to=BB&step=1");
}

#[test]
fn a_game_is_played_move_by_move() {
    let mut session = open("wythoff");
    assert_eq!(played(&mut session, "9,15"), HandMove::Along);
    assert_eq!(played(&mut session, "9,11"), HandMove::Off { longer: false });
    assert_eq!(played(&mut session, "6,11"), HandMove::Off { longer: true });
    assert_eq!(text(&session), "wythoff?play=~1.9,11.6,11&step=3");
    let refused = hand(&mut session, "6,12");
    assert!(matches!(refused, Event::Refused { why: Refusal::Illegal(IllegalMove::StonesAdded), .. }));
    for _ in 0..3 {
        assert_eq!(session.act(Action::Undo), Event::Undone);
    }
    assert_eq!(text(&session), "wythoff");
    for _ in 0..3 {
        assert_eq!(session.act(Action::Redo), Event::Redone);
    }
    assert_eq!(session.timeline().state().to_string(), "6,11");
    assert_eq!(gros_session::landmarks(session.timeline()), []);
}

#[test]
fn another_move_on_a_tie_is_not_longer() {
    let mut session = open("hanoi?from=AB&to=BA");
    // The plan moves the larger disc once; the route over the third peg is equally short.
    assert_eq!(played(&mut session, "1C"), HandMove::Along);
    session.act(Action::Undo);
    assert_eq!(played(&mut session, "2C"), HandMove::Off { longer: false });
    assert_eq!(session.timeline().to_go(), Steps::from(2u32));
}

#[test]
fn undoing_a_hand_move_completes_the_plan_again() {
    let mut session = open("rings?play=~123.1&step=124");
    assert_eq!(played(&mut session, "1"), HandMove::Back);
    assert_eq!(text(&session), "rings?step=123");
    assert_eq!(*session.timeline().steps(), Steps::from(341u32));
}

#[test]
fn undoing_one_of_several_hand_moves_plans_again() {
    let mut session = open("rings?play=2.1&step=2");
    assert_eq!(played(&mut session, "1"), HandMove::Back);
    assert_eq!(text(&session), "rings?play=2&step=1");
    assert_eq!(*session.timeline().steps(), Steps::from(343u32));
    assert_eq!(played(&mut session, "2"), HandMove::Back);
    assert_eq!(text(&session), "rings");
}

#[test]
fn going_back_inside_played_moves_cuts_there() {
    let mut session = open("rings?play=~123.1&step=50");
    let before = session.timeline().move_at(&Steps::from(49u32)).unwrap().to_string();
    assert_eq!(played(&mut session, &before), HandMove::Back);
    assert_eq!(text(&session), "rings?step=49");
}

#[test]
fn following_played_moves_is_a_separate_move() {
    // Step 1 is before the last leg: the moves after it are discarded, even if the same move is made.
    let mut session = open("rings?play=2.1&step=1");
    assert_eq!(played(&mut session, "1"), HandMove::Off { longer: false });
    assert_eq!(text(&session), "rings?play=2.1&step=2");
    let mut session = open("rings?play=~9.1&step=4");
    let next = session.timeline().move_at(&Steps::from(4u32)).unwrap().to_string();
    assert_eq!(played(&mut session, &next), HandMove::Off { longer: false });
    assert_eq!(hand_moves(session.timeline()), [next]);
}

#[test]
fn do_it_makes_the_best_move_anywhere() {
    let mut session = open("rings?play=2.1&step=1");
    let to_go = distance(session.timeline());
    let Event::Played { .. } = session.act(Action::DoIt) else { panic!() };
    assert_eq!(&distance(session.timeline()) + &Steps::ONE, to_go);
    session.act(Action::Seek(Seek::End));
    assert_eq!(session.act(Action::DoIt), Event::Nothing);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut session = open("rings?step=123");
    let Event::Refused { why, .. } = hand(&mut session, "5") else { panic!() };
    let held = IllegalMove::RingHeld { ring: 5, must_be_on: Some(4), must_be_off: vec![3, 2, 1] };
    assert_eq!(why, Refusal::Illegal(held));
    assert_eq!((text(&session).as_str(), session.moves(), session.can_undo()), ("rings?step=123", 0, false));
}

#[test]
fn a_state_that_occurs_twice_has_its_first_step() {
    let session = open("rings?n=3&play=2.2.2");
    let start = &session.timeline().setup().start;
    assert_eq!(session.timeline().step_of(start), Some(Steps::ZERO));
    let after = session.timeline().state_at(&Steps::from(3u32));
    assert_eq!(session.timeline().step_of(&after), Some(Steps::ONE));
}

#[test]
fn where_start_and_goal_are_the_same() {
    let mut session = open("hanoi?from=B&to=B");
    assert!(session.timeline().steps().is_zero());
    assert_eq!(session.timeline().best_move(), None);
    assert_eq!(played(&mut session, "1C"), HandMove::Off { longer: true });
    assert_eq!(*session.timeline().steps(), Steps::from(2u32));
    assert_eq!(played(&mut session, "1B"), HandMove::Back);
    assert_eq!(text(&session), "hanoi?from=B*5&to=B*5");
}

#[test]
fn a_walk_is_one_change_of_several_moves() {
    let mut session = open("rings");
    let moves = |texts: &[&str]| {
        let puzzle = open("rings").timeline().puzzle().clone();
        texts.iter().map(|text| puzzle.parse_move(text).unwrap()).collect::<Vec<_>>()
    };
    let event = session.act(Action::Walk(moves(&["2", "1", "4"])));
    assert!(matches!(event, Event::Played { how: HandMove::Off { .. }, .. }));
    let single = {
        let mut session = open("rings");
        for mv in ["2", "1", "4"] {
            played(&mut session, mv);
        }
        text(&session)
    };
    assert_eq!((text(&session), session.moves(), session.history().count()), (single, 3, 1));
    session.act(Action::Undo);
    assert_eq!(text(&session), "rings");
    // An illegal move rejects all of them, and no moves change nothing.
    assert!(matches!(session.act(Action::Walk(moves(&["2", "5"]))), Event::Refused { .. }));
    assert_eq!(session.act(Action::Walk(Vec::new())), Event::Nothing);
    assert_eq!((text(&session).as_str(), session.moves()), ("rings", 0));
}
