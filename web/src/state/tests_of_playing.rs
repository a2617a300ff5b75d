//! Tests of playback, help, descriptions and predictions.

use gros_session::{Action, Seek};
use gros_solver::{AnyMove, DiscMove, Peg, Puzzle, RingMove, Steps};
use gros_text::{Help, WrongGuess};

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
fn only_moves_without_help_are_praised_as_such() {
    assert_eq!(open("#/rings?n=3").help, Help::Nothing);
    assert_eq!(solved(open("#/rings?n=3")).help, Help::NextShown);
    assert_eq!(solved(after(open("#/rings?n=3"), Msg::Predict(true))).help, Help::Nothing);
    // A wrong guess reveals the next move, and so does switching prediction off.
    let wrong = after(after(open("#/rings?n=3"), Msg::Predict(true)), ring(2));
    assert_eq!(solved(wrong).help, Help::NextShown);
    let alone = after(after(open("#/rings?n=3"), Msg::Predict(true)), ring(1));
    assert_eq!(solved(after(alone, Msg::Predict(false))).help, Help::NextShown);
    // Nobody saw the moves of an address.
    assert_eq!(solved(open("#/rings?n=3&play=1.3&step=2")).help, Help::Unknown);
    let fresh = after(solved(open("#/rings?n=3")), Msg::Act(Action::SetUp(smaller(4))));
    assert_eq!(fresh.help, Help::Nothing);
    assert_eq!(after(fresh, Msg::Act(Action::Undo)).help, Help::Unknown);
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
    for msg in [Msg::Hint, Msg::Act(Action::DoIt), Msg::Act(Action::Hint), take(1, 2)] {
        let same = after(thinking.clone(), msg);
        assert_eq!((same.address(), same.is_answering()), (thinking.address(), true));
        assert_eq!((same.feedback.clone(), same.session.hints()), (Feedback::Nothing, 0));
    }
}

fn heard(model: &ModelRef) -> String {
    speech::words(model.prefs.lang, &model.announcements)
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

/// Predicts a move at an address.
fn guess(address: &str, mv: &str) -> ModelRef {
    let model = after(open(address), Msg::Predict(true));
    let mv = model.session.timeline().puzzle().parse_move(mv).unwrap();
    after(model, Msg::Act(Action::Hand(mv)))
}

fn why(model: &ModelRef) -> Option<&WrongGuess> {
    if let Feedback::Wrong { why, .. } = &model.feedback { Some(why) } else { None }
}

#[test]
fn a_wrong_guess_has_a_reason() {
    let away = |left: u32| WrongGuess::Away(Steps::from(left));
    assert_eq!(why(&guess("#/rings?n=4", "1")), Some(&away(11)));
    assert_eq!(why(&guess("#/rings?n=3&step=2", "3")), Some(&away(4)));
    assert_eq!(why(&guess("#/hanoi?n=3", "1B")), Some(&WrongGuess::NoNearer(Steps::from(7u32))));
    let lost = AnyState::Wythoff(gros_solver::Piles::new(2u32.into(), 6u32.into()));
    let lost = WrongGuess::LetsRivalWin(lost);
    assert_eq!(why(&guess("#/wythoff?piles=3,6", "2,6")), Some(&lost));
    for (address, right) in [("#/rings?n=4", "2"), ("#/hanoi?n=3", "1C"), ("#/wythoff?piles=3,6", "3,5")] {
        assert_eq!(guess(address, right).feedback, Feedback::Right, "{address}");
    }
}

#[test]
fn a_streak_does_not_end_in_silence() {
    let mut model = after(open("#/rings?n=5"), Msg::Predict(true));
    for right in [1, 3, 1, 2] {
        model = after(model, ring(right));
    }
    let wrong = after(model.clone(), ring(2));
    assert_eq!(why(&wrong), Some(&WrongGuess::Back));
    let verdict = "Not ring 2: that would undo what you just did. Your streak of 4 has ended.";
    assert_eq!(heard(&wrong), format!("{verdict} Next: ring 1 off."));
    assert_eq!(wrong.streak_ended(), Some(4));
    // An illegal move ends it as well.
    let refused = after(model, ring(5));
    assert!(heard(&refused).ends_with("Your streak of 4 has ended."), "{}", heard(&refused));
    // Without a streak there is nothing to end.
    let next = after(after(wrong, ring(1)), ring(1));
    assert_eq!(next.streak_ended(), None);
    let disc = AnyMove::Hanoi(DiscMove { disc: 1, to: Peg(1) });
    let first = after(after(open("#/hanoi?n=3"), Msg::Predict(true)), Msg::Act(Action::Hand(disc)));
    assert_eq!(first.streak_ended(), None);
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
