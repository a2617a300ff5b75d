//! Tests of playback, help and descriptions.

use gros_session::{Action, Seek};
use gros_solver::{AnyMove, RingMove};
use gros_text::Help;

use super::tests::{after, against_the_computer, prefs, smaller, take};
use super::*;
use crate::speech;

fn open(address: &str) -> ModelRef {
    ModelRef::new(Model::open(address, &[], prefs()))
}

fn ring(ring: usize) -> Msg {
    Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring))))
}

fn solved(mut model: ModelRef) -> ModelRef {
    while let Some(mv) = model.session.timeline().best_move() {
        model = after(model, Msg::Act(Action::Hand(mv)));
    }
    model
}

fn step(model: &ModelRef) -> Option<u64> {
    model.session.timeline().cursor().to_u64()
}

#[test]
fn play_makes_its_first_move_at_once() {
    let played = after(open("#/rings?n=3"), Msg::PlayOrPause);
    assert_eq!((step(&played), played.is_playing()), (Some(1), true));
    let paused = after(played, Msg::PlayOrPause);
    assert_eq!((step(&paused), paused.is_playing()), (Some(1), false));
    // Playing again from the goal, the start is shown first.
    let replayed = after(open("#/rings?n=3&step=5"), Msg::PlayOrPause);
    assert_eq!((step(&replayed), replayed.is_playing()), (Some(0), true));
    let last = after(open("#/rings?n=3&step=4"), Msg::PlayOrPause);
    assert_eq!((step(&last), last.is_playing()), (Some(5), false));
}

#[test]
fn nothing_flashes_during_fast_playback() {
    for speed in Speed::ALL {
        let model = after(after(open("#/rings"), Msg::Speed(speed)), Msg::PlayOrPause);
        let per_second = speed.per_second();
        // A mark on every move flashes at the rate of the moves.
        assert_eq!(model.marks_next(), per_second <= 1.0, "{speed:?}");
        assert_eq!(model.is_running_fast(), per_second >= 4.0, "{speed:?}");
        let paused = after(model, Msg::PlayOrPause);
        assert!(paused.marks_next() && !paused.is_running_fast(), "{speed:?}");
    }
}

#[test]
fn only_what_was_done_alone_is_said_to_be() {
    let help = |model: ModelRef| model.help.summary();
    let shown = Help { next_shown: true, ..Help::default() };
    assert_eq!(help(open("#/rings?n=3")), Help::default());
    assert_eq!(help(solved(open("#/rings?n=3"))), shown);
    assert_eq!(help(solved(after(open("#/rings?n=3"), Msg::Solve(true)))), Help::default());
    let alone = after(after(open("#/rings?n=3"), Msg::Solve(true)), ring(1));
    assert_eq!(help(solved(after(alone, Msg::Solve(false)))), shown);
    // Nobody saw the moves of an address.
    assert!(help(solved(open("#/rings?n=3&play=1.3&step=2"))).is_unknown);
    let fresh = after(solved(open("#/rings?n=3")), Msg::Act(Action::SetUp(smaller(4))));
    assert_eq!(help(fresh.clone()), Help::default());
    assert!(help(after(fresh, Msg::Act(Action::Undo))).is_unknown);
}

#[test]
fn the_move_to_the_goal_is_shown_before_the_win() {
    let last = || open("#/rings?n=3&step=4");
    for msg in [ring(1), Msg::Act(Action::DoIt), Msg::Act(Action::Seek(Seek::Next)), Msg::PlayOrPause] {
        let arriving = after(last(), msg);
        assert!(arriving.is_solved() && arriving.is_arriving());
        let back = after(arriving.clone(), Msg::Act(Action::Undo));
        assert!(!back.is_arriving() && after(back, Msg::Act(Action::Redo)).is_arriving());
        assert!(!after(arriving, Msg::Arrived).is_arriving());
    }
    // A jump or a drag shows no single move.
    let jumped = after(open("#/rings?n=3&step=2"), Msg::Act(Action::Seek(Seek::End)));
    let dragged = after(after(last(), Msg::Dragging(true)), Msg::Act(Action::Seek(Seek::Next)));
    assert!(!jumped.is_arriving() && !dragged.is_arriving() && !open("#/rings?n=3&step=5").is_arriving());
}

#[test]
fn the_computers_move_is_hidden_while_it_thinks() {
    let thinking = after(against_the_computer("#/wythoff?piles=3,6", Rival::Second), take(3, 4));
    assert!(thinking.is_answering());
    for msg in [Msg::Hint, Msg::Act(Action::DoIt), take(1, 2)] {
        let same = after(thinking.clone(), msg);
        assert_eq!((same.address(), same.is_answering()), (thinking.address(), true));
        assert_eq!((same.feedback.clone(), same.help.summary().was_asked_for()), (Feedback::Nothing, false));
    }
}

fn heard(model: &ModelRef) -> String {
    speech::words(model.prefs.lang, &model.announcements, model.is_solving())
}

#[test]
fn a_description_stays_until_something_is_done() {
    let asked = || after(open("#/rings?n=5"), Msg::Describe);
    assert!(asked().described && heard(&asked()).contains("All rings are on."));
    for msg in
        [ring(1), Msg::Hint, Msg::Act(Action::Seek(Seek::Next)), Msg::PlayOrPause, Msg::DescriptionRead]
    {
        assert!(!after(asked(), msg).described);
    }
    assert!(after(asked(), Msg::Describe).described);
    // The earlier feedback returns afterwards.
    let refused = after(after(open("#/rings?n=5"), ring(4)), Msg::Describe);
    assert!(matches!(after(refused, Msg::DescriptionRead).feedback, Feedback::Refused { .. }));
}

#[test]
fn what_is_heard_while_solving_tells_nothing_of_the_route() {
    let alone = after(open("#/rings?n=5"), Msg::Solve(true));
    let moved = after(alone, ring(1));
    assert_eq!(
        heard(&moved),
        "Ring 1 off. At most two rings can move: ring 1, and the one next to the first ring that is on."
    );
    assert_eq!(
        heard(&after(moved, Msg::Hint)),
        "Two rings can move: 1 and 3. Which larger ring do you want to move next, and what does it need?"
    );
}

#[test]
fn announcements_can_be_repeated_in_another_language() {
    let moved = after(open("#/rings?n=5"), ring(1));
    let prefs = Prefs { lang: Lang::Simplified, ..moved.prefs };
    let other = after(moved.clone(), Msg::Prefs(prefs));
    assert!(heard(&moved).starts_with("Ring 1 off."), "{}", heard(&moved));
    assert!(heard(&other).starts_with("解开第 1 环。"), "{}", heard(&other));
    assert_eq!(moved.announcements, other.announcements);
}

#[test]
fn a_lit_stretch_ends_with_the_next_action() {
    let stretch: Stretch = [Steps::from(2u32), Steps::from(10u32)].into();
    let lit = after(open("#/rings?step=123"), Msg::Light(Some(stretch.clone())));
    let described = after(after(lit.clone(), Msg::Describe), Msg::Light(Some(stretch)));
    assert!(described.described && described.stretch.is_some());
    assert!(after(described, Msg::Act(Action::Seek(Seek::Next))).stretch.is_none());
    assert_eq!(lit.address(), "#/rings?step=123");
}
