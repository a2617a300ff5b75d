//! A slide as pieces with guards, and the numbers of moves between these.
//!
//! A guard leaves all pieces at Z, or the slowest of them at 0 and all others at Z. V(r) is the number of moves that r
//! pieces need from one to the other; so all that is known of the faster pieces is how many moves these are for them.

use super::{SlideOut, SlideOutState};
use crate::gray::Digit;
use crate::guards::{Course, Guards, TreeRoute};
use crate::prelude::*;
use crate::steps::Steps;

/// The route from one state of a slide to another.
pub type SlideOutRoute = TreeRoute<SlideOut>;

/// The word with all pieces at Z, and the one with the slowest of them at 0.
const LAST: usize = 0;
const ZERO: usize = 1;

impl SlideOutRoute {
    /// Returns the slide.
    #[must_use]
    pub fn puzzle(&self) -> &SlideOut {
        &self.guards
    }
}

impl Guards for SlideOut {
    type State = SlideOutState;
    type Faster = Steps;

    fn places(&self) -> impl Iterator<Item = Digit> + '_ {
        core::iter::repeat_n(self.base, self.pieces)
    }

    fn state(&self, word: Vec<Digit>) -> SlideOutState {
        SlideOutState { puzzle: *self, word }
    }

    fn row<'a>(&self, state: &'a SlideOutState) -> Option<&'a [Digit]> {
        (state.puzzle == *self).then_some(&state.word)
    }

    fn guard(&self, _: usize, place: Digit) -> usize {
        if self.key(place) == 0 { ZERO } else { LAST }
    }

    fn split(&self, _: usize, word: usize) -> (Digit, usize) {
        (if word == ZERO { 0 } else { self.last_place() }, LAST)
    }

    /// V(r) is the sum of (b − 1)^i for i = 1, …, r if b is odd, and b^r − 1 if it is even.
    fn faster(&self, pieces: usize) -> Steps {
        let base = u32::from(self.base);
        if base.is_multiple_of(2) {
            return Steps::power(base, pieces).saturating_sub(&Steps::ONE);
        }
        let sum = Steps::power(base - 1, pieces + 1).saturating_sub(&(base - 1).into());
        sum.divided_by(base - 2)
    }

    fn shrink(&self, transit: &mut Steps) {
        let base = u32::from(self.base);
        let quotient = if base.is_multiple_of(2) {
            (&*transit + &Steps::ONE).divided_by(base)
        } else {
            transit.divided_by(base - 1)
        };
        *transit = quotient.saturating_sub(&Steps::ONE);
    }

    fn way(&self, transit: &Steps, from: usize, to: usize) -> Steps {
        if from == to { Steps::ZERO } else { transit.clone() }
    }

    fn made(&self, transit: &Steps, _: Course, steps: Digit) -> Steps {
        &transit.times(u32::from(steps) - 1) + &steps.into()
    }

    fn moves(&self, _: usize, _: usize, from: usize, to: usize) -> bool {
        from != to
    }
}
