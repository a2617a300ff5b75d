//! The geometry of the realistic rings: where everything is, and how a ring comes off.
//!
//! x runs along the bar, y up, z towards the viewer; on the screen, X = x and Y = −y + 0.42 z. Ring k hangs from the
//! eye of rod k and goes around rod k − 1; when on, it also goes around both rails, and its rod is between them.

use std::fmt::Write;

use super::slots::{Row, Slot};
use crate::circle::{around, direction};
use crate::decimal::{hundredths, tenths};
use crate::ease::ease;
use crate::path;
use crate::scene::Point;
use crate::subject::Manner;
use crate::within::Within;

/// The distance between two rings.
pub(super) const PITCH: f64 = 80.0;
/// The top edge of the drawing.
pub(super) const TOP: f64 = 24.0;
/// The height of the drawing.
pub(super) const HEIGHT: f64 = 436.0;
/// The height of the rail at the back.
pub(super) const BACK_RAIL: f64 = 105.7;
/// The height of the rail at the front.
pub(super) const FRONT_RAIL: f64 = 134.3;
/// The height of the eye of a rod whose ring is on.
pub(super) const EYE_ON: f64 = 86.0;
/// The height of the eye of a rod whose ring is off.
pub(super) const EYE_OFF: f64 = 152.0;
/// The height above the rings, which rise a little over their eyes.
pub(super) const CLEAR: f64 = EYE_ON - 17.0 - TOP;
/// The distance from the eye of a rod to its bead.
const ROD: f64 = 282.0;
/// The holes of the plate.
const HOLES: f64 = 292.0;
/// The top of the plate's upper surface, its front edge, and the bottom of its face.
const PLATE: [f64; 3] = [278.0, 302.0, 334.0];
/// How much higher the plate is when the rods are short.
const RAISED: f64 = 24.0;
/// How much shorter the rods are then.
const SHORTER: f64 = 46.0;
/// How much lower the drawing is then.
const SAVED: f64 = 56.0;
/// The height of a room below which the rods become shorter, and the height at which they are shortest, in CSS pixels.
const LOW: [f64; 2] = [300.0, 240.0];
/// The radius of a ring.
pub(super) const RADIUS: f64 = 62.0;
/// The distance from ring 1 to where the rails turn into the tip.
pub(super) const TIP: f64 = 112.0;
/// How far a ring is lifted to let the bar pass under it.
const LIFT: f64 = 32.0;
/// How far behind the eye the rails end when the bar is pulled back: their round tip is 20 behind it.
pub(super) const CLEARANCE: f64 = 37.1;
/// How much of z appears as height.
const SLANT: f64 = 0.42;
const MARGIN: f64 = 30.0;

/// How far a ring at rest leans, 42°. All angles are given by the tangent of half of them.
const LEAN: f64 = 0.383_864_035;
/// How far a lifted ring leans, 30°.
const LIFTED: f64 = 0.267_949_192;
/// How far a ring leans and is turned that goes edge-on through the gap between the rails, 60° and 75°.
const EDGE_ON: (f64, f64) = (0.577_350_269, 0.767_326_988);
/// The number of points that describe the curve of a ring.
const POINTS: usize = 48;
/// The angle from one of these points to the next, 7.5°.
const STEP: f64 = 0.065_543_463;

/// The columns of a row with their positions.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Frame {
    /// Each column with its centre, innermost first.
    pub(super) columns: Vec<(Slot, f64)>,
    /// The width of the drawing.
    pub(super) width: f64,
    /// How short the rods are, 0 … 1.
    short: f64,
}

impl Frame {
    /// Positions the columns of a row.
    pub(super) fn new(row: &Row) -> Frame {
        let columns = row.placed().map(|(slot, middle)| (slot, MARGIN + PITCH * middle)).collect();
        Frame { columns, width: 140.0 + PITCH * row.room, short: 0.0 }
    }

    /// Shortens the rods of few rings in a room, in CSS pixels, that is low and wider than the drawing, as far as this
    /// makes the rings larger. Nine rings keep their rods, since a page shows their picture before it knows its room.
    pub(super) fn in_room(self, (width, height): (f64, f64)) -> Frame {
        let [from, to] = LOW;
        let is_few = self.width < 140.0 + PITCH * 9.0;
        let most = if is_few { ((from - height) / (from - to)).within(0.0, 1.0) } else { 0.0 };
        let excess = HEIGHT - self.width * height / width.max(1.0);
        Frame { short: (excess / SAVED).within(0.0, most), ..self }
    }

    /// Returns the height of the drawing.
    pub(super) fn height(&self) -> f64 {
        HEIGHT - SAVED * self.short
    }

    /// Returns the distance from the eye of a rod to its bead.
    pub(super) fn rod(&self) -> f64 {
        ROD - SHORTER * self.short
    }

    /// Returns the top of the plate's upper surface, its front edge, and the bottom of its face.
    pub(super) fn plate(&self) -> [f64; 3] {
        PLATE.map(|y| y - RAISED * self.short)
    }

    /// Returns the height of the holes of the plate.
    pub(super) fn holes(&self) -> f64 {
        HOLES - RAISED * self.short
    }

    /// Returns the centre of a ring's column, if it is drawn separately.
    pub(super) fn ring_x(&self, ring: usize) -> Option<f64> {
        self.columns.iter().find(|(slot, _)| *slot == Slot::Ring(ring)).map(|(_, x)| *x)
    }

    /// Returns the centre of the innermost column.
    pub(super) fn first(&self) -> f64 {
        self.columns.first().map_or(MARGIN, |(_, x)| *x)
    }

    /// Returns the centre of the outermost column.
    pub(super) fn last(&self) -> f64 {
        self.columns.last().map_or(MARGIN, |(_, x)| *x)
    }

    /// Returns where the rails turn when the bar is in.
    pub(super) fn tip(&self) -> f64 {
        self.last() + TIP
    }

    /// Returns how far the bar is pulled out when no ring holds it.
    pub(super) fn separated(&self) -> f64 {
        self.tip() + 60.0
    }
}

/// Returns how many separately drawn rings fit into this many CSS pixels, none narrower than 26.
pub(super) fn capacity(width: f64) -> f64 {
    (width / 26.0 - 140.0 / PITCH).max(6.0)
}

/// The maximum number of rings drawn for a run.
const COIL: usize = 8;
/// How far before the centre of its column the rods of a coil begin, since its rings lean over what follows.
const COIL_START: f64 = 55.0;
/// How far the label of a coil is before the centre of its column, below the rods.
pub(super) const COIL_ASIDE: f64 = 10.0;

/// Returns the positions of the thin rods of a run of equal rings, in a column around `middle`.
pub(super) fn coil(count: usize, middle: f64) -> impl Iterator<Item = f64> {
    let shown = count.min(COIL);
    let step = (76.0 / (shown.max(2) - 1) as f64).max(12.7);
    (0..shown).map(move |index| middle - COIL_START + step * index as f64)
}

/// Returns the first and the last rod of a coil.
pub(super) fn coil_ends(count: usize, middle: f64) -> (f64, f64) {
    let first = middle - COIL_START;
    (first, coil(count, middle).last().unwrap_or(first))
}

/// How a ring hangs from its eye.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// The height of the eye on the screen.
    pub(super) eye: f64,
    /// How far the ring leans from the horizontal, as the tangent of half the angle.
    pub(super) lean: f64,
    /// How far it is turned edge-on, likewise.
    pub(super) turn: f64,
}

impl Pose {
    /// A ring at rest.
    pub(super) fn rest(on: bool) -> Pose {
        Pose { eye: if on { EYE_ON } else { EYE_OFF }, lean: LEAN, turn: 0.0 }
    }

    /// Returns the two half-axes of the ring as seen: from its eye to its centre, and across, towards the viewer.
    pub(super) fn axes(self) -> (Point, Point) {
        let (lean, turn) = (direction(self.lean), direction(self.turn));
        let along = (RADIUS * lean.0, RADIUS * lean.1);
        let across = (RADIUS * turn.1 * lean.1, RADIUS * (SLANT * turn.0 - turn.1 * lean.0));
        (along, across)
    }

    /// Returns the ring's two halves as paths from the eye at `x` to the far end, the front first.
    pub(super) fn halves(self, x: f64) -> (String, String) {
        (self.fronts([x]), self.backs([x]))
    }

    /// Returns the front halves of rings in the same pose, as one path.
    pub(super) fn fronts(self, places: impl IntoIterator<Item = f64>) -> String {
        let (along, across) = self.axes();
        self.all(places, &half(along, across))
    }

    /// Returns the back halves of rings in the same pose, as one path.
    pub(super) fn backs(self, places: impl IntoIterator<Item = f64>) -> String {
        let (along, across) = self.axes();
        self.all(places, &half(along, (-across.0, -across.1)))
    }

    /// Returns points on its whole curve, with the eye at `x`.
    pub(super) fn outline(self, x: f64) -> Vec<Point> {
        let (along, across) = self.axes();
        let point = |(cos, sin)| {
            let part = |along: f64, across: f64| along * (1.0 + cos) + across * sin;
            (x + part(along.0, across.0), self.eye + part(along.1, across.1))
        };
        around(STEP, POINTS).map(point).collect()
    }

    fn all(self, places: impl IntoIterator<Item = f64>, half: &str) -> String {
        let eye = tenths(self.eye);
        path::each(places, |path, x| write!(path, "M{} {eye}{half}", tenths(x)))
    }

    fn towards(self, other: Pose, part: f64) -> Pose {
        let mix = |from: f64, to: f64| from + (to - from) * part;
        Pose {
            eye: mix(self.eye, other.eye),
            lean: mix(self.lean, other.lean),
            turn: mix(self.turn, other.turn),
        }
    }
}

/// Half an ellipse as an arc, from one end of an axis, where the path is, over the other axis to the opposite end.
///
/// The two half-axes are conjugate; the arc command needs the long and the short one (Rytz).
fn half(along: Point, across: Point) -> String {
    // An arc that is too small for its endpoints is scaled up to fit; one that is too large would be less than half an
    // ellipse.
    const SMALLER: f64 = 0.999;
    let squares = along.0.powi(2) + along.1.powi(2) + across.0.powi(2) + across.1.powi(2);
    let area = along.0 * across.1 - along.1 * across.0;
    let (sum, difference) =
        ((squares + 2.0 * area.abs()).sqrt(), (squares - 2.0 * area.abs()).max(0.0).sqrt());
    let (long, short) = (SMALLER * (sum + difference) / 2.0, SMALLER * (sum - difference) / 2.0);
    let tilt = (2.0 * (along.0 * along.1 + across.0 * across.1))
        .atan2(along.0.powi(2) + across.0.powi(2) - along.1.powi(2) - across.1.powi(2))
        / 2.0;
    let (tilt, sweep) = (hundredths(tilt.to_degrees()), u8::from(area < 0.0));
    let (x, y) = (hundredths(2.0 * along.0), hundredths(2.0 * along.1));
    format!("a{} {} {tilt} 0 {sweep} {x} {y}", hundredths(long), hundredths(short))
}

/// The depth at which a ring in motion is drawn, from back to front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    /// Its front before everything else, its back behind the rods.
    Round,
    /// Between the rails.
    Between,
}

/// A moment of a ring's motion off the bar.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moment {
    /// How the ring hangs.
    pub(super) pose: Pose,
    /// Where it is drawn.
    pub(super) depth: Depth,
    /// How far the bar is pulled out, as a fraction of what lets the ring pass.
    pub(super) drawn: f64,
}

/// Returns a moment of a ring's motion off the bar: 0 is on, 1 is off. Putting a ring on is the same motion in reverse.
///
/// The bar is pulled back past the ring; ring and rod rise; the bar comes back under the ring; the ring turns edge-on
/// into the gap between the rails and drops through. The short version leaves the bar alone.
pub(super) fn moment(part: f64, manner: Manner) -> Moment {
    let part = match manner {
        Manner::ByHand => return in_hand(part.within(0.0, 1.0)),
        Manner::Short => lengthen(part),
        Manner::Full => part.within(0.0, 1.0),
    };
    let on = Pose::rest(true);
    let lifted = Pose { eye: EYE_ON - LIFT, lean: LIFTED, turn: 0.0 };
    let edge_on = Pose { eye: EYE_ON - 8.0, lean: EDGE_ON.0, turn: EDGE_ON.1 };
    let phase = |from: f64, to: f64| ease((part - from) / (to - from));
    let drawn = if manner == Manner::Short { 0.0 } else { phase(0.0, 0.25) - phase(0.40, 0.60) };
    let (pose, depth) = if part < 0.60 {
        (on.towards(lifted, phase(0.25, 0.40)), Depth::Round)
    } else if part < 0.75 {
        (lifted.towards(edge_on, phase(0.60, 0.75)), Depth::Between)
    } else {
        let depth = if part < 0.9 { Depth::Between } else { Depth::Round };
        (edge_on.towards(Pose::rest(false), phase(0.75, 1.0)), depth)
    };
    Moment { pose, depth, drawn }
}

/// Returns a moment of the motion of a ring that a hand pulls down: it goes where the hand goes, and turns on the way.
fn in_hand(part: f64) -> Moment {
    let [on, off] = [true, false].map(Pose::rest);
    let edge_on = Pose { eye: (EYE_ON + EYE_OFF) / 2.0, lean: EDGE_ON.0, turn: EDGE_ON.1 };
    let pose =
        if part < 0.5 { on.towards(edge_on, 2.0 * part) } else { edge_on.towards(off, 2.0 * part - 1.0) };
    let depth = if (0.1..0.9).contains(&part) { Depth::Between } else { Depth::Round };
    Moment { pose, depth, drawn: 0.0 }
}

/// Skips the two phases in which only the bar moves.
fn lengthen(part: f64) -> f64 {
    let lifting = 0.15 / 0.55;
    let part = part.within(0.0, 1.0);
    if part < lifting { 0.25 + part * 0.55 } else { 0.60 + (part - lifting) * 0.40 / (1.0 - lifting) }
}

/// Returns heights on the part of a rod that no ring on the bar covers: there it belongs to its own ring, whatever hangs
/// over it from the next one.
pub(super) fn bare_rod(frame: &Frame) -> impl Iterator<Item = f64> {
    const FROM: f64 = 186.0;
    const STEP: f64 = 12.0;
    let count = ((frame.holes() - FROM) / STEP) as usize;
    (0..=count).map(|index| FROM + STEP * index as f64)
}

/// Returns how far the bar must be pulled out to let the ring at `x` pass.
pub(super) fn way_out(frame: &Frame, x: f64) -> f64 {
    frame.tip() - x + CLEARANCE
}

#[cfg(test)]
mod tests {
    use super::super::slots::{Columns, RUN_WIDTH};
    use super::*;
    use gros_solver::{Puzzle, Rings};

    fn nine() -> Frame {
        let state = Rings::new(9).map(|rings| rings.start()).unwrap();
        Frame::new(&Columns::new(&state, 2, capacity(992.0)).around(2))
    }

    #[test]
    fn nine_rings_are_placed_as_in_the_specification() {
        let frame = nine();
        assert_eq!(frame.width, 860.0);
        for ring in 1..=9 {
            assert_eq!(frame.ring_x(ring), Some(70.0 + (9 - ring) as f64 * 80.0));
        }
        assert_eq!(frame.tip(), 822.0);
        assert_eq!(way_out(&frame, 550.0), 2.0 * 80.0 + 132.0 + 17.1);
    }

    fn in_room(rings: usize, room: Point) -> Frame {
        let state = Rings::new(rings).map(|rings| rings.start()).unwrap();
        Frame::new(&Columns::new(&state, 1, capacity(room.0)).around(1)).in_room(room)
    }

    #[test]
    fn few_rings_have_short_rods_where_it_is_low() {
        let unit = |rings, room: Point| {
            let frame = in_room(rings, room);
            (room.0 / frame.width).min(room.1 / frame.height())
        };
        for rings in 1..=6 {
            assert!(unit(rings, (366.0, 194.0)) > 1.14 * 194.0 / HEIGHT, "{rings}");
        }
        assert_eq!(unit(8, (366.0, 194.0)), 366.0 / in_room(8, (366.0, 194.0)).width);
        for (rings, room) in [(9, (400.0, 160.0)), (3, (366.0, 300.0)), (64, (366.0, 194.0))] {
            assert_eq!(in_room(rings, room).height(), HEIGHT, "{rings}");
        }
    }

    #[test]
    fn a_raised_plate_is_below_the_rings_and_above_the_beads() {
        const BEAD: f64 = 10.0;
        let frame = in_room(3, (366.0, 194.0));
        let [top, _, bottom] = frame.plate();
        let lowest = Pose::rest(false).outline(0.0).into_iter().map(|(_, y)| y).fold(0.0, f64::max);
        assert!(lowest + 6.0 < top, "{lowest} {top}");
        assert!(bottom < EYE_ON + frame.rod() - BEAD);
        assert!(EYE_OFF + frame.rod() + BEAD < TOP + frame.height());
    }

    #[test]
    fn as_many_rings_are_separate_as_the_specification_says() {
        for (width, rings) in [(320.0, 9), (366.0, 12), (992.0, 36)] {
            assert!(capacity(width) >= f64::from(rings) && capacity(width) < f64::from(rings + 2), "{width}");
        }
    }

    #[test]
    fn the_rings_of_a_coil_end_where_the_next_rod_begins() {
        let reach = 2.0 * RADIUS * 42_f64.to_radians().cos();
        for (count, spread) in [(4, 76.0), (6, 76.0), (8, 88.9), (900, 88.9)] {
            let (first, last) = coil_ends(count, 0.0);
            assert!((last - first - spread).abs() < 0.1);
            assert!(last + reach <= (RUN_WIDTH + 1.0) * PITCH / 2.0 + 1.0);
            assert!(coil(count, 0.0).count() <= 8);
        }
    }

    #[test]
    fn a_circle_seen_from_the_front_has_no_long_half_axis() {
        assert_eq!(half((10.0, 0.0), (0.0, 10.0)), "a9.99 9.99 0 0 0 20 0");
    }

    #[test]
    fn the_motion_off_begins_on_and_ends_off_without_a_jump() {
        for manner in [Manner::Full, Manner::Short, Manner::ByHand] {
            assert_eq!(moment(0.0, manner).pose, Pose::rest(true));
            assert_eq!(moment(1.0, manner).pose, Pose::rest(false));
            let eyes: Vec<f64> =
                (0..=1000).map(|step| moment(f64::from(step) / 1000.0, manner).pose.eye).collect();
            assert!(eyes.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 1.5));
        }
        assert_eq!(moment(0.3, Manner::Full).drawn, 1.0);
        assert_eq!(moment(0.7, Manner::Full).drawn, 0.0);
        assert!((0..=100).all(|step| moment(f64::from(step) / 100.0, Manner::Short).drawn == 0.0));
        // In the hand, it goes as far as the hand.
        assert_eq!(moment(0.25, Manner::ByHand).pose.eye, EYE_ON + 0.25 * (EYE_OFF - EYE_ON));
    }
}
