//! How much of a move is shown: moves that follow each other quickly have no time for it.

use gros_picture::Manner;

use crate::state::{Model, Speed};

/// How a move is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// At once.
    Still,
    /// Shortened, in so many milliseconds at most.
    Short(f64),
    /// In full, in so many milliseconds at most.
    Full(f64),
}

impl Pace {
    /// Returns the pace of a board.
    pub fn of(model: &Model) -> Pace {
        let between = f64::from(model.speed.milliseconds());
        match model.speed {
            _ if model.is_dragging() => Pace::Still,
            _ if !model.is_playing() => Pace::Full(f64::INFINITY),
            Speed::Half | Speed::PerSecond(0..=2) => Pace::Full(0.9 * between),
            Speed::PerSecond(3..=7) => Pace::Short(200.0),
            Speed::PerSecond(_) => Pace::Still,
        }
    }

    /// Returns how a move is shown.
    pub fn manner(self) -> Manner {
        if matches!(self, Pace::Short(_)) { Manner::Short } else { Manner::Full }
    }

    /// Returns how long a move is seen that takes so long when nothing hurries it, in milliseconds; none if not at all.
    pub fn milliseconds(self, usual: u32) -> Option<f64> {
        let most = match self {
            Pace::Still => return None,
            Pace::Short(most) | Pace::Full(most) => most,
        };
        Some(f64::from(usual).min(most)).filter(|_| usual > 0)
    }
}
