//! Any other puzzle of the family: a slot for each piece, with a place above another.

use yew::prelude::*;

use super::marks::{self, Round};
use super::scene::{Cell, Column, Drawn, Place, Scene};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

/// The distance of two slots; all measures are units of the drawing.
const PITCH: f64 = 90.0;
const FIRST: f64 = 70.0;
const SLOT: f64 = 56.0;
const TOP: f64 = -44.0;
/// The middle of the highest place.
const HIGHEST: f64 = 62.0;
/// The height of a slot with many places, and the distance of two places in it.
const TALL: f64 = 300.0;
const DENSEST: f64 = 20.0;
const WIDEST: f64 = 60.0;
/// Of more places than this only the ends are drawn.
const MOST_PLACES: u16 = 16;
const NUMBERS: f64 = 34.0;

/// The distance of the two places of a comb, and the radius of what stands there.
const COMB: f64 = 40.0;
const KNOB: f64 = 17.0;

/// A column is no narrower where there is room beside it, in CSS pixels.
const NARROWEST: f64 = 30.0;

/// Draws the slots; where `room`, in CSS pixels, is low and wide, they stand farther apart. A comb goes from side to
/// side, so its slot lies.
pub fn draw(scene: &Scene, room: (f64, f64), has_comb: bool) -> Drawn {
    let most = scene.cells().map(|(_, cell)| cell.most).max().unwrap_or(1);
    let rack = Rack { step: step(most) };
    let is_comb = |cell: &Cell| has_comb && cell.piece == 0;
    let lowest = HIGHEST + rack.step * f64::from(most);
    let height = lowest + 56.0 + NUMBERS - TOP;
    let gaps = scene.columns.len().saturating_sub(1) as f64;
    let pitch = pitch(gaps, height, room);
    let x_of = |index: usize| FIRST + pitch * index as f64;
    let width = 2.0 * FIRST + pitch * gaps;
    let plate = Rect { x: 14.0, y: 14.0, width: width - 28.0, height: lowest + 28.0 + NUMBERS };
    let at_rest = scene.is_calm();
    let draw_column = |(index, column): (usize, &Column)| match column {
        Column::Piece(cell) if is_comb(cell) => draw_comb(cell, x_of(index), lowest, at_rest),
        Column::Piece(cell) => {
            html! { <g key={cell.piece}>{ rack.draw(cell, x_of(index), lowest, at_rest) }</g> }
        }
        Column::Gap { is_blocker, .. } => marks::gap(x_of(index), (HIGHEST + lowest) / 2.0, *is_blocker),
    };
    let place = |(index, column): (usize, &Column)| match column {
        Column::Piece(cell) if is_comb(cell) => {
            Place { x: x_of(index), width: pitch, y: lowest, r: COMB / 2.0 }
        }
        Column::Piece(cell) => {
            Place { x: x_of(index), width: pitch, y: rack.y(cell.at, lowest), r: rack.radius() }
        }
        Column::Gap { .. } => Place { x: x_of(index), width: pitch, y: lowest, r: TALL },
    };
    let next = scene.cells().find(|(_, cell)| cell.next.is_some());
    // Above the plate, where it hides no piece of another slot.
    let tag = next.map(|(index, _)| (x_of(index), plate.y));
    Drawn {
        marks: html! {
            <>
                { svg::rect("plate-face", plate, 14.0) }
                { for scene.columns.iter().enumerate().map(draw_column) }
            </>
        },
        width,
        height: (TOP, height),
        columns: scene.columns.iter().enumerate().map(place).collect(),
        tag,
    }
}

/// Gives the distance of two slots in a drawing so high, given how many there are.
fn pitch(gaps: f64, height: f64, (wide, high): (f64, f64)) -> f64 {
    let unit = (high / height).max(0.05);
    let most = (wide / unit - 2.0 * FIRST) / gaps.max(1.0);
    PITCH.max((NARROWEST / unit).min(most))
}

/// Gives the distance of two places.
fn step(most: u16) -> f64 {
    let places = f64::from(most) + 1.0;
    if most < MOST_PLACES { (TALL / places).clamp(DENSEST, WIDEST) } else { TALL / places }
}

/// The measures of the slots.
#[derive(Clone, Copy)]
struct Rack {
    step: f64,
}

impl Rack {
    fn y(self, place: f64, lowest: f64) -> f64 {
        lowest - self.step * place
    }

    fn radius(self) -> f64 {
        (0.42 * self.step).clamp(8.4, 23.0)
    }

    fn draw(self, cell: &Cell, x: f64, lowest: f64, at_rest: bool) -> Html {
        let r = self.radius();
        let (y, top) = (self.y(cell.at, lowest), self.y(f64::from(cell.most), lowest));
        let slot =
            Rect { x: x - SLOT / 2.0, y: top - r - 8.0, width: SLOT, height: lowest - top + 2.0 * r + 16.0 };
        let shown = if cell.most < MOST_PLACES { 1 } else { usize::from(cell.most) };
        let places = (0..=cell.most).step_by(shown.max(1));
        let result = cell.outcome().filter(|_| at_rest).map(|to| self.y(to.into(), lowest));
        let ball = if cell.piece == 0 { "ball ball-driver" } else { "ball" };
        html! {
            <>
                { svg::rect("slot", slot, SLOT / 2.0) }
                { for places.map(|place| svg::circle("detent", x, self.y(place.into(), lowest), r * 0.55)) }
                if cell.goal != cell.value && result.is_none() {
                    { flag(x, self.y(cell.goal.into(), lowest)) }
                }
                <g class={cell.is_refused.then_some("nudged")}>
                    if at_rest && cell.next.is_some() {
                        { marks::halo(Round { x, y, r: r + 5.0 }) }
                    }
                    if cell.wanted.is_some() {
                        { svg::circle("blocked", x, y, r) }
                    }
                    { svg::circle(ball, x, y, r) }
                    { svg::circle("bead-light", x - 0.35 * r, y - 0.35 * r, 0.22 * r) }
                </g>
                if let Some(to) = result {
                    { svg::circle("result", x, to, r) }
                    if (to - y).abs() > 2.0 * r {
                        { marks::straight(x, y + (to - y).signum() * (r + 8.0), to - (to - y).signum() * 2.0) }
                    }
                }
                if at_rest && cell.next.is_none() {
                    { for cell.allowed.iter().map(|to| svg::circle("halo-legal", x, self.y((*to).into(), lowest), r)) }
                }
                if cell.is_refused {
                    { marks::lock(x, y) }
                }
                <text class="plate-digit" x={num(x)} y={num(lowest + 50.0)}>{ cell.piece }</text>
            </>
        }
    }
}

/// Draws the slot of a comb and what carries it.
fn draw_comb(cell: &Cell, x: f64, y: f64, at_rest: bool) -> Html {
    let at = |place: f64| x + COMB * (place - 0.5);
    let slot = |more: f64| Rect {
        x: x - COMB - more,
        y: y - SLOT / 2.0 - more,
        width: 2.0 * (COMB + more),
        height: SLOT + 2.0 * more,
    };
    let (here, is_next) = (at(cell.at), at_rest && cell.next.is_some());
    html! {
        <g key={cell.piece}>
            { svg::rect("slot", slot(0.0), SLOT / 2.0) }
            <g class={cell.is_refused.then_some("nudged")}>
                if cell.wanted.is_some() {
                    { svg::circle("blocked", here, y, KNOB) }
                }
                if is_next {
                    { marks::halo(Round { x: here, y, r: KNOB + 4.0 }) }
                }
                { svg::circle("ball ball-driver", here, y, KNOB) }
                { svg::circle("bead-light", here - 0.35 * KNOB, y - 0.35 * KNOB, 0.22 * KNOB) }
            </g>
            if let Some(to) = cell.outcome().filter(|_| at_rest) {
                { svg::circle("result", at(to.into()), y, KNOB) }
            }
            if at_rest && !is_next && !cell.allowed.is_empty() {
                { svg::rect("halo-legal", slot(4.0), SLOT / 2.0 + 4.0) }
            }
            if cell.is_refused {
                { marks::lock(here, y) }
            }
            <text class="plate-digit" x={num(x)} y={num(y + 50.0)}>{ cell.piece }</text>
        </g>
    }
}

fn flag(x: f64, y: f64) -> Html {
    svg::path("goal-flag", format!("M{} {}v-16h13l-4 5 4 5h-11", num(x - 5.0), num(y + 9.0)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::family::scene::{Cues, Spot};
    use gros_solver::{Chain, ChainModel, Puzzle, Route};

    // A comb stays in its slot and the slot in its column, and its two places are apart.
    const _: () = assert!(COMB / 2.0 + KNOB < COMB && 2.0 * COMB < PITCH && 2.0 * KNOB <= COMB);

    /// How far the mark round a piece reaches out of it.
    const HALO: f64 = 11.0;

    fn drawn(mosts: &[u16], room: (f64, f64)) -> Drawn {
        let spot = |(place, most): (usize, &u16)| Spot {
            piece: mosts.len() - place,
            value: 0,
            most: *most,
            goal: *most,
        };
        let spots: Vec<Spot> = mosts.iter().enumerate().map(spot).collect();
        let cues = Cues { legal: &[], best: None, refused: None, wanted: &[] };
        draw(&Scene::new(&spots, cues, None, 1, 60), room, false)
    }

    #[test]
    fn the_mark_of_the_next_move_hides_no_piece() {
        let lock = Chain::preset(ChainModel::Kugellager);
        let route = lock.route(&lock.start(), &lock.goal()).unwrap();
        for step in 0..route.steps().to_u64().unwrap() {
            let (state, best) = (route.state_at(&step.into()), route.move_at(&step.into()));
            let spot = |(piece, value)| Spot { piece, value, most: if piece == 0 { 1 } else { 4 }, goal: 0 };
            let spots: Vec<Spot> = state.pieces().map(spot).collect();
            let cues = Cues { legal: &[], best, refused: None, wanted: &[] };
            let drawn = draw(&Scene::new(&spots, cues, None, 1, 60), (366.0, 300.0), true);
            let (_, y) = drawn.tag.unwrap();
            assert!(drawn.columns.iter().all(|place| y < place.y - place.r - HALO), "step {step}");
        }
    }

    #[test]
    fn slots_stand_apart_where_room_is_low_and_wide() {
        let wide = drawn(&[4; 6], (960.0, 400.0));
        assert_eq!(wide.columns[1].x - wide.columns[0].x, PITCH);
        let low = drawn(&[4; 6], (300.0, 60.0));
        let unit = 60.0 / low.height.1;
        assert!((NARROWEST - 0.1..=50.0).contains(&((low.columns[1].x - low.columns[0].x) * unit)));
        assert!(low.width * unit <= 300.1);
        assert!(drawn(&[1], (0.0, 0.0)).width.is_finite());
    }

    #[test]
    fn places_are_as_far_apart_as_the_specification_says() {
        assert_eq!([1, 4, 9, 14].map(step), [60.0, 60.0, 30.0, 20.0]);
        assert!(step(9_999) > 0.0 && step(9_999) * 9_999.0 < TALL);
    }

    #[test]
    fn all_begin_at_the_same_foot_and_no_slot_is_higher_than_the_plate() {
        for mosts in [&[4, 4, 4, 1][..], &[1, 1], &[14, 14, 1], &[9_999]] {
            let drawn = drawn(mosts, (900.0, 400.0));
            assert!(drawn.columns.windows(2).all(|two| two[0].y == two[1].y && two[0].x < two[1].x));
            let highest = drawn.columns[0].y - step(*mosts.iter().max().unwrap()) * f64::from(mosts[0]);
            assert!(highest >= HIGHEST - 1e-9, "{mosts:?}");
        }
    }
}
