//! Any of the puzzles, which answers what the puzzle in it answers.

use core::fmt;
use core::ops::Range;

use super::{AnyMove, AnyPuzzle, AnyReason, AnyRoute, AnyState};
use crate::error::{IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::gray::Digit;
use crate::internals::keys::Keys;
use crate::internals::layout::{Displacement, GamePosition, Placed};
use crate::internals::params::{Entry, Param, Values};
use crate::methods::{Method, NotHere, Question, ruler};
use crate::pieces::Wanted;
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::route::{Branch, Detour, Guarantee, Route};
use crate::steps::Steps;
use crate::{as_it_is, ask, ask_each, erased, for_each_puzzle};

/// A puzzle on the list: it is one of any puzzles, and so are its states, moves, reasons and routes. The functions
/// `own…` return none for those of another puzzle.
#[doc(hidden)]
#[allow(missing_docs, reason = "each pair wraps what is its own, and returns it")]
pub trait OnList: Named + Into<AnyPuzzle> + 'static {
    fn own(any: &AnyPuzzle) -> Option<&Self>;
    fn any_state(own: Self::State) -> AnyState;
    fn own_state(any: &AnyState) -> Option<&Self::State>;
    fn any_move(own: Self::Move) -> AnyMove;
    fn own_move(any: &AnyMove) -> Option<&Self::Move>;
    fn any_reason(own: Self::Reason) -> AnyReason;
    fn own_reason(any: &AnyReason) -> Option<&Self::Reason>;
    fn any_route(own: Self::Route) -> AnyRoute;
    fn own_route(any: &AnyRoute) -> Option<&Self::Route>;
}

/// A state of a puzzle on the list; each puzzle has a different type of states.
#[doc(hidden)]
pub trait StateOnList: Sized {
    /// The puzzle.
    type Puzzle: OnList<State = Self>;
}

type Moves<'a> = Box<dyn Iterator<Item = AnyMove> + 'a>;

erased! {
    /// [`Puzzle`] and [`Named`] with the types of any puzzle.
    pub(crate) trait ErasedPuzzle {
        fn id(&self) -> &'static str;
        fn entries(&self) -> &'static [Entry];
        fn sizes(&self, limit: usize) -> (usize, usize);
        fn resized(&self, pieces: usize) -> Option<AnyPuzzle>;
        fn keys(&self) -> Vec<(&'static str, String)>;
        fn legal_moves<'a>(&'a self, state: &'a AnyState) -> Moves<'a>;
        fn beginning_in(&self, start: &AnyState) -> AnyPuzzle;
        fn reason(&self, question: &Question<AnyPuzzle>, method: Method) -> Result<AnyReason, NotHere>
        where
            Self: Sized;
        fn place_on_ruler(&self, question: &Question<AnyPuzzle>) -> Option<ruler::RulerPosition>
        where
            Self: Sized;
    }

    impl Puzzle for AnyPuzzle by puzzle {
        type State = AnyState;
        type Move = AnyMove;
        type Route = AnyRoute;
        type Reason = AnyReason;

        fn legal_moves<'a>(&'a self, state: &'a AnyState) -> impl Iterator<Item = AnyMove> + 'a {
            ask!(puzzle, AnyPuzzle, self, |it| ErasedPuzzle::legal_moves(it, state))
        }

        fn beginning_in(self, start: &AnyState) -> AnyPuzzle {
            ask!(puzzle, AnyPuzzle, &self, |it| ErasedPuzzle::beginning_in(it, start))
        }

        fn reason(question: &Question<AnyPuzzle>, method: Method) -> Result<AnyReason, NotHere> {
            ask_each!(AnyPuzzle, &question.puzzle, |it| ErasedPuzzle::reason(it, question, method))
        }

        fn place_on_ruler(question: &Question<AnyPuzzle>) -> Option<ruler::RulerPosition> {
            ask_each!(AnyPuzzle, &question.puzzle, |it| ErasedPuzzle::place_on_ruler(it, question))
        }
    }

    fn start(&self) -> AnyState;
    fn goal(&self) -> AnyState;
    fn pieces(&self) -> usize;
    fn parse_state(&self, text: &str) -> Result<AnyState, ParseStateError>;
    fn parse_move(&self, text: &str) -> Result<AnyMove, ParseMoveError>;
    fn size_class(&self, mv: &AnyMove) -> u32;
    fn play(&self, state: &AnyState, mv: &AnyMove) -> Result<AnyState, IllegalMove>;
    fn move_leaving(&self, to: &AnyState) -> Option<AnyMove>;
    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &AnyMove);
    fn landmarks(&self) -> Landmarks;
    fn layout(&self, state: &AnyState, places: Range<usize>) -> Vec<Placed>;
    fn displacement(&self, state: &AnyState, mv: &AnyMove) -> Displacement;
    fn with_piece(&self, state: &AnyState, piece: usize, place: Digit) -> Option<AnyState>;
    fn move_of(&self, state: &AnyState, piece: usize, to: Digit) -> Option<AnyMove>;
    fn stacks(&self) -> usize;
    fn top_of(&self, state: &AnyState, place: Digit) -> Option<usize>;
    fn move_of_top(&self, state: &AnyState, from: Digit, to: Digit) -> Option<AnyMove>;
    fn accepts_goal(&self, goal: &AnyState) -> bool;
    fn named_starts(&self) -> Vec<AnyState>;
    fn named_goals(&self) -> Vec<AnyState>;
    fn needs(&self, state: &AnyState, mv: &AnyMove) -> Vec<Wanted>;
    fn piece_of_class(&self, class: u32) -> usize;
    fn is_game(&self) -> bool;
    fn game_position(&self, state: &AnyState) -> Option<GamePosition>;
    fn may_be_unproven(&self) -> bool;
    fn detour(&self, from: &AnyState, to: &AnyState, state: &AnyState) -> Option<Detour>;
    fn states_of_tree(&self) -> Option<u64>;
    fn line_length(&self) -> Option<Steps>;
    fn place_on_line(&self, state: &AnyState) -> Option<Steps>;
    fn state_on_line(&self, place: &Steps) -> Option<AnyState>;
    fn line_weight(&self, pieces: usize) -> Option<Steps>;
    fn methods(&self) -> &'static [Method];
    fn not_here(&self, method: Method) -> NotHere;
    fn route(&self, from: &AnyState, to: &AnyState) -> Result<AnyRoute, NoRoute>;

    later:
    fn random_state(&self, throw: &mut dyn FnMut(usize) -> usize) -> Option<AnyState>;
    fn branches(&self, from: &AnyState, to: &AnyState) -> Vec<Branch>;
    fn next_by(&self, reason: &AnyReason) -> Option<AnyMove>;
}

impl<P: OnList> ErasedPuzzle for P {
    as_it_is! {
        Named:
        fn id(&self) -> &'static str;
        fn sizes(&self, limit: usize) -> (usize, usize);
        fn keys(&self) -> Vec<(&'static str, String)>;
    }

    as_it_is! {
        Puzzle:
        fn pieces(&self) -> usize;
        fn landmarks(&self) -> Landmarks;
        fn stacks(&self) -> usize;
        fn piece_of_class(&self, class: u32) -> usize;
        fn is_game(&self) -> bool;
        fn may_be_unproven(&self) -> bool;
        fn states_of_tree(&self) -> Option<u64>;
        fn line_length(&self) -> Option<Steps>;
        fn line_weight(&self, pieces: usize) -> Option<Steps>;
        fn methods(&self) -> &'static [Method];
        fn not_here(&self, method: Method) -> NotHere;
    }

    fn entries(&self) -> &'static [Entry] {
        P::ENTRIES
    }

    fn resized(&self, pieces: usize) -> Option<AnyPuzzle> {
        Named::resized(self, pieces).map(P::into)
    }

    fn legal_moves<'a>(&'a self, state: &'a AnyState) -> Moves<'a> {
        match P::own_state(state) {
            Some(state) => Box::new(Puzzle::legal_moves(self, state).map(P::any_move)),
            None => Box::new(core::iter::empty()),
        }
    }

    fn beginning_in(&self, start: &AnyState) -> AnyPuzzle {
        let puzzle = self.clone();
        P::own_state(start).map_or(puzzle.clone(), |start| Puzzle::beginning_in(puzzle, start)).into()
    }

    fn reason(&self, question: &Question<AnyPuzzle>, method: Method) -> Result<AnyReason, NotHere> {
        let question = question.own().ok_or(NotHere::OtherPuzzle)?;
        <P as Puzzle>::reason(&question, method).map(P::any_reason)
    }

    fn place_on_ruler(&self, question: &Question<AnyPuzzle>) -> Option<ruler::RulerPosition> {
        <P as Puzzle>::place_on_ruler(&question.own()?)
    }

    fn start(&self) -> AnyState {
        P::any_state(Puzzle::start(self))
    }

    fn goal(&self) -> AnyState {
        P::any_state(Puzzle::goal(self))
    }

    fn parse_state(&self, text: &str) -> Result<AnyState, ParseStateError> {
        Puzzle::parse_state(self, text).map(P::any_state)
    }

    fn parse_move(&self, text: &str) -> Result<AnyMove, ParseMoveError> {
        Puzzle::parse_move(self, text).map(P::any_move)
    }

    fn size_class(&self, mv: &AnyMove) -> u32 {
        P::own_move(mv).map_or(0, |mv| Puzzle::size_class(self, mv))
    }

    fn play(&self, state: &AnyState, mv: &AnyMove) -> Result<AnyState, IllegalMove> {
        let own = P::own_state(state).zip(P::own_move(mv));
        let (state, mv) = own.ok_or(IllegalMove::OtherPuzzle)?;
        Puzzle::play(self, state, mv).map(P::any_state)
    }

    fn move_leaving(&self, to: &AnyState) -> Option<AnyMove> {
        Puzzle::move_leaving(self, P::own_state(to)?).map(P::any_move)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &AnyMove) {
        if let Some(mv) = P::own_move(mv) {
            Puzzle::apply_to_text(self, row, mv);
        }
    }

    fn layout(&self, state: &AnyState, places: Range<usize>) -> Vec<Placed> {
        P::own_state(state).map_or_else(Vec::new, |state| Puzzle::layout(self, state, places))
    }

    fn displacement(&self, state: &AnyState, mv: &AnyMove) -> Displacement {
        let own = P::own_state(state).zip(P::own_move(mv));
        own.map_or(Displacement::of(0, 0, 0), |(state, mv)| Puzzle::displacement(self, state, mv))
    }

    fn with_piece(&self, state: &AnyState, piece: usize, place: Digit) -> Option<AnyState> {
        Puzzle::with_piece(self, P::own_state(state)?, piece, place).map(P::any_state)
    }

    fn move_of(&self, state: &AnyState, piece: usize, to: Digit) -> Option<AnyMove> {
        Puzzle::move_of(self, P::own_state(state)?, piece, to).map(P::any_move)
    }

    fn top_of(&self, state: &AnyState, place: Digit) -> Option<usize> {
        Puzzle::top_of(self, P::own_state(state)?, place)
    }

    fn move_of_top(&self, state: &AnyState, from: Digit, to: Digit) -> Option<AnyMove> {
        Puzzle::move_of_top(self, P::own_state(state)?, from, to).map(P::any_move)
    }

    fn accepts_goal(&self, goal: &AnyState) -> bool {
        P::own_state(goal).is_some_and(|goal| Puzzle::accepts_goal(self, goal))
    }

    fn named_starts(&self) -> Vec<AnyState> {
        Puzzle::named_starts(self).into_iter().map(P::any_state).collect()
    }

    fn named_goals(&self) -> Vec<AnyState> {
        Puzzle::named_goals(self).into_iter().map(P::any_state).collect()
    }

    fn random_state(&self, throw: &mut dyn FnMut(usize) -> usize) -> Option<AnyState> {
        Puzzle::random_state(self, throw).map(P::any_state)
    }

    fn needs(&self, state: &AnyState, mv: &AnyMove) -> Vec<Wanted> {
        let own = P::own_state(state).zip(P::own_move(mv));
        own.map_or_else(Vec::new, |(state, mv)| Puzzle::needs(self, state, mv))
    }

    fn game_position(&self, state: &AnyState) -> Option<GamePosition> {
        Puzzle::game_position(self, P::own_state(state)?)
    }

    fn branches(&self, from: &AnyState, to: &AnyState) -> Vec<Branch> {
        let own = P::own_state(from).zip(P::own_state(to));
        own.map_or_else(Vec::new, |(from, to)| Puzzle::branches(self, from, to))
    }

    fn detour(&self, from: &AnyState, to: &AnyState, state: &AnyState) -> Option<Detour> {
        Puzzle::detour(self, P::own_state(from)?, P::own_state(to)?, P::own_state(state)?)
    }

    fn place_on_line(&self, state: &AnyState) -> Option<Steps> {
        Puzzle::place_on_line(self, P::own_state(state)?)
    }

    fn state_on_line(&self, place: &Steps) -> Option<AnyState> {
        Puzzle::state_on_line(self, place).map(P::any_state)
    }

    fn next_by(&self, reason: &AnyReason) -> Option<AnyMove> {
        Puzzle::next_by(self, P::own_reason(reason)?).map(P::any_move)
    }

    fn route(&self, from: &AnyState, to: &AnyState) -> Result<AnyRoute, NoRoute> {
        let own = P::own_state(from).zip(P::own_state(to));
        let (from, to) = own.ok_or(NoRoute::OtherPuzzle)?;
        Puzzle::route(self, from, to).map(P::any_route)
    }
}

impl Question<AnyPuzzle> {
    /// Returns it with the types of its puzzle; none if the states belong to another.
    #[doc(hidden)]
    #[must_use]
    pub fn own<P: OnList>(&self) -> Option<Question<P>> {
        Some(Question {
            puzzle: P::own(&self.puzzle)?.clone(),
            start: P::own_state(&self.start)?.clone(),
            goal: P::own_state(&self.goal)?.clone(),
            here: P::own_state(&self.here)?.clone(),
        })
    }
}

impl AnyPuzzle {
    /// Reads the puzzle with this id from the keys of its spec; none if no puzzle has the id.
    ///
    /// Anything unreadable is noted in `keys`.
    pub fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<AnyPuzzle>> {
        #[cfg(not(feature = "_late"))]
        return read_any(id, keys);
        #[cfg(feature = "_late")]
        read::<crate::Rings>(id, keys).or_else(|| (crate::others()?.read)(id, keys))
    }

    /// Returns the id of the puzzle.
    #[must_use]
    pub fn id(&self) -> &'static str {
        ask!(puzzle, AnyPuzzle, self, |it| ErasedPuzzle::id(it))
    }

    /// Returns the keys that it takes.
    #[must_use]
    pub fn params(&self) -> &'static [Param] {
        let entries = ask!(puzzle, AnyPuzzle, self, |it| it.entries());
        let id = self.id();
        entries.iter().find(|entry| entry.id == id).map_or(&[], |entry| entry.params)
    }

    /// Returns whether it can have any goal.
    #[must_use]
    pub fn takes_goal(&self) -> bool {
        self.params().iter().any(|param| matches!(param.values, Values::Goal))
    }

    /// Returns the smallest and largest number of pieces that it can have, at most `limit`.
    #[must_use]
    pub fn sizes(&self, limit: usize) -> (usize, usize) {
        ask!(puzzle, AnyPuzzle, self, |it| ErasedPuzzle::sizes(it, limit))
    }

    /// Returns the same puzzle with another number of pieces; none if it cannot have that size.
    #[must_use]
    pub fn resized(&self, pieces: usize) -> Option<AnyPuzzle> {
        ask!(puzzle, AnyPuzzle, self, |it| ErasedPuzzle::resized(it, pieces))
    }

    /// Writes the puzzle's own keys, leaving out defaults.
    #[must_use]
    pub fn keys(&self) -> Vec<(&'static str, String)> {
        ask!(puzzle, AnyPuzzle, self, |it| ErasedPuzzle::keys(it))
    }
}

/// Reads a puzzle if it has the id.
fn read<P: OnList>(id: &str, keys: &mut Keys) -> Option<Setup<AnyPuzzle>> {
    let has_id = P::ENTRIES.iter().any(|entry| entry.id == id);
    let Setup { puzzle, start, goal } = has_id.then(|| P::from_keys(id, keys)).flatten()?;
    Setup::standard(puzzle.into()).with_start(P::any_state(start)).with_goal(P::any_state(goal))
}

macro_rules! read_any {
    ($($name:ident: $puzzle:ty,)+) => {
        pub(crate) fn read_any(id: &str, keys: &mut Keys) -> Option<Setup<AnyPuzzle>> {
            None$(.or_else(|| read::<$puzzle>(id, keys)))+
        }
    };
}
for_each_puzzle!(read_any);

erased! {
    /// [`Route`] with the types of any puzzle.
    pub(crate) trait ErasedRoute {
        fn moves(&self, from: &Steps, to: &Steps) -> Moves<'_>;
    }

    impl Route for AnyRoute by route {
        type State = AnyState;
        type Move = AnyMove;

        fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = AnyMove> + '_ {
            ask!(route, AnyRoute, self, |it| ErasedRoute::moves(it, from, to))
        }
    }

    fn steps(&self) -> &Steps;
    fn guarantee(&self) -> Guarantee;
    fn state_at(&self, step: &Steps) -> AnyState;
    fn move_at(&self, step: &Steps) -> Option<AnyMove>;
    fn step_of(&self, state: &AnyState) -> Option<Steps>;
    fn size_class(&self, step: &Steps) -> u32;
    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps;
    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps>;
    fn next_larger(&self, step: &Steps) -> Option<Steps>;
}

impl<S: StateOnList, R: Route<State = S, Move = <S::Puzzle as Puzzle>::Move>> ErasedRoute for R {
    as_it_is! {
        Route:
        fn steps(&self) -> &Steps;
        fn guarantee(&self) -> Guarantee;
        fn size_class(&self, step: &Steps) -> u32;
        fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps;
        fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps>;
        fn next_larger(&self, step: &Steps) -> Option<Steps>;
    }

    fn moves(&self, from: &Steps, to: &Steps) -> Moves<'_> {
        Box::new(Route::moves(self, from, to).map(S::Puzzle::any_move))
    }

    fn state_at(&self, step: &Steps) -> AnyState {
        S::Puzzle::any_state(Route::state_at(self, step))
    }

    fn move_at(&self, step: &Steps) -> Option<AnyMove> {
        Route::move_at(self, step).map(S::Puzzle::any_move)
    }

    fn step_of(&self, state: &AnyState) -> Option<Steps> {
        Route::step_of(self, S::Puzzle::own_state(state)?)
    }
}

impl fmt::Display for AnyState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ask!(state, AnyState, self, |it| it.fmt(f))
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ask!(mv, AnyMove, self, |it| it.fmt(f))
    }
}
