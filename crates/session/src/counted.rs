//! Rings that count how often a route is planned and how often a state on it is looked up, so that tests can measure
//! work.

use std::cell::Cell;
use std::ops::Range;

use gros_solver::gray::Digit;
use gros_solver::internals::{Displacement, Landmarks, Placed};
use gros_solver::{
    Guarantee, IllegalMove, NoReason, NoRoute, ParseMoveError, ParseStateError, Puzzle, RingMove, Rings,
    RingsRoute, RingsState, Route, Steps,
};

/// How much work was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Work {
    /// The number of planned routes.
    pub(crate) plans: usize,
    /// The number of states looked up on a route.
    pub(crate) states: usize,
}

thread_local! {
    static WORK: Cell<Work> = const { Cell::new(Work { plans: 0, states: 0 }) };
}

/// Counts the work done on this thread by an action.
pub(crate) fn work_of<T>(action: impl FnOnce() -> T) -> (T, Work) {
    WORK.set(Work::default());
    let done = action();
    (done, WORK.get())
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Counted(pub(crate) Rings);

#[derive(Clone, Debug)]
pub(crate) struct CountedRoute(RingsRoute);

impl Puzzle for Counted {
    type State = RingsState;
    type Move = RingMove;
    type Route = CountedRoute;
    type Reason = NoReason;

    fn start(&self) -> RingsState {
        self.0.start()
    }

    fn goal(&self) -> RingsState {
        self.0.goal()
    }

    fn pieces(&self) -> usize {
        self.0.pieces()
    }

    fn parse_state(&self, text: &str) -> Result<RingsState, ParseStateError> {
        self.0.parse_state(text)
    }

    fn parse_move(&self, text: &str) -> Result<RingMove, ParseMoveError> {
        self.0.parse_move(text)
    }

    fn size_class(&self, mv: &RingMove) -> u32 {
        self.0.size_class(mv)
    }

    fn legal_moves<'a>(&'a self, state: &'a RingsState) -> impl Iterator<Item = RingMove> + 'a {
        self.0.legal_moves(state)
    }

    fn play(&self, state: &RingsState, mv: &RingMove) -> Result<RingsState, IllegalMove> {
        self.0.play(state, mv)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &RingMove) {
        self.0.apply_to_text(row, mv);
    }

    fn layout(&self, state: &RingsState, places: Range<usize>) -> Vec<Placed> {
        self.0.layout(state, places)
    }

    fn displacement(&self, state: &RingsState, mv: &RingMove) -> Displacement {
        self.0.displacement(state, mv)
    }

    fn with_piece(&self, state: &RingsState, piece: usize, place: Digit) -> Option<RingsState> {
        self.0.with_piece(state, piece, place)
    }

    fn move_of(&self, state: &RingsState, piece: usize, to: Digit) -> Option<RingMove> {
        self.0.move_of(state, piece, to)
    }

    fn landmarks(&self) -> Landmarks {
        self.0.landmarks()
    }

    fn route(&self, from: &RingsState, to: &RingsState) -> Result<CountedRoute, NoRoute> {
        WORK.set(Work { plans: WORK.get().plans + 1, ..WORK.get() });
        self.0.route(from, to).map(CountedRoute)
    }
}

impl Route for CountedRoute {
    type State = RingsState;
    type Move = RingMove;

    fn steps(&self) -> &Steps {
        self.0.steps()
    }

    fn guarantee(&self) -> Guarantee {
        self.0.guarantee()
    }

    fn state_at(&self, step: &Steps) -> RingsState {
        WORK.set(Work { states: WORK.get().states + 1, ..WORK.get() });
        self.0.state_at(step)
    }

    fn move_at(&self, step: &Steps) -> Option<RingMove> {
        self.0.move_at(step)
    }

    fn step_of(&self, state: &RingsState) -> Option<Steps> {
        self.0.step_of(state)
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = RingMove> + '_ {
        self.0.moves(from, to)
    }

    fn size_class(&self, step: &Steps) -> u32 {
        self.0.size_class(step)
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        self.0.largest_move_in(first, last)
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        self.0.next_move_of(class, step)
    }
}
