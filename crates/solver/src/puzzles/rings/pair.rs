//! The route when the two outer rings can move as one.
//!
//! On the path of all states, the pair joins ranks 8t and 8t + 2, and ranks 8t + 5 and 8t + 7. A shortest route takes
//! every such chord that it meets, so eight steps of the path take six moves; it is unique (A051049 counts the moves
//! from all on to all off).

use super::RingMove;
use super::place::RankCursor;
use crate::path::Stretch;
use crate::route::{Countdown, clip, next_tick, previous_tick, tallest_tick};
use crate::steps::Steps;

/// For each rank modulo 8: the number of moves from the multiple of 8 below up to it, the last of which may be a single
/// one.
const UP_TO: [u32; 8] = [0, 1, 1, 2, 3, 4, 5, 5];
const UP_FROM: [u32; 8] = [0, 0, 1, 2, 3, 4, 4, 5];
/// The ranks modulo 8 that a long route passes.
const PASSED: [u32; 6] = [0, 2, 3, 4, 5, 7];
/// This many moves include every kind of small move that lies ahead.
const A_PERIOD: usize = 8;

/// A shortest route on the path with chords.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PairedWay {
    stretch: Stretch,
    steps: Steps,
}

impl PairedWay {
    pub(super) fn new(from: Steps, to: Steps) -> PairedWay {
        let stretch = Stretch::new(from, to);
        let (low, high) =
            if stretch.climbs() { (&stretch.from, &stretch.to) } else { (&stretch.to, &stretch.from) };
        let steps = if low == high { Steps::ZERO } else { up_to(high).saturating_sub(&up_from(low)) };
        PairedWay { stretch, steps }
    }

    pub(super) fn steps(&self) -> &Steps {
        &self.steps
    }

    pub(super) fn rank_at(&self, step: &Steps) -> Steps {
        let Stretch { from, to, .. } = &self.stretch;
        if step.is_zero() {
            from.clone()
        } else if step >= &self.steps {
            to.clone()
        } else if self.stretch.climbs() {
            rank_after(&(&up_from(from) + step))
        } else {
            rank_after(&up_to(from).saturating_sub(step))
        }
    }

    pub(super) fn step_of(&self, rank: &Steps) -> Option<Steps> {
        let Stretch { from, to, .. } = &self.stretch;
        if rank == from {
            return Some(Steps::ZERO);
        }
        if rank == to {
            return Some(self.steps.clone());
        }
        self.stretch.step_of(rank).filter(|_| PASSED.contains(&in_eight(rank)))?;
        let moves = up_to(rank);
        Some(if self.stretch.climbs() {
            moves.saturating_sub(&up_from(from))
        } else {
            up_to(from).saturating_sub(&moves)
        })
    }

    /// Finds the step of a move of the path that is not part of a chord.
    fn step_of_move(&self, path_move: &Steps) -> Steps {
        let Stretch { from, .. } = &self.stretch;
        let below = path_move.saturating_sub(&Steps::ONE);
        let moves = if self.stretch.climbs() {
            up_to(path_move).saturating_sub(&up_from(from))
        } else {
            up_to(from).saturating_sub(&up_from(&below))
        };
        moves.saturating_sub(&Steps::ONE)
    }

    pub(super) fn moves(&self, from: &Steps, left: Steps) -> PairedMoves {
        let (place, end) = (RankCursor::new(&self.rank_at(from)), RankCursor::new(&self.stretch.to));
        PairedMoves { place, end, climbs: self.stretch.climbs(), left: Countdown::new(left) }
    }

    pub(super) fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let Some((first, last)) = clip(first, last, &self.steps) else { return Steps::ZERO };
        let ends = (self.rank_at(&first), self.rank_at(&(&last + &Steps::ONE)));
        let (low, high) = if self.stretch.climbs() { (&ends.0, &ends.1) } else { (&ends.1, &ends.0) };
        let tallest = tallest_tick(&(low + &Steps::ONE), high);
        if tallest.trailing_zeros().is_some_and(|zeros| zeros >= 2) {
            return self.step_of_move(&tallest);
        }
        // Only the two outer rings move, so there are few moves.
        let few = self.moves(&first, (&last + &Steps::ONE).saturating_sub(&first)).enumerate();
        let largest = few.max_by_key(|(_, mv)| mv.ring).map_or(0, |(index, _)| index);
        &first + &Steps::from(largest)
    }

    pub(super) fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        let left = self.steps.checked_sub(step)?;
        if class <= 2 {
            let mut near = self.moves(step, left).take(A_PERIOD);
            return near.position(|mv| mv.ring as u32 == class).map(|ahead| step + &Steps::from(ahead));
        }
        let Stretch { to, .. } = &self.stretch;
        let here = self.rank_at(step);
        let found = if self.stretch.climbs() {
            next_tick(class, &(&here + &Steps::ONE), to)
        } else {
            previous_tick(class, &(to + &Steps::ONE), &here)
        };
        found.filter(|_| !left.is_zero()).map(|path_move| self.step_of_move(&path_move))
    }
}

/// The moves in sequence.
pub(super) struct PairedMoves {
    place: RankCursor,
    end: RankCursor,
    climbs: bool,
    left: Countdown,
}

impl Iterator for PairedMoves {
    type Item = RingMove;

    fn next(&mut self) -> Option<RingMove> {
        self.left.next()?;
        if self.is_chord_ahead() {
            self.place.advance(self.climbs);
            self.place.advance(self.climbs);
            return Some(RingMove::PAIR);
        }
        if self.climbs {
            self.place.advance(true);
            Some(RingMove::of(self.place.ring_below()))
        } else {
            let ring = self.place.ring_below();
            self.place.advance(false);
            Some(RingMove::of(ring))
        }
    }
}

impl PairedMoves {
    /// Returns whether a chord begins here that does not lead past the end.
    fn is_chord_ahead(&self) -> bool {
        let Self { place, end, .. } = self;
        if self.climbs {
            matches!(place.in_eight(), 0 | 5) && !place.is_just_below(end)
        } else {
            matches!(place.in_eight(), 2 | 7) && !end.is_just_below(place)
        }
    }
}

fn in_eight(rank: &Steps) -> u32 {
    (0..3usize).map(|bit| u32::from(rank.bit(bit)) << bit).sum()
}

fn counted(rank: &Steps, in_the_last: &[u32; 8]) -> Steps {
    let rest = in_the_last.get(in_eight(rank) as usize).copied().unwrap_or(0);
    &(rank >> 3).times(6) + &Steps::from(rest)
}

/// Counts the moves from rank 0 up to a rank, the last of which may be a single one.
fn up_to(rank: &Steps) -> Steps {
    counted(rank, &UP_TO)
}

/// Counts the moves from rank 0 to the last rank, at most this one, that a long route passes.
fn up_from(rank: &Steps) -> Steps {
    counted(rank, &UP_FROM)
}

/// Returns the rank after this many moves of a long route from rank 0.
fn rank_after(moves: &Steps) -> Steps {
    let eights = moves.divided_by(6);
    let rest = moves.saturating_sub(&eights.times(6)).to_usize().and_then(|rest| PASSED.get(rest).copied());
    &(eights << 3) + &Steps::from(rest.unwrap_or(0))
}
