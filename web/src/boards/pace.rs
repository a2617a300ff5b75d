//! How much of a move is shown: moves that follow each other quickly have no time for it.

use gros_picture::Manner;

use crate::state::{Model, Speed};

/// How a move is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// At once.
    Still,
    /// Shortened, in so many milliseconds.
    Short(f64),
    /// In full, in so many milliseconds.
    Full(f64),
}

impl Pace {
    /// Gives the pace of a board whose moves take `milliseconds` when nothing hurries them.
    pub fn of(model: &Model, milliseconds: f64) -> Pace {
        let between = f64::from(model.speed.milliseconds());
        match model.speed {
            _ if model.dragging => Pace::Still,
            _ if !model.playing => Pace::Full(milliseconds),
            Speed::Half | Speed::PerSecond(0..=2) => Pace::Full(milliseconds.min(0.9 * between)),
            Speed::PerSecond(3..=7) => Pace::Short(200.0),
            Speed::PerSecond(_) => Pace::Still,
        }
    }

    /// Gives how a move is shown.
    pub fn manner(self) -> Manner {
        if matches!(self, Pace::Short(_)) { Manner::Short } else { Manner::Full }
    }

    /// Gives the time a move takes, if it takes any.
    pub fn milliseconds(self) -> Option<f64> {
        match self {
            Pace::Still => None,
            Pace::Short(milliseconds) | Pace::Full(milliseconds) => Some(milliseconds),
        }
    }
}
