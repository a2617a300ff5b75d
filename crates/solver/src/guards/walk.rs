//! The way down to a step, and the way on from there.
//!
//! Descending through the pieces finds the stretch that any step is in. Each stretch but the whole has a word at one end at
//! least, so its length is known from that of the one around it.

use super::route::{Pivot, TreeRoute};
use super::{Course, Guards};
use crate::gray::Digit;
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::steps::Steps;

/// An end of a stretch: where the pieces up to some index are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum End {
    /// Where the route begins.
    Start,
    /// Where it ends.
    Goal,
    /// At the places of a word.
    Word(usize),
}

/// A piece that has steps to make before its stretch ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pending {
    pub index: usize,
    pub course: Course,
    /// Where the faster pieces go after its last step.
    pub then: End,
}

/// The place of a piece at a step.
pub(super) struct PieceAtStep {
    pub index: usize,
    pub place: Digit,
    pub pending: Option<Pending>,
}

/// Descends through the pieces, into the stretch that a step is in.
pub(super) struct Descent<'a, G: Guards> {
    pub route: &'a TreeRoute<G>,
    pub pivot: &'a Pivot<G::Faster>,
    /// The number of pieces that have not been placed, the fastest.
    pub pieces: usize,
    pub ends: (End, End),
    /// The pieces that are faster than the slowest of these.
    pub faster: G::Faster,
    /// The number of moves in the stretch, and how many of them have been made.
    pub length: Steps,
    pub made: Steps,
}

impl<G: Guards> Descent<'_, G> {
    /// Counts the moves to the end of the stretch.
    pub fn left(&self) -> Steps {
        self.length.saturating_sub(&self.made)
    }

    /// Places one piece as [`Descent::go_down`] does; none if all of them are at an end of the stretch, so that no
    /// count is needed to place them.
    pub fn go_inside(&mut self) -> Option<PieceAtStep> {
        let is_inside = !self.made.is_zero() && self.made != self.length;
        is_inside.then(|| self.go_down()).flatten()
    }

    /// Places the slowest piece that is left, and descends to the stretch of the faster ones.
    pub fn go_down(&mut self) -> Option<PieceAtStep> {
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
pub(super) struct Walk<'a, G: Guards> {
    pub route: &'a TreeRoute<G>,
    pub row: Vec<Digit>,
    /// Slowest first; the last one moves next.
    pub pending: Vec<Pending>,
}

impl<G: Guards> Walk<'_, G> {
    /// Puts the first `pieces` pieces where an end says.
    pub fn put(&mut self, pieces: usize, mut end: End) {
        for index in (0..pieces).rev() {
            (self.row[index], end) = self.route.split(index, end);
        }
    }

    /// Sends the first `pieces` pieces from one end to another.
    pub fn send(&mut self, pieces: usize, mut from: End, mut to: End) {
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
