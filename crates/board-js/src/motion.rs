//! The motion from one state to the next, as a value that a clock advances.

use gros_picture::Manner;

/// A motion that is under way.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion<S> {
    /// The state that is left.
    pub from: S,
    /// How far it has come, 0 … 1.
    pub part: f64,
    pub manner: Manner,
    milliseconds: f64,
    last_frame: Option<f64>,
}

/// How much time there is for a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    pub manner: Manner,
    /// The most that it may take, in milliseconds.
    pub most: f64,
}

impl Pace {
    /// Returns the pace of moves that follow each other after `between` milliseconds, if there is time to show them at
    /// all; none is infinite.
    pub fn of(between: Option<f64>) -> Option<Pace> {
        match between {
            None => Some(Pace { manner: Manner::Full, most: f64::INFINITY }),
            Some(between) if between >= 450.0 => Some(Pace { manner: Manner::Full, most: 0.9 * between }),
            Some(between) if between >= 130.0 => Some(Pace { manner: Manner::Short, most: 0.9 * between }),
            Some(_) => None,
        }
    }
}

impl<S> Motion<S> {
    /// Begins a motion that takes `full` milliseconds if nothing hurries it, `part` of which a hand has done; none if
    /// there is nothing to see.
    pub fn begin(from: S, full: u32, pace: Option<Pace>, part: f64) -> Option<Motion<S>> {
        let pace = pace.filter(|_| full > 0)?;
        let milliseconds = f64::from(full).min(pace.most);
        let manner = if part > 0.0 { Manner::ByHand } else { pace.manner };
        Some(Motion { from, part, manner, milliseconds, last_frame: None })
    }

    /// Moves it on to the time of a frame; none if it has arrived.
    pub fn at(self, now: f64) -> Option<Motion<S>> {
        let passed = now - self.last_frame.unwrap_or(now);
        let part = self.part + passed / self.milliseconds.max(1.0);
        Some(Motion { part, last_frame: Some(now), ..self }).filter(|motion| motion.part < 1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_motion_takes_its_time() {
        let begun = Motion::begin((), 400, Pace::of(None), 0.0).unwrap();
        let half = begun.at(1_000.0).unwrap().at(1_200.0).unwrap();
        assert_eq!(half.part, 0.5);
        assert_eq!(half.at(1_400.0), None);
    }

    #[test]
    fn fast_moves_are_short_or_not_shown() {
        let manner = |between| Pace::of(Some(between)).map(|pace| pace.manner);
        assert_eq!([500.0, 200.0, 60.0].map(manner), [Some(Manner::Full), Some(Manner::Short), None]);
        assert!(Motion::begin((), 0, Pace::of(None), 0.0).is_none());
        assert_eq!(Motion::begin((), 400, Pace::of(None), 0.3).unwrap().manner, Manner::ByHand);
    }
}
