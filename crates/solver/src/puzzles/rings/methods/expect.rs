//! The human method: what has to happen before the innermost ring can be in place, and what before that.
//!
//! `expect(ring, on)` asks for one ring to be on or off. If it is, the next one is asked for; if not, the ring before
//! it must be on and all further ones off, so those are asked for instead. The innermost ring that is not in place and
//! that nothing blocks is the one to move. A table in the sources adds that ring 2 moves if even ring 1 is in place;
//! that only happens at the goal, where it is forbidden.

use super::Question;
use crate::methods::{NotHere, number_of_bits};
use crate::prelude::*;
use crate::rings::RingMove;
use crate::steps::Steps;

/// The states that are asked for, ring by ring, innermost first.
///
/// ```
/// use gros_solver::methods::Question;
/// use gros_solver::rings::methods::expect;
/// use gros_solver::{Puzzle, RingMove, Rings, Steps};
/// let rings = Rings::new(9)?;
/// let here = rings.parse_state("010110111")?;
/// let question = Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here };
/// let expect = expect::explain(&question)?;
/// let in_vain: Vec<usize> = expect.chain.iter().filter(|asked| !asked.is_so).map(|asked| asked.ring).collect();
/// assert_eq!((in_vain, expect.next), (vec![8, 7, 5, 4, 2], Some(RingMove::of(2))));
/// assert_eq!(expect.read_down, Some(Steps::from(218u32)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Expect {
    /// Every ring that is asked for, innermost first.
    pub chain: Vec<Demand>,
    /// The move that nothing blocks; none at the goal.
    pub next: Option<RingMove>,
    /// The number of moves to go, read down the chain in binary with a 1 for each "not yet"; only towards all off.
    pub read_down: Option<Steps>,
}

/// A ring that is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Demand {
    /// The ring.
    pub ring: usize,
    /// Whether it should be on.
    pub on: bool,
    /// Whether it is already in place.
    pub is_so: bool,
    /// The ring that needs this; none if the goal itself does.
    pub for_ring: Option<usize>,
}

/// Asks ring by ring.
///
/// # Errors
/// If the two outer rings can move as one.
pub fn explain(question: &Question) -> Result<Expect, NotHere> {
    question.checked()?;
    let mut waiting = None;
    let chain: Vec<Demand> = (1..=question.rings())
        .rev()
        .map(|ring| {
            let for_ring = waiting;
            let on = for_ring.map_or_else(|| question.goal.is_on(ring), |waiting: usize| ring + 1 == waiting);
            let is_so = question.here.is_on(ring) == on;
            if !is_so {
                waiting = Some(ring);
            }
            Demand { ring, on, is_so, for_ring }
        })
        .collect();
    let to_all_off = question.goal.on_count() == 0;
    let bits = || chain.iter().rev().map(|asked| !asked.is_so).collect::<Vec<bool>>();
    let read_down = to_all_off.then(|| number_of_bits(&bits()));
    Ok(Expect { next: waiting.map(RingMove::of), read_down, chain })
}
