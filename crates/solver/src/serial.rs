//! States, moves and counts as text in the notation of the spec, for serialising explanations.

use serde::ser::{Serialize, Serializer};

use crate::hanoi::methods::recursion as towers;
use crate::methods::{Method, Span};
use crate::rings::methods::{mirror, recursion};
use crate::steps::Steps;
use crate::{DiscMove, Peg, PieceMove, Piles, RingMove, RingsState, WythoffMove};

macro_rules! as_text {
    ($($type:ty),+) => {
        $(impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })+
    };
}

as_text!(RingsState, RingMove, DiscMove, Peg, PieceMove, Piles, WythoffMove);

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
