//! The tape: an enlarged stretch of the timeline around the cursor.
//!
//! A tick stands for 2^scale steps and shows the largest move among them. On a binary line, such as that of the rings,
//! these are all moves of the pieces above some size, at equal distances, so that the tape is a ruler at every scale.

use gros_solver::{Puzzle, Steps};

use crate::timeline::Timeline;

/// The resolution of a drag inside a tick: parts of 2^-6.
const FINENESS: usize = 6;
/// A tape this many powers of two shorter than the timeline still shows all of it.
const SHOWN_AT_ONCE: usize = 5;

/// How much the tape is enlarged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tape {
    scale: usize,
}

/// A tick of the tape.
#[derive(Clone, Debug, PartialEq)]
pub struct TapeTick {
    /// The step at which its move is made.
    pub step: Steps,
    /// How far to the right of the cursor that is, in ticks.
    pub place: f64,
    /// The size class of the piece that moves, from 1.
    pub class: u32,
}

impl Tape {
    /// Makes the tape at a scale, limited to the coarsest one of the timeline.
    #[must_use]
    pub fn new<P: Puzzle>(timeline: &Timeline<P>, scale: usize) -> Tape {
        Tape { scale: scale.min(Tape::coarsest(timeline)) }
    }

    /// Returns the coarsest scale of a timeline.
    #[must_use]
    pub fn coarsest<P: Puzzle>(timeline: &Timeline<P>) -> usize {
        timeline.steps().bit_len().saturating_sub(SHOWN_AT_ONCE)
    }

    /// Returns the scale: a tick stands for 2^scale steps.
    #[must_use]
    pub fn scale(self) -> usize {
        self.scale
    }

    /// Returns how many steps a tick stands for.
    #[must_use]
    pub fn span(self) -> Steps {
        Steps::power_of_two(self.scale)
    }

    /// Lists the ticks up to `reach` ticks to the left and right of the cursor, from left to right.
    ///
    /// Single steps are walked through; otherwise each tick costs as much as finding a move of the route.
    #[must_use]
    pub fn ticks<P: Puzzle>(self, timeline: &Timeline<P>, reach: u32) -> Vec<TapeTick> {
        let Some(end) = timeline.steps().checked_sub(&Steps::ONE) else { return Vec::new() };
        let (reach, here) = (Steps::from(reach), timeline.cursor() >> self.scale);
        let (mut block, last) = (here.saturating_sub(&reach), &here + &reach);
        if self.scale == 0 {
            return self.single(timeline, &block, &(&last.min(end) + &Steps::ONE));
        }
        let mut ticks = Vec::new();
        while block <= last {
            let first = block.clone() << self.scale;
            if first > end {
                break;
            }
            let after = &first + &self.span();
            let tick = self.tick(timeline, &first, &after.saturating_sub(&Steps::ONE));
            // The rest of the last block may contain only small moves, which are not ticks at this scale.
            let is_cut = after > *timeline.steps();
            let smallest = ticks.iter().map(|tick: &TapeTick| tick.class).min().unwrap_or(0);
            if !is_cut || tick.class >= smallest {
                ticks.push(tick);
            }
            block = &block + &Steps::ONE;
        }
        ticks
    }

    /// Lists the ticks of single steps from one step to a later one.
    fn single<P: Puzzle>(self, timeline: &Timeline<P>, from: &Steps, to: &Steps) -> Vec<TapeTick> {
        let first = (from.clone(), self.place(timeline, from));
        let ticks = timeline.moves(from, to).scan(first, |(next, place), mv| {
            let after = &*next + &Steps::ONE;
            let step = std::mem::replace(next, after);
            let tick = TapeTick { step, place: *place, class: timeline.puzzle().size_class(&mv) };
            *place += 1.0;
            Some(tick)
        });
        ticks.collect()
    }

    fn tick<P: Puzzle>(self, timeline: &Timeline<P>, first: &Steps, last: &Steps) -> TapeTick {
        let step = timeline.largest_move_in(first, last);
        TapeTick { place: self.place(timeline, &step), class: timeline.size_class_at(&step), step }
    }

    /// Returns how far to the right of the cursor a step is, in ticks.
    #[must_use]
    pub fn place<P: Puzzle>(self, timeline: &Timeline<P>, step: &Steps) -> f64 {
        let distance = step.abs_diff(timeline.cursor()).fraction_of(&self.span());
        if step < timeline.cursor() { -distance } else { distance }
    }

    /// Returns the step that is `ticks` to the right of another one, limited to the ends.
    #[must_use]
    pub fn moved<P: Puzzle>(self, timeline: &Timeline<P>, from: &Steps, ticks: f64) -> Steps {
        let parts = (ticks.abs() * f64::from(1u32 << FINENESS)).round() as u64;
        let half = Steps::power_of_two(FINENESS - 1);
        let by = &(&(Steps::from(parts) << self.scale) + &half) >> FINENESS;
        if ticks < 0.0 { from.saturating_sub(&by) } else { (from + &by).min(timeline.steps().clone()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Seek, spec};
    use gros_solver::AnyPuzzle;

    fn timeline(text: &str) -> Timeline<AnyPuzzle> {
        spec::open(text, 1_000).unwrap().session.timeline().clone()
    }

    #[test]
    fn single_steps_show_every_move() {
        let timeline = timeline("rings?step=123");
        let ticks = Tape::new(&timeline, 0).ticks(&timeline, 4);
        let classes: Vec<u32> = ticks.iter().map(|tick| tick.class).collect();
        assert_eq!(classes, [2, 1, 3, 1, 2, 1, 4, 1, 2]);
        for (index, tick) in ticks.iter().enumerate() {
            assert_eq!((&tick.step, tick.place), (&Steps::from(119 + index), index as f64 - 4.0));
        }
    }

    #[test]
    fn the_tape_of_a_binary_line_is_a_ruler_at_every_scale() {
        for (text, scales) in
            [("rings?n=64&step=6241613783566559914", 60), ("hanoi?n=64&step=9223372036854775808", 60)]
        {
            let timeline = timeline(text);
            for scale in 0..scales {
                let ticks = Tape::new(&timeline, scale).ticks(&timeline, 9);
                assert!(ticks.iter().all(|tick| tick.class as usize > scale), "{text} {scale}");
                let even = |pair: &[TapeTick]| (pair[1].place - pair[0].place - 1.0).abs() < 1e-9;
                assert!(ticks.windows(2).all(even), "{text} {scale}");
                assert!(ticks.len() > 9, "{text} {scale}");
            }
        }
    }

    /// The last five of 341 moves are not a tick of eight steps: none of them moves ring 4 or a larger one.
    #[test]
    fn the_rest_at_the_end_is_not_a_tick_if_it_is_small() {
        let timeline = timeline("rings?step=341");
        for scale in 1..=Tape::coarsest(&timeline) {
            let ticks = Tape::new(&timeline, scale).ticks(&timeline, 9);
            assert!(!ticks.is_empty() && ticks.iter().all(|tick| tick.class as usize > scale), "{scale}");
        }
    }

    #[test]
    fn the_ends_of_the_timeline_end_the_tape() {
        let timeline = timeline("rings?n=3");
        assert_eq!(Tape::new(&timeline, 0).ticks(&timeline, 20).len(), 5);
        assert_eq!(Tape::new(&timeline, 9).scale(), 0);
        let long = self::timeline("rings?n=64");
        assert_eq!([7, 99].map(|scale| Tape::new(&long, scale).scale()), [7, Tape::coarsest(&long)]);
        assert!(Tape::coarsest(&long) > 50);
        let still = self::timeline("rings?from=off&to=off");
        assert_eq!(Tape::new(&still, 0).ticks(&still, 20), []);
    }

    #[test]
    fn a_drag_reaches_every_step_of_a_thousand_rings() {
        let mut session = spec::open("rings?n=1000", 1_000).unwrap().session;
        let middle = session.timeline().steps().scale_down(&Steps::from(7u32), &Steps::from(9u32));
        session.act(Action::Seek(Seek::At(middle.clone())));
        let timeline = session.timeline();
        for (ticks, by) in [(1.0, 1i32), (-1.0, -1), (17.0, 17), (0.4, 0), (-0.6, -1)] {
            let step = Tape::new(timeline, 0).moved(timeline, &middle, ticks);
            let expected = if by < 0 {
                middle.saturating_sub(&by.unsigned_abs().into())
            } else {
                &middle + &by.unsigned_abs().into()
            };
            assert_eq!(step, expected, "{ticks}");
        }
        let coarse = Tape::new(timeline, 900);
        assert_eq!(coarse.moved(timeline, &middle, 1.5), &middle + &(Steps::from(3u32) << 899));
        assert_eq!(coarse.place(timeline, &coarse.moved(timeline, &middle, -2.25)), -2.25);
        assert_eq!(Tape::new(timeline, 2_000).moved(timeline, &middle, 1e6), *timeline.steps());
    }
}
