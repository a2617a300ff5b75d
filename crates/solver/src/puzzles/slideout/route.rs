//! The route between two states of a slide, with random access.
//!
//! The slowest piece that differs makes its steps; before the first, between two and after the last, the pieces to its
//! right move from one row to another, which is the same task with one piece less. Descending through the pieces finds
//! the stretch that any step is in; each stretch has at least one end at which only the slowest piece can differ from
//! Z, so its length is known from that of the whole.

use alloc::collections::BTreeMap;

use super::distance::{Course, Pivot, Transit, distance};
use super::{SlideOut, SlideOutState};
use crate::gray::Digit;
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::route::{Branch, Countdown, Detour, Guarantee, Route, Ways, clip};
use crate::steps::Steps;

/// The route from one state of a slide to another.
#[derive(Clone, Debug, PartialEq)]
pub struct SlideOutRoute {
    puzzle: SlideOut,
    from: SlideOutState,
    to: SlideOutState,
    steps: Steps,
    pivot: Option<Pivot>,
}

/// Branches are not listed for a slide with more states than this.
const MOST_STATES: u64 = 1_000;

/// An end of a stretch: where the pieces from some index on are.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    /// Where the route begins.
    Start,
    /// Where it ends.
    Goal,
    /// The first of them at this place, all others at Z.
    Corner(Digit),
}

/// A piece that has steps to make before its stretch ends.
#[derive(Clone, Copy, Debug)]
struct Pending {
    index: usize,
    /// Its destination.
    to: Digit,
    /// Where the pieces to its right go after its last step.
    then: End,
}

impl SlideOutRoute {
    pub(super) fn new(puzzle: SlideOut, from: SlideOutState, to: SlideOutState) -> SlideOutRoute {
        let pivot = Pivot::of(&puzzle, &from.word, &to.word);
        let steps = pivot.as_ref().map_or(Steps::ZERO, |pivot| pivot.distance.clone());
        SlideOutRoute { puzzle, from, to, steps, pivot }
    }

    /// Returns the slide.
    #[must_use]
    pub fn puzzle(&self) -> &SlideOut {
        &self.puzzle
    }

    /// Returns how far a state is off the route; none for a state of another puzzle.
    #[must_use]
    pub fn detour(&self, state: &SlideOutState) -> Option<Detour> {
        if state.puzzle != self.puzzle {
            return None;
        }
        let there = distance(&self.puzzle, &self.from.word, &state.word);
        let on = distance(&self.puzzle, &state.word, &self.to.word);
        let depth = &(&there + &on).saturating_sub(&self.steps) >> 1;
        Some(Detour { leaves_at: there.saturating_sub(&depth), depth })
    }

    /// Lists the dead ends along the route, in step order; none for a slide of more than 1,000 states.
    ///
    /// ```
    /// use gros_solver::{Puzzle, SlideOut};
    /// let elephants = SlideOut::elephants(5)?;
    /// let branches = elephants.route(&elephants.start(), &elephants.goal())?.branches();
    /// assert_eq!(branches.len(), 22);
    /// assert_eq!(branches.iter().map(|branch| branch.depth.clone()).max(), Some(22u32.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn branches(&self) -> Vec<Branch> {
        let mut deepest = BTreeMap::<Steps, Steps>::new();
        for detour in self.puzzle.all_states(MOST_STATES).filter_map(|state| self.detour(&state)) {
            if !detour.depth.is_zero() {
                let depth = deepest.entry(detour.leaves_at).or_default();
                *depth = detour.depth.max(depth.clone());
            }
        }
        deepest.into_iter().map(|(leaves_at, depth)| Branch { leaves_at, depth }).collect()
    }

    fn value(&self, end: End, index: usize) -> Digit {
        match end {
            End::Start => self.from.word[index],
            End::Goal => self.to.word[index],
            End::Corner(value) => value,
        }
    }

    /// Returns the end for the pieces to the right of the next one.
    fn rest(&self, end: End) -> End {
        match end {
            End::Corner(_) => End::Corner(self.puzzle.last_place()),
            end => end,
        }
    }

    fn descent(&self, step: &Steps) -> Option<Descent<'_>> {
        let pivot = self.pivot.as_ref()?;
        Some(Descent {
            route: self,
            index: pivot.index,
            ends: (End::Start, End::Goal),
            length: self.steps.clone(),
            made: step.min(&self.steps).clone(),
            transit: pivot.transit.clone(),
            lead: Some(pivot.lead.clone()),
        })
    }

    fn walk(&self, step: &Steps) -> Walk<'_> {
        self.walk_of(self.puzzle.pieces, step)
    }

    /// Places the slowest pieces, those before index `count`; others possibly not.
    fn walk_of(&self, count: usize, step: &Steps) -> Walk<'_> {
        let mut walk = Walk { route: self, word: self.from.word.clone(), pending: Vec::new() };
        let Some(mut descent) = self.descent(step) else { return walk };
        while descent.index < count
            && let Some(place) = descent.go_inside()
        {
            walk.word[place.index] = place.value;
            walk.pending.extend(place.pending);
        }
        if descent.made.is_zero() {
            walk.put(descent.index, descent.ends.0);
            walk.send(descent.index, descent.ends);
        } else {
            walk.put(descent.index, descent.ends.1);
        }
        walk
    }

    /// Finds the step at which the piece at `index`, which has steps to make, makes the next one; and the transit of
    /// the pieces to the right of its right neighbour.
    fn next_step_of(&self, index: usize, step: &Steps) -> Option<(Steps, Transit)> {
        let mut descent = self.descent(step)?;
        while let Some(place) = descent.go_down() {
            if place.index == index {
                return Some((step + &descent.left(), descent.transit));
            }
        }
        None
    }

    /// Counts the moves before the first one of the piece at `wanted`, on the route of the pieces from `index` on
    /// between two ends, the first of which is a corner; none if the piece stays. `transit` is that of the pieces to
    /// its right.
    fn first_move_of(
        &self,
        wanted: usize,
        index: usize,
        ends: (End, End),
        mut transit: Transit,
    ) -> Option<Steps> {
        let mut before = Steps::ZERO;
        let (mut from, mut to) = ends;
        for index in index..=wanted {
            if from == to {
                return None;
            }
            let course = Course::new(&self.puzzle, self.value(from, index), self.value(to, index));
            let key = course.first_key();
            let leads = course.steps() > 0 && key == 0 && index + 1 < self.puzzle.pieces;
            if index == wanted {
                let lead = if leads { transit.moves } else { Steps::ZERO };
                return (course.steps() > 0).then(|| &before + &lead);
            }
            (from, to) = match course.steps() {
                0 => (self.rest(from), self.rest(to)),
                _ if leads => (self.rest(from), End::Corner(key)),
                1 => (End::Corner(key), self.rest(to)),
                _ => (End::Corner(key), End::Corner(course.key(1))),
            };
            if course.steps() > 0 && !leads {
                before += &Steps::ONE;
            }
            transit.shrink();
        }
        None
    }
}

/// Descends through the pieces to the right, into the stretch that a step is in.
struct Descent<'a> {
    route: &'a SlideOutRoute,
    /// The slowest piece of the stretch.
    index: usize,
    ends: (End, End),
    /// The number of moves in the stretch, and how many of them have been made.
    length: Steps,
    made: Steps,
    /// The transit of the pieces to the right of `index`.
    transit: Transit,
    /// The moves before the first step of the slowest piece, if the ends do not determine it.
    lead: Option<Steps>,
}

/// The place of a piece at a step.
struct PieceAtStep {
    index: usize,
    value: Digit,
    /// The task still ahead, if there are steps to make.
    pending: Option<Pending>,
}

impl Descent<'_> {
    /// Counts the moves to the end of the stretch.
    fn left(&self) -> Steps {
        self.length.saturating_sub(&self.made)
    }

    /// Places one piece as [`Descent::go_down`] does; none if all of them are at an end of the stretch, so that no
    /// count is needed to place them.
    fn go_inside(&mut self) -> Option<PieceAtStep> {
        let is_inside = !self.made.is_zero() && self.made != self.length;
        is_inside.then(|| self.go_down()).flatten()
    }

    /// Places one piece, and descends to the stretch of those to its right.
    fn go_down(&mut self) -> Option<PieceAtStep> {
        let index = self.index;
        if index >= self.route.puzzle.pieces {
            return None;
        }
        let (from, to) = self.ends;
        let course =
            Course::new(&self.route.puzzle, self.route.value(from, index), self.route.value(to, index));
        let steps = if course.steps() == 0 {
            self.ends = (self.route.rest(from), self.route.rest(to));
            0
        } else {
            self.enter(course)
        };
        let pending = Pending { index, to: course.to, then: self.route.rest(to) };
        self.index += 1;
        self.transit.shrink();
        let pending = (steps < course.steps()).then_some(pending);
        Some(PieceAtStep { index, value: course.after(steps), pending })
    }

    /// Enters the stretch between two steps of the piece, and returns how many of them have been made.
    fn enter(&mut self, course: Course<'_>) -> u32 {
        let (from, to) = self.ends;
        let period = &self.transit.moves + &Steps::ONE;
        let to_last_step = period.times(course.steps() - 1);
        let lead = self.lead.take().unwrap_or_else(|| self.lead_of(course, &to_last_step));
        if self.made <= lead {
            self.ends = (self.route.rest(from), End::Corner(course.first_key()));
            self.length = lead;
            return 0;
        }
        let since_first = self.made.saturating_sub(&lead).saturating_sub(&Steps::ONE);
        if since_first >= to_last_step {
            let spent = &(&lead + &Steps::ONE) + &to_last_step;
            self.ends = (End::Corner(course.last_key()), self.route.rest(to));
            self.length = self.length.saturating_sub(&spent);
            self.made = since_first.saturating_sub(&to_last_step);
            return course.steps();
        }
        let (periods, made) = since_first.checked_div_rem(&period).unwrap_or_default();
        let steps = periods.to_u64().and_then(|periods| u32::try_from(periods).ok()).unwrap_or(0) + 1;
        self.ends = (End::Corner(course.key(steps - 1)), End::Corner(course.key(steps)));
        self.length = self.transit.moves.clone();
        self.made = made;
        steps
    }

    /// Returns the moves before the first step; one of the two ends is a corner.
    fn lead_of(&self, course: Course<'_>, to_last_step: &Steps) -> Steps {
        let transit_to = |key| if key == 0 { self.transit.moves.clone() } else { Steps::ZERO };
        match self.ends {
            (End::Corner(_), _) => transit_to(course.first_key()),
            _ => {
                let from_first_step = &(to_last_step + &Steps::ONE) + &transit_to(course.last_key());
                self.length.saturating_sub(&from_first_step)
            }
        }
    }
}

/// Walks along a route: each piece that has steps to make waits for those to its right.
struct Walk<'a> {
    route: &'a SlideOutRoute,
    word: Vec<Digit>,
    /// Slowest first; the last one moves next.
    pending: Vec<Pending>,
}

impl Walk<'_> {
    /// Puts the pieces from `index` on where an end says.
    fn put(&mut self, index: usize, mut end: End) {
        for index in index..self.word.len() {
            self.word[index] = self.route.value(end, index);
            end = self.route.rest(end);
        }
    }

    /// Sends the pieces from `index` on from one end to another.
    fn send(&mut self, index: usize, ends: (End, End)) {
        let (mut from, mut to) = ends;
        for index in index..self.word.len() {
            if from == to {
                return;
            }
            let (start, goal) = (self.word[index], self.route.value(to, index));
            let then = self.route.rest(to);
            from = self.route.rest(from);
            to = then;
            if start != goal {
                self.pending.push(Pending { index, to: goal, then });
                to = End::Corner(Course::new(&self.route.puzzle, start, goal).first_key());
            }
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = PieceMove;

    fn next(&mut self) -> Option<PieceMove> {
        let Pending { index, to, then } = *self.pending.last()?;
        let course = Course::new(&self.route.puzzle, self.word[index], to);
        self.word[index] = course.after(1);
        let next = if course.steps() == 1 {
            self.pending.pop();
            then
        } else {
            End::Corner(course.key(1))
        };
        self.send(index + 1, (End::Corner(course.first_key()), next));
        Some(PieceMove { piece: self.route.puzzle.number_of(index), to: course.after(1) })
    }
}

impl Route for SlideOutRoute {
    type State = SlideOutState;
    type Move = PieceMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: Ways::Unique }
    }

    fn state_at(&self, step: &Steps) -> SlideOutState {
        SlideOutState { puzzle: self.puzzle, word: self.walk(step).word }
    }

    fn move_at(&self, step: &Steps) -> Option<PieceMove> {
        self.walk(step).next()
    }

    fn step_of(&self, state: &SlideOutState) -> Option<Steps> {
        self.detour(state).filter(|detour| detour.depth.is_zero()).map(|detour| detour.leaves_at)
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = PieceMove> + '_ {
        let mut left = Countdown::new(to.min(&self.steps).saturating_sub(from));
        self.walk(from).take_while(move |_| left.next().is_some())
    }

    fn size_class(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| u32::try_from(mv.piece).unwrap_or(u32::MAX))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let mut descent = self.descent(&first);
        while let Some(place) = descent.as_mut().and_then(Descent::go_down) {
            let left = descent.as_ref().map(Descent::left).unwrap_or_default();
            let next = &first + &left;
            if place.pending.is_some() && next <= last {
                return next;
            }
        }
        first
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let wanted = self.puzzle.index_of(usize::try_from(class).ok()?)?;
        let walk = self.walk_of(wanted + 1, step);
        if walk.pending.iter().any(|pending| pending.index == wanted) {
            return self.next_step_of(wanted, step).map(|(next, _)| next);
        }
        let slower = walk.pending.iter().rev().filter(|pending| pending.index < wanted);
        let mut found = slower.filter_map(|pending| {
            let Pending { index, to, then } = *pending;
            let course = Course::new(&self.puzzle, walk.word[index], to);
            let next = if course.steps() == 1 { then } else { End::Corner(course.key(1)) };
            let ends = (End::Corner(course.first_key()), next);
            let (own_step, transit) = self.next_step_of(index, step)?;
            let before = self.first_move_of(wanted, index + 1, ends, transit)?;
            Some(&(&own_step + &Steps::ONE) + &before)
        });
        found.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Puzzle;

    fn route(base: Digit, pieces: usize) -> SlideOutRoute {
        let slide = SlideOut::new(base, pieces).unwrap();
        slide.route(&slide.start(), &slide.goal()).unwrap()
    }

    /// Counts the pieces that need a count of moves to be placed.
    fn counted(route: &SlideOutRoute, step: &Steps) -> usize {
        let mut descent = route.descent(step).unwrap();
        std::iter::from_fn(|| descent.go_inside()).count()
    }

    #[test]
    fn around_the_moves_of_slow_pieces_few_places_need_a_count() {
        for base in [2, 3, 36] {
            let route = route(base, 1_000);
            for part in 0..20_u32 {
                let first = route.steps().scale_down(&part.into(), &20u32.into());
                let last = &first + &route.steps().scale_down(&Steps::ONE, &1_000u32.into());
                let step = route.largest_move_in(&first, &last);
                let after = &step + &Steps::ONE;
                assert!(counted(&route, &step) <= 12, "{part} of base {base}: {}", counted(&route, &step));
                assert!(counted(&route, &after) <= 12, "{part} of base {base}: {}", counted(&route, &after));
            }
        }
    }
}
