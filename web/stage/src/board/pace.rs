//! How much of a move is animated: moves in quick succession leave no time for it.

use gros_picture::{Manner, Moving, Pictured, Subject};
use yew::prelude::*;

use crate::state::{Model, Speed};
use crate::ui::transition::use_transition;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// Not animated.
    Still,
    /// Shortened, with a limit in milliseconds.
    Short(f64),
    /// In full, with a limit in milliseconds.
    Full(f64),
    /// Stretched to the time in milliseconds from one move to the next.
    Slow(f64),
}

impl Pace {
    pub fn of(model: &Model) -> Pace {
        let between = f64::from(model.dock.speed.milliseconds());
        match model.dock.speed {
            _ if model.is_dragging() => Pace::Still,
            _ if !model.is_playing() => Pace::Full(f64::INFINITY),
            // A little longer, so that nothing is marked for a moment between two moves.
            Speed::Half | Speed::PerSecond(0..=1) => Pace::Slow(1.04 * between),
            Speed::PerSecond(2) => Pace::Full(0.9 * between),
            Speed::PerSecond(3..=7) => Pace::Short(200.0),
            Speed::PerSecond(_) => Pace::Still,
        }
    }

    pub fn manner(self) -> Manner {
        if matches!(self, Pace::Short(_)) { Manner::Short } else { Manner::Full }
    }

    /// Returns the duration of a move that takes `full` milliseconds when nothing limits it.
    pub fn milliseconds(self, full: u32) -> Option<f64> {
        let limit = match self {
            Pace::Still => return None,
            Pace::Slow(whole) => return Some(whole).filter(|_| full > 0),
            Pace::Short(limit) | Pace::Full(limit) => limit,
        };
        Some(f64::from(full).min(limit)).filter(|_| full > 0)
    }
}

/// Returns a position with the move that leads to it.
#[hook]
pub fn use_moving<P>(subject: &Subject<P>, pace: Pace) -> Subject<P>
where
    P: Pictured + 'static,
    P::State: 'static,
{
    let puzzle = subject.puzzle.clone();
    let transition = use_transition(subject.state.clone(), move |from, to| {
        pace.milliseconds(puzzle.milliseconds(from, to))
    });
    let moving = transition.map(|transition| Moving {
        from: transition.from,
        part: transition.progress,
        manner: Manner::Full,
    });
    Subject { moving, ..subject.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{ModelRef, Msg, Prefs};

    #[test]
    fn slow_moves_take_all_the_time_between_them() {
        let milliseconds = |speed| {
            let mut model = Model::open("#/rings", &[], Prefs::default());
            model.dock.speed = speed;
            let still = Pace::of(&model).milliseconds(700);
            let playing = ModelRef::new(model).after(Msg::PlayOrPause);
            (still, Pace::of(&playing).milliseconds(700))
        };
        assert_eq!(milliseconds(Speed::Half), (Some(700.0), Some(2_080.0)));
        assert_eq!(milliseconds(Speed::PerSecond(1)), (Some(700.0), Some(1_040.0)));
        assert_eq!(milliseconds(Speed::PerSecond(2)), (Some(700.0), Some(450.0)));
        assert_eq!(milliseconds(Speed::PerSecond(8)), (Some(700.0), None));
    }
}
