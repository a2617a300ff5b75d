//! The moves of a route in sequence.
//!
//! Every disc has a peg where it is wanted next, given what the larger discs are waiting for; the smallest disc that is
//! not there is the one to move. After its move only the wanted pegs of smaller discs change, and disc i moves so
//! rarely that this updates a constant number of pegs per move on average.

use super::super::{DiscMove, Peg};
use super::walk::third;
use super::{ClassicRoute, Leg, Walk};
use crate::prelude::*;
use crate::route::{Countdown, Route};
use crate::steps::Steps;

/// Walks along a route of discs.
pub(super) struct DiscMoves<'a> {
    route: &'a ClassicRoute,
    left: Countdown,
    /// The legs after the current one.
    legs_ahead: &'a [Leg],
    /// The pegs of the discs smaller than the largest moving one, smallest first.
    pegs: Vec<u8>,
    /// Where each of them is wanted next.
    wishes: Vec<u8>,
    /// How many of the discs are not yet where the route ends, on a walk away from a perfect peg: the largest of them
    /// moves there, and the others make room for it. None on a walk to a perfect peg.
    spreading: Option<usize>,
}

impl<'a> DiscMoves<'a> {
    pub(super) fn new(route: &'a ClassicRoute, from: &Steps, left: Steps) -> DiscMoves<'a> {
        let mut pegs = route.state_at(from).pegs;
        pegs.truncate(route.moving.saturating_sub(1));
        let ahead = route.legs.iter().filter(|leg| leg.begin > *from).count();
        let (passed, legs_ahead) = route.legs.split_at(route.legs.len() - ahead);
        let (wishes, left) = (pegs.clone(), Countdown::new(left));
        let mut moves = DiscMoves { route, left, legs_ahead, pegs, wishes, spreading: None };
        if let Some(leg) = passed.last() {
            moves.begin(leg.walk);
        }
        moves
    }

    /// Begins the walk of a leg from the current state.
    fn begin(&mut self, walk: Walk) {
        let discs = self.pegs.len();
        match walk {
            Walk::Gather(goal) | Walk::Carry { to: goal, .. } => {
                self.spreading = None;
                self.gather(discs, goal);
            }
            Walk::Scatter(start) => self.spread(discs, start),
        }
    }

    /// Asks for the smallest `count` discs to gather on `goal`.
    fn gather(&mut self, count: usize, goal: u8) {
        let mut goal = goal;
        for (peg, wish) in self.pegs.iter().zip(&mut self.wishes).take(count).rev() {
            *wish = goal;
            goal = third(*peg, goal);
        }
    }

    /// Asks for the smallest `count` discs, which are or should be on `heap`, to move to where the route ends.
    fn spread(&mut self, count: usize, heap: u8) {
        let ends = &self.route.to.pegs;
        let mut heap = heap;
        for disc in (0..count).rev() {
            let end = ends[disc];
            self.wishes[disc] = end;
            if self.pegs[disc] != end {
                self.spreading = Some(disc + 1);
                self.gather(disc, third(heap, end));
                return;
            }
            heap = third(heap, end);
        }
        self.spreading = Some(0);
    }

    /// Moves the smallest disc that is not where it is wanted, if any.
    fn move_small(&mut self) -> Option<DiscMove> {
        let disc = self.pegs.iter().zip(&self.wishes).position(|(peg, wish)| peg != wish)?;
        let from = core::mem::replace(&mut self.pegs[disc], self.wishes[disc]);
        let to = self.wishes[disc];
        if self.spreading == Some(disc + 1) {
            self.spread(disc, third(from, to));
        } else {
            self.gather(disc, to);
        }
        Some(DiscMove { disc: disc + 1, to: Peg(to) })
    }

    /// Moves the largest disc that moves at all, and begins the next leg.
    fn move_large(&mut self) -> Option<DiscMove> {
        let (leg, ahead) = self.legs_ahead.split_first()?;
        self.legs_ahead = ahead;
        self.begin(leg.walk);
        Some(DiscMove { disc: self.route.moving, to: Peg(leg.big) })
    }
}

impl Iterator for DiscMoves<'_> {
    type Item = DiscMove;

    fn next(&mut self) -> Option<DiscMove> {
        self.left.next()?;
        self.move_small().or_else(|| self.move_large())
    }
}
