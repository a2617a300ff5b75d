//! Which columns of a long row are shown, and the strip of all rings that scrolls them.

use gros_solver::Rings;

use super::layout;
use super::slots::{Columns, Row};
use super::strip;
use crate::strip::Strip;
use crate::subject::{Look, Subject, View};

/// How much narrower the strip is if it has a button at both ends, in CSS pixels.
const BUTTONS: f64 = 80.0;

/// The visible columns of a row: all of them, or as many as there is room for.
///
/// ```
/// use gros_picture::puzzles::rings::Window;
/// use gros_picture::{Subject, View};
/// use gros_solver::{Puzzle, Rings};
/// let rings = Rings::new(1_000)?;
/// let state = rings.parse_state(&"10".repeat(500))?;
/// let subject = Subject::still(rings, state);
/// let window = Window::new(&subject, &View { start: Some(0), ..View::of((1_040.0, 400.0)) });
/// assert_eq!(window.ends(), Some((1_000, 985)));
/// assert_eq!((window.hidden_inside(), window.hidden_outside()), (0, 984));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Window {
    columns: Columns,
    row: Row,
    strip: Strip,
}

impl Window {
    /// Chooses which columns of a row a view shows.
    #[must_use]
    pub fn new(subject: &Subject<Rings>, view: &View<'_>) -> Window {
        let state = &subject.state;
        let (width, height) = view.room;
        let capacity = layout::capacity(if view.look == Look::Vertical { height } else { width });
        let around = view.around.or(subject.moved.filter(|_| view.is_still));
        let slowest = || subject.legal.iter().filter(|mv| !mv.pair).map(|mv| mv.ring).max();
        let around = around.or_else(slowest).unwrap_or(1);
        let columns = Columns::new(state, around, capacity);
        let row = view.start.map_or_else(|| columns.around(around), |start| columns.from(start));
        let room = Strip::room(width) - if row.is_window() { BUTTONS } else { 0.0 };
        let strip = Strip { pieces: state.rings(), mirrored: view.is_flipped, width: room.max(1.0).round() };
        Window { columns, row, strip }
    }

    pub(super) fn row(&self) -> &Row {
        &self.row
    }

    pub(super) fn strip(&self) -> Strip {
        self.strip
    }

    /// Returns whether some ring is not drawn separately, so that a strip shows all of them.
    #[must_use]
    pub fn has_strip(&self) -> bool {
        self.row.slots.len() < self.strip.pieces
    }

    /// Returns whether columns are left out on either side, so that the strip is a scroll bar.
    #[must_use]
    pub fn is_part(&self) -> bool {
        self.row.is_window()
    }

    /// Returns the first visible column, counted from the innermost.
    #[must_use]
    pub fn start(&self) -> usize {
        self.row.start
    }

    /// Returns the start of the outermost window.
    #[must_use]
    pub fn last_start(&self) -> usize {
        self.row.of - self.row.slots.len()
    }

    /// Returns the innermost and the outermost visible ring.
    #[must_use]
    pub fn ends(&self) -> Option<(usize, usize)> {
        self.row.ends()
    }

    /// Counts the rings left out towards the handle.
    #[must_use]
    pub fn hidden_inside(&self) -> usize {
        self.row.hidden_inside
    }

    /// Counts the rings left out towards the free end.
    #[must_use]
    pub fn hidden_outside(&self) -> usize {
        self.row.hidden_outside
    }

    /// Returns the start of the window one page towards the handle; pages overlap by one column.
    #[must_use]
    pub fn page_inwards(&self) -> usize {
        (self.row.start + 1).saturating_sub(self.row.slots.len()).min(self.row.start.saturating_sub(1))
    }

    /// Returns the start of the window one page towards the free end.
    #[must_use]
    pub fn page_outwards(&self) -> usize {
        self.row.start + (self.row.slots.len() - 1).max(1)
    }

    /// Returns the left and right edges of the frame on the strip, if columns are left out.
    #[must_use]
    pub fn frame(&self) -> Option<(f64, f64)> {
        self.is_part().then(|| strip::frame(self)).flatten()
    }

    /// Returns the width of the strip, in CSS pixels.
    #[must_use]
    pub fn strip_width(&self) -> f64 {
        self.strip.width
    }

    /// Returns the start of the window around the ring at a point of the strip.
    #[must_use]
    pub fn start_at(&self, x: f64) -> usize {
        self.columns.around(self.strip.at(x)).start
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::Puzzle;

    fn window(flipped: bool, start: Option<usize>) -> Window {
        let rings = Rings::new(1_000).unwrap();
        let state = rings.parse_state(&"10".repeat(500)).unwrap();
        let view = View { start, is_flipped: flipped, ..View::of((1_040.0, 400.0)) };
        Window::new(&Subject::still(rings, state), &view)
    }

    #[test]
    fn pages_meet_in_one_column() {
        let window = window(false, Some(400));
        assert_eq!(window.ends(), Some((600, 585)));
        assert_eq!((window.page_inwards(), window.page_outwards()), (385, 415));
        assert_eq!(window.last_start(), 984);
    }

    #[test]
    fn the_frame_is_where_its_rings_are() {
        for flipped in [false, true] {
            let window = window(flipped, Some(400));
            let (left, right) = window.frame().unwrap();
            let start = window.start_at((left + right) / 2.0);
            assert!(start.abs_diff(400) <= 1, "{start}");
        }
    }

    #[test]
    fn few_rings_need_no_strip() {
        let rings = Rings::new(9).unwrap();
        let window = Window::new(&Subject::still(rings, rings.start()), &View::of((320.0, 400.0)));
        assert!(!window.has_strip() && !window.is_part());
        assert_eq!(window.frame(), None);
    }
}
