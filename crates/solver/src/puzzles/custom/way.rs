//! The one way between two states of the tree, with random access.
//!
//! The slowest piece that differs makes its steps; before the first, between two and after the last, the faster pieces go
//! from one word to another, which is the same task with fewer pieces. Descending through the pieces finds the stretch that
//! any step is in.

use alloc::collections::BTreeMap;
use alloc::sync::Arc;

use super::tree::{Course, End, Traced, Tree};
use super::{Custom, CustomState};
use crate::gray::Digit;
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::route::{Branch, Countdown, Detour, Guarantee, Route, Ways, clip};
use crate::steps::Steps;

/// Branches are not listed for a puzzle with more states than this.
const MOST_STATES: u64 = 1_000;

/// The one way between two states of a tree.
#[derive(Clone, Debug)]
pub(super) struct TreeRoute {
    puzzle: Custom,
    tree: Arc<Tree>,
    from: Traced,
    to: Traced,
    steps: Steps,
}

/// A piece that has steps to make before its stretch ends.
#[derive(Clone, Copy)]
struct Pending<'a> {
    course: Course<'a>,
    /// Where the faster pieces go after its last step.
    then: End<'a>,
}

/// The place of a piece at a step.
struct PieceAtStep<'a> {
    index: usize,
    place: Digit,
    pending: Option<Pending<'a>>,
}

/// A stretch of the route that a step is in, with fewer pieces at every level.
struct Descent<'a> {
    tree: &'a Tree,
    /// The pieces that have not been placed, the fastest.
    pieces: usize,
    ends: (End<'a>, End<'a>),
    length: Steps,
    made: Steps,
}

impl TreeRoute {
    pub fn new(puzzle: Custom, tree: Arc<Tree>, from: &CustomState, to: &CustomState) -> TreeRoute {
        let (from, to) = (tree.trace(from.word.clone()), tree.trace(to.word.clone()));
        let steps = tree.way(puzzle.count(), End::Row(&from), End::Row(&to)).moves;
        TreeRoute { puzzle, tree, from, to, steps }
    }

    pub fn detour(&self, state: &CustomState) -> Option<Detour> {
        if state.puzzle != self.puzzle {
            return None;
        }
        let state = self.tree.trace(state.word.clone());
        let way = |from, to| self.tree.way(self.puzzle.count(), from, to).moves;
        let there = way(End::Row(&self.from), End::Row(&state));
        let on = way(End::Row(&state), End::Row(&self.to));
        let depth = &(&there + &on).saturating_sub(&self.steps) >> 1;
        Some(Detour { leaves_at: there.saturating_sub(&depth), depth })
    }

    /// Lists the dead ends along the route, in step order; none for a puzzle of more than 1,000 states.
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

    fn descent(&self, step: &Steps) -> Descent<'_> {
        Descent {
            tree: &self.tree,
            pieces: self.puzzle.count(),
            ends: (End::Row(&self.from), End::Row(&self.to)),
            length: self.steps.clone(),
            made: step.min(&self.steps).clone(),
        }
    }

    fn walk(&self, step: &Steps) -> Walk<'_> {
        let mut walk = Walk { tree: &self.tree, word: vec![0; self.puzzle.count()], pending: Vec::new() };
        let mut descent = self.descent(step);
        while let Some(placed) = descent.go_down() {
            walk.word[placed.index] = placed.place;
            walk.pending.extend(placed.pending);
        }
        walk
    }

    /// Counts the moves from the next step of a piece to the first one of a faster piece at `wanted` after it; none if that
    /// stays where it is.
    fn first_after(&self, wanted: usize, Pending { course, then }: Pending<'_>) -> Option<Steps> {
        let mut before = Steps::ONE;
        for number in 0..course.steps() {
            let is_last = number + 1 == course.steps();
            let ends = (course.guard(number), if is_last { then } else { course.guard(number + 1) });
            if let Some(first) = self.first_in(wanted, course.index, ends) {
                return Some(&before + &first);
            }
            before += &self.tree.way(course.index, ends.0, ends.1).moves;
            before += &Steps::ONE;
        }
        None
    }

    /// Counts the moves before the first one of the piece at `wanted` on the way of the first `pieces` pieces between two
    /// ends; none if it stays where it is.
    fn first_in(&self, wanted: usize, pieces: usize, ends: (End<'_>, End<'_>)) -> Option<Steps> {
        if !self.tree.way(pieces, ends.0, ends.1).has(wanted) {
            return None;
        }
        let (course, from, to) = self.tree.first_course(pieces, ends.0, ends.1)?;
        let lead = course.lead(from);
        if course.index == wanted {
            return Some(lead.moves);
        }
        if lead.has(wanted) {
            let ends = (self.tree.below(course.index, from), course.guard(0));
            return self.first_in(wanted, course.index, ends);
        }
        let then = self.tree.below(course.index, to);
        self.first_after(wanted, Pending { course, then }).map(|after| &lead.moves + &after)
    }
}

impl<'a> Descent<'a> {
    /// Counts the moves to the end of the stretch.
    fn left(&self) -> Steps {
        self.length.saturating_sub(&self.made)
    }

    /// Places the slowest piece that is left, and descends to the stretch of the faster ones.
    fn go_down(&mut self) -> Option<PieceAtStep<'a>> {
        let (tree, index) = (self.tree, self.pieces.checked_sub(1)?);
        self.pieces = index;
        let (from, to) = self.ends;
        let [start, then] = [from, to].map(|end| tree.below(index, end));
        let Some(course) = Course::new(tree, index, from, to) else {
            self.ends = (start, then);
            return Some(PieceAtStep { index, place: tree.digit(index, from), pending: None });
        };
        let made = self.enter(course, from, to);
        let pending = course.rest(made).map(|course| Pending { course, then });
        let goes_from = if made == 0 { start } else { course.guard(made - 1) };
        self.ends = (goes_from, pending.map_or(then, |pending| pending.course.guard(0)));
        Some(PieceAtStep { index, place: course.after(made), pending })
    }

    /// Enters the stretch before, between or after the steps of a piece, and returns how many of them have been made.
    fn enter(&mut self, course: Course<'_>, from: End<'_>, to: End<'_>) -> usize {
        let lead = course.lead(from).moves;
        if self.made <= lead {
            self.length = lead;
            return 0;
        }
        let since_first = self.made.saturating_sub(&lead).saturating_sub(&Steps::ONE);
        let later = (1..course.steps()).take_while(|number| course.before(*number) <= since_first);
        let made = 1 + later.count();
        self.made = since_first.saturating_sub(&course.before(made - 1));
        self.length = match course.rest(made) {
            Some(_) => course.between(made - 1).moves.clone(),
            None => course.tail(to).moves,
        };
        made
    }
}

/// Walks along a route: each piece that has steps to make waits for the faster ones.
struct Walk<'a> {
    tree: &'a Tree,
    word: Vec<Digit>,
    /// Slowest first; the last one moves next.
    pending: Vec<Pending<'a>>,
}

impl<'a> Walk<'a> {
    /// Sends the first `pieces` pieces from one end to another.
    fn send(&mut self, mut pieces: usize, mut from: End<'a>, mut to: End<'a>) {
        while let Some((course, start, goal)) = self.tree.first_course(pieces, from, to) {
            self.pending.push(Pending { course, then: self.tree.below(course.index, goal) });
            (pieces, from, to) = (course.index, self.tree.below(course.index, start), course.guard(0));
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = PieceMove;

    fn next(&mut self) -> Option<PieceMove> {
        let Pending { course, then } = self.pending.pop()?;
        let (index, place) = (course.index, course.after(1));
        self.word[index] = place;
        let mut next = then;
        if let Some(course) = course.rest(1) {
            self.pending.push(Pending { course, then });
            next = course.guard(0);
        }
        self.send(index, course.guard(0), next);
        Some(PieceMove { piece: index + 1, to: place })
    }
}

impl Route for TreeRoute {
    type State = CustomState;
    type Move = PieceMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: Ways::Unique }
    }

    fn state_at(&self, step: &Steps) -> CustomState {
        CustomState { puzzle: self.puzzle.clone(), word: self.walk(step).word }
    }

    fn move_at(&self, step: &Steps) -> Option<PieceMove> {
        self.walk(step).next()
    }

    fn step_of(&self, state: &CustomState) -> Option<Steps> {
        self.detour(state).filter(|detour| detour.depth.is_zero()).map(|detour| detour.leaves_at)
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = PieceMove> + '_ {
        let mut left = Countdown::new(to.min(&self.steps).saturating_sub(from));
        self.walk(from).take_while(move |_| left.next().is_some())
    }

    fn size_class(&self, step: &Steps) -> u32 {
        // At most 64 pieces.
        self.walk(step).pending.last().map_or(0, |pending| pending.course.index as u32 + 1)
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let mut descent = self.descent(&first);
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
        let (mut descent, mut slower) = (self.descent(step), Vec::new());
        while let Some(placed) = descent.go_down()
            && placed.index >= wanted
        {
            let next = step + &descent.left();
            match placed.pending {
                Some(_) if placed.index == wanted => return Some(next),
                Some(pending) => slower.push((next, pending)),
                None => {}
            }
        }
        let later = |(next, pending)| Some(&next + &self.first_after(wanted, pending)?);
        slower.into_iter().rev().find_map(later)
    }
}
