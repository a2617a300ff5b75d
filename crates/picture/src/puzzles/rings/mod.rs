//! The rings: realistic, as a diagram, or as lamps.

mod bar;
mod drawing;
mod hand;
mod layout;
mod metal;
mod mini;
mod schema;
mod slots;
mod slow;
mod strip;
mod styles;
mod waits;
mod window;

use gros_solver::{Puzzle, RingMove, Rings, RingsState};

use crate::gesture::{Gesture, Meaning};
use crate::mini::Mini;
use crate::note::Note;
use crate::rules;
use crate::scene::{Point, Rect, Scene, Target};
use crate::subject::{Look, Moving, Pictured, Subject, View};
pub use bar::free_end;
use drawing::{Drawing, HALO, Way};
use layout::{Frame, PITCH, Pose, TOP};
use schema::Schema;
use slots::{Row, Slot};
pub use slow::SlowHands;
pub(crate) use styles::STYLES;
pub(crate) use waits::STYLES as WAITS_STYLES;
pub use waits::{Condition, Waits};
pub use window::Window;

/// How long a ring takes to come off or go on, in milliseconds.
const MILLISECONDS: u32 = 700;
/// How close to the curve of a ring a point must be to belong to it, in units.
const NEAR: f64 = 10.0;

impl Pictured for Rings {
    fn looks(&self) -> &'static [Look] {
        &Look::ALL
    }

    fn has_free_end(&self) -> bool {
        true
    }

    fn rule_figures(&self, is_flipped: bool) -> Vec<Scene> {
        rules::of_rings(is_flipped)
    }

    fn move_milliseconds(&self) -> u32 {
        MILLISECONDS
    }

    fn milliseconds(&self, from: &RingsState, to: &RingsState) -> u32 {
        if rings_that_differ(from, to).is_some() { MILLISECONDS } else { 0 }
    }

    fn note(&self, state: &RingsState, mv: &RingMove) -> Note {
        Note::drawn(mv, self.way(state, mv))
    }

    fn note_width(&self) -> f64 {
        32.0
    }

    fn scene(subject: &Subject<Rings>, view: &View<'_>) -> Scene {
        let window = Window::new(subject, view);
        match view.look {
            Look::Realistic => realistic(subject, view, window.row()),
            _ => Schema { subject, view, row: window.row() }.scene(),
        }
    }

    fn meaning(subject: &Subject<Rings>, view: &View<'_>, gesture: Gesture) -> Option<Meaning<RingMove>> {
        hand::meaning(subject, view, gesture)
    }

    fn mini(&self, state: &RingsState, mini: &Mini<'_>) -> Option<Scene> {
        mini::scene(&self.layout(state, 0..self.pieces()), mini)
    }

    fn strip(subject: &Subject<Rings>, view: &View<'_>) -> Option<Scene> {
        let window = Window::new(subject, view);
        window.has_strip().then(|| strip::scene(subject, view, &window))
    }
}

/// Returns the centre of each ring's column as a fraction of the picture's width, innermost first, if every ring is
/// drawn separately.
#[must_use]
pub fn columns(state: &RingsState) -> Vec<f64> {
    let Ok(rings) = Rings::new(state.rings()) else { return Vec::new() };
    let view = View { is_still: true, ..View::of((f64::INFINITY, f64::INFINITY)) };
    let scene = Rings::scene(&Subject::still(rings, state.clone()), &view);
    let middle = |target: &Target| (target.area.x + target.area.width / 2.0) / scene.room.width;
    scene.targets.iter().map(middle).collect()
}

fn realistic(subject: &Subject<Rings>, view: &View<'_>, row: &Row) -> Scene {
    let frame = Frame::new(row);
    let frame = if view.is_still { frame } else { frame.in_room(view.room) };
    let moving = subject.moving.as_ref().and_then(|way| on_the_way(subject, way));
    let drawing = Drawing { subject, view, frame: &frame, moving };
    let next = best(subject, view).and_then(|ring| frame.ring_x(ring));
    let turned = |x: f64| if view.is_flipped { frame.width - x } else { x };
    Scene {
        room: Rect::new(0.0, TOP, frame.width, frame.height()),
        shapes: drawing.shapes(),
        targets: targets(subject, view, &frame),
        tag: next.map(|x| (turned(x), TOP)),
        ..Scene::default()
    }
}

fn targets(subject: &Subject<Rings>, view: &View<'_>, frame: &Frame) -> Vec<Target> {
    let outlines = [false, true].map(|on| Pose::rest(on).outline(0.0));
    let turned = |x: f64| if view.is_flipped { frame.width - x } else { x };
    let column = |(slot, middle): &(Slot, f64)| {
        let [off, on] = &outlines;
        let is_on = subject.state.is_on(slot.low());
        let outline = if is_on { on } else { off };
        let outline = || {
            let spot = |y: f64| vec![(turned(*middle), y)];
            let eye = [(spot(Pose::rest(is_on).eye), HALO)];
            let rod = layout::bare_rod(frame).map(|y| (spot(y), NEAR));
            let outline = outline.iter().map(|(x, y)| (turned(middle + x), *y)).collect();
            let spots = eye.into_iter().chain(rod).filter(|_| slot.low() == slot.high());
            spots.chain([(outline, NEAR)]).collect()
        };
        let width = PITCH * slot.width();
        let area = Rect::new(turned(*middle) - width / 2.0, TOP, width, frame.height());
        target(*slot, area, (!view.is_still).then(outline))
    };
    let mut targets: Vec<Target> = frame.columns.iter().map(column).collect();
    if view.is_flipped {
        targets.reverse();
    }
    targets
}

fn target(slot: Slot, area: Rect, outlines: Option<Vec<(Vec<Point>, f64)>>) -> Target {
    let outlines = outlines.unwrap_or_default();
    Target { name: "ring", pieces: slot.low()..=slot.high(), area, outlines }
}

/// Returns the ring that is marked as the next one, or as the last one in a still picture.
fn best(subject: &Subject<Rings>, view: &View<'_>) -> Option<usize> {
    if view.is_still {
        return subject.moved;
    }
    subject.marked().filter(|mv| !mv.pair).map(|mv| mv.ring)
}

/// Returns whether a ring can move on its own.
fn can_move(subject: &Subject<Rings>, ring: usize) -> bool {
    subject.legal.contains(&RingMove::of(ring))
}

fn on_the_way(subject: &Subject<Rings>, way: &Moving<RingsState>) -> Option<Way> {
    let rings = rings_that_differ(&way.from, &subject.state)?;
    let part = if subject.state.is_on(rings.0) { 1.0 - way.part } else { way.part };
    Some(Way { rings, moment: layout::moment(part, way.manner) })
}

/// Finds the only ring that differs between two states, or the two outer rings that move as one; from the lower number
/// to the higher.
fn rings_that_differ(from: &RingsState, to: &RingsState) -> Option<(usize, usize)> {
    let mut differing = (1..=to.rings()).filter(|ring| from.is_on(*ring) != to.is_on(*ring));
    let (low, next) = (differing.next()?, differing.next());
    let is_pair = low == 1 && next == Some(2) && to.is_on(1) == to.is_on(2);
    let is_way = from.rings() == to.rings() && differing.next().is_none() && (next.is_none() || is_pair);
    is_way.then_some((low, next.unwrap_or(low)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_one_ring_or_both_outer_ones() {
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
