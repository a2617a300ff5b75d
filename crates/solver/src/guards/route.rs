//! The one way between two states of a tree, with random access.
//!
//! A route keeps its two ends; the answer about a step is found on the way down to it, piece by piece.

use alloc::collections::BTreeMap;

use super::walk::{Descent, End, Pending, Walk};
use super::{Course, Guards, to_word};
use crate::gray::Digit;
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::route::{Branch, Countdown, Detour, Guarantee, Route, Ways, clip};
use crate::steps::Steps;

/// Branches are not listed for a puzzle with more states than this.
const MOST_STATES: u64 = 1_000;

/// The one way between two states of a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeRoute<G: Guards> {
    pub(crate) guards: G,
    from: Vec<Digit>,
    to: Vec<Digit>,
    steps: Steps,
    pivot: Option<Pivot<G::Faster>>,
}

/// The slowest piece that differs between two rows, and the moves around its steps.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pivot<F> {
    index: usize,
    faster: F,
    /// The moves before its first step.
    pub lead: Steps,
    /// The moves from one row to the other.
    moves: Steps,
}

impl<F> Pivot<F> {
    fn of<G: Guards<Faster = F>>(guards: &G, from: &[Digit], to: &[Digit]) -> Option<Pivot<F>> {
        let index = from.iter().zip(to).rposition(|(from, to)| from != to)?;
        let course = Course::between(from[index], to[index])?;
        let to_guard = |row: &[Digit], step| {
            to_word(guards, guards.faster(index), &row[..index], guards.guard(index, step))
        };
        let lead = to_guard(from, course.step(0));
        let tail = to_guard(to, course.last_step());
        let faster = guards.faster(index);
        let moves = &(&lead + &guards.made(&faster, course, course.steps())) + &tail;
        Some(Pivot { index, faster, lead, moves })
    }
}

impl<G: Guards> TreeRoute<G> {
    /// Finds the way; none if one of the states belongs to another puzzle.
    pub(crate) fn new(guards: G, from: &G::State, to: &G::State) -> Option<TreeRoute<G>> {
        let [from, to] = [guards.row(from)?, guards.row(to)?].map(<[Digit]>::to_vec);
        let pivot = Pivot::of(&guards, &from, &to);
        let steps = pivot.as_ref().map_or(Steps::ZERO, |pivot| pivot.moves.clone());
        Some(TreeRoute { guards, from, to, steps, pivot })
    }

    /// Returns how far a state is off the route; none for a state of another puzzle.
    #[must_use]
    pub fn detour(&self, state: &G::State) -> Option<Detour> {
        self.detour_to(self.guards.row(state)?)
    }

    fn detour_to(&self, row: &[Digit]) -> Option<Detour> {
        let moves = |from, to| Pivot::of(&self.guards, from, to).map_or(Steps::ZERO, |pivot| pivot.moves);
        let (there, on) = (moves(&self.from, row), moves(row, &self.to));
        let depth = &(&there + &on).saturating_sub(&self.steps) >> 1;
        Some(Detour { leaves_at: there.saturating_sub(&depth), depth })
    }

    /// Lists the dead ends along the route, in step order; none for a puzzle of more than 1,000 states.
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
        for detour in self.all_rows().filter_map(|row| self.detour_to(&row)) {
            if !detour.depth.is_zero() {
                let depth = deepest.entry(detour.leaves_at).or_default();
                *depth = detour.depth.max(depth.clone());
            }
        }
        deepest.into_iter().map(|(leaves_at, depth)| Branch { leaves_at, depth }).collect()
    }

    /// Lists the places in all states; none if there are too many.
    fn all_rows(&self) -> impl Iterator<Item = Vec<Digit>> + '_ {
        let count = self.guards.places().try_fold(1u64, |states, places| states.checked_mul(places.into()));
        let count = count.filter(|count| *count <= MOST_STATES).unwrap_or(0);
        (0..count).map(|number| {
            let mut rest = number;
            let digit = |places: Digit| {
                let digit = rest % u64::from(places);
                rest /= u64::from(places);
                digit as Digit
            };
            self.guards.places().map(digit).collect()
        })
    }

    /// Returns the place of a piece at an end, and the end for the faster ones.
    pub(super) fn split(&self, index: usize, end: End) -> (Digit, End) {
        match end {
            End::Start => (self.from[index], end),
            End::Goal => (self.to[index], end),
            End::Word(word) => {
                let (place, below) = self.guards.split(index, word);
                (place, End::Word(below))
            }
        }
    }

    /// Returns the guard of a step of a course, by its number from 0.
    pub(super) fn guard(&self, index: usize, course: Course, number: Digit) -> usize {
        self.guards.guard(index, course.step(number))
    }

    fn descent(&self, step: &Steps) -> Option<Descent<'_, G>> {
        let pivot = self.pivot.as_ref()?;
        Some(Descent {
            route: self,
            pivot,
            pieces: pivot.index + 1,
            ends: (End::Start, End::Goal),
            faster: pivot.faster.clone(),
            length: self.steps.clone(),
            made: step.min(&self.steps).clone(),
        })
    }

    fn walk(&self, step: &Steps) -> Walk<'_, G> {
        let mut walk = Walk { route: self, row: self.from.clone(), pending: Vec::new() };
        let Some(mut descent) = self.descent(step) else { return walk };
        while let Some(placed) = descent.go_inside() {
            walk.row[placed.index] = placed.place;
            walk.pending.extend(placed.pending);
        }
        let (from, to) = descent.ends;
        if descent.made.is_zero() {
            walk.put(descent.pieces, from);
            walk.send(descent.pieces, from, to);
        } else {
            walk.put(descent.pieces, to);
        }
        walk
    }

    /// Finds the step at which the piece at `index`, which has steps to make, makes the next one.
    fn next_step_of(&self, index: usize, step: &Steps) -> Option<Steps> {
        let mut descent = self.descent(step)?;
        while let Some(placed) = descent.go_down() {
            if placed.index == index {
                return Some(step + &descent.left());
            }
        }
        None
    }

    /// Counts the moves from the next step of a piece to the first one of the faster piece at `wanted` after it; none if
    /// that stays where it is.
    fn first_after(&self, wanted: usize, Pending { index, course, then }: Pending) -> Option<Steps> {
        let mut faster = self.guards.faster(index);
        let (mut before, mut from, mut to) = self.steps_until(wanted, index, &faster, course, then);
        for index in (wanted..index).rev() {
            if to == End::Word(from) {
                return None;
            }
            self.guards.shrink(&mut faster);
            let (start, below) = self.guards.split(index, from);
            let (goal, then) = self.split(index, to);
            (from, to) = (below, then);
            let Some(course) = Course::between(start, goal) else { continue };
            let first = self.guard(index, course, 0);
            if index > wanted && self.guards.moves(wanted, index, below, first) {
                to = End::Word(first);
                continue;
            }
            before += &self.guards.way(&faster, below, first);
            if index == wanted {
                return Some(before);
            }
            let (more, guard, next) = self.steps_until(wanted, index, &faster, course, then);
            before += &more;
            (from, to) = (guard, next);
        }
        None
    }

    /// Makes the steps of a piece up to the one after which a faster piece moves, or all of them: returns their moves, and
    /// the ends of the stretch that follows.
    fn steps_until(
        &self,
        wanted: usize,
        index: usize,
        faster: &G::Faster,
        course: Course,
        then: End,
    ) -> (Steps, usize, End) {
        let guard = |number| self.guard(index, course, number);
        let moves = |made: &Digit| self.guards.moves(wanted, index, guard(made - 1), guard(*made));
        let found = (1..course.steps()).find(moves);
        let made = found.unwrap_or(course.steps());
        let next = found.map_or(then, |made| End::Word(guard(made)));
        (self.guards.made(faster, course, made), guard(made - 1), next)
    }
}

impl<G: Guards> Route for TreeRoute<G> {
    type State = G::State;
    type Move = PieceMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: Ways::Unique }
    }

    fn state_at(&self, step: &Steps) -> G::State {
        self.guards.state(self.walk(step).row)
    }

    fn move_at(&self, step: &Steps) -> Option<PieceMove> {
        self.walk(step).next()
    }

    fn step_of(&self, state: &G::State) -> Option<Steps> {
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
        let Some(mut descent) = self.descent(&first) else { return first };
        while let Some(placed) = descent.go_down() {
            let next = &first + &descent.left();
            if placed.pending.is_some() && next <= last {
                return next;
            }
        }
        first
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let wanted = usize::try_from(class).ok()?.checked_sub(1)?;
        let waiting = self.walk(step).pending.into_iter().rev();
        let mut found = waiting.filter(|pending| pending.index >= wanted).filter_map(|pending| {
            let is_slower = pending.index > wanted;
            let after = if is_slower { self.first_after(wanted, pending)? } else { Steps::ZERO };
            Some(&self.next_step_of(pending.index, step)? + &after)
        });
        found.next()
    }

    fn next_larger(&self, step: &Steps) -> Option<Steps> {
        let (mut descent, mut next, mut larger) = (self.descent(step)?, None, None);
        while let Some(placed) = descent.go_down() {
            if placed.pending.is_some() {
                larger = next.replace(step + &descent.left());
            }
        }
        larger
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Puzzle, SlideOut, SlideOutRoute};

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
