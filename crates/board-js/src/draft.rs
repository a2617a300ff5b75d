//! Stones that are about to be taken.

use gros_solver::internals::notation;
use gros_solver::{Piles, Steps, WythoffMove};
use gros_text::Key;

/// Stones that are about to be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// How many, as written.
    pub count: String,
    pub from: Source,
}

/// The piles that stones are taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Left,
    Right,
    Both,
}

impl Source {
    pub const ALL: [Source; 3] = [Source::Left, Source::Right, Source::Both];

    pub fn id(self) -> &'static str {
        match self {
            Source::Left => "left",
            Source::Right => "right",
            Source::Both => "both",
        }
    }

    pub fn name(self) -> Key {
        match self {
            Source::Left => Key::FromLeft,
            Source::Right => Key::FromRight,
            Source::Both => Key::FromBoth,
        }
    }
}

impl Draft {
    pub fn of([left, right]: &[Steps; 2]) -> Draft {
        let (count, from) = match (left.is_zero(), right.is_zero()) {
            (_, true) => (left, Source::Left),
            (true, _) => (right, Source::Right),
            _ => (left, Source::Both),
        };
        Draft { count: count.to_string(), from }
    }

    pub fn number(&self) -> Option<Steps> {
        notation::plain(&self.count).parse().ok().filter(|count: &Steps| !count.is_zero())
    }

    pub fn taken(&self) -> Option<[Steps; 2]> {
        let count = self.number()?;
        let of = |other| if self.from == other { Steps::ZERO } else { count.clone() };
        Some([of(Source::Right), of(Source::Left)])
    }

    /// Returns the move, if there are enough stones.
    pub fn asks_for(&self, piles: &Piles) -> Option<WythoffMove> {
        let [left, right] = self.taken()?;
        let to = Piles::new(piles.left.checked_sub(&left)?, piles.right.checked_sub(&right)?);
        Some(WythoffMove { to })
    }

    pub fn counting(&self, count: &Steps) -> Draft {
        Draft { count: count.to_string(), ..*self }
    }
}
