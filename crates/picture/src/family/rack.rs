//! Any other puzzle of the family: a slot for each piece, its places one above another.

use super::{Cell, Column, Drawn, Row, marks, number_size};
use crate::axis::Axis;
use crate::scene::{Rect, Shape};
use crate::subject::View;
use crate::within::Within;

/// The distance between two slots, and the centre of the first one. All measures are in units of the drawing.
const PITCH: f64 = 90.0;
const FIRST: f64 = 70.0;
const SLOT: f64 = 56.0;
/// The size of a bar, which reaches beyond the slot.
const BAR: (f64, f64) = (78.0, 6.0);
const TOP: f64 = -44.0;
/// The centre of the highest place.
const HIGHEST: f64 = 62.0;
/// The height of a slot with many places, and the distance between two of its places.
const TALL: f64 = 300.0;
const DENSEST: f64 = 20.0;
const WIDEST: f64 = 60.0;
/// If there are more places than this, only the ends are drawn.
const MOST_PLACES: u16 = 16;
const NUMBERS: f64 = 34.0;

/// The distance between the two places of a comb, and the radius of its knob.
const COMB: f64 = 40.0;
const KNOB: f64 = 17.0;

/// The minimum width of a column where there is room beside it, in CSS pixels.
const NARROWEST: f64 = 30.0;

/// Draws the slots, which are further apart where the room is low and wide. A comb moves from side to side, so its slot
/// is horizontal. `bars` are places that a piece waits for, piece 1 first.
pub(crate) fn draw(row: &Row, view: &View<'_>, has_comb: bool, bars: &[Option<u16>]) -> Drawn {
    let rack = Rack::new(row, view, has_comb);
    let plate = Rect::new(14.0, 14.0, rack.width - 28.0, rack.lowest + 28.0 + NUMBERS);
    let mut shapes = vec![Shape::rect("plate-face", plate, 14.0)];
    let (at_rest, middle) = (row.is_calm(), (HIGHEST + rack.lowest) / 2.0);
    shapes.extend(marks::columns(row, rack.columns, middle, |cell, x| {
        if rack.is_comb(cell) {
            return rack.comb(cell, x, at_rest);
        }
        let bar = cell.piece.checked_sub(1).and_then(|index| *bars.get(index)?);
        rack.piece(cell, x, at_rest, bar)
    }));
    let room = Rect::new(0.0, TOP, rack.width, rack.height);
    // Above the plate, where the tag hides no piece of another slot.
    Drawn::in_columns(row, rack.columns, (room, shapes), |column| rack.reach(column), |_| plate.y)
}

/// Returns the distance between two slots in a drawing of this height, given the number of slots.
fn pitch(gaps: f64, height: f64, (wide, high): (f64, f64)) -> f64 {
    let unit = (high / height).max(0.05);
    let most = (wide / unit - 2.0 * FIRST) / gaps.max(1.0);
    PITCH.max((NARROWEST / unit).min(most))
}

/// Returns the distance between two places.
fn step(most: u16) -> f64 {
    let places = f64::from(most) + 1.0;
    if most < MOST_PLACES { (TALL / places).within(DENSEST, WIDEST) } else { TALL / places }
}

/// The measures of the slots.
#[derive(Clone, Copy)]
struct Rack {
    /// The distance between two places.
    step: f64,
    /// The centres of the slots.
    columns: Axis,
    /// The centre of the lowest place.
    lowest: f64,
    /// The size of the drawing.
    width: f64,
    height: f64,
    /// The size of the numbers.
    number: f64,
    has_comb: bool,
}

impl Rack {
    fn new(row: &Row, view: &View<'_>, has_comb: bool) -> Rack {
        let most = row.cells().map(|(_, cell)| cell.most).max().unwrap_or(1);
        let step = step(most);
        let lowest = HIGHEST + step * f64::from(most);
        let height = lowest + 56.0 + NUMBERS - TOP;
        let gaps = row.columns.len().saturating_sub(1) as f64;
        let pitch = pitch(gaps, height, view.room);
        let columns = Axis { zero: FIRST.max(pitch / 2.0), unit: pitch };
        let width = columns.width(row.columns.len());
        Rack { step, columns, lowest, width, height, number: number_size(view, (width, height)), has_comb }
    }

    fn y(self, place: f64) -> f64 {
        self.lowest - self.step * place
    }

    fn radius(self) -> f64 {
        (0.42 * self.step).within(8.4, 23.0)
    }

    fn is_comb(self, cell: &Cell) -> bool {
        self.has_comb && cell.piece == 0
    }

    fn reach(self, column: &Column) -> (f64, f64) {
        match column {
            Column::Piece(cell) if self.is_comb(cell) => (self.lowest, COMB / 2.0),
            Column::Piece(cell) => (self.y(cell.at), self.radius()),
            Column::Gap { .. } => (self.lowest, TALL),
        }
    }

    fn number(self, cell: &Cell, x: f64) -> Shape {
        Shape::text("plate-digit", x, self.lowest + 50.0, self.number, cell.piece.to_string()).keyed("number")
    }

    fn piece(self, cell: &Cell, x: f64, at_rest: bool, bar: Option<u16>) -> Vec<Shape> {
        let (r, y) = (self.radius(), self.y(cell.at));
        let result = cell.outcome().filter(|_| at_rest).map(|to| self.y(to.into()));
        let mut shapes = self.slot(cell, x);
        shapes.extend(bar.map(|place| self.bar(x, place)));
        if cell.goal != cell.value && result.is_none() {
            shapes.push(marks::flag(x, self.y(cell.goal.into())));
        }
        shapes.push(ball(cell, (x, y), r, (at_rest && cell.next.is_some()).then_some(r + 5.0)));
        if let Some(to) = result {
            let down = (to - y).signum();
            let has_arrow = (to - y).abs() > 2.0 * r;
            let arrow = has_arrow.then(|| marks::straight(x, y + down * (r + 8.0), to - down * 2.0));
            let result = std::iter::once(Shape::circle("result", x, to, r));
            shapes.extend(marks::outcome(cell, result.chain(arrow.into_iter().flatten())));
        }
        if at_rest && cell.next.is_none() {
            let allowed = cell.allowed.iter().map(|to| self.y((*to).into()));
            shapes.extend(allowed.map(|y| Shape::circle("halo-legal", x, y, r)));
        }
        shapes.extend(cell.is_refused.then(|| marks::lock(x, y)));
        shapes.push(self.number(cell, x));
        shapes
    }

    /// Draws the slot of a piece with its places; if there are many, only the ends.
    fn slot(self, cell: &Cell, x: f64) -> Vec<Shape> {
        let (r, top) = (self.radius(), self.y(cell.most.into()));
        let height = self.lowest - top + 2.0 * r + 16.0;
        let slot = Rect::new(x - SLOT / 2.0, top - r - 8.0, SLOT, height);
        let every = if cell.most < MOST_PLACES { 1 } else { usize::from(cell.most) };
        let places = (0..=cell.most).step_by(every.max(1));
        let detent = |place: u16| Shape::circle("detent", x, self.y(place.into()), r * 0.55);
        std::iter::once(Shape::rect("slot", slot, SLOT / 2.0)).chain(places.map(detent)).collect()
    }

    /// Draws a bar across the slot of a piece, where another piece waits for it.
    fn bar(self, x: f64, place: u16) -> Shape {
        let area = Rect::new(x - BAR.0 / 2.0, self.y(place.into()) - BAR.1 / 2.0, BAR.0, BAR.1);
        Shape::rect("bar", area, BAR.1 / 2.0)
    }

    /// Draws the slot of a comb, and what carries it.
    fn comb(self, cell: &Cell, x: f64, at_rest: bool) -> Vec<Shape> {
        let y = self.lowest;
        let at = |place: f64| x + COMB * (place - 0.5);
        let slot = Rect::new(x - COMB, y - SLOT / 2.0, 2.0 * COMB, SLOT);
        let (here, is_next) = (at(cell.at), at_rest && cell.next.is_some());
        let mut shapes = vec![
            Shape::rect("slot", slot, SLOT / 2.0),
            ball(cell, (here, y), KNOB, is_next.then_some(KNOB + 4.0)),
        ];
        let result = cell.outcome().filter(|_| at_rest);
        let result = result.map(|to| Shape::circle("result", at(to.into()), y, KNOB));
        shapes.extend(marks::outcome(cell, result));
        if at_rest && !is_next && !cell.allowed.is_empty() {
            shapes.push(Shape::rect("halo-legal", slot.grown(4.0), SLOT / 2.0 + 4.0));
        }
        shapes.extend(cell.is_refused.then(|| marks::lock(here, y)));
        shapes.push(self.number(cell, x));
        shapes
    }
}

/// Draws the piece in a slot, with a halo of this radius if it moves next.
fn ball(cell: &Cell, (x, y): (f64, f64), r: f64, halo: Option<f64>) -> Shape {
    let mut shapes: Vec<Shape> = halo.into_iter().flat_map(|r| marks::halo(x, y, r)).collect();
    shapes.extend(cell.wanted.map(|_| Shape::circle("blocked", x, y, r)));
    shapes.push(Shape::circle(if cell.piece == 0 { "ball-driver" } else { "ball" }, x, y, r).keyed("ball"));
    shapes.push(Shape::circle("bead-light", x - 0.35 * r, y - 0.35 * r, 0.22 * r).keyed("light"));
    marks::nudged(cell.is_refused, shapes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::{Cues, Spot, trial};
    use gros_solver::{Chain, ChainModel, Puzzle, Route};

    // A comb stays within its slot and the slot within its column, and the two places do not overlap.
    const _: () = assert!(COMB / 2.0 + KNOB < COMB && 2.0 * COMB < PITCH && 2.0 * KNOB <= COMB);

    /// How far the mark around a piece reaches beyond it.
    const HALO: f64 = 11.0;

    fn drawn(mosts: &[u16], room: (f64, f64)) -> Drawn {
        let places: Vec<(u16, u16)> = mosts.iter().map(|most| (0, *most)).collect();
        draw(&trial::row(&places), &View::of(room), false, &[])
    }

    #[test]
    fn the_mark_of_the_next_move_hides_no_piece() {
        let lock = Chain::preset(ChainModel::Kugellager);
        let route = lock.route(&lock.start(), &lock.goal()).unwrap();
        for step in 0..route.steps().to_u64().unwrap() {
            let (state, best) = (route.state_at(&step.into()), route.move_at(&step.into()));
            let spot = |(piece, value)| Spot { piece, value, most: if piece == 0 { 1 } else { 4 }, goal: 0 };
            let spots: Vec<Spot> = state.pieces().map(spot).collect();
            let cues = Cues { best, ..Cues::default() };
            let drawn = draw(&Row::new(&spots, cues, None, 1, 60), &View::of((366.0, 300.0)), true, &[]);
            let (_, y) = drawn.tag.unwrap();
            assert!(drawn.spans.iter().all(|span| y < span.y - span.r - HALO), "step {step}");
        }
    }

    #[test]
    fn slots_spread_out_where_the_room_is_low_and_wide() {
        let wide = drawn(&[4; 6], (960.0, 400.0));
        assert_eq!(wide.spans[1].x - wide.spans[0].x, PITCH);
        let low = drawn(&[4; 6], (300.0, 60.0));
        let unit = 60.0 / low.room.height;
        assert!((NARROWEST - 0.1..=50.0).contains(&((low.spans[1].x - low.spans[0].x) * unit)));
        assert!(low.room.width * unit <= 300.1);
        assert!(drawn(&[1], (0.0, 0.0)).room.width.is_finite());
    }

    #[test]
    fn places_are_as_far_apart_as_the_specification_says() {
        assert_eq!([1, 4, 9, 14].map(step), [60.0, 60.0, 30.0, 20.0]);
        assert!(step(9_999) > 0.0 && step(9_999) * 9_999.0 < TALL);
    }

    #[test]
    fn all_slots_have_the_same_foot_and_none_is_higher_than_the_plate() {
        for mosts in [&[4, 4, 4, 1][..], &[1, 1], &[14, 14, 1], &[9_999]] {
            let drawn = drawn(mosts, (900.0, 400.0));
            assert!(drawn.spans.windows(2).all(|two| two[0].y == two[1].y && two[0].x < two[1].x));
            let highest = drawn.spans[0].y - step(*mosts.iter().max().unwrap()) * f64::from(mosts[0]);
            assert!(highest >= HIGHEST - 1e-9, "{mosts:?}");
        }
    }
}
