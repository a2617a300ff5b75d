//! From the last bar that is wrong: it can tip only when the bars before it show the key, so the last of those that
//! is wrong must tip first, and so on (after Keister, US patent 3,637,216, 1972).
//!
//! What a bar needs says where every bar before it must be. So between two moves of a bar there is only one state from
//! which it moves again, and a route without detours moves nothing beyond the bars that wait.

use super::Question;
use crate::methods::NotHere;
use crate::pieces::{PieceMove, Wanted};
use crate::prelude::*;
use crate::puzzle::Puzzle;

/// The bars that wait for one another.
///
/// ```
/// use gros_solver::hexadecimal::methods::key_bits;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hexadecimal, Puzzle};
/// let bars = Hexadecimal::new("1110").ok_or("no setting")?;
/// let here = bars.parse_state("11000000")?;
/// let question = Question { puzzle: bars, start: bars.start(), goal: bars.goal(), here };
/// let found = key_bits::explain(&question)?;
/// // Bar 8 needs bars 4, 5, 6 and 7 to show 1 1 1 0, and those before them down.
/// assert_eq!((found.waiting[0].bar, found.waiting[0].wrong()), (8, vec![6, 5, 4, 3]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct KeyBits {
    /// The key, from the first bar to the fourth.
    pub key: &'static str,
    /// The bars that must tip, each before the one above it; none at the goal.
    pub waiting: Vec<Waiting>,
    /// The move of the last of them.
    pub next: Option<PieceMove>,
}

/// A bar that must tip, and the condition for which it waits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Waiting {
    /// The bar.
    pub bar: usize,
    /// Whether it must go down.
    pub down: bool,
    /// The bars before it, nearest first.
    pub before: Vec<Before>,
}

/// A bar before one that must tip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Before {
    /// The bar.
    pub bar: usize,
    /// Whether it must be down.
    pub wanted: bool,
    /// Whether it is down.
    pub is: bool,
}

impl Waiting {
    /// Lists the bars before it that are wrong, nearest first.
    #[must_use]
    pub fn wrong(&self) -> Vec<usize> {
        self.before.iter().filter(|before| before.wanted != before.is).map(|before| before.bar).collect()
    }
}

/// Finds which bits of the key are wrong.
///
/// # Errors
/// If the states are not those of the puzzle.
pub fn explain(question: &Question) -> Result<KeyBits, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    if here.puzzle() != puzzle || goal.puzzle() != puzzle {
        return Err(NotHere::OtherPuzzle);
    }
    let mut waiting: Vec<Waiting> = Vec::new();
    let mut bar = (1..=puzzle.bars()).rev().find(|bar| here.is_down(*bar) != goal.is_down(*bar));
    while let Some(now) = bar {
        let down = !here.is_down(now);
        let needs = puzzle.needs(here, &PieceMove { piece: now, to: down.into() });
        let before = |Wanted { piece, value }: Wanted| Before {
            bar: piece,
            wanted: value == 1,
            is: here.is_down(piece),
        };
        waiting.push(Waiting { bar: now, down, before: needs.into_iter().map(before).collect() });
        bar = waiting.last().and_then(|last| last.wrong().first().copied());
    }
    let next = waiting.last().map(|last| PieceMove { piece: last.bar, to: last.down.into() });
    Ok(KeyBits { key: puzzle.key(), waiting, next })
}
