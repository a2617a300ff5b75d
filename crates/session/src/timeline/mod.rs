//! The timeline: the moves played by hand and along plans, followed by the plan to the goal.

mod blocks;
mod changes;
mod leg;
mod nearer;

use std::rc::Rc;

use gros_solver::{Guarantee, NoRoute, Puzzle, Route, Setup, Steps};

use blocks::Blocks;
pub use changes::{HandMove, Refusal};
pub use leg::Leg;
pub use nearer::Made;

/// A sequence of legs from the start to the goal, with a cursor at one of its steps.
///
/// The last leg is always a whole plan to the goal; the plans before it are prefixes of what was planned at that point.
/// The cost of every query grows with the number of pieces and legs, not with the number of steps.
#[derive(Clone, Debug)]
pub struct Timeline<P: Puzzle> {
    setup: Rc<Setup<P>>,
    par: Steps,
    par_guarantee: Guarantee,
    legs: Blocks<LegAt<P>>,
    steps: Steps,
    cursor: Steps,
    /// Up to where the last plan counts as played.
    passed: Steps,
}

#[derive(Clone, Debug)]
struct LegAt<P: Puzzle> {
    begin: Steps,
    leg: Leg<P>,
}

impl<P: Puzzle> Timeline<P> {
    /// Plans the route from the start to the goal, with the cursor at the start.
    ///
    /// # Errors
    /// If there is no route.
    pub fn new(setup: Setup<P>) -> Result<Timeline<P>, NoRoute> {
        let start = setup.start.clone();
        let none = Steps::ZERO;
        let mut timeline = Timeline {
            setup: Rc::new(setup),
            par: none.clone(),
            par_guarantee: Guarantee::UpperBound,
            legs: Blocks::new(),
            steps: none.clone(),
            cursor: none.clone(),
            passed: none,
        };
        timeline.plan_from(&start)?;
        timeline.par = timeline.steps.clone();
        timeline.par_guarantee = timeline.guarantee();
        Ok(timeline)
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &P {
        &self.setup.puzzle
    }

    /// Returns the puzzle with its start and goal.
    #[must_use]
    pub fn setup(&self) -> &Setup<P> {
        &self.setup
    }

    /// Returns the puzzle with its start and goal, shared with the timeline.
    #[must_use]
    pub fn shared_setup(&self) -> Rc<Setup<P>> {
        self.setup.clone()
    }

    /// Returns whether another timeline has the same set-up, as opposed to an equal one that was made separately.
    #[must_use]
    pub fn has_setup_of(&self, other: &Timeline<P>) -> bool {
        Rc::ptr_eq(&self.setup, &other.setup)
    }

    /// Counts the moves from the start to the goal on the first plan.
    #[must_use]
    pub fn par(&self) -> &Steps {
        &self.par
    }

    /// Returns how good the first plan is.
    #[must_use]
    pub fn par_guarantee(&self) -> Guarantee {
        self.par_guarantee
    }

    /// Counts the moves of the whole timeline, N.
    #[must_use]
    pub fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Returns the current step, 0 … N.
    #[must_use]
    pub fn cursor(&self) -> &Steps {
        &self.cursor
    }

    /// Counts the moves from the cursor to the end.
    #[must_use]
    pub fn to_go(&self) -> Steps {
        self.steps.saturating_sub(&self.cursor)
    }

    /// Returns the step at which the last plan begins: everything before it was played.
    #[must_use]
    pub fn planned_from(&self) -> &Steps {
        self.legs.last().map_or(&self.steps, |last| &last.begin)
    }

    /// Returns the step up to which moves were made, by hand or along a plan: it is never before [`planned_from`](Self::planned_from).
    #[must_use]
    pub fn played_to(&self) -> &Steps {
        self.planned_from().max(&self.passed)
    }

    /// Returns whether the cursor is beyond the played moves.
    #[must_use]
    pub fn is_ahead(&self) -> bool {
        self.cursor > *self.played_to()
    }

    /// Returns how good the plan to the goal is.
    #[must_use]
    pub fn guarantee(&self) -> Guarantee {
        match self.legs.last().map(|last| &last.leg) {
            Some(Leg::Plan { route, .. }) => route.guarantee(),
            _ => Guarantee::UpperBound,
        }
    }

    /// Returns the plan to the goal, which is the last leg.
    #[must_use]
    pub fn plan(&self) -> Option<&P::Route> {
        match self.legs.last().map(|last| &last.leg) {
            Some(Leg::Plan { route, .. }) => Some(route),
            _ => None,
        }
    }

    /// Returns whether another timeline has the same moves, regardless of its cursor; clones do.
    ///
    /// Timelines that were planned separately count as different, even if they are equal.
    #[must_use]
    pub fn goes_as(&self, other: &Timeline<P>) -> bool {
        let plan = |timeline: &Timeline<P>| timeline.plan().map(std::ptr::from_ref);
        plan(self) == plan(other)
            && self.planned_from() == other.planned_from()
            && self.played_to() == other.played_to()
            && self.steps == other.steps
    }

    /// Lists the legs before the last plan, in order.
    pub fn played(&self) -> impl Iterator<Item = &Leg<P>> {
        self.legs.iter().take(self.legs.len().saturating_sub(1)).map(|placed| &placed.leg)
    }

    /// Lists the newest legs before the last plan, in order, each with its first step.
    pub(crate) fn newest_played(&self, most: usize) -> impl Iterator<Item = (&Steps, &Leg<P>)> {
        let end = self.legs.len().saturating_sub(1);
        let from = end.saturating_sub(most);
        self.legs.iter_from(from).take(end - from).map(|placed| (&placed.begin, &placed.leg))
    }

    /// Returns the state at the cursor.
    #[must_use]
    pub fn state(&self) -> P::State {
        self.state_at(&self.cursor)
    }

    /// Returns the state at a step; beyond the end, the goal.
    #[must_use]
    pub fn state_at(&self, step: &Steps) -> P::State {
        match self.placed_at(step) {
            Some(placed) => placed.leg.state_at(self.puzzle(), &step.saturating_sub(&placed.begin)),
            None => self.setup.start.clone(),
        }
    }

    /// Returns the move from a step to the next one; none at the end.
    #[must_use]
    pub fn move_at(&self, step: &Steps) -> Option<P::Move> {
        let placed = self.placed_at(step)?;
        placed.leg.move_at(&step.saturating_sub(&placed.begin))
    }

    /// Lists the moves from one step to a later one, each in constant time on average.
    pub fn moves<'a>(&'a self, from: &Steps, to: &Steps) -> impl Iterator<Item = P::Move> + use<'a, P> {
        let (from, to) = (from.clone(), to.clone());
        let ahead = self.legs.iter_from(self.first_that_ends_after(&from));
        let ahead = ahead.take_while({
            let to = to.clone();
            move |placed| placed.begin < to
        });
        ahead.flat_map(move |placed| {
            let inside = |step: &Steps| step.saturating_sub(&placed.begin);
            placed.leg.moves(&inside(&from), &inside(&to))
        })
    }

    /// Returns the move from the cursor to the goal on a shortest route; none at the goal.
    ///
    /// It is the next move of the timeline, unless the cursor is in the part that was played earlier.
    #[must_use]
    pub fn best_move(&self) -> Option<P::Move> {
        self.best_move_at(&self.cursor)
    }

    /// Returns the move from a step to the goal on a shortest route; none at the goal.
    #[must_use]
    pub fn best_move_at(&self, step: &Steps) -> Option<P::Move> {
        if step >= self.planned_from() {
            return self.move_at(step);
        }
        let route = self.puzzle().route(&self.state_at(step), &self.setup.goal).ok()?;
        route.move_at(&Steps::ZERO)
    }

    /// Finds the first step at which a state occurs.
    #[must_use]
    pub fn step_of(&self, state: &P::State) -> Option<Steps> {
        self.legs.iter().find_map(|placed| {
            let step = placed.leg.step_of(self.puzzle(), state)?;
            Some(&placed.begin + &step)
        })
    }

    /// Returns the size class of the piece that moves at a step, from 1; 0 at the end.
    #[must_use]
    pub fn size_class_at(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| self.puzzle().size_class(&mv))
    }

    /// Finds the step in `first` … `last`, both included, at which the largest piece moves.
    #[must_use]
    pub fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let met = self.legs.iter_from(self.first_that_ends_after(first));
        let met = met.take_while(|placed| placed.begin <= *last);
        let largest = met.map(|placed| {
            let low = first.saturating_sub(&placed.begin);
            let high = last.min(&placed.end().saturating_sub(&Steps::ONE)).saturating_sub(&placed.begin);
            &placed.begin + &placed.leg.largest_move_in(self.puzzle(), &low, &high)
        });
        // Of several equally large ones, take the first.
        let larger = |one: Steps, other: Steps| {
            if self.size_class_at(&other) > self.size_class_at(&one) { other } else { one }
        };
        largest.reduce(larger).unwrap_or_else(|| first.clone())
    }

    /// Finds the first step, from `step` on, at which a piece of this size class moves; none if there is no such step.
    ///
    /// ```
    /// # use gros_session::spec;
    /// let session = spec::open("rings?play=~123.2.2&step=123", 1000)?.session;
    /// let timeline = session.timeline();
    /// let at = |ring| timeline.next_move_of(ring, timeline.cursor()).map(|step| step.to_string());
    /// assert_eq!([at(2), at(5), at(9)], [Some("123".into()), Some("135".into()), None]);
    /// # Ok::<(), spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let ahead = self.legs.iter_from(self.first_that_ends_after(step));
        let mut found = ahead.filter_map(|placed| {
            let inside = step.saturating_sub(&placed.begin);
            let step = placed.leg.next_move_of(self.puzzle(), class, &inside)?;
            Some(&placed.begin + &step)
        });
        found.next()
    }

    /// Counts the legs that end at or before a step.
    fn first_that_ends_after(&self, step: &Steps) -> usize {
        self.legs.partition_point(|placed| placed.end() <= *step)
    }

    fn placed_at(&self, step: &Steps) -> Option<&LegAt<P>> {
        let after = self.legs.partition_point(|placed| placed.begin <= *step);
        self.legs.get(after.saturating_sub(1))
    }
}

impl<P: Puzzle> LegAt<P> {
    fn end(&self) -> Steps {
        &self.begin + &self.leg.length()
    }
}
