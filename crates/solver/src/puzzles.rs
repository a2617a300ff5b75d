//! The one list of puzzles, and the enums made from it.
//!
//! A new puzzle is a line at the end of this file; the compiler then names what else is missing.

use std::fmt;

use crate::chain::Chain;
use crate::error::{IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::hanoi::Hanoi;
use crate::hexadecimal::Hexadecimal;
use crate::keys::Keys;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::rings::Rings;
use crate::route::{Guarantee, Route};
use crate::slideout::SlideOut;
use crate::spinout::SpinOut;
use crate::steps::Steps;
use crate::wythoff::Wythoff;

/// Makes the enums over all puzzles from a list of lines `Name: Type`.
macro_rules! puzzles {
    ($($name:ident: $puzzle:ty,)+) => {
        /// Any of the puzzles.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "each variant wraps the puzzle of its name")]
        pub enum AnyPuzzle { $($name($puzzle),)+ }

        /// A state of any of the puzzles.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "each variant wraps a state of the puzzle of its name")]
        pub enum AnyState { $($name(<$puzzle as Puzzle>::State),)+ }

        /// A move of any of the puzzles.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs, reason = "each variant wraps a move of the puzzle of its name")]
        pub enum AnyMove { $($name(<$puzzle as Puzzle>::Move),)+ }

        /// A route of any of the puzzles.
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "each variant wraps a route of the puzzle of its name")]
        pub enum AnyRoute { $($name(<$puzzle as Puzzle>::Route),)+ }

        /// The ids of all puzzles, in the order in which they are listed.
        pub const IDS: &[&str] = &ALL_IDS;

        const FAMILIES: &[&[&str]] = &[$(<$puzzle as Named>::IDS,)+];

        impl AnyPuzzle {
            /// Reads the puzzle with this id from the keys of its spec; none if no puzzle has the id.
            ///
            /// What cannot be read is noted in `keys`.
            pub fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<AnyPuzzle>> {
                $(if <$puzzle as Named>::IDS.contains(&id)
                    && let Some(setup) = <$puzzle as Named>::from_keys(id, keys)
                {
                    return Some(Setup {
                        puzzle: AnyPuzzle::$name(setup.puzzle),
                        start: AnyState::$name(setup.start),
                        goal: AnyState::$name(setup.goal),
                    });
                })+
                None
            }

            /// Gives the id of the puzzle.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.id(),)+ }
            }

            /// Gives the least and the largest number of pieces in which it comes, at most `limit`.
            #[must_use]
            pub fn sizes(&self, limit: usize) -> (usize, usize) {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.sizes(limit),)+ }
            }

            /// Gives the same puzzle with another number of pieces; none if it does not come in that size.
            #[must_use]
            pub fn resized(&self, pieces: usize) -> Option<AnyPuzzle> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.resized(pieces).map(AnyPuzzle::$name),)+ }
            }

            /// Writes the puzzle's own keys, defaults left out.
            #[must_use]
            pub fn keys(&self) -> Vec<(&'static str, String)> {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.keys(),)+ }
            }
        }

        impl Puzzle for AnyPuzzle {
            type State = AnyState;
            type Move = AnyMove;
            type Route = AnyRoute;

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

            fn rank(&self, mv: &AnyMove) -> u32 {
                match (self, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyMove::$name(mv)) => puzzle.rank(mv),)+
                    _ => 0,
                }
            }

            fn legal_moves<'a>(&'a self, state: &'a AnyState) -> impl Iterator<Item = AnyMove> + 'a {
                let moves: Box<dyn Iterator<Item = AnyMove> + 'a> = match (self, state) {
                    $((AnyPuzzle::$name(puzzle), AnyState::$name(state)) => {
                        Box::new(puzzle.legal_moves(state).map(AnyMove::$name))
                    })+
                    _ => Box::new(std::iter::empty()),
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

            fn reprint(&self, row: &mut Vec<u8>, mv: &AnyMove) {
                match (self, mv) {
                    $((AnyPuzzle::$name(puzzle), AnyMove::$name(mv)) => puzzle.reprint(row, mv),)+
                    _ => {}
                }
            }

            fn landmarks(&self) -> Landmarks {
                match self { $(AnyPuzzle::$name(puzzle) => puzzle.landmarks(),)+ }
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

            fn rank_of_move(&self, step: &Steps) -> u32 {
                match self { $(AnyRoute::$name(route) => route.rank_of_move(step),)+ }
            }

            fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
                match self { $(AnyRoute::$name(route) => route.largest_move_in(first, last),)+ }
            }

            fn next_move_of(&self, rank: u32, step: &Steps) -> Option<Steps> {
                match self { $(AnyRoute::$name(route) => route.next_move_of(rank, step),)+ }
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

puzzles! {
    Rings: Rings,
    Hanoi: Hanoi,
    SpinOut: SpinOut,
    Chain: Chain,
    SlideOut: SlideOut,
    Hexadecimal: Hexadecimal,
    Wythoff: Wythoff,
}

/// The ids of all families in a row, each once: two families may share one.
const ALL_IDS: [&str; count_ids(FAMILIES)] = all_ids(FAMILIES);

const fn count_ids(families: &[&[&str]]) -> usize {
    let (mut count, mut family) = (0, 0);
    while family < families.len() {
        let mut index = 0;
        while index < families[family].len() {
            count += is_new(families, family, families[family][index]) as usize;
            index += 1;
        }
        family += 1;
    }
    count
}

const fn all_ids<const COUNT: usize>(families: &[&'static [&'static str]]) -> [&'static str; COUNT] {
    let mut ids = [""; COUNT];
    let (mut place, mut family) = (0, 0);
    while family < families.len() {
        let mut index = 0;
        while index < families[family].len() {
            if is_new(families, family, families[family][index]) {
                ids[place] = families[family][index];
                place += 1;
            }
            index += 1;
        }
        family += 1;
    }
    ids
}

/// Tells whether no family before this one has the id.
const fn is_new(families: &[&[&str]], family: usize, id: &str) -> bool {
    let mut earlier = 0;
    while earlier < family {
        let mut index = 0;
        while index < families[earlier].len() {
            if is_same(families[earlier][index], id) {
                return false;
            }
            index += 1;
        }
        earlier += 1;
    }
    true
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}
