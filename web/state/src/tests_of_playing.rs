//! Tests of playback, help and descriptions.

use gros_session::{Action, Seek};
use gros_solver::{AnyMove, RingMove};
use gros_text::Help;

use super::tests::{prefs, smaller};
use super::*;

fn open(address: &str) -> ModelRef {
    ModelRef::new(Model::open(address, &[], prefs()))
}

fn ring(ring: usize) -> Msg {
    Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring))))
}

fn solved(mut model: ModelRef) -> ModelRef {
    while let Some(mv) = model.session.timeline().best_move() {
        model = model.after(Msg::Act(Action::Hand(mv)));
    }
    model
}

fn step(model: &ModelRef) -> Option<u64> {
    model.session.timeline().cursor().to_u64()
}

#[test]
fn play_makes_its_first_move_at_once() {
    let played = open("#/rings?n=3").after(Msg::PlayOrPause);
    assert_eq!((step(&played), played.is_playing()), (Some(1), true));
    let paused = played.after(Msg::PlayOrPause);
    assert_eq!((step(&paused), paused.is_playing()), (Some(1), false));
    // Playing again from the goal, the start is shown first.
    let replayed = open("#/rings?n=3&step=5").after(Msg::PlayOrPause);
    assert_eq!((step(&replayed), replayed.is_playing()), (Some(0), true));
    let last = open("#/rings?n=3&step=4").after(Msg::PlayOrPause);
    assert_eq!((step(&last), last.is_playing()), (Some(5), false));
}

#[test]
fn nothing_flashes_during_fast_playback() {
    for speed in Speed::ALL {
        let model = open("#/rings").after(Msg::Dock(DockMsg::Speed(speed))).after(Msg::PlayOrPause);
        let per_second = speed.per_second();
        // A mark on every move flashes at the rate of the moves.
        assert_eq!(model.marks_next(), per_second <= 1.0, "{speed:?}");
        assert_eq!(model.is_running_fast(), per_second >= 4.0, "{speed:?}");
        let paused = model.after(Msg::PlayOrPause);
        assert!(paused.marks_next() && !paused.is_running_fast(), "{speed:?}");
    }
}

#[test]
fn only_what_was_done_alone_is_said_to_be() {
    let help = |model: ModelRef| model.help.summary();
    let shown = Help { next_shown: true, ..Help::default() };
    assert_eq!(help(open("#/rings?n=3")), Help::default());
    assert_eq!(help(solved(open("#/rings?n=3"))), shown);
    assert_eq!(help(solved(open("#/rings?n=3").after(Msg::Solve(true)))), Help::default());
    let alone = open("#/rings?n=3").after(Msg::Solve(true)).after(ring(1));
    assert_eq!(help(solved(alone.after(Msg::Solve(false)))), shown);
    // Nobody saw the moves of an address.
    assert!(help(solved(open("#/rings?n=3&play=1.3&step=2"))).is_unknown);
    let fresh = solved(open("#/rings?n=3")).after(Msg::Act(Action::SetUp(smaller(4))));
    assert_eq!(help(fresh.clone()), Help::default());
    assert!(help(fresh.after(Msg::Act(Action::Undo))).is_unknown);
}

#[test]
fn the_move_to_the_goal_is_shown_before_the_win() {
    let last = || open("#/rings?n=3&step=4");
    for msg in [ring(1), Msg::Act(Action::DoIt), Msg::Act(Action::Seek(Seek::Next)), Msg::PlayOrPause] {
        let arriving = last().after(msg);
        assert!(arriving.is_solved() && arriving.is_arriving());
        let back = arriving.after(Msg::Act(Action::Undo));
        assert!(!back.is_arriving() && back.after(Msg::Act(Action::Redo)).is_arriving());
        assert!(!arriving.after(Msg::Over(Wait::Arrival)).is_arriving());
    }
    // A jump or a drag shows no single move.
    let jumped = open("#/rings?n=3&step=2").after(Msg::Act(Action::Seek(Seek::End)));
    let dragged = last().after(Msg::Dock(DockMsg::Hold(true))).after(Msg::Act(Action::Seek(Seek::Next)));
    assert!(!jumped.is_arriving() && !dragged.is_arriving() && !open("#/rings?n=3&step=5").is_arriving());
}

#[test]
fn a_lit_stretch_ends_with_the_next_action() {
    let stretch: Stretch = [Steps::from(2u32), Steps::from(10u32)].into();
    let lit = open("#/rings?step=123").after(Msg::Dock(DockMsg::Light(Some(stretch.clone()))));
    let described = lit.after(Msg::Describe).after(Msg::Dock(DockMsg::Light(Some(stretch))));
    assert!(described.described && described.dock.stretch.is_some());
    assert!(described.after(Msg::Act(Action::Seek(Seek::Next))).dock.stretch.is_none());
    assert_eq!(lit.address(), "#/rings?step=123");
}
