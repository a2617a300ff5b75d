//! Equal steps along a line: the columns of a row, the numbers of a scale.

/// Where the steps are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Axis {
    /// The place of step 0.
    pub zero: f64,
    /// The distance between two steps.
    pub unit: f64,
}

impl Axis {
    /// Spreads steps from one end to the other.
    pub fn between((from, to): (f64, f64), steps: f64) -> Axis {
        Axis { zero: from, unit: (to - from) / if steps > 0.0 { steps } else { 1.0 } }
    }

    /// Returns the axis with its steps at most so far apart.
    pub fn at_most(self, unit: f64) -> Axis {
        Axis { unit: self.unit.min(unit), ..self }
    }

    /// Returns the place of a step.
    pub const fn at(self, step: f64) -> f64 {
        self.zero + self.unit * step
    }

    /// Returns the place of a whole step.
    pub const fn nth(self, step: usize) -> f64 {
        self.at(step as f64)
    }

    /// Returns the width of so many steps, with as much room behind the last as before the first.
    pub const fn width(self, count: usize) -> f64 {
        self.zero + self.nth(count.saturating_sub(1))
    }

    /// Returns the step at a place.
    pub fn step(self, at: f64) -> f64 {
        (at - self.zero) / self.unit
    }
}
