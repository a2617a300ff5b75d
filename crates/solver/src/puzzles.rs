//! The list of puzzles, and the enums made from it.
//!
//! A new puzzle is a `mod` line and a line in [`for_each_puzzle!`](crate::for_each_puzzle); the compiler then reports
//! what else is missing.

mod ask;
pub mod chain;
pub mod custom;
pub(crate) mod erased;
pub mod hanoi;
pub mod hexadecimal;
pub mod rings;
pub mod slideout;
pub mod spinout;
pub mod wythoff;

use crate::internals::params::{Entry, Param};
use crate::methods::Method;
use crate::prelude::*;
use crate::puzzle::{Named, Puzzle};

pub use erased::{OnList, StateOnList};

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
            Custom: $crate::Custom,
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

        $(impl StateOnList for <$puzzle as Puzzle>::State {
            type Puzzle = $puzzle;
        })+

        $(impl OnList for $puzzle {
            fn own(any: &AnyPuzzle) -> Option<&$puzzle> {
                if let AnyPuzzle::$name(own) = any { Some(own) } else { None }
            }

            fn any_state(own: Self::State) -> AnyState {
                AnyState::$name(own)
            }

            fn own_state(any: &AnyState) -> Option<&Self::State> {
                if let AnyState::$name(own) = any { Some(own) } else { None }
            }

            fn any_move(own: Self::Move) -> AnyMove {
                AnyMove::$name(own)
            }

            fn own_move(any: &AnyMove) -> Option<&Self::Move> {
                if let AnyMove::$name(own) = any { Some(own) } else { None }
            }

            fn any_reason(own: Self::Reason) -> AnyReason {
                AnyReason::$name(own)
            }

            fn own_reason(any: &AnyReason) -> Option<&Self::Reason> {
                if let AnyReason::$name(own) = any { Some(own) } else { None }
            }

            fn any_route(own: Self::Route) -> AnyRoute {
                AnyRoute::$name(own)
            }

            fn own_route(any: &AnyRoute) -> Option<&Self::Route> {
                if let AnyRoute::$name(own) = any { Some(own) } else { None }
            }
        })+
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
