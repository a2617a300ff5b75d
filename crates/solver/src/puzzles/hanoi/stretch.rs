//! Routes that are built from shorter ones: a tower moves by moving smaller towers.
//!
//! A [`Stretch`] is one move, or a sequence of shorter stretches that are made only when needed. Every query descends
//! from the whole route to one move and skips everything beside it, so it costs the depth of the recursion and never
//! its size.

use alloc::borrow::Cow;
use alloc::sync::Arc;
use core::fmt::Debug;
use core::ops::Range;

use super::route::FirstMove;
use super::{DiscMove, HanoiState};
use crate::internals::sort_short_by_key;
use crate::prelude::*;
use crate::route::{Countdown, Guarantee, Route, clip};
use crate::steps::Steps;

/// A part of a route. Discs are counted from 0, the smallest.
pub(super) trait Stretch: Clone + Debug {
    /// Counts its moves; at least one.
    fn length(&self) -> Cow<'_, Steps>;

    /// Returns the discs that may move in it; the largest of them always does.
    fn discs(&self) -> Range<usize>;

    /// Returns where its discs are before it.
    fn before(&self) -> Stand;

    /// Returns where its discs are after it.
    fn after(&self) -> Stand;

    fn parts(&self) -> Parts<Self>;
}

/// The contents of a stretch.
pub(super) enum Parts<S> {
    /// A single move.
    Move(DiscMove),
    /// A sequence of stretches; at least one.
    Row(Vec<S>),
}

/// Where some discs are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stand {
    /// All of them on one peg.
    On(u8),
    AsAtStart,
    AsAtGoal,
}

/// Returns the discs that are in both ranges.
fn common(one: &Range<usize>, other: &Range<usize>) -> Range<usize> {
    let start = one.start.max(other.start);
    start..one.end.min(other.end).max(start)
}

/// Returns the discs of a stretch that stay still in one of its parts.
fn still(discs: &Range<usize>, moving: &Range<usize>) -> [Range<usize>; 2] {
    [discs.start..moving.start, moving.end..discs.end]
}

/// A route that is one stretch, or that has no moves.
#[derive(Clone, Debug)]
pub(super) struct StretchRoute<S> {
    ends: Arc<[HanoiState; 2]>,
    whole: Option<S>,
    steps: Steps,
    guarantee: Guarantee,
}

/// A stretch with the step at which it begins.
struct StretchAt<S> {
    begin: Steps,
    stretch: S,
}

impl<S: Stretch> StretchAt<S> {
    fn end(&self) -> Steps {
        &self.begin + &*self.stretch.length()
    }

    /// Gives each stretch of a sequence its first step; the sequence begins where this stretch does.
    fn row(&self, parts: Vec<S>) -> Vec<StretchAt<S>> {
        let mut begin = self.begin.clone();
        let mut placed = Vec::with_capacity(parts.len());
        for stretch in parts {
            let end = &begin + &*stretch.length();
            placed.push(StretchAt { begin: core::mem::replace(&mut begin, end), stretch });
        }
        placed
    }
}

impl<S: Stretch> StretchRoute<S> {
    pub(super) fn new(ends: [&HanoiState; 2], whole: Option<S>, guarantee: Guarantee) -> StretchRoute<S> {
        let steps = whole.as_ref().map_or(Steps::ZERO, |whole| whole.length().into_owned());
        StretchRoute { ends: Arc::new(ends.map(HanoiState::clone)), whole, steps, guarantee }
    }

    fn start(&self) -> &HanoiState {
        &self.ends[0]
    }

    /// Writes where some discs are.
    fn write(&self, stand: Stand, pegs: &mut [u8], discs: Range<usize>) {
        match stand {
            Stand::On(peg) => pegs[discs].fill(peg),
            Stand::AsAtStart => pegs[discs.clone()].copy_from_slice(&self.ends[0].pegs[discs]),
            Stand::AsAtGoal => pegs[discs.clone()].copy_from_slice(&self.ends[1].pegs[discs]),
        }
    }

    fn placed(&self) -> Option<StretchAt<S>> {
        self.whole.clone().map(|stretch| StretchAt { begin: Steps::ZERO, stretch })
    }

    /// Returns the size of the largest disc that moves; 0 if none does.
    pub(super) fn largest_moving(&self) -> usize {
        self.whole.as_ref().map_or(0, |whole| whole.discs().end)
    }

    /// Lists the first moves of the discs that are larger than all that moved before, in one walk along all sequences.
    pub(super) fn first_moves(&self) -> Vec<FirstMove> {
        let mut pegs = self.start().pegs.clone();
        let (mut found, mut largest) = (Vec::new(), 0);
        let mut ahead = Vec::from_iter(self.placed());
        while let Some(here) = ahead.pop().filter(|_| largest < self.largest_moving()) {
            if here.stretch.discs().end <= largest {
                self.write(here.stretch.after(), &mut pegs, here.stretch.discs());
                continue;
            }
            match here.stretch.parts() {
                Parts::Row(parts) => ahead.extend(here.row(parts).into_iter().rev()),
                Parts::Move(mv) => {
                    let state = HanoiState { pegs: pegs.clone() };
                    found.push(FirstMove { step: here.begin, mv, state });
                    largest = mv.disc;
                    pegs[mv.disc - 1] = mv.to.0;
                }
            }
        }
        found
    }

    /// Finds the step of a state in a route that begins and ends as the whole does.
    fn find(&self, state: &[u8]) -> Option<Steps> {
        let wrong = Wrong::new(state, &self.ends);
        let mut open = Vec::from_iter(self.placed());
        while let Some(here) = open.pop() {
            match here.stretch.parts() {
                Parts::Move(mv) => {
                    let disc = mv.disc - 1..mv.disc;
                    if wrong.count(here.stretch.after(), &disc) == 0 {
                        return Some(here.end());
                    }
                    if wrong.count(here.stretch.before(), &disc) == 0 {
                        return Some(here.begin);
                    }
                }
                Parts::Row(parts) => {
                    let fits = wrong.fitting(&here.stretch, &parts);
                    let row = here.row(parts).into_iter().zip(fits);
                    open.extend(row.filter(|(_, fits)| *fits).map(|(part, _)| part).rev());
                }
            }
        }
        None
    }

    /// Writes where the discs are after `left` moves of the whole, which is at most its length.
    fn place(&self, whole: S, mut left: Steps, pegs: &mut [u8]) {
        let mut here = whole;
        loop {
            if left.is_zero() {
                return self.write(here.before(), pegs, here.discs());
            }
            let Parts::Row(mut parts) = here.parts() else {
                return self.write(here.after(), pegs, here.discs());
            };
            let mut index = 0;
            while index + 1 < parts.len() && left > *parts[index].length() {
                left = left.saturating_sub(&parts[index].length());
                index += 1;
            }
            for still in still(&here.discs(), &parts[index].discs()) {
                self.write_before_part(&here, &parts[..index], pegs, still);
            }
            here = parts.swap_remove(index);
        }
    }

    /// Writes where some discs of a stretch are after its first parts: each is where the last part that moves it leaves
    /// it.
    fn write_before_part(&self, whole: &S, made: &[S], pegs: &mut [u8], discs: Range<usize>) {
        let mut gaps = Gaps::new(discs.clone());
        for part in made.iter().rev() {
            gaps.take(&common(&part.discs(), &discs), |gap| self.write(part.after(), pegs, gap));
        }
        gaps.take(&discs, |gap| self.write(whole.before(), pegs, gap));
    }
}

/// The discs of a range that have not been written yet, as ordered ranges.
struct Gaps(Vec<Range<usize>>);

impl Gaps {
    fn new(discs: Range<usize>) -> Gaps {
        Gaps(vec![discs])
    }

    /// Removes the discs in a range, and passes them to `give`.
    fn take(&mut self, range: &Range<usize>, mut give: impl FnMut(Range<usize>)) {
        let first = self.0.partition_point(|gap| gap.end <= range.start);
        let last = self.0.partition_point(|gap| gap.start < range.end);
        if range.is_empty() || first >= last {
            return;
        }
        let rest = [self.0[first].start..range.start, range.end..self.0[last - 1].end];
        self.0[first..last].iter().for_each(|gap| give(common(gap, range)));
        self.0.splice(first..last, rest.into_iter().filter(|rest| !rest.is_empty()));
    }
}

/// How many of the first discs of a state differ from what a stretch may require, for each number of first discs, so
/// that any range is answered at once.
struct Wrong {
    on: Vec<Vec<usize>>,
    as_at_start: Vec<usize>,
    as_at_goal: Vec<usize>,
}

impl Wrong {
    fn new(state: &[u8], ends: &[HanoiState; 2]) -> Wrong {
        let counts = |is_wrong: &dyn Fn(usize, u8) -> bool| {
            let sums = state.iter().enumerate().scan(0, |sum, (disc, peg)| {
                *sum += usize::from(is_wrong(disc, *peg));
                Some(*sum)
            });
            core::iter::once(0).chain(sums).collect::<Vec<usize>>()
        };
        let pegs = ends.iter().flat_map(|end| &end.pegs).chain(state).max().map_or(0, |peg| peg + 1);
        Wrong {
            on: (0..pegs).map(|wanted| counts(&|_, peg| peg != wanted)).collect(),
            as_at_start: counts(&|disc, peg| peg != ends[0].pegs[disc]),
            as_at_goal: counts(&|disc, peg| peg != ends[1].pegs[disc]),
        }
    }

    /// Counts the discs of a range that are elsewhere.
    fn count(&self, stand: Stand, discs: &Range<usize>) -> usize {
        let sums = match stand {
            Stand::On(peg) => match self.on.get(usize::from(peg)) {
                Some(sums) => sums,
                // No disc is on that peg.
                None => return discs.len(),
            },
            Stand::AsAtStart => &self.as_at_start,
            Stand::AsAtGoal => &self.as_at_goal,
        };
        sums[discs.end] - sums[discs.start]
    }

    /// Returns for each part of a stretch whether the state may occur in it: all discs that stay still in the part are
    /// in place.
    ///
    /// A single move between towers is left out, since both of its states belong to the towers.
    fn fitting<S: Stretch>(&self, whole: &S, parts: &[S]) -> Vec<bool> {
        let is_tower = |index: usize| parts.get(index).is_some_and(|part| part.discs().len() > 1);
        let is_left_out = |index: usize| {
            let between_towers = index > 0 && is_tower(index - 1) && is_tower(index + 1);
            between_towers && *parts[index].length() == Steps::ONE
        };
        let mut wrong = self.count(whole.before(), &whole.discs());
        let fits = parts.iter().enumerate().map(|(index, part)| {
            let moving = part.discs();
            let in_part = self.count(part.before(), &moving);
            let fits = wrong == in_part && !is_left_out(index);
            wrong = wrong - in_part + self.count(part.after(), &moving);
            fits
        });
        fits.collect()
    }
}

impl<S: Stretch> Route for StretchRoute<S> {
    type State = HanoiState;
    type Move = DiscMove;

    fn steps(&self) -> &Steps {
        &self.steps
    }

    fn guarantee(&self) -> Guarantee {
        self.guarantee
    }

    fn state_at(&self, step: &Steps) -> HanoiState {
        let mut pegs = self.start().pegs.clone();
        if let Some(whole) = &self.whole {
            self.place(whole.clone(), step.min(&self.steps).clone(), &mut pegs);
        }
        HanoiState { pegs }
    }

    fn move_at(&self, step: &Steps) -> Option<DiscMove> {
        self.moves(step, &(step + &Steps::ONE)).next()
    }

    fn step_of(&self, state: &HanoiState) -> Option<Steps> {
        let moving = self.largest_moving();
        let start = self.start();
        if state.discs() != start.discs() || state.pegs[moving..] != start.pegs[moving..] {
            return None;
        }
        if self.whole.is_none() { Some(Steps::ZERO) } else { self.find(&state.pegs) }
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = DiscMove> + '_ {
        let ahead = Vec::from_iter(self.whole.clone());
        let left = Countdown::new(to.min(&self.steps).saturating_sub(from));
        StretchMoves { ahead, skip: from.clone(), left }
    }

    fn size_class(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| u32::try_from(mv.disc).unwrap_or(u32::MAX))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let after = &last + &Steps::ONE;
        let mut best = (0, first.clone());
        let mut open = Vec::from_iter(self.placed());
        while let Some(here) = open.pop() {
            if here.stretch.discs().end <= best.0 {
                continue;
            }
            match here.stretch.parts() {
                Parts::Move(mv) => best = (mv.disc, here.begin),
                Parts::Row(parts) => {
                    let met = here.row(parts).into_iter();
                    let mut met: Vec<_> =
                        met.filter(|part| part.begin <= last && first < part.end()).collect();
                    // A sequence may be long; parts that are certainly surpassed need not be sorted.
                    let whole = met.iter().filter(|part| first <= part.begin && part.end() <= after);
                    let sure = whole.map(|part| part.stretch.discs().end).max().unwrap_or(0);
                    met.retain(|part| part.stretch.discs().end >= sure);
                    sort_short_by_key(&mut met, |part| part.stretch.discs().end);
                    open.extend(met);
                }
            }
        }
        best.1
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let disc = usize::try_from(class).ok()?.checked_sub(1)?;
        let mut open = Vec::from_iter(self.placed());
        while let Some(here) = open.pop() {
            if !here.stretch.discs().contains(&disc) || here.end() <= *step {
                continue;
            }
            match here.stretch.parts() {
                Parts::Move(_) => return Some(here.begin),
                Parts::Row(parts) => open.extend(here.row(parts).into_iter().rev()),
            }
        }
        None
    }
}

/// Walks along a route, expanding one stretch after another.
struct StretchMoves<S> {
    /// The stretches ahead, nearest last.
    ahead: Vec<S>,
    /// How many moves to skip before the next one.
    skip: Steps,
    left: Countdown,
}

impl<S: Stretch> Iterator for StretchMoves<S> {
    type Item = DiscMove;

    fn next(&mut self) -> Option<DiscMove> {
        self.left.next()?;
        while let Some(here) = self.ahead.pop() {
            if !self.skip.is_zero() && self.skip >= *here.length() {
                self.skip = self.skip.saturating_sub(&here.length());
                continue;
            }
            match here.parts() {
                Parts::Move(mv) => return Some(mv),
                Parts::Row(parts) => self.ahead.extend(parts.into_iter().rev()),
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hanoi::Peg;
    use std::cell::Cell;

    /// The number of parts in the sequence of [`Many`].
    const PARTS: usize = 2_000;

    std::thread_local! {
        static ASKED: Cell<usize> = const { Cell::new(0) };
    }

    /// A move of one disc, or a sequence of moves from the largest disc to the smallest; it counts how often its discs
    /// are queried.
    #[derive(Clone, Debug)]
    enum Many {
        Row,
        Move(usize),
    }

    impl Stretch for Many {
        fn length(&self) -> Cow<'_, Steps> {
            Cow::Owned(if let Many::Row = self { Steps::from(PARTS) } else { Steps::ONE })
        }

        fn discs(&self) -> Range<usize> {
            ASKED.set(ASKED.get() + 1);
            match self {
                Many::Row => 0..PARTS,
                Many::Move(disc) => *disc..disc + 1,
            }
        }

        fn before(&self) -> Stand {
            Stand::AsAtStart
        }

        fn after(&self) -> Stand {
            Stand::AsAtGoal
        }

        fn parts(&self) -> Parts<Many> {
            match self {
                Many::Row => Parts::Row((0..PARTS).rev().map(Many::Move).collect()),
                Many::Move(disc) => Parts::Move(DiscMove { disc: disc + 1, to: Peg(0) }),
            }
        }
    }

    #[test]
    fn finding_the_largest_move_of_a_long_sequence_queries_each_part_a_few_times() {
        let ends = [&HanoiState { pegs: Vec::new() }, &HanoiState { pegs: Vec::new() }];
        let route = StretchRoute::new(ends, Some(Many::Row), Guarantee::UpperBound);
        for (first, last) in [(0_usize, PARTS - 1), (700, 1_500), (1_999, 1_999)] {
            ASKED.set(0);
            let found = route.largest_move_in(&Steps::from(first), &Steps::from(last));
            assert_eq!(found, Steps::from(first));
            assert!(ASKED.get() <= 5 * PARTS, "{first}..={last}: {}", ASKED.get());
        }
    }
}
