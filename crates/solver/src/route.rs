//! The interface of every route: it answers for any step directly, never from a stored list of states.

use crate::steps::Steps;

/// How good a route is known to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Guarantee {
    /// It is proven that no shorter route exists.
    Shortest {
        /// How many routes of that length there are.
        ways: Ways,
    },
    /// No shorter route is known, and none is believed to exist.
    PresumedShortest,
    /// A route that works, although a shorter one may exist.
    UpperBound,
    /// A line of play in a game.
    LineOfPlay,
}

/// The number of shortest routes between two states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ways {
    /// There are no other routes of this length.
    Unique,
    /// There is exactly one other, equally long.
    Two,
    /// There are more.
    Several,
}

/// How far a state is off a route.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detour {
    /// The step at which one leaves the route to get to the state.
    pub leaves_at: Steps,
    /// The number of moves from there to the state; 0 on the route itself.
    pub depth: Steps,
}

/// A dead end that leaves a route.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The step at which it leaves the route.
    pub leaves_at: Steps,
    /// The number of moves from there to its farthest state.
    pub depth: Steps,
}

impl Ways {
    /// Returns its name on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Ways::Unique => "1",
            Ways::Two => "2",
            Ways::Several => "several",
        }
    }

    /// Distinguishes one, two and more routes.
    pub(crate) fn of_count(ways: u32) -> Ways {
        match ways {
            1 => Ways::Unique,
            2 => Ways::Two,
            _ => Ways::Several,
        }
    }
}

impl Guarantee {
    /// Returns its name on the command line and on the page.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Guarantee::Shortest { .. } => "shortest",
            Guarantee::PresumedShortest => "presumed-shortest",
            Guarantee::UpperBound => "upper-bound",
            Guarantee::LineOfPlay => "line-of-play",
        }
    }
}

/// A route from one state to another, with random access at a cost that depends only on the number of pieces.
///
/// Steps count the moves made, so a route of N moves has the steps 0 … N. A step beyond the end counts as the end.
pub trait Route: Clone + core::fmt::Debug {
    /// Where every piece is.
    type State;
    /// One move of one piece.
    type Move;

    /// Counts the moves of the whole route.
    fn steps(&self) -> &Steps;

    /// Returns how good the route is known to be.
    fn guarantee(&self) -> Guarantee;

    /// Returns the state after `step` moves.
    fn state_at(&self, step: &Steps) -> Self::State;

    /// Returns the move that leads from `step` to the next step; none at the end.
    fn move_at(&self, step: &Steps) -> Option<Self::Move>;

    /// Finds the step of a state; none if it is not on the route.
    fn step_of(&self, state: &Self::State) -> Option<Steps>;

    /// Lists the moves from one step to a later one, each in constant time on average.
    ///
    /// Getting to the first of them costs as much as [`Route::state_at`].
    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = Self::Move> + '_;

    /// Goes through the whole route: each move with the step before it and the state after it. A state costs as much as
    /// [`Route::state_at`]; for the moves alone there is [`Route::moves`].
    ///
    /// ```
    /// use gros_solver::{Puzzle, Rings, Route};
    /// let three = Rings::new(3)?;
    /// let route = three.route(&three.start(), &three.goal())?;
    /// let rows: Vec<String> = route.iter().map(|(step, mv, state)| format!("{step} {mv} {state}")).collect();
    /// assert_eq!(rows, ["0 1 110", "1 3 010", "2 1 011", "3 2 001", "4 1 000"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn iter(&self) -> impl Iterator<Item = (Steps, Self::Move, Self::State)> + '_ {
        static START: Steps = Steps::ZERO;
        let mut step = Steps::ZERO;
        self.moves(&START, self.steps()).map(move |mv| {
            let before = step.clone();
            step += 1u32;
            let state = self.state_at(&step);
            (before, mv, state)
        })
    }

    /// Returns the size class of the piece that moves at `step`, from 1; 0 at the end.
    #[doc(hidden)]
    fn size_class(&self, step: &Steps) -> u32;

    /// Finds the step in `first` … `last`, both included, at which the largest piece moves.
    ///
    /// The two may be in any order and beyond the end. If that piece moves more than once there, one of its moves is
    /// chosen, always the same.
    #[doc(hidden)]
    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps;

    /// Finds the first step, from `step` on, at which a piece of this size class moves; none if there is no such step.
    #[doc(hidden)]
    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps>;

    /// Finds the first move after a step of a piece that is larger than the one that moves there; none if there is no such
    /// move.
    ///
    /// ```
    /// use gros_solver::{Puzzle, Rings, Route, Steps};
    /// let nine = Rings::new(9)?;
    /// let route = nine.route(&nine.start(), &nine.goal())?;
    /// assert_eq!(route.next_larger(&Steps::from(41u32)), Some(Steps::from(45u32)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(hidden)]
    fn next_larger(&self, step: &Steps) -> Option<Steps> {
        let class_at = |step: &Steps| self.size_class(step);
        let largest_in = |first: &Steps, last: &Steps| self.largest_move_in(first, last);
        search_larger(step, self.steps(), &class_at, &largest_in)
    }
}

/// Finds the first move after a step of a larger piece than there, on a route of `steps` moves.
///
/// Larger pieces move exponentially less often, so the search is for the power of two within which one moves: it asks about
/// as many times as the number of digits has digits in binary.
fn search_larger(
    step: &Steps,
    steps: &Steps,
    class_at: &dyn Fn(&Steps) -> u32,
    largest_in: &dyn Fn(&Steps, &Steps) -> Steps,
) -> Option<Steps> {
    let first = step + &Steps::ONE;
    let left = steps.checked_sub(&first)?;
    let class = class_at(step);
    let larger_until = |last: &Steps| {
        let largest = (first <= *last).then(|| largest_in(&first, last))?;
        (class_at(&largest) > class).then_some(largest)
    };
    let mut found = larger_until(&(step + &left))?;
    let (mut low, mut high) = (0, left.bit_len());
    while low < high {
        let middle = low.midpoint(high);
        match larger_until(&(step + &(Steps::ONE << middle))) {
            Some(larger) => (found, high) = (larger, middle),
            None => low = middle + 1,
        }
    }
    while let Some(earlier) = larger_until(&found.saturating_sub(&Steps::ONE)) {
        found = earlier;
    }
    Some(found)
}

/// Orders a stretch of steps and clips it to the moves of a route of `steps` moves.
///
/// None if the route has no moves.
pub(crate) fn clip(first: &Steps, last: &Steps, steps: &Steps) -> Option<(Steps, Steps)> {
    let end = steps.checked_sub(&Steps::ONE)?;
    let (low, high) = if first <= last { (first, last) } else { (last, first) };
    Some((low.min(&end).clone(), high.min(&end).clone()))
}

/// Counts down from any number, using machine integers.
#[derive(Clone, Debug)]
pub(crate) struct Countdown {
    soon: u32,
    later: Steps,
}

impl Countdown {
    pub(crate) fn new(count: Steps) -> Countdown {
        Countdown { soon: 0, later: count }
    }

    /// Subtracts one; none if nothing is left.
    pub(crate) fn next(&mut self) -> Option<()> {
        if self.soon == 0 {
            let soon = self.later.to_u64().and_then(|left| u32::try_from(left).ok()).unwrap_or(u32::MAX);
            self.later = self.later.saturating_sub(&soon.into());
            self.soon = soon;
        }
        self.soon = self.soon.checked_sub(1)?;
        Some(())
    }
}

/// Finds the number in `low` … `high` with the most factors of 2, at which the ruler sequence 1 2 1 3 1 2 1 4 … is
/// largest. `low` is at least 1.
pub(crate) fn tallest_tick(low: &Steps, high: &Steps) -> Steps {
    let below = low.saturating_sub(&Steps::ONE);
    match below.highest_difference(high) {
        Some(bit) => (high >> bit) << bit,
        None => high.clone(),
    }
}

/// Returns how many factors of 2 a tick of a size class, from 1, has; none if no number of `digits` binary digits has
/// such a tick.
fn halvings(class: u32, digits: usize) -> Option<usize> {
    usize::try_from(class.checked_sub(1)?).ok().filter(|halvings| *halvings < digits)
}

/// Finds the first number from `low` up to `high` with a tick of this size class in the ruler sequence.
pub(crate) fn next_tick(class: u32, low: &Steps, high: &Steps) -> Option<Steps> {
    let halvings = halvings(class, high.bit_len())?;
    let above = &(low + &Steps::ones(halvings)) >> halvings;
    let odd = if above.is_odd() { above } else { &above + &Steps::ONE };
    Some(odd << halvings).filter(|tick| tick <= high)
}

/// Finds the first number from `high` down to `low` with a tick of this size class; `low` is at least 1.
pub(crate) fn previous_tick(class: u32, low: &Steps, high: &Steps) -> Option<Steps> {
    let halvings = halvings(class, high.bit_len())?;
    let below = high >> halvings;
    let odd = if below.is_odd() { below } else { below.checked_sub(&Steps::ONE)? };
    Some(odd << halvings).filter(|tick| tick >= low)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_and_the_previous_tick_of_a_class() {
        for (low, high) in (1..70u64).flat_map(|low| (low..70).map(move |high| (low, high))) {
            for class in 0..9u32 {
                let fits = |number: &u64| number.trailing_zeros() + 1 == class;
                let (first, last) = ((low..=high).find(fits), (low..=high).rev().find(fits));
                let (low, high) = (low.into(), high.into());
                assert_eq!(next_tick(class, &low, &high), first.map(Steps::from));
                assert_eq!(previous_tick(class, &low, &high), last.map(Steps::from));
            }
        }
    }

    #[test]
    fn the_tallest_tick_is_the_roundest_number() {
        for low in 1..70u64 {
            for high in low..70 {
                let found = tallest_tick(&low.into(), &high.into());
                let best = (low..=high).map(u64::trailing_zeros).max();
                assert!((low..=high).contains(&found.to_u64().unwrap()));
                assert_eq!(found.to_u64().map(u64::trailing_zeros), best, "{low}..={high}");
            }
        }
    }

    #[test]
    fn clipping_orders_and_keeps_inside() {
        let at = |n: u32| Steps::from(n);
        assert_eq!(clip(&at(7), &at(2), &at(5)), Some((at(2), at(4))));
        assert_eq!(clip(&at(0), &at(0), &at(0)), None);
    }
}
