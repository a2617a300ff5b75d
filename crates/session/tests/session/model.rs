//! Helpers to create and inspect sessions.

use gros_session::{Action, Event, HandMove, Leg, Session, Timeline, spec};
use gros_solver::{AnyPuzzle, AnyState, Guarantee, Puzzle, Route, Steps};

pub type AnySession = Session<AnyPuzzle>;
pub type AnyTimeline = Timeline<AnyPuzzle>;

/// Opens a valid spec.
#[track_caller]
pub fn open(text: &str) -> AnySession {
    let opened = spec::open(text, 1_000).unwrap();
    assert_eq!(opened.notices.first, [], "{text}");
    opened.session
}

pub fn text(session: &AnySession) -> String {
    spec::write(session.timeline())
}

/// Plays a move given as text.
pub fn hand(session: &mut AnySession, mv: &str) -> Event<AnyPuzzle> {
    let mv = session.timeline().puzzle().parse_move(mv).unwrap();
    session.act(Action::Hand(mv))
}

/// Plays a move and returns its outcome.
#[track_caller]
pub fn played(session: &mut AnySession, mv: &str) -> HandMove {
    match hand(session, mv) {
        Event::Played { how, .. } => how,
        other => panic!("{mv}: {other:?}"),
    }
}

/// Returns the length of a shortest route from the cursor to the goal, by the solver.
pub fn distance(timeline: &AnyTimeline) -> Steps {
    let goal = &timeline.setup().goal;
    timeline.puzzle().route(&timeline.state(), goal).unwrap().steps().clone()
}

/// Returns the hand moves of the timeline.
pub fn hand_moves(timeline: &AnyTimeline) -> Vec<String> {
    let moves = timeline.played().flat_map(|leg| match leg {
        Leg::Hand(hand) => hand.moves().to_vec(),
        Leg::Plan { .. } => Vec::new(),
    });
    moves.map(|mv| mv.to_string()).collect()
}

/// Checks that a state is the goal or equivalent to it.
fn check_end(end: &AnyState, goal: &AnyState) {
    match (end, goal) {
        (AnyState::SpinOut(end), AnyState::SpinOut(goal)) if goal.is_goal() => assert!(end.is_out()),
        _ => assert_eq!(end, goal),
    }
}

/// Checks the invariants of a timeline around a step.
pub fn check_near(timeline: &AnyTimeline, step: &Steps) {
    let end = timeline.steps();
    assert!(timeline.cursor() <= end);
    if timeline.guarantee() != Guarantee::LineOfPlay {
        check_end(&timeline.state_at(end), &timeline.setup().goal);
    }
    assert_eq!(timeline.state_at(&Steps::ZERO), timeline.setup().start);
    assert_eq!(timeline.move_at(end), None);
    let last = (step + &Steps::from(4u32)).min(end.clone());
    let mut state = timeline.state_at(step);
    let mut at = step.clone();
    for mv in timeline.moves(step, &last) {
        assert_eq!(timeline.move_at(&at).as_ref(), Some(&mv), "move at {at} of {}", spec::write(timeline));
        state = timeline.puzzle().play(&state, &mv).unwrap();
        at += &Steps::ONE;
        assert_eq!(timeline.state_at(&at), state, "state at {at} of {}", spec::write(timeline));
    }
    assert_eq!(at, last.max(step.clone()));
    let first = timeline.step_of(&state).unwrap();
    assert!(first <= at && timeline.state_at(&first) == state);
}
