//! Routes that are built from shorter ones: a tower moves by moving smaller towers.
//!
//! A [`Stretch`] is one move, or a row of shorter stretches that follow each other and are made only when they
//! are looked into. Every question goes down from the whole route to one move, past whatever lies beside it,
//! so it costs the depth of the recursion and never its size.

use std::borrow::Cow;
use std::fmt::Debug;
use std::ops::Range;
use std::sync::Arc;

use super::{DiscMove, HanoiState};
use crate::route::{Countdown, Guarantee, Route, clip};
use crate::steps::Steps;

/// A part of a route. Discs are counted from 0, the smallest.
pub(super) trait Stretch: Clone + Debug {
    /// Counts its moves; at least one.
    fn length(&self) -> Cow<'_, Steps>;

    /// Gives the discs that may move in it; the largest of them does.
    fn discs(&self) -> Range<usize>;

    /// Writes where those of its discs that are `within` stand before it.
    fn begin(&self, pegs: &mut [u8], within: &Range<usize>);

    /// Writes where those of its discs that are `within` stand after it.
    fn finish(&self, pegs: &mut [u8], within: &Range<usize>);

    /// Looks into it.
    fn parts(&self) -> Parts<Self>;
}

/// What is found in a stretch.
pub(super) enum Parts<S> {
    /// It is this one move.
    Move(DiscMove),
    /// It is this row of stretches, one after the other; at least one.
    Row(Vec<S>),
}

/// Gives the discs that are in both ranges.
pub(super) fn common(one: &Range<usize>, other: &Range<usize>) -> Range<usize> {
    let start = one.start.max(other.start);
    start..one.end.min(other.end).max(start)
}

/// Gives the discs of a stretch that stand still in one of its parts.
fn still(discs: &Range<usize>, moving: &Range<usize>) -> [Range<usize>; 2] {
    [discs.start..moving.start, moving.end..discs.end]
}

/// A route that is one stretch, or stays where it is.
#[derive(Clone, Debug)]
pub(super) struct StretchRoute<S> {
    from: Arc<HanoiState>,
    whole: Option<S>,
    steps: Steps,
    guarantee: Guarantee,
}

/// A stretch and the step at which it begins.
struct Placed<S> {
    begin: Steps,
    stretch: S,
}

impl<S: Stretch> Placed<S> {
    fn end(&self) -> Steps {
        &self.begin + &self.stretch.length()
    }

    /// Places the stretches of a row, which begins where this stretch does.
    fn row(&self, parts: Vec<S>) -> Vec<Placed<S>> {
        let mut begin = self.begin.clone();
        let mut placed = Vec::with_capacity(parts.len());
        for stretch in parts {
            let end = &begin + &stretch.length();
            placed.push(Placed { begin: std::mem::replace(&mut begin, end), stretch });
        }
        placed
    }
}

impl<S: Stretch> StretchRoute<S> {
    pub(super) fn new(from: &HanoiState, whole: Option<S>, guarantee: Guarantee) -> StretchRoute<S> {
        let steps = whole.as_ref().map_or(Steps::ZERO, |whole| whole.length().into_owned());
        StretchRoute { from: Arc::new(from.clone()), whole, steps, guarantee }
    }

    fn placed(&self) -> Option<Placed<S>> {
        self.whole.clone().map(|stretch| Placed { begin: Steps::ZERO, stretch })
    }

    /// Gives the size of the largest disc that moves; 0 if none does.
    pub(super) fn largest_moving(&self) -> usize {
        self.whole.as_ref().map_or(0, |whole| whole.discs().end)
    }

    /// Finds the step of a state among those of a route that begins and ends as the whole does.
    fn find(&self, state: &[u8]) -> Option<Steps> {
        let mut open = Vec::from_iter(self.placed());
        while let Some(here) = open.pop() {
            match here.stretch.parts() {
                Parts::Move(mv) if state[mv.disc - 1] == mv.to.0 => return Some(here.end()),
                Parts::Move(mv) => {
                    let mut from = [0];
                    one_disc_before(&here.stretch, mv.disc - 1, &mut from);
                    if state[mv.disc - 1] == from[0] {
                        return Some(here.begin);
                    }
                }
                Parts::Row(parts) => {
                    let discs = here.stretch.discs();
                    let fits = fitting(&here.stretch, &discs, &parts, state);
                    let row = here.row(parts);
                    open.extend(
                        row.into_iter().zip(fits).filter(|(_, fits)| *fits).map(|(part, _)| part).rev(),
                    );
                }
            }
        }
        None
    }
}

/// Writes where one disc stands before a move of it.
fn one_disc_before<S: Stretch>(stretch: &S, disc: usize, peg: &mut [u8; 1]) {
    let mut pegs = vec![0; disc + 1];
    stretch.begin(&mut pegs, &(disc..disc + 1));
    peg[0] = pegs[disc];
}

/// As many parts are looked at one by one; of more, the discs that stand wrong are counted.
const FEW_PARTS: usize = 8;

/// Tells of each part of a stretch whether a state may be met in it: all discs that stand still in it stand as
/// they should.
///
/// A single move between towers is left out, since they meet both its states.
fn fitting<S: Stretch>(whole: &S, discs: &Range<usize>, parts: &[S], state: &[u8]) -> Vec<bool> {
    if parts.len() > FEW_PARTS {
        return fitting_by_counting(whole, discs, parts, state);
    }
    let mut pegs = vec![0; discs.end];
    let is_tower = |index: usize| parts.get(index).is_some_and(|part| part.discs().len() > 1);
    let mut fits = |index: usize| {
        let between_towers = index > 0 && is_tower(index - 1) && is_tower(index + 1);
        let is_left_out = between_towers && *parts[index].length() == Steps::ONE;
        !is_left_out
            && still(discs, &parts[index].discs()).iter().all(|still| {
                whole.begin(&mut pegs, still);
                parts[..index].iter().for_each(|part| part.finish(&mut pegs, still));
                pegs[still.clone()] == state[still.clone()]
            })
    };
    (0..parts.len()).map(&mut fits).collect()
}

/// Does what [`fitting`] does: only discs that move in a part may stand wrong before it.
fn fitting_by_counting<S: Stretch>(whole: &S, discs: &Range<usize>, parts: &[S], state: &[u8]) -> Vec<bool> {
    let mut pegs = vec![0; discs.end];
    whole.begin(&mut pegs, discs);
    let wrong_in =
        |pegs: &[u8], range: &Range<usize>| range.clone().filter(|disc| pegs[*disc] != state[*disc]).count();
    let mut wrong = wrong_in(&pegs, discs);
    let fits = parts.iter().map(|part| {
        let moving = part.discs();
        let before = wrong_in(&pegs, &moving);
        let fits = wrong == before;
        part.finish(&mut pegs, &moving);
        wrong = wrong - before + wrong_in(&pegs, &moving);
        fits
    });
    fits.collect()
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
        let mut pegs = self.from.pegs.clone();
        if let Some(whole) = &self.whole {
            place(whole.clone(), step.min(&self.steps).clone(), &mut pegs);
        }
        HanoiState { pegs }
    }

    fn move_at(&self, step: &Steps) -> Option<DiscMove> {
        self.moves(step, &(step + &Steps::ONE)).next()
    }

    fn step_of(&self, state: &HanoiState) -> Option<Steps> {
        let moving = self.largest_moving();
        if state.discs() != self.from.discs() || state.pegs[moving..] != self.from.pegs[moving..] {
            return None;
        }
        if self.whole.is_none() { Some(Steps::ZERO) } else { self.find(&state.pegs) }
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = DiscMove> + '_ {
        let ahead = Vec::from_iter(self.whole.clone());
        let left = Countdown::new(to.min(&self.steps).saturating_sub(from));
        StretchMoves { ahead, skip: from.clone(), left }
    }

    fn rank_of_move(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| u32::try_from(mv.disc).unwrap_or(u32::MAX))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
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
                    met.sort_by_key(|part| part.stretch.discs().end);
                    open.extend(met);
                }
            }
        }
        best.1
    }

    fn next_move_of(&self, rank: u32, step: &Steps) -> Option<Steps> {
        let disc = usize::try_from(rank).ok()?.checked_sub(1)?;
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

/// Writes where the discs of a stretch stand after `left` of its moves, at most its length.
fn place<S: Stretch>(mut here: S, mut left: Steps, pegs: &mut [u8]) {
    loop {
        let discs = here.discs();
        if left.is_zero() {
            return here.begin(pegs, &discs);
        }
        let Parts::Row(mut parts) = here.parts() else { return here.finish(pegs, &discs) };
        let mut index = 0;
        while index + 1 < parts.len() && left > *parts[index].length() {
            left = left.saturating_sub(&parts[index].length());
            index += 1;
        }
        for still in still(&discs, &parts[index].discs()) {
            here.begin(pegs, &still);
            parts[..index].iter().for_each(|part| part.finish(pegs, &still));
        }
        here = parts.swap_remove(index);
    }
}

/// Walks along a route, looking into one stretch after the other.
struct StretchMoves<S> {
    /// What lies ahead, the nearest last.
    ahead: Vec<S>,
    /// How many moves are left out before the next.
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
