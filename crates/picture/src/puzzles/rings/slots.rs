//! Which rings are drawn separately, which are joined into a run, and which part of a long row is shown.
//!
//! A slow move needs all rings before it to be equal, so drawing equal neighbours as one run keeps every move legible,
//! however many rings there are.

use std::ops::Range;

use gros_solver::RingsState;

/// The width of a run, in pitches of a single ring.
pub(super) const RUN_WIDTH: f64 = 2.15;

/// The shortest run that is drawn as one column.
const SHORTEST_RUN: usize = 4;

/// Where runs are drawn as one column, the room is one of these numbers of pitches, or as many as fit. Columns come and
/// go from step to step, and this way their size stays the same for a while.
const ROOMS: [f64; 4] = [9.0, 11.0, 13.5, WIDEST];

/// The visible part of a row that does not fit is at most this many pitches wide, so that its rings are large; the
/// strip shows all of them.
const WIDEST: f64 = 16.5;

/// One column of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Slot {
    /// A separate ring.
    Ring(usize),
    /// Rings `high` … `low`, all on or all off.
    Run {
        /// The innermost ring of the run.
        high: usize,
        /// The outermost.
        low: usize,
        /// Whether they are on.
        on: bool,
    },
}

impl Slot {
    /// Returns the innermost ring of the slot.
    pub(super) fn high(self) -> usize {
        match self {
            Slot::Ring(ring) => ring,
            Slot::Run { high, .. } => high,
        }
    }

    /// Returns the outermost ring of the slot.
    pub(super) fn low(self) -> usize {
        match self {
            Slot::Ring(ring) => ring,
            Slot::Run { low, .. } => low,
        }
    }

    /// Returns the width, in pitches.
    pub(super) fn width(self) -> f64 {
        match self {
            Slot::Ring(_) => 1.0,
            Slot::Run { .. } => RUN_WIDTH,
        }
    }

    /// Writes the number of the ring, or of both ends of the run.
    pub(super) fn label(self) -> String {
        match self {
            Slot::Ring(ring) => ring.to_string(),
            Slot::Run { high, low, .. } => format!("{high}\u{2013}{low}"),
        }
    }

    fn holds(self, ring: usize) -> bool {
        (self.low()..=self.high()).contains(&ring)
    }
}

/// The visible columns, innermost first, and how many rings are beyond them on either side.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    /// The columns.
    pub(super) slots: Vec<Slot>,
    /// How many pitches there is room for; the columns are at its end, so that the free end keeps its place.
    pub(super) room: f64,
    /// How many columns there are before the first one, on the inside.
    pub(super) start: usize,
    /// The total number of columns.
    pub(super) of: usize,
    /// How many rings are before the first column, on the inside.
    pub(super) hidden_inside: usize,
    /// How many rings are after the last column.
    pub(super) hidden_outside: usize,
}

impl Row {
    /// Returns the width of all columns, in pitches.
    pub(super) fn width(&self) -> f64 {
        self.slots.iter().map(|slot| slot.width()).sum()
    }

    /// Returns whether there are rings beyond the columns.
    pub(super) fn is_window(&self) -> bool {
        self.slots.len() < self.of
    }

    /// Returns the innermost and the outermost visible ring.
    pub(super) fn ends(&self) -> Option<(usize, usize)> {
        Some((self.slots.first()?.high(), self.slots.last()?.low()))
    }

    /// Returns each column with its centre, in pitches from the left of the room.
    pub(super) fn placed(&self) -> impl Iterator<Item = (Slot, f64)> {
        self.slots.iter().scan(self.room - self.width(), |left, slot| {
            let middle = *left + slot.width() / 2.0;
            *left += slot.width();
            Some((*slot, middle))
        })
    }
}

/// A state in columns, and how many pitches wide a visible part of them may be.
///
/// Rings are separate while they fit. Then runs are drawn as one column, except around the focus and at the ends; then
/// only a window is shown.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Columns {
    slots: Vec<Slot>,
    rings: usize,
    capacity: f64,
}

impl Columns {
    /// Lays out a state, drawing ring `focus` and its neighbours separately.
    pub(super) fn new(state: &RingsState, focus: usize, capacity: f64) -> Columns {
        let rings = state.rings();
        if rings as f64 <= capacity {
            return Columns { slots: (1..=rings).rev().map(Slot::Ring).collect(), rings, capacity };
        }
        Columns { slots: with_runs(state, focus), rings, capacity: capacity.min(WIDEST) }
    }

    /// Shows the columns around a ring.
    pub(super) fn around(&self, ring: usize) -> Row {
        let place = self.slots.iter().position(|slot| slot.holds(ring));
        let shown = self.grown(place.unwrap_or(self.slots.len().saturating_sub(1)));
        self.row(shown)
    }

    /// Shows the columns from this one on, counted from the innermost; near the end, the window moves back to stay
    /// full.
    pub(super) fn from(&self, start: usize) -> Row {
        let first_of_last = self.slots.len() - self.fitting(self.slots.iter().rev());
        let start = start.min(first_of_last);
        let shown = self.fitting(self.slots.iter().skip(start));
        self.row(start..start + shown)
    }

    fn fitting<'a>(&self, slots: impl Iterator<Item = &'a Slot>) -> usize {
        let widths = slots.scan(0.0, |sum, slot| {
            *sum += slot.width();
            Some(*sum)
        });
        widths.take_while(|width| *width <= self.capacity).count()
    }

    /// Grows from one column to both sides alternately, as far as there is room.
    fn grown(&self, centre: usize) -> Range<usize> {
        let width = |index: usize| self.slots.get(index).map(|slot| slot.width());
        let mut shown = centre..(centre + 1).min(self.slots.len());
        let mut room = self.capacity - width(centre).unwrap_or(0.0);
        loop {
            let right = width(shown.end).filter(|width| *width <= room);
            if let Some(width) = right {
                shown.end += 1;
                room -= width;
            }
            let left = shown.start.checked_sub(1).and_then(width).filter(|width| *width <= room);
            if let Some(width) = left {
                shown.start -= 1;
                room -= width;
            }
            if right.is_none() && left.is_none() {
                return shown;
            }
        }
    }

    fn room_for(&self, width: f64) -> f64 {
        if self.rings as f64 <= self.capacity {
            return width;
        }
        ROOMS.into_iter().find(|room| width <= *room).unwrap_or(width).min(self.capacity).max(width)
    }

    fn row(&self, shown: Range<usize>) -> Row {
        let start = shown.start;
        let slots: Vec<Slot> = self.slots.get(shown).map(<[Slot]>::to_vec).unwrap_or_default();
        let hidden_inside = slots.first().map_or(0, |slot| self.rings - slot.high());
        let hidden_outside = slots.last().map_or(0, |slot| slot.low() - 1);
        let room = self.room_for(slots.iter().map(|slot| slot.width()).sum());
        Row { slots, room, start, of: self.slots.len(), hidden_inside, hidden_outside }
    }
}

fn with_runs(state: &RingsState, focus: usize) -> Vec<Slot> {
    let rings = state.rings();
    let stands_alone = |ring: usize| ring <= 3 || ring == rings || ring.abs_diff(focus) <= 1;
    let order: Vec<usize> = (1..=rings).rev().collect();
    let alike = |one: &usize, next: &usize| {
        !stands_alone(*one) && !stands_alone(*next) && state.is_on(*one) == state.is_on(*next)
    };
    order.chunk_by(alike).flat_map(|run| slots_of(state, run)).collect()
}

fn slots_of(state: &RingsState, run: &[usize]) -> Vec<Slot> {
    match run {
        [high, .., low] if run.len() >= SHORTEST_RUN => {
            vec![Slot::Run { high: *high, low: *low, on: state.is_on(*high) }]
        }
        _ => run.iter().copied().map(Slot::Ring).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Puzzle, Rings};

    fn state(text: &str) -> RingsState {
        let pieces = gros_solver::internals::notation::read_row(text, gros_solver::Alphabet::Bits, 2000)
            .unwrap()
            .len();
        Rings::new(pieces).unwrap().parse_state(text).unwrap()
    }

    fn written(row: &Row) -> String {
        let names = row.slots.iter().map(|slot| match slot {
            Slot::Ring(ring) => ring.to_string(),
            Slot::Run { high, low, .. } => format!("{high}-{low}"),
        });
        names.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn sixty_four_rings_need_ten_columns() {
        // The state of 64 rings whose next move is ring 51: 64 off, 63-58 on, 57-53 off, 52 on, 51 off, 50 on.
        let state = state("0.1*6.0*5.101.0*49");
        let row = Columns::new(&state, 51, 36.0).around(51);
        assert_eq!(written(&row), "64 63-58 57-53 52 51 50 49-4 3 2 1");
        assert_eq!((row.hidden_inside, row.hidden_outside), (0, 0));
    }

    #[test]
    fn the_room_and_the_free_end_stay_while_columns_come_and_go() {
        let rows = ["0.1*3.0*8.101.0*49", "0.1*3.0*7.1101.0*49"].map(|text| {
            let state = state(text);
            Columns::new(&state, 51, 36.0).around(51)
        });
        assert_ne!(rows[0].width(), rows[1].width());
        for row in &rows {
            assert_eq!(row.room, 16.5);
            let (last, middle) = row.placed().last().unwrap();
            assert_eq!((last, middle), (Slot::Ring(1), row.room - 0.5));
        }
    }

    #[test]
    fn no_row_is_wider_than_its_place_and_none_loses_a_ring() {
        for text in ["1*1000", "0*999.1", "1.0*400.1*300.0*299"] {
            let state = state(text);
            for focus in [1, 2, 5, 500, 999, 1000] {
                for capacity in [8.0, 12.0, 36.0] {
                    let columns = Columns::new(&state, focus, capacity);
                    let row = columns.around(focus);
                    check(&row, capacity);
                    assert!(row.slots.iter().any(|slot| slot.holds(focus)));
                    for start in 0..row.of + 2 {
                        check(&columns.from(start), capacity);
                    }
                }
            }
        }
    }

    fn check(row: &Row, capacity: f64) {
        assert!(row.width() <= row.room && row.room <= capacity);
        let shown: usize = row.slots.iter().map(|slot| slot.high() - slot.low() + 1).sum();
        assert_eq!(row.hidden_inside + shown + row.hidden_outside, 1000);
        assert!(!row.slots.is_empty());
    }

    #[test]
    fn a_row_that_does_not_fit_has_large_rings() {
        let row = |rings: usize| Columns::new(&state(&"10".repeat(rings / 2)), 5, 38.0).around(5);
        assert_eq!((row(38).slots.len(), row(40).slots.len()), (38, 16));
    }

    #[test]
    fn a_window_goes_from_end_to_end() {
        let state = state(&"10".repeat(500));
        let columns = Columns::new(&state, 500, 12.0);
        assert_eq!(columns.from(0).ends(), Some((1000, 989)));
        assert_eq!(columns.from(1).ends(), Some((999, 988)));
        for beyond in [988, 989, 5000] {
            assert_eq!((columns.from(beyond).start, columns.from(beyond).ends()), (988, Some((12, 1))));
        }
    }

    #[test]
    fn the_start_of_a_window_gives_the_same_window() {
        let state = state("1.0*40.1*30.01010.0*19.10101");
        for ring in 1..=100 {
            let columns = Columns::new(&state, 25, 9.0);
            let row = columns.around(ring);
            assert!(row.start + row.slots.len() <= row.of);
            assert!(columns.from(row.start).slots.starts_with(&row.slots));
        }
    }
}
