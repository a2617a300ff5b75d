//! The one way between two states of a tree, with random access.
//!
//! Descending through the pieces finds the stretch that any step is in. Each stretch but the whole has a word at one end at
//! least, so its length is known from that of the one around it.

use alloc::collections::BTreeMap;

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
struct Pivot<F> {
    index: usize,
    faster: F,
    /// The moves before its first step.
    lead: Steps,
    /// The moves from one row to the other.
    moves: Steps,
}

/// An end of a stretch: where the pieces up to some index are.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    /// Where the route begins.
    Start,
    /// Where it ends.
    Goal,
    /// At the places of a word.
    Word(usize),
}

/// A piece that has steps to make before its stretch ends.
#[derive(Clone, Copy, Debug)]
struct Pending {
    index: usize,
    course: Course,
    /// Where the faster pieces go after its last step.
    then: End,
}

/// The place of a piece at a step.
struct PieceAtStep {
    index: usize,
    place: Digit,
    pending: Option<Pending>,
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
    fn split(&self, index: usize, end: End) -> (Digit, End) {
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
    fn guard(&self, index: usize, course: Course, number: Digit) -> usize {
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

/// Descends through the pieces, into the stretch that a step is in.
struct Descent<'a, G: Guards> {
    route: &'a TreeRoute<G>,
    pivot: &'a Pivot<G::Faster>,
    /// The number of pieces that have not been placed, the fastest.
    pieces: usize,
    ends: (End, End),
    /// The pieces that are faster than the slowest of these.
    faster: G::Faster,
    /// The number of moves in the stretch, and how many of them have been made.
    length: Steps,
    made: Steps,
}

impl<G: Guards> Descent<'_, G> {
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

    /// Places the slowest piece that is left, and descends to the stretch of the faster ones.
    fn go_down(&mut self) -> Option<PieceAtStep> {
        let index = self.pieces.checked_sub(1)?;
        self.pieces = index;
        let ((start, from), (goal, then)) =
            (self.route.split(index, self.ends.0), self.route.split(index, self.ends.1));
        self.ends = (from, then);
        let (mut place, mut pending) = (start, None);
        if let Some(course) = Course::between(start, goal) {
            let made = self.enter(course);
            place = course.after(made);
            pending = course.rest(made).map(|course| Pending { index, course, then });
        }
        if index > 0 {
            self.route.guards.shrink(&mut self.faster);
        }
        Some(PieceAtStep { index, place, pending })
    }

    /// Enters the stretch before, between or after the steps of a piece, and returns how many of them have been made.
    fn enter(&mut self, course: Course) -> Digit {
        let guards = &self.route.guards;
        let guard = |number| self.route.guard(self.pieces, course, number);
        let lead = self.lead(course);
        if self.made <= lead {
            self.ends.1 = End::Word(guard(0));
            self.length = lead;
            return 0;
        }
        let since = self.made.saturating_sub(&lead);
        let (mut steps, mut most) = (1, course.steps());
        while steps < most {
            let more = steps + (most - steps).div_ceil(2);
            if guards.made(&self.faster, course, more) <= since {
                steps = more;
            } else {
                most = more - 1;
            }
        }
        let moves = guards.made(&self.faster, course, steps);
        let last = guard(steps - 1);
        if steps < course.steps() {
            let next = guard(steps);
            self.ends.1 = End::Word(next);
            self.length = guards.way(&self.faster, last, next);
        } else {
            self.length = self.length.saturating_sub(&lead).saturating_sub(&moves);
        }
        self.ends.0 = End::Word(last);
        self.made = since.saturating_sub(&moves);
        steps
    }

    /// Counts the moves before the first step of a course. What is left of both ends is a row for that of the pivot only.
    fn lead(&self, course: Course) -> Steps {
        let guards = &self.route.guards;
        let guard = |step| guards.guard(self.pieces, step);
        match self.ends {
            (End::Word(from), _) => guards.way(&self.faster, from, guard(course.step(0))),
            (_, End::Word(to)) => {
                let tail = guards.way(&self.faster, guard(course.last_step()), to);
                let from_first_step = &guards.made(&self.faster, course, course.steps()) + &tail;
                self.length.saturating_sub(&from_first_step)
            }
            _ => self.pivot.lead.clone(),
        }
    }
}

/// Walks along a route: each piece that has steps to make waits for the faster ones.
struct Walk<'a, G: Guards> {
    route: &'a TreeRoute<G>,
    row: Vec<Digit>,
    /// Slowest first; the last one moves next.
    pending: Vec<Pending>,
}

impl<G: Guards> Walk<'_, G> {
    /// Puts the first `pieces` pieces where an end says.
    fn put(&mut self, pieces: usize, mut end: End) {
        for index in (0..pieces).rev() {
            (self.row[index], end) = self.route.split(index, end);
        }
    }

    /// Sends the first `pieces` pieces from one end to another.
    fn send(&mut self, pieces: usize, mut from: End, mut to: End) {
        for index in (0..pieces).rev() {
            if from == to {
                return;
            }
            let (start, below) = self.route.split(index, from);
            let (goal, then) = self.route.split(index, to);
            (from, to) = (below, then);
            if let Some(course) = Course::between(start, goal) {
                self.pending.push(Pending { index, course, then });
                to = End::Word(self.route.guard(index, course, 0));
            }
        }
    }
}

impl<G: Guards> Iterator for Walk<'_, G> {
    type Item = PieceMove;

    fn next(&mut self) -> Option<PieceMove> {
        let Pending { index, course, then } = self.pending.pop()?;
        let place = course.after(1);
        self.row[index] = place;
        let mut next = then;
        if let Some(course) = course.rest(1) {
            self.pending.push(Pending { index, course, then });
            next = End::Word(self.route.guard(index, course, 0));
        }
        self.send(index, End::Word(self.route.guard(index, course, 0)), next);
        Some(PieceMove { piece: index + 1, to: place })
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
