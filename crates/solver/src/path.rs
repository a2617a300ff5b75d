//! A stretch of a path of all states, on which a state is a rank; shared by all puzzles whose states form a line.

use crate::route::{clip, next_tick, previous_tick};
use crate::steps::Steps;

/// The route from one rank to another, up or down. Move m of the path joins the ranks m − 1 and m.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Stretch {
    pub from: Steps,
    pub to: Steps,
    pub steps: Steps,
}

impl Stretch {
    pub(crate) fn new(from: Steps, to: Steps) -> Stretch {
        Stretch { steps: from.abs_diff(&to), from, to }
    }

    pub(crate) fn climbs(&self) -> bool {
        self.from < self.to
    }

    /// Returns the rank after `step` moves; beyond the end, the last.
    pub(crate) fn rank_at(&self, step: &Steps) -> Steps {
        let step = step.min(&self.steps);
        if self.climbs() { &self.from + step } else { self.from.saturating_sub(step) }
    }

    /// Returns the number of the path's move at a step.
    pub(crate) fn move_at(&self, step: &Steps) -> Steps {
        let rank = self.rank_at(step);
        if self.climbs() { &rank + &Steps::ONE } else { rank }
    }

    /// Finds the step of a rank; none if the rank is not on the route.
    pub(crate) fn step_of(&self, rank: &Steps) -> Option<Steps> {
        let step = if self.climbs() { rank.checked_sub(&self.from) } else { self.from.checked_sub(rank) };
        step.filter(|step| step <= &self.steps)
    }

    /// Finds the step at which a move of the path is made.
    pub(crate) fn step_of_move(&self, path_move: &Steps) -> Steps {
        if self.climbs() {
            path_move.saturating_sub(&self.from).saturating_sub(&Steps::ONE)
        } else {
            self.from.saturating_sub(path_move)
        }
    }

    /// Finds the first step, from `step` on, whose move has a tick of this size class in the ruler sequence.
    pub(crate) fn next_tick_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        if step >= &self.steps {
            return None;
        }
        let path_move = self.move_at(step);
        let found = if self.climbs() {
            next_tick(class, &path_move, &self.to)
        } else {
            previous_tick(class, &(&self.to + &Steps::ONE), &path_move)
        };
        found.map(|path_move| self.step_of_move(&path_move))
    }

    /// Returns the lowest and highest moves of the path in a stretch of steps; none if it has no moves.
    pub(crate) fn moves_between(&self, first: &Steps, last: &Steps) -> Option<(Steps, Steps)> {
        let (first, last) = clip(first, last, &self.steps)?;
        let ends = (self.move_at(&first), self.move_at(&last));
        Some(if self.climbs() { ends } else { (ends.1, ends.0) })
    }
}
