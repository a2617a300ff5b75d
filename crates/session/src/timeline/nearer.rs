//! Which moves brought a run nearer to the goal than ever before, and which did not.

use std::ops::Range;

use gros_solver::{Puzzle, Route, Steps};

use super::Timeline;

/// A move of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The size class of the piece that it moved.
    pub size_class: u32,
    /// Whether the goal was never as near before.
    pub is_nearer: bool,
}

/// A stretch of a run, with the lengths of the plans from its two ends.
struct Stretch {
    steps: Range<Steps>,
    to_go: (Steps, Steps),
}

impl<P: Puzzle> Timeline<P> {
    /// Lists the moves before the cursor, the newest `most` of them.
    ///
    /// Where plans are shortest routes, those that came nearer than ever before are as many as the fewest moves, and
    /// all others are moves too many.
    ///
    /// ```
    /// # use gros_session::spec;
    /// let session = spec::open("rings?n=3&play=2.2.1.3.1.2.1&step=7", 1000)?.session;
    /// let nearer: Vec<bool> = session.timeline().made(9).into_iter().map(|made| made.is_nearer).collect();
    /// assert_eq!(nearer, [false, false, true, true, true, true, true]);
    /// # Ok::<(), spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn made(&self, most: usize) -> Vec<Made> {
        let end = self.cursor.clone();
        let from = end.saturating_sub(&Steps::from(most));
        let detours = self.detours();
        let is_nearer = |step: &Steps| !detours.iter().any(|detour| detour.contains(step));
        let mut step = from.clone();
        let classes = self.moves(&from, &end).map(|mv| self.puzzle().size_class(&mv));
        let made = classes.map(|size_class| {
            let made = Made { size_class, is_nearer: is_nearer(&step) };
            step += &Steps::ONE;
            made
        });
        made.collect()
    }

    /// Lists the stretches before the cursor in which no move came nearer to the goal than ever before, in order.
    ///
    /// Between two states whose plans differ by as many moves as were made, each move came nearer: so the cost grows
    /// with the number of detours, not with the number of moves.
    #[must_use]
    pub fn detours(&self) -> Vec<Range<Steps>> {
        let (start, end) = (Steps::ZERO, self.cursor.clone());
        let to_go = (self.distance(&start), self.distance(&end));
        let mut nearest = to_go.0.clone();
        let mut detours = Vec::new();
        self.split(Stretch { steps: start..end, to_go }, &mut nearest, &mut detours);
        detours
    }

    fn split(&self, stretch: Stretch, nearest: &mut Steps, detours: &mut Vec<Range<Steps>>) {
        let Stretch { steps, to_go } = stretch;
        let made = steps.end.saturating_sub(&steps.start);
        if made.is_zero() {
            return;
        }
        let comes_nearer = to_go.0 == *nearest && (&to_go.1 + &made) == to_go.0;
        if comes_nearer || made == Steps::ONE && to_go.1 < *nearest {
            *nearest = to_go.1;
        } else if made == Steps::ONE || to_go.0.saturating_sub(&made) >= *nearest {
            match detours.last_mut().filter(|last| last.end == steps.start) {
                Some(last) => last.end = steps.end,
                None => detours.push(steps),
            }
        } else {
            let middle = &(&steps.start + &steps.end) >> 1;
            let between = self.distance(&middle);
            let halves = [
                Stretch { steps: steps.start..middle.clone(), to_go: (to_go.0, between.clone()) },
                Stretch { steps: middle..steps.end, to_go: (between, to_go.1) },
            ];
            for half in halves {
                self.split(half, nearest, detours);
            }
        }
    }

    /// Counts the moves of a plan from a step to the goal.
    fn distance(&self, step: &Steps) -> Steps {
        if step >= self.planned_from() {
            return self.steps.saturating_sub(step);
        }
        let route = self.puzzle().route(&self.state_at(step), &self.setup.goal);
        route.map_or_else(|_| self.steps.saturating_sub(step), |route| route.steps().clone())
    }
}
