//! The list of puzzles, and the enums made from it.
//!
//! A new puzzle is a `mod` line and a line in [`for_each_puzzle!`](crate::for_each_puzzle); the compiler then reports
//! what else is missing.

pub mod chain;
pub mod hanoi;
pub mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
pub mod wythoff;

use core::fmt;
use core::ops::Range;

use crate::error::{IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::gray::Digit;
use crate::internals::keys::Keys;
use crate::internals::layout::{Displacement, GamePosition, Placed};
use crate::internals::params::{Entry, Param, Values};
use crate::methods::{Method, NotHere, Question, ruler};
use crate::pieces::Wanted;
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Position, Puzzle, Setup};
use crate::route::{Branch, Detour, Guarantee, Route};
use crate::steps::Steps;

/// The list: calls a macro with a line `Name: Type,` for each puzzle, so that every layer can expand it. The other
/// arguments come before the lines, followed by a semicolon.
///
/// ```
/// macro_rules! names {
///     ($($name:ident: $puzzle:ty,)+) => { [$(stringify!($name)),+] };
/// }
/// assert_eq!(gros_solver::for_each_puzzle!(names)[0], "Rings");
/// ```
#[cfg(not(gros_classics))]
#[macro_export]
macro_rules! for_each_puzzle {
    ($($then:ident)::+ $(, $($with:tt)+)?) => {
        $($then)::+! {
            $($($with)+;)?
            Rings: $crate::Rings,
            Hanoi: $crate::Hanoi,
            SpinOut: $crate::SpinOut,
            Chain: $crate::Chain,
            SlideOut: $crate::SlideOut,
            Hexadecimal: $crate::Hexadecimal,
            Wythoff: $crate::Wythoff,
        }
    };
}

/// The list of a program that has room for the two best known puzzles only: it is built with `--cfg gros_classics`.
#[cfg(gros_classics)]
#[macro_export]
macro_rules! for_each_puzzle {
    ($($then:ident)::+ $(, $($with:tt)+)?) => {
        $($then)::+! {
            $($($with)+;)?
            Rings: $crate::Rings,
            Hanoi: $crate::Hanoi,
        }
    };
}

/// Makes the enums over all puzzles from a list of lines `Name: Type`.
macro_rules! any_puzzle {
    ($($name:ident: $puzzle:ty,)+) => {
        /// Any of the puzzles.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "each variant wraps the puzzle of its name")]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum AnyPuzzle { $($name($puzzle),)+ }

        /// A state of any of the puzzles.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "each variant wraps a state of the puzzle of its name")]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum AnyState { $($name(<$puzzle as Puzzle>::State),)+ }

        /// A move of any of the puzzles.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "each variant wraps a move of the puzzle of its name")]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum AnyMove { $($name(<$puzzle as Puzzle>::Move),)+ }

        /// The findings of a method of any puzzle.
        #[derive(Clone, Debug, PartialEq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
        #[allow(missing_docs, reason = "each variant wraps a reason of the puzzle of its name")]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum AnyReason { $($name(<$puzzle as Puzzle>::Reason),)+ }

        /// A route of any of the puzzles.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "each variant wraps a route of the puzzle of its name")]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum AnyRoute { $($name(<$puzzle as Puzzle>::Route),)+ }

        const FAMILIES: &[&[Entry]] = &[$(<$puzzle as Named>::ENTRIES,)+];

        /// The methods of all puzzles.
        pub(crate) const METHODS: &[&[Method]] = &[$(<$puzzle as Puzzle>::METHODS,)+];

        $(impl From<$puzzle> for AnyPuzzle {
            fn from(puzzle: $puzzle) -> AnyPuzzle {
                AnyPuzzle::$name(puzzle)
            }
        })+

        impl AnyPuzzle {
            /// Reads the puzzle with this id from the keys of its spec; none if no puzzle has the id.
            ///
            /// Anything unreadable is noted in `keys`.
            pub fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<AnyPuzzle>> {
                $(if <$puzzle as Named>::ENTRIES.iter().any(|entry| entry.id == id)
                    && let Some(setup) = <$puzzle as Named>::from_keys(id, keys)
                {
                    let Setup { puzzle, start, goal } = setup;
                    let setup = Setup::standard(AnyPuzzle::$name(puzzle)).with_start(AnyState::$name(start));
                    return setup.with_goal(AnyState::$name(goal));
                })+
                None
            }

            /// Returns the id of the puzzle.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.id(),)+ }
            }

            /// Returns the keys that it takes.
            #[must_use]
            pub fn params(&self) -> &'static [Param] {
                let entries = match self { $(AnyPuzzle::$name(_) => <$puzzle as Named>::ENTRIES,)+ };
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
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.sizes(limit),)+ }
            }

            /// Returns the same puzzle with another number of pieces; none if it cannot have that size.
            #[must_use]
            pub fn resized(&self, pieces: usize) -> Option<AnyPuzzle> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.resized(pieces).map(AnyPuzzle::$name),)+ }
            }

            /// Writes the puzzle's own keys, leaving out defaults.
            #[must_use]
            pub fn keys(&self) -> Vec<(&'static str, String)> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.keys(),)+ }
            }
        }

        impl Puzzle for AnyPuzzle {
            type State = AnyState;
            type Move = AnyMove;
            type Route = AnyRoute;
            type Reason = AnyReason;

            fn start(&self) -> AnyState {
                match self { $(AnyPuzzle::$name(puzzle) => AnyState::$name(puzzle.start()),)+ }
            }

            fn goal(&self) -> AnyState {
                match self { $(AnyPuzzle::$name(puzzle) => AnyState::$name(puzzle.goal()),)+ }
            }

            fn pieces(&self) -> usize {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.pieces(),)+ }
            }

            fn parse_state(&self, text: &str) -> Result<AnyState, ParseStateError> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.parse_state(text).map(AnyState::$name),)+ }
            }

            fn parse_move(&self, text: &str) -> Result<AnyMove, ParseMoveError> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.parse_move(text).map(AnyMove::$name),)+ }
            }

            fn size_class(&self, mv: &AnyMove) -> u32 {
                match (self, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyMove::$name(mv)) => puzzle.size_class(mv),)+
                    _ => 0,
                }
            }

            fn legal_moves<'a>(&'a self, state: &'a AnyState) -> impl Iterator<Item = AnyMove> + 'a {
                let moves: Box<dyn Iterator<Item = AnyMove> + 'a> = match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => {
                        Box::new(puzzle.legal_moves(state).map(AnyMove::$name))
                    })+
                    _ => Box::new(core::iter::empty()),
                };
                moves
            }

            fn play(&self, state: &AnyState, mv: &AnyMove) -> Result<AnyState, IllegalMove> {
                match (self, state, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state), AnyMove::$name(mv)) => {
                        puzzle.play(state, mv).map(AnyState::$name)
                    })+
                    _ => Err(IllegalMove::OtherPuzzle),
                }
            }

            fn move_leaving(&self, to: &AnyState) -> Option<AnyMove> {
                match (self, to) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(to)) => {
                        puzzle.move_leaving(to).map(AnyMove::$name)
                    })+
                    _ => None,
                }
            }

            fn apply_to_text(&self, row: &mut Vec<u8>, mv: &AnyMove) {
                match (self, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyMove::$name(mv)) => puzzle.apply_to_text(row, mv),)+
                    _ => {}
                }
            }

            fn landmarks(&self) -> Landmarks {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.landmarks(),)+ }
            }

            fn layout(&self, state: &AnyState, places: Range<usize>) -> Vec<Placed> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => puzzle.layout(state, places),)+
                    _ => Vec::new(),
                }
            }

            fn displacement(&self, state: &AnyState, mv: &AnyMove) -> Displacement {
                match (self, state, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state), AnyMove::$name(mv)) => {
                        puzzle.displacement(state, mv)
                    })+
                    _ => Displacement::of(0, 0, 0),
                }
            }

            fn with_piece(&self, state: &AnyState, piece: usize, place: Digit) -> Option<AnyState> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => {
                        puzzle.with_piece(state, piece, place).map(AnyState::$name)
                    })+
                    _ => None,
                }
            }

            fn move_of(&self, state: &AnyState, piece: usize, to: Digit) -> Option<AnyMove> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => {
                        puzzle.move_of(state, piece, to).map(AnyMove::$name)
                    })+
                    _ => None,
                }
            }

            fn stacks(&self) -> usize {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.stacks(),)+ }
            }

            fn top_of(&self, state: &AnyState, place: Digit) -> Option<usize> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => puzzle.top_of(state, place),)+
                    _ => None,
                }
            }

            fn move_of_top(&self, state: &AnyState, from: Digit, to: Digit) -> Option<AnyMove> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => {
                        puzzle.move_of_top(state, from, to).map(AnyMove::$name)
                    })+
                    _ => None,
                }
            }

            fn beginning_in(self, start: &AnyState) -> AnyPuzzle {
                match (self, start) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(start)) => {
                        AnyPuzzle::$name(puzzle.beginning_in(start))
                    })+
                    (puzzle, _) => puzzle,
                }
            }

            fn accepts_goal(&self, goal: &AnyState) -> bool {
                match (self, goal) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(goal)) => puzzle.accepts_goal(goal),)+
                    _ => false,
                }
            }

            fn named_starts(&self) -> Vec<AnyState> {
                match self { $(AnyPuzzle::$name(puzzle) => {
                    puzzle.named_starts().into_iter().map(AnyState::$name).collect()
                })+ }
            }

            fn named_goals(&self) -> Vec<AnyState> {
                match self { $(AnyPuzzle::$name(puzzle) => {
                    puzzle.named_goals().into_iter().map(AnyState::$name).collect()
                })+ }
            }

            fn random_state(&self, throw: &mut dyn FnMut(usize) -> usize) -> Option<AnyState> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.random_state(throw).map(AnyState::$name),)+ }
            }

            fn needs(&self, state: &AnyState, mv: &AnyMove) -> Vec<Wanted> {
                match (self, state, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state), AnyMove::$name(mv)) => {
                        puzzle.needs(state, mv)
                    })+
                    _ => Vec::new(),
                }
            }

            fn piece_of_class(&self, class: u32) -> usize {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.piece_of_class(class),)+ }
            }

            fn is_game(&self) -> bool {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.is_game(),)+ }
            }

            fn game_position(&self, state: &AnyState) -> Option<GamePosition> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => puzzle.game_position(state),)+
                    _ => None,
                }
            }

            fn may_be_unproven(&self) -> bool {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.may_be_unproven(),)+ }
            }

            fn branches(&self, from: &AnyState, to: &AnyState) -> Vec<Branch> {
                match (self, from, to) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(from), AnyState::$name(to)) => {
                        puzzle.branches(from, to)
                    })+
                    _ => Vec::new(),
                }
            }

            fn detour(&self, from: &AnyState, to: &AnyState, state: &AnyState) -> Option<Detour> {
                match (self, from, to, state) {
                    $((
                        AnyPuzzle::$name(puzzle),
                        AnyState::$name(from),
                        AnyState::$name(to),
                        AnyState::$name(state),
                    ) => puzzle.detour(from, to, state),)+
                    _ => None,
                }
            }

            fn states_of_tree(&self) -> Option<u64> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.states_of_tree(),)+ }
            }

            fn line_length(&self) -> Option<Steps> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.line_length(),)+ }
            }

            fn place_on_line(&self, state: &AnyState) -> Option<Steps> {
                match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => puzzle.place_on_line(state),)+
                    _ => None,
                }
            }

            fn state_on_line(&self, place: &Steps) -> Option<AnyState> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.state_on_line(place).map(AnyState::$name),)+ }
            }

            fn line_weight(&self, pieces: usize) -> Option<Steps> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.line_weight(pieces),)+ }
            }

            fn methods(&self) -> &'static [Method] {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.methods(),)+ }
            }

            fn not_here(&self, method: Method) -> NotHere {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.not_here(method),)+ }
            }

            fn reason(question: &Question<AnyPuzzle>, method: Method) -> Result<AnyReason, NotHere> {
                match TypedQuestion::of(question) {
                    $(Some(TypedQuestion::$name(question)) => {
                        <$puzzle as Puzzle>::reason(&question, method).map(AnyReason::$name)
                    })+
                    None => Err(NotHere::OtherPuzzle),
                }
            }

            fn next_by(&self, reason: &AnyReason) -> Option<AnyMove> {
                match (self, reason) {
                    $((AnyPuzzle::$name(puzzle), AnyReason::$name(reason)) => {
                        puzzle.next_by(reason).map(AnyMove::$name)
                    })+
                    _ => None,
                }
            }

            fn place_on_ruler(question: &Question<AnyPuzzle>) -> Option<ruler::RulerPosition> {
                match TypedQuestion::of(question)? {
                    $(TypedQuestion::$name(question) => <$puzzle as Puzzle>::place_on_ruler(&question),)+
                }
            }

            fn route(&self, from: &AnyState, to: &AnyState) -> Result<AnyRoute, NoRoute> {
                match (self, from, to) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(from), AnyState::$name(to)) => {
                        puzzle.route(from, to).map(AnyRoute::$name)
                    })+
                    _ => Err(NoRoute::OtherPuzzle),
                }
            }
        }

        /// A state of any of the puzzles, together with the rules that it belongs to.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "each variant wraps a position of the puzzle of its name")]
        #[allow(clippy::large_enum_variant, reason = "it lives for one call")]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum AnyPosition { $($name(Position<$puzzle>),)+ }

        impl AnyPosition {
            /// Joins a puzzle and a state; none if they do not belong together.
            #[must_use]
            pub fn of(puzzle: &AnyPuzzle, state: &AnyState) -> Option<AnyPosition> {
                match (puzzle, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => {
                        Some(AnyPosition::$name(Position { puzzle: puzzle.clone(), state: state.clone() }))
                    })+
                    _ => None,
                }
            }
        }

        /// A question whose states have the type of its puzzle.
        #[allow(clippy::large_enum_variant, reason = "it lives for one call")]
        enum TypedQuestion { $($name(Question<$puzzle>),)+ }

        impl TypedQuestion {
            /// None if the puzzle and the states do not belong together.
            fn of(question: &Question<AnyPuzzle>) -> Option<TypedQuestion> {
                let Question { puzzle, start, goal, here } = question;
                match (puzzle, start, goal, here) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(start), AnyState::$name(goal), AnyState::$name(here)) => {
                        let (puzzle, start) = (puzzle.clone(), start.clone());
                        Some(TypedQuestion::$name(Question { puzzle, start, goal: goal.clone(), here: here.clone() }))
                    })+
                    _ => None,
                }
            }
        }

        impl Route for AnyRoute {
            type State = AnyState;
            type Move = AnyMove;

            fn steps(&self) -> &Steps {
                match self { $(AnyRoute::$name(route) => route.steps(),)+ }
            }

            fn guarantee(&self) -> Guarantee {
                match self { $(AnyRoute::$name(route) => route.guarantee(),)+ }
            }

            fn state_at(&self, step: &Steps) -> AnyState {
                match self { $(AnyRoute::$name(route) => AnyState::$name(route.state_at(step)),)+ }
            }

            fn move_at(&self, step: &Steps) -> Option<AnyMove> {
                match self { $(AnyRoute::$name(route) => route.move_at(step).map(AnyMove::$name),)+ }
            }

            fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = AnyMove> + '_ {
                let moves: Box<dyn Iterator<Item = AnyMove> + '_> = match self {
                    $(AnyRoute::$name(route) => Box::new(route.moves(from, to).map(AnyMove::$name)),)+
                };
                moves
            }

            fn step_of(&self, state: &AnyState) -> Option<Steps> {
                match (self, state) {
                    $((AnyRoute::$name(route), AnyState::$name(state)) => route.step_of(state),)+
                    _ => None,
                }
            }

            fn size_class(&self, step: &Steps) -> u32 {
                match self { $(AnyRoute::$name(route) => route.size_class(step),)+ }
            }

            fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
                match self { $(AnyRoute::$name(route) => route.largest_move_in(first, last),)+ }
            }

            fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
                match self { $(AnyRoute::$name(route) => route.next_move_of(class, step),)+ }
            }
        }

        impl fmt::Display for AnyState {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(AnyState::$name(state) => state.fmt(f),)+ }
            }
        }

        impl fmt::Display for AnyMove {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $(AnyMove::$name(mv) => mv.fmt(f),)+ }
            }
        }
    };
}

for_each_puzzle!(any_puzzle);

/// Returns the ids of all puzzles in list order: two families may share one.
#[must_use]
pub fn ids() -> Vec<&'static str> {
    let mut ids = Vec::new();
    for entry in FAMILIES.iter().copied().flatten() {
        if !ids.contains(&entry.id) {
            ids.push(entry.id);
        }
    }
    ids
}

/// Returns the keys that an id takes, over all rules that they can choose.
///
/// ```
/// let keys: Vec<&str> = gros_solver::params("spinout").iter().map(|param| param.key).collect();
/// assert_eq!(keys, ["n", "outside", "from", "to"]);
/// ```
#[must_use]
pub fn params(id: &str) -> Vec<&'static Param> {
    let mut params: Vec<&Param> = Vec::new();
    for param in
        FAMILIES.iter().copied().flatten().filter(|entry| entry.id == id).flat_map(|entry| entry.params)
    {
        if !params.iter().any(|known| known.key == param.key) {
            params.push(param);
        }
    }
    params
}
