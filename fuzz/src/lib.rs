//! Tasks and invariants shared by the fuzz targets.

use gros_session::{Session, Timeline, spec};
use gros_solver::{AnyPuzzle, AnyState, Guarantee, Puzzle, Route, Steps};

pub type AnySession = Session<AnyPuzzle>;

/// Small enough for a quick search of all states.
pub const MAX_PIECES: usize = 100;

/// Tasks of every family and rule.
pub const TASKS: [&str; 24] = [
    "rings?n=6",
    "rings?n=70",
    "rings?n=7&pair=1",
    "hanoi",
    "hanoi?n=40",
    "hanoi?n=4&pegs=4",
    "hanoi?n=30&pegs=5",
    "hanoi?n=5&rule=linear",
    "hanoi?n=6&rule=cyclic",
    "spinout",
    "spinout?outside=1&n=4",
    "brain",
    "binary-burr",
    "rectangle",
    "lock250",
    "kugellager",
    "generation",
    "chain?radices=2,5,3,4",
    "elephants",
    "slideout?base=5&n=9",
    "slideout?base=12&n=4",
    "hexadecimal?key=1011",
    "wythoff?piles=30,7&policy=long",
    "wythoff?piles=9,11&rule=nim",
];

pub fn task(index: u8) -> AnySession {
    open(TASKS[usize::from(index) % TASKS.len()])
}

/// Opens a text written by the program, which must have no notices.
pub fn open(text: &str) -> AnySession {
    let opened = spec::open(text, MAX_PIECES).expect("a puzzle");
    assert_eq!(opened.notices.first, [], "{text}");
    opened.session
}

/// Checks that a session survives a round trip through its text.
pub fn check_text(session: &AnySession) {
    let text = spec::write(session.timeline());
    let again = open(&text);
    let (one, other) = (session.timeline(), again.timeline());
    assert_eq!(spec::write(other), text);
    assert_eq!((one.steps(), one.cursor(), one.par()), (other.steps(), other.cursor(), other.par()));
    assert_eq!((one.setup(), one.state()), (other.setup(), other.state()));
}

/// Checks both ends of a timeline and the moves after a step.
pub fn check_timeline(timeline: &Timeline<AnyPuzzle>, step: &Steps) {
    let end = timeline.steps();
    assert!(timeline.cursor() <= end);
    assert_eq!(timeline.state_at(&Steps::ZERO), timeline.setup().start);
    if timeline.guarantee() != Guarantee::LineOfPlay {
        assert!(is_solved(timeline.puzzle(), &timeline.state_at(end), &timeline.setup().goal));
    }
    let last = (step + &Steps::from(3u32)).min(end.clone());
    let mut state = timeline.state_at(step);
    let mut at = step.clone();
    for mv in timeline.moves(step, &last) {
        assert_eq!(timeline.move_at(&at).as_ref(), Some(&mv));
        state = timeline.puzzle().play(&state, &mv).expect("a legal move");
        at += &Steps::ONE;
        assert_eq!(timeline.state_at(&at), state);
    }
    let first = timeline.step_of(&state).expect("a step of the timeline");
    assert!(first <= at && timeline.state_at(&first) == state);
}

/// Some puzzles are solved in several states: from those, the route to the goal is empty.
fn is_solved(puzzle: &AnyPuzzle, state: &AnyState, goal: &AnyState) -> bool {
    state == goal || puzzle.route(state, goal).is_ok_and(|route| route.steps().is_zero())
}
