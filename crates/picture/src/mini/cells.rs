//! Cells of equal size, in as many rows as they need.

use crate::scene::Rect;

/// Cells, from left to right and row by row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cells {
    /// How many there are.
    pub count: usize,
    /// The maximum width of all of them together.
    pub width: f64,
    /// The minimum and maximum width of each.
    pub least: f64,
    pub most: f64,
    /// The height of each.
    pub height: f64,
    /// The distance between them.
    pub gap: f64,
}

impl Cells {
    /// Returns the number of cells in a row, making the rows as equal as possible.
    pub(crate) fn columns(&self) -> usize {
        let fit = ((self.width + self.gap) / (self.least + self.gap)) as usize;
        let rows = self.count.div_ceil(fit.clamp(1, self.count.max(1)));
        self.count.div_ceil(rows.max(1)).max(1)
    }

    fn rows(&self) -> usize {
        self.count.div_ceil(self.columns())
    }

    fn cell_width(&self) -> f64 {
        let columns = self.columns() as f64;
        ((self.width - self.gap * (columns - 1.0)) / columns).min(self.most)
    }

    /// Returns the area of each.
    pub(crate) fn areas(self) -> impl Iterator<Item = Rect> {
        let (columns, width) = (self.columns(), self.cell_width());
        (0..self.count).map(move |index| {
            let (column, row) = ((index % columns) as f64, (index / columns) as f64);
            Rect::new(column * (width + self.gap), row * (self.height + self.gap), width, self.height)
        })
    }

    /// Returns the room for all of them.
    pub(crate) fn room(&self) -> Rect {
        let (columns, rows) = (self.columns() as f64, self.rows() as f64);
        let long = |count: f64, one: f64| count * (one + self.gap) - self.gap;
        Rect::sized(long(columns, self.cell_width()), long(rows, self.height))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_as_long_as_each_other() {
        let cells = |count| Cells { count, width: 352.0, least: 28.0, most: 96.0, height: 40.0, gap: 0.0 };
        let columns = [1, 9, 12, 13, 20, 36].map(|count| (cells(count).columns(), cells(count).rows()));
        assert_eq!(columns, [(1, 1), (9, 1), (12, 1), (7, 2), (10, 2), (12, 3)]);
        assert_eq!(cells(2).room(), Rect::sized(192.0, 40.0));
        assert_eq!(cells(13).room(), Rect::sized(352.0, 80.0));
    }
}
