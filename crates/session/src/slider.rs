//! The positions of the slider, and the steps that they stand for.
//!
//! A slider has at most 10,000 positions. On a longer timeline, a position stands for a stretch of steps, and dragging
//! to it goes to the step of that stretch just before the largest piece moves.

use gros_solver::{Puzzle, Steps};

use crate::timeline::Timeline;

const MOST_TICKS: u32 = 10_000;

/// The positions 0 … `ticks` of a slider over a timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slider {
    ticks: u32,
}

impl Slider {
    /// Makes the slider of a timeline.
    #[must_use]
    pub fn of<P: Puzzle>(timeline: &Timeline<P>) -> Slider {
        let steps = timeline.steps().to_u64().and_then(|steps| u32::try_from(steps).ok());
        Slider { ticks: steps.unwrap_or(MOST_TICKS).min(MOST_TICKS) }
    }

    /// Returns the last position; 0 if there is nothing to slide.
    #[must_use]
    pub fn ticks(self) -> u32 {
        self.ticks
    }

    /// Returns the position of a step.
    #[must_use]
    pub fn tick_of<P: Puzzle>(self, timeline: &Timeline<P>, step: &Steps) -> u32 {
        let tick = step.scale_down(&self.ticks.into(), timeline.steps());
        tick.to_u64().and_then(|tick| u32::try_from(tick).ok()).unwrap_or(self.ticks).min(self.ticks)
    }

    /// Returns the step that dragging to a position leads to.
    #[must_use]
    pub fn step_of_tick<P: Puzzle>(self, timeline: &Timeline<P>, tick: u32) -> Steps {
        if tick == 0 || tick >= self.ticks {
            return if tick == 0 { Steps::ZERO } else { timeline.steps().clone() };
        }
        let edge = |tick: u32| timeline.steps().scale_up(&tick.into(), &self.ticks.into());
        let (first, after) = (edge(tick), edge(tick + 1));
        timeline.largest_move_in(&first, &after.saturating_sub(&Steps::ONE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Rings, Setup};

    #[test]
    fn short_timelines_have_a_position_for_every_step() {
        let timeline = Timeline::new(Setup::standard(Rings::new(9).unwrap())).unwrap();
        let slider = Slider::of(&timeline);
        assert_eq!(slider.ticks(), 341);
        for tick in 0..=341 {
            assert_eq!(slider.step_of_tick(&timeline, tick), tick);
            assert_eq!(slider.tick_of(&timeline, &tick.into()), tick);
        }
    }

    #[test]
    fn dragging_stops_where_the_largest_piece_moves() {
        let timeline = Timeline::new(Setup::standard(Hanoi::new(64).unwrap())).unwrap();
        let slider = Slider::of(&timeline);
        assert_eq!(slider.ticks(), 10_000);
        for tick in (1..10_000).step_by(97) {
            let step = slider.step_of_tick(&timeline, tick);
            assert_eq!(slider.tick_of(&timeline, &step), tick);
            assert!(
                timeline.size_class_at(&step) >= 50,
                "tick {tick}: disc {}",
                timeline.size_class_at(&step)
            );
        }
        assert_eq!(timeline.size_class_at(&slider.step_of_tick(&timeline, 4_999)), 64);
        assert_eq!(slider.step_of_tick(&timeline, 10_000), *timeline.steps());
        assert_eq!(slider.step_of_tick(&timeline, 10_001), *timeline.steps());
        assert_eq!(slider.step_of_tick(&timeline, 0), Steps::ZERO);
    }
}
