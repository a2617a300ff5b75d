//! The position of a number of moves on the line.

use gros_solver::Steps;
use gros_solver::methods::Span;

/// The space at both ends.
const MARGIN: f64 = 4.0;
/// How many powers of two next to the current state have a least width, so that single moves are seen; and that width.
const NEAR: f64 = 8.0;
const NEAR_WIDTH: f64 = 5.0;
/// How far beyond the edge everything is that is not visible.
const BEYOND: f64 = 6.0;

/// The line of the moves.
pub(super) enum Line {
    /// Distances from the current state grow with the logarithm of the moves.
    Doubling {
        /// The current state, and its position.
        here: Steps,
        middle: f64,
        /// The width of a power of two nearby, and far away.
        near: f64,
        far: f64,
    },
    /// Distances grow with the moves.
    Alike {
        width: f64,
        here: f64,
        /// The moves before the ones that fill the width, and their number.
        before: Steps,
        length: Steps,
    },
}

impl Line {
    pub fn doubling(width: f64, here: &Steps, whole: &Steps) -> Line {
        let (middle, most) = (width / 2.0, logarithm(whole).max(1.0));
        let half = middle - MARGIN;
        let near = if most > NEAR { (half / most).max(NEAR_WIDTH) } else { half / most };
        let far = if most > NEAR { (half - NEAR * near) / (most - NEAR) } else { near };
        Line::Doubling { here: here.clone(), middle, near, far }
    }

    pub fn alike(width: f64, here: &Steps, span: &Span) -> Line {
        let before = span.before();
        let length = span.last.saturating_sub(&before);
        let line = Line::Alike { width, here: 0.0, before, length };
        let here = line.x(here);
        match line {
            Line::Alike { width, before, length, .. } => Line::Alike { width, here, before, length },
            line => line,
        }
    }

    /// Returns the position of the current state.
    pub fn here(&self) -> f64 {
        match self {
            Line::Doubling { middle, .. } => *middle,
            Line::Alike { here, .. } => *here,
        }
    }

    /// Returns the position after this many moves.
    pub fn x(&self, moves: &Steps) -> f64 {
        match self {
            Line::Doubling { here, middle, .. } => {
                let away = self.away(logarithm(&moves.abs_diff(here)));
                if moves < here { middle - away } else { middle + away }
            }
            Line::Alike { width, before, length, .. } => {
                let Some(made) = moves.checked_sub(before) else { return -BEYOND };
                if made > *length {
                    return width + BEYOND;
                }
                MARGIN + made.fraction_of(length) * (width - 2.0 * MARGIN)
            }
        }
    }

    /// Returns how far from the current state a power of two is.
    pub fn away(&self, power: f64) -> f64 {
        match self {
            Line::Doubling { near, far, .. } => power.min(NEAR) * near + (power - NEAR).max(0.0) * far,
            Line::Alike { .. } => 0.0,
        }
    }

    /// Returns where some moves begin and end.
    pub fn ends(&self, span: &Span) -> (f64, f64) {
        (self.x(&span.before()), self.x(&span.last))
    }
}

/// Returns the logarithm to base 2 of one more than a number.
pub(super) fn logarithm(number: &Steps) -> f64 {
    const EXACT: usize = 52;
    let shift = number.bit_len().saturating_sub(EXACT);
    let top = (number >> shift).to_f64();
    let one = if shift == 0 { 1.0 } else { 0.0 };
    (top + one).log2() + shift as f64
}
