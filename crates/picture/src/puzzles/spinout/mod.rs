//! Spin-Out whose dials can also be turned outside its case: three directions for a dial to face, and two places to
//! turn it.

mod choice;
mod drawing;
mod find;
mod hand;
mod pose;

use gros_solver::{DialMove, SpinOut, SpinOutState};

use crate::family::case::{BAY, BELL, FRAME, LINE, PITCH, width_of, x_of};
use crate::family::number_size;
use crate::gesture::{Gesture, Meaning};
use crate::mini::Mini;
use crate::note::{Note, Way};
use crate::palette::Colour;
use crate::scene::{Place, Rect, Scene, Shape, Target};
use crate::style::Style;
use crate::subject::{Pictured, Subject, View};
pub use choice::Turns;
use drawing::Drawing;
pub(crate) use pose::Frame;
pub use pose::{Pose, shift};

/// How long a turn takes, in milliseconds.
const MILLISECONDS: u32 = 700;
/// How long it takes to move only the slide, in milliseconds.
const SLIDE: u32 = 250;
/// The height, in CSS pixels, below which a picture shows only the part that the dials need; and that part, from its top
/// edge down.
const LOW: f64 = 150.0;
const LOW_FRAME: (f64, f64) = (118.0, 170.0);
/// How far a dial on a button reaches in all directions.
const BUTTON: f64 = 90.0;

pub(crate) const STYLES: &[Style] =
    &[Style::filled("turn-dial", Colour::RingOff).edged(Colour::RingOffLine, 6.0)];

impl Pictured for SpinOut {
    fn move_milliseconds(&self) -> u32 {
        MILLISECONDS
    }

    fn milliseconds(&self, from: &SpinOutState, to: &SpinOutState) -> u32 {
        let [before, after] = [from, to].map(|state| Pose::new(state, 0));
        match (before.facings == after.facings, after.is_near(&before)) {
            (true, _) => SLIDE,
            (_, true) => MILLISECONDS,
            _ => 0,
        }
    }

    fn way(&self, _: &SpinOutState, _: &DialMove) -> Way {
        Way::Turn
    }

    fn note(&self, _: &SpinOutState, mv: &DialMove) -> Note {
        let place = if mv.outside { "*" } else { "" };
        Note::new(mv.dial, Way::Right, format!("{}{place}", mv.to.letter()))
    }

    fn scene(subject: &Subject<SpinOut>, view: &View<'_>) -> Scene {
        let (dials, frame, turns) = (subject.puzzle.dials(), Frame::of(subject, view), Turns::of(subject));
        let (top, height) = if is_low(dials, view) { LOW_FRAME } else { FRAME };
        let room = Rect::new(0.0, top, width_of(dials), height);
        let meant = |dial| turns.meant(dial, None, frame.is_outside(dial));
        let ghost = view.hovered.and_then(meant).filter(|mv| turns.allow(*mv));
        let number = number_size(&View { room: (view.room.0, 0.0), ..*view }, (room.width, height));
        let drawing = Drawing { subject, view, frame: &frame, turns: &turns, ghost, number };
        let is_marked = frame.is_still && subject.refused.is_none();
        let tag = subject.marked().filter(|_| is_marked);
        let scene = Scene {
            room,
            shapes: drawing.shapes(),
            targets: (1..=dials).rev().map(|dial| target(dial, dials, room)).collect(),
            handle: Some(find::knob(dials)),
            tag: tag.map(|best| (x_of(dials.saturating_sub(best.dial)), (LINE - BAY).max(top))),
        };
        scene.with_light(subject.lit)
    }

    fn meaning(subject: &Subject<SpinOut>, view: &View<'_>, gesture: Gesture) -> Option<Meaning<DialMove>> {
        hand::meaning(subject, view, gesture)
    }

    /// None: the case decides which dial can be turned where, so dials cannot be set one by one.
    fn mini(&self, _: &SpinOutState, _: &Mini<'_>) -> Option<Scene> {
        None
    }
}

/// Returns whether the height is so small for this many dials that a picture shows only the parts that they
/// need.
#[must_use]
pub fn is_low(dials: usize, view: &View<'_>) -> bool {
    let (width, height) = view.room;
    let needed = FRAME.1 * width / width_of(dials);
    height > 0.0 && height < LOW.min(0.9 * needed)
}

fn target(dial: usize, dials: usize, room: Rect) -> Target {
    let x = x_of(dials.saturating_sub(dial));
    Target {
        name: "piece",
        pieces: dial..=dial,
        area: Rect::new(x - PITCH / 2.0, room.y, PITCH, room.height),
        outlines: vec![(vec![(x, LINE)], BAY)],
    }
}

/// Draws a single dial as it faces after a turn.
#[must_use]
pub fn turned(mv: DialMove) -> Scene {
    let dial = Shape::path("turn-dial", BELL);
    Scene {
        room: Rect::new(-BUTTON, -BUTTON, 2.0 * BUTTON, 2.0 * BUTTON),
        shapes: vec![Shape::placed(Place::at(0.0, 0.0).turned(pose::angle(mv.to)), vec![dial])],
        ..Scene::default()
    }
}
