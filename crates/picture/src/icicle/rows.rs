//! The heights of the rows: the largest and the smallest calls are bars, and the rows between them share the
//! rest.

use super::BAR;
use super::axis::HEAD;

/// The height of a row of bars.
const HEIGHT: f64 = 16.0;
/// How many rows at the top, and at the bottom, are always of that height.
const LARGE: usize = 4;
const SMALL: usize = 7;
/// The height of all rows between them.
const MIDDLE: f64 = 120.0;

pub(super) struct Rows {
    tops: Vec<f64>,
    foot: f64,
}

impl Rows {
    /// Lays out some rows, one of which may be opened together with its neighbours.
    pub fn of(count: usize, opened: Option<usize>) -> Rows {
        let middle = LARGE..count.saturating_sub(SMALL).max(LARGE);
        let is_thin = HEIGHT * middle.len() as f64 > MIDDLE;
        let is_opened = |row: usize| opened.is_some_and(|opened| row.abs_diff(opened) <= 1);
        let high = middle.clone().filter(|row| is_opened(*row)).count();
        let thin = (MIDDLE - HEIGHT * high as f64) / (middle.len() - high).max(1) as f64;
        let mut top = HEAD;
        let tops = (0..count).map(|row| {
            let is_low = is_thin && middle.contains(&row) && !is_opened(row);
            let this = top;
            top += if is_low { thin } else { HEIGHT };
            this
        });
        let tops = tops.collect();
        Rows { tops, foot: top }
    }

    pub fn top(&self, row: usize) -> f64 {
        self.tops.get(row).copied().unwrap_or(self.foot)
    }

    pub fn height(&self, row: usize) -> f64 {
        self.top(row + 1) - self.top(row)
    }

    /// Returns where the last row ends.
    pub fn foot(&self) -> f64 {
        self.foot
    }

    /// Returns whether a row is high enough for bars.
    pub fn is_high(&self, row: usize) -> bool {
        self.height(row) >= BAR
    }

    /// Finds the row at a height.
    pub fn at(&self, y: f64) -> Option<usize> {
        let below = self.tops.partition_point(|top| *top <= y);
        below.checked_sub(1).filter(|_| y < self.foot)
    }
}
