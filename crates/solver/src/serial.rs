//! States, moves and counts as text in the notation of the spec.

use core::fmt;

use serde::de::{DeserializeSeed, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::hanoi::methods::recursion as towers;
use crate::methods::{Method, Span};
use crate::prelude::*;
use crate::rings::methods::{mirror, recursion};
use crate::steps::Steps;
use crate::{
    AnyMove, AnyState, ChainState, DialMove, DiscMove, HanoiState, HexadecimalState, Peg, PieceMove, Piles,
    Puzzle, RingMove, RingsState, SlideOutState, SpinOutState, WythoffMove,
};

macro_rules! as_text {
    ($($type:ty),+) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}

as_text!(AnyState, ChainState, HanoiState, HexadecimalState, Piles, RingsState, SlideOutState, SpinOutState);
as_text!(AnyMove, DialMove, DiscMove, Peg, PieceMove, RingMove, WythoffMove);

/// Reads a state of a puzzle from data, in the notation of the spec; for that the puzzle has to be known.
///
/// ```
/// use gros_solver::{Puzzle, Rings, StateOf};
/// use serde::de::DeserializeSeed;
/// let nine = Rings::new(9)?;
/// let json = serde_json::to_string(&nine.start())?;
/// assert_eq!(json, "\"111111111\"");
/// let state = StateOf(&nine).deserialize(&mut serde_json::Deserializer::from_str(&json))?;
/// assert_eq!(state, nine.start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct StateOf<'a, P>(pub &'a P);

/// Reads a move of a puzzle from data, in the notation of the spec; for that the puzzle has to be known.
#[derive(Clone, Copy, Debug)]
pub struct MoveOf<'a, P>(pub &'a P);

macro_rules! read_with {
    ($($seed:ident $value:ident $parse:ident $expected:literal),+) => {
        $(impl<'de, P: Puzzle> DeserializeSeed<'de> for $seed<'_, P> {
            type Value = P::$value;
            fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<P::$value, D::Error> {
                deserializer.deserialize_str(self)
            }
        }

        impl<P: Puzzle> Visitor<'_> for $seed<'_, P> {
            type Value = P::$value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($expected)
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<P::$value, E> {
                self.0.$parse(text).map_err(E::custom)
            }
        })+
    };
}

read_with!(StateOf State parse_state "a state", MoveOf Move parse_move "a move");

/// Writes a count as text, like all other counts.
pub(crate) fn count<S: Serializer>(count: &u32, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(count)
}

/// Writes pairs of piles.
pub(crate) fn piles<S: Serializer>(rows: &[[usize; 2]], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(rows.iter().map(|row| row.map(|pile| pile.to_string())))
}

impl Serialize for Method {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A call with its numbers.
#[derive(serde::Serialize)]
struct CallWith<C, N> {
    #[serde(flatten)]
    call: C,
    #[serde(flatten)]
    numbers: N,
}

/// Calls, with their positions on the route.
#[derive(serde::Serialize)]
struct Calls<C, N, M> {
    step: Steps,
    calls: Vec<CallWith<C, N>>,
    next: Option<M>,
}

impl Serialize for recursion::Recursion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let with = |call: &recursion::Call| CallWith::<_, Span> { call: *call, numbers: self.span(call) };
        let calls = self.calls.iter().map(with).collect();
        Calls { step: self.step.clone(), calls, next: self.next }.serialize(serializer)
    }
}

impl Serialize for towers::Recursion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let with = |call: &towers::Call| CallWith::<_, Span> { call: *call, numbers: self.span(call) };
        let calls = self.calls.iter().map(with).collect();
        Calls { step: self.step.clone(), calls, next: self.next }.serialize(serializer)
    }
}

impl Serialize for mirror::Mirror {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let with = |call: &mirror::Call| CallWith { call: *call, numbers: self.places(call) };
        let calls = self.calls.iter().map(with).collect();
        Calls { step: self.rank.clone(), calls, next: self.next }.serialize(serializer)
    }
}
