//! Playback speed.

use gros_solver::Steps;

/// Interval in milliseconds from which on moves leave a visible pause.
const RESTFUL: u32 = 1_000;

/// Interval in which the name of a move can be read.
const READABLE: u32 = 500;

/// Interval in which the sound of a move can be told from the next one.
const AUDIBLE: u32 = 125;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speed {
    /// A move every two seconds.
    Half,
    PerSecond(u8),
}

impl Speed {
    pub const ALL: [Speed; 7] = [
        Speed::Half,
        Speed::PerSecond(1),
        Speed::PerSecond(2),
        Speed::PerSecond(4),
        Speed::PerSecond(8),
        Speed::PerSecond(16),
        Speed::PerSecond(60),
    ];

    pub fn per_second(self) -> f64 {
        match self {
            Speed::Half => 0.5,
            Speed::PerSecond(moves) => f64::from(moves),
        }
    }

    pub fn milliseconds(self) -> u32 {
        match self {
            Speed::Half => 2_000,
            Speed::PerSecond(moves) => 1_000 / u32::from(moves.max(1)),
        }
    }

    /// Returns whether moves leave a pause in which the next one can be marked; faster marks only flash.
    pub fn leaves_rest(self) -> bool {
        self.milliseconds() >= RESTFUL
    }

    /// Returns whether the name of each move can be read before the next one.
    pub fn is_readable(self) -> bool {
        self.milliseconds() >= READABLE
    }

    /// Returns whether each move can be heard by itself.
    pub fn is_audible(self) -> bool {
        self.milliseconds() >= AUDIBLE
    }
}

pub fn seconds_left(to_go: &Steps, speed: Speed) -> f64 {
    to_go.to_f64() / speed.per_second()
}
