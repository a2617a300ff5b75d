//! The ladder of wishes: from the largest ring down, each ring says where the next one has to be.

use crate::position::open;

/// A rung of the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The number of the ring.
    pub ring: usize,
    /// Whether it is on.
    pub is_on: bool,
    /// Whether it must be on.
    pub must_be_on: bool,
    /// The nearest larger ring that has to move, and waits for this one.
    pub waiting: Option<usize>,
}

impl Rung {
    /// Returns the ladder of a position of rings that must all come off, from the largest ring down.
    ///
    /// ```
    /// use gros_learning::lessons::Rung;
    /// let ladder = Rung::ladder("rings?n=6&step=20");
    /// let digits: String = ladder.iter().map(|rung| if rung.is_done() { '0' } else { '1' }).collect();
    /// assert_eq!(digits, "010110");
    /// ```
    #[must_use]
    pub fn ladder(spec: &str) -> Vec<Rung> {
        let state = open(spec).map(|timeline| timeline.state().to_string()).unwrap_or_default();
        let rings = state.len();
        let (mut rungs, mut must_be_on, mut waiting) = (Vec::new(), false, None);
        for (index, digit) in state.chars().enumerate() {
            let rung = Rung { ring: rings - index, is_on: digit == '1', must_be_on, waiting };
            must_be_on = !rung.is_done();
            waiting = if rung.is_done() { waiting } else { Some(rung.ring) };
            rungs.push(rung);
        }
        rungs
    }

    /// Returns whether the ring is where it must be.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.is_on == self.must_be_on
    }

    /// Returns the ring that moves now: the last one that is not where it must be.
    #[must_use]
    pub fn next(ladder: &[Rung]) -> Option<usize> {
        ladder.iter().rev().find(|rung| !rung.is_done()).map(|rung| rung.ring)
    }
}
