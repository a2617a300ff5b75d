//! One way to look at the rings: what is drawn, how large, and where its columns are.

use gros_solver::RingsState;
use yew::prelude::*;

use super::RingsBoardProps;
use super::bar;
use super::drawing::{Drawing, Moving};
use super::layout::{self as layout, Scene};
use super::schema::Schema;
use super::slots::{Row, Slot};
use crate::boards::pace::Pace;
use crate::hooks::transition::Transition;
use crate::state::RingLook;

/// The numbers on the plate are no smaller, in CSS pixels.
const SMALLEST_NUMBER: f64 = 12.5;

/// One way to look at the rings: the drawing, its size, and its columns as parts of the width.
pub struct View {
    /// The drawing.
    pub drawing: Html,
    /// Its width and height, in units of the drawing.
    pub size: (f64, f64),
    /// The columns: which, where its middle stands, and how wide it is.
    pub columns: Vec<(Slot, f64, f64)>,
    /// The scene, where things are found by their curves.
    pub scene: Option<Scene>,
}

impl View {
    /// Draws the rings as they are looked at, in a drawing of a height in CSS pixels.
    pub fn new(
        props: &RingsBoardProps,
        row: &Row,
        transition: Option<&Transition<RingsState>>,
        ghost: Option<usize>,
        height: f64,
    ) -> View {
        match props.look {
            RingLook::Picture => View::picture(props, row, transition, ghost, height),
            _ => View::schema(props, row),
        }
    }

    /// Gives the left edge and the width of all columns together, as parts of the width.
    pub fn span(&self) -> (f64, f64) {
        let edges = |(_, middle, width): &(Slot, f64, f64)| (middle - width / 2.0, middle + width / 2.0);
        let around = |all: (f64, f64), one: (f64, f64)| (all.0.min(one.0), all.1.max(one.1));
        let (left, right) = self.columns.iter().map(edges).reduce(around).unwrap_or((0.0, 1.0));
        (left, right - left)
    }

    fn schema(props: &RingsBoardProps, row: &Row) -> View {
        let RingsBoardProps { state, blockers, free_end_left, look, .. } = props;
        let (legal, best) = (props.marked_legal(), props.marked());
        let schema = Schema { state, row, legal, best, blockers, mirrored: *free_end_left, look: *look };
        View { drawing: schema.draw(), size: schema.size(), columns: schema.columns(), scene: None }
    }

    fn picture(
        props: &RingsBoardProps,
        row: &Row,
        transition: Option<&Transition<RingsState>>,
        ghost: Option<usize>,
        height: f64,
    ) -> View {
        let scene = Scene::new(row);
        let moving = transition.and_then(|way| moving(props, way));
        let out = match moving {
            Some(Moving { rings: (_, ring), moment }) => {
                moment.drawn * scene.ring_x(ring).map_or(0.0, |x| layout::way_out(&scene, x))
            }
            None if props.state.on_count() == 0 => scene.separated(),
            None => 0.0,
        };
        let drawing = Drawing {
            state: &props.state,
            scene: &scene,
            moving,
            legal: props.marked_legal(),
            best: props.marked(),
            refused: props.refused,
            blockers: &props.blockers,
            ghost,
            mirrored: props.free_end_left,
            out,
            handle: bar::LONG,
            number: number_size(scene.width, (props.width, height)),
        };
        let turn = |x: f64| if props.free_end_left { scene.width - x } else { x };
        let column = |(slot, x): &(Slot, f64)| {
            (*slot, turn(*x) / scene.width, layout::PITCH * slot.width() / scene.width)
        };
        let columns = scene.columns.iter().map(column).collect();
        View { drawing: drawing.draw(), size: (scene.width, layout::HEIGHT), columns, scene: Some(scene) }
    }
}

/// Gives the size of the numbers on the plate of a drawing that is so many units wide, in so much room in CSS pixels, in
/// units: not below 12.5 CSS pixels where the plate has room for them.
fn number_size(units: f64, (width, height): (f64, f64)) -> f64 {
    let scale = (units / width.max(1.0)).max(layout::HEIGHT / height.max(1.0));
    (SMALLEST_NUMBER * scale).clamp(26.0, 46.0)
}

/// Finds the one ring in which two states differ, or the two outer ones that move as one; from the lower number to
/// the higher.
pub fn rings_that_differ(from: &RingsState, to: &RingsState) -> Option<(usize, usize)> {
    let mut differing = (1..=to.rings()).filter(|ring| from.is_on(*ring) != to.is_on(*ring));
    let (low, next) = (differing.next()?, differing.next());
    let is_pair = low == 1 && next == Some(2) && to.is_on(1) == to.is_on(2);
    let is_way = from.rings() == to.rings() && differing.next().is_none() && (next.is_none() || is_pair);
    is_way.then_some((low, next.unwrap_or(low)))
}

fn moving(props: &RingsBoardProps, way: &Transition<RingsState>) -> Option<Moving> {
    let rings = rings_that_differ(&way.from, &props.state)?;
    let part = if props.state.is_on(rings.0) { 1.0 - way.part } else { way.part };
    Some(Moving { rings, moment: layout::moment(part, matches!(props.pace, Pace::Short(_))) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Puzzle, Rings};

    #[test]
    fn one_ring_or_both_outer_ones_are_a_way() {
        let state = |text: &str| Rings::new(4).unwrap().parse_state(text).unwrap();
        let differ = |from, to| rings_that_differ(&state(from), &state(to));
        assert_eq!(differ("1111", "1101"), Some((2, 2)));
        assert_eq!(differ("1111", "1100"), Some((1, 2)));
        assert_eq!(differ("1100", "1111"), Some((1, 2)));
        for (from, to) in [("1110", "1101"), ("1111", "1001"), ("1111", "1000"), ("1111", "1111")] {
            assert_eq!(differ(from, to), None, "{from} {to}");
        }
    }
}
