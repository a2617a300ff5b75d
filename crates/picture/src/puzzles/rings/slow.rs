//! How a ring comes off in the hands: five moments of its path, and where it is stuck.

use gros_solver::{Puzzle, Rings, RingsState};

use super::layout::{CLEARANCE, Frame, PITCH, TIP, TOP};
use super::window::Window;
use crate::scene::{Form, Key, Rect, Scene, Shape};
use crate::subject::{Manner, Moving, Pictured, Subject, View};
use crate::within::Within;

/// The moments of the way off: the bar is back, the ring is up, the bar is under it, it is turned, it falls.
const OFF: [f64; 5] = [0.25, 0.40, 0.56, 0.75, 0.92];
/// The moments of the way on, as parts of the way off: it is held below, turned, lifted, the bar is back, the bar comes.
const ON: [f64; 5] = [0.92, 0.75, 0.60, 0.40, 0.12];
/// How far a ring is lifted if its neighbour is not on.
const HELD_DOWN: f64 = 0.30;
/// How far a ring comes on its way on if its neighbour is not on.
const HELD_BELOW: f64 = 0.84;
/// The bar is drawn back until this part of the way off.
const BAR_BACK: f64 = 0.25;
/// The bar is pushed under the ring between these parts.
const BAR_AWAY: f64 = 0.40;
const BAR_UNDER: f64 = 0.60;
/// How far before its turn the tip of the bar is stopped, in units.
const GRIP: f64 = 30.0;
/// The visible part of the row, in units: how far before the ring it begins, how wide it is, and how far beyond ring 1 it
/// ends at most.
const BEFORE: f64 = 120.0;
const WIDTH: f64 = 386.0;
const BEYOND: f64 = 150.0;
/// The top edge of the visible part, and its height.
const HEIGHT: (f64, f64) = (TOP - 8.0, 445.0);
/// Room for rings that are drawn separately, in CSS pixels.
const ROOM: (f64, f64) = (386.0, 445.0);

/// The path of a ring off or on the bar, in slow motion.
///
/// ```
/// use gros_picture::puzzles::rings::SlowHands;
/// use gros_solver::{Puzzle, Rings};
/// let rings = Rings::new(5)?;
/// let state = rings.parse_state("11110")?;
/// let way = SlowHands::new(&rings, &state, 4).ok_or("there are five rings")?;
/// assert!(way.goes_off() && way.is_stuck_at().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SlowHands {
    rings: Rings,
    state: RingsState,
    ring: usize,
}

impl SlowHands {
    /// The last of its positions, which begin at 0: the five moments are at whole numbers.
    pub const LAST: f64 = 4.0;

    /// Prepares the path of a ring in a state; none if there is no such ring.
    #[must_use]
    pub fn new(rings: &Rings, state: &RingsState, ring: usize) -> Option<SlowHands> {
        let is_there = (1..=rings.rings()).contains(&ring) && state.rings() == rings.rings();
        is_there.then(|| SlowHands { rings: *rings, state: state.clone(), ring })
    }

    /// Returns the path of another ring in the same state.
    #[must_use]
    pub fn of(&self, ring: usize) -> Option<SlowHands> {
        SlowHands::new(&self.rings, &self.state, ring)
    }

    /// Returns the ring.
    #[must_use]
    pub fn ring(&self) -> usize {
        self.ring
    }

    /// Tells whether the ring comes off, rather than goes on.
    #[must_use]
    pub fn goes_off(&self) -> bool {
        self.state.is_on(self.ring)
    }

    /// Returns the position beyond which the path is blocked, if the rule forbids the move.
    #[must_use]
    pub fn is_stuck_at(&self) -> Option<f64> {
        self.stuck().map(|off| self.position_off(off))
    }

    fn stuck(&self) -> Option<f64> {
        stuck(&self.state, self.ring)
    }

    /// Returns the position nearest to a part of the path, 0 … 1, that a hand has reached.
    #[must_use]
    pub fn position(&self, part: f64) -> f64 {
        self.position_off(if self.goes_off() { part } else { 1.0 - part })
    }

    fn position_off(&self, off: f64) -> f64 {
        let along = |pair: &[f64]| match pair {
            [from, to] => ((off - from) / (to - from)).within(0.0, 1.0),
            _ => 0.0,
        };
        self.moments().windows(2).map(along).sum()
    }

    /// Draws a position; one at which the ring is stuck, or beyond, as far as it comes.
    #[must_use]
    pub fn scene(&self, position: f64, is_flipped: bool) -> Scene {
        let off = self.part_off(position);
        let off =
            self.stuck().map_or(off, |stuck| if self.goes_off() { off.min(stuck) } else { off.max(stuck) });
        let part = if self.goes_off() { off } else { 1.0 - off };
        let Some(after) = moved(&self.rings, &self.state, self.ring) else { return Scene::default() };
        let moving = Some(Moving { from: self.state.clone(), part, manner: Manner::Full });
        let subject = Subject { moving, ..Subject::still(self.rings, after) };
        let view = View { is_flipped, around: Some(self.ring), ..View::of(ROOM) };
        let frame = Frame::new(Window::new(&subject, &view).row());
        let scene = Rings::scene(&subject, &view);
        let left = self.left(&frame);
        let left = if is_flipped { frame.width - left - WIDTH } else { left };
        let shapes = scene.shapes.into_iter().map(|shape| in_hand(shape, self.ring)).collect();
        Scene::new(Rect::new(left, HEIGHT.0, WIDTH, HEIGHT.1), shapes)
    }

    fn left(&self, frame: &Frame) -> f64 {
        let ring = frame.ring_x(self.ring).unwrap_or_else(|| frame.last());
        (ring - BEFORE).min(frame.last() + BEYOND - WIDTH)
    }

    fn moments(&self) -> [f64; 5] {
        if self.goes_off() { OFF } else { ON }
    }

    fn part_off(&self, position: f64) -> f64 {
        let position = position.within(0.0, SlowHands::LAST);
        let mut left = position;
        let moments = self.moments();
        let first = moments.first().copied().unwrap_or_default();
        moments.windows(2).fold(first, |part, pair| {
            let step = left.within(0.0, 1.0);
            left -= step;
            match pair {
                [from, to] => part + step * (to - from),
                _ => part,
            }
        })
    }
}

/// Returns the part of the way off at which a ring is stuck, if something holds it.
///
/// The first ring on the bar holds the bar, and the next one holds the ring itself unless it is on.
pub(super) fn stuck(state: &RingsState, ring: usize) -> Option<f64> {
    let bar_is_held_by = (1..ring.saturating_sub(1)).find(|outer| state.is_on(*outer));
    let ring_is_held = ring > 1 && !state.is_on(ring - 1);
    match (state.is_on(ring), bar_is_held_by, ring_is_held) {
        (_, None, false) => None,
        (true, Some(outer), _) => Some(BAR_BACK * drawn_until(outer, ring)),
        (true, None, true) => Some(HELD_DOWN),
        (false, _, true) => Some(HELD_BELOW),
        (false, Some(outer), false) => Some(BAR_UNDER - (BAR_UNDER - BAR_AWAY) * drawn_until(outer, ring)),
    }
}

/// Returns the part of the time in which the bar is drawn back as far as to the first ring on it, while it would be drawn
/// past another one.
fn drawn_until(outer: usize, ring: usize) -> f64 {
    let pitches = |ring: usize| PITCH * (ring - 1) as f64;
    let far = (pitches(outer) + TIP - GRIP) / (pitches(ring) + TIP + CLEARANCE);
    // The bar sets out gently: three times the square.
    (far / 3.0).sqrt()
}

/// Returns the state with a ring moved, legal or not.
fn moved(rings: &Rings, state: &RingsState, ring: usize) -> Option<RingsState> {
    rings.with_piece(state, ring, u16::from(!state.is_on(ring)))
}

/// Gives the strokes of a ring the colours of something in the hand.
fn in_hand(shape: Shape, ring: usize) -> Shape {
    let is_it = shape.key == Some(Key::Number(ring));
    let form = match shape.form {
        Form::Group(place, shapes) if is_it => Form::Group(place, shapes.into_iter().map(accented).collect()),
        Form::Group(place, shapes) => {
            Form::Group(place, shapes.into_iter().map(|shape| in_hand(shape, ring)).collect())
        }
        form => form,
    };
    Shape { form, ..shape }
}

fn accented(shape: Shape) -> Shape {
    let form = match shape.form {
        Form::Group(place, shapes) => Form::Group(place, shapes.into_iter().map(accented).collect()),
        form => form,
    };
    let shape = Shape { form, ..shape };
    match shape.role.map(|role| role.0) {
        Some("ring-brass-line" | "ring-steel-line") => shape.with_role("ring-hand-line"),
        Some("ring-brass-front" | "ring-steel-front" | "ring-brass-back" | "ring-steel-back") => {
            shape.with_role("ring-hand")
        }
        _ => shape,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(text: &str, ring: usize) -> SlowHands {
        let rings = Rings::new(text.len()).unwrap();
        let state = rings.parse_state(text).unwrap();
        SlowHands::new(&rings, &state, ring).unwrap()
    }

    #[test]
    fn positions_and_parts_of_the_way_agree() {
        for way in [way("11110", 3), way("11010", 3)] {
            for position in [0.0, 0.5, 1.0, 1.2, 2.5, 4.0] {
                let off = way.part_off(position);
                let part = if way.goes_off() { off } else { 1.0 - off };
                assert!((way.position(part) - position).abs() < 1e-9, "{position}");
            }
        }
        assert_eq!(way("11110", 3).part_off(9.0), 0.92);
    }

    #[test]
    fn a_ring_is_stuck_where_bar_or_neighbour_hold_it() {
        for (text, ring, stuck) in [
            ("11110", 1, None),
            ("11110", 3, None),
            ("11010", 3, None),
            // The bar is held.
            ("11111", 3, Some(0.0)),
            // The ring is held down.
            ("11000", 4, Some(1.0 / 3.0)),
            // The ring is held below.
            ("11000", 3, Some(8.0 / 17.0)),
        ] {
            let found = way(text, ring).is_stuck_at();
            assert!(
                found.zip(stuck).is_none_or(|(found, stuck)| (found - stuck).abs() < 1e-9),
                "{text} {found:?}"
            );
            assert_eq!(found.is_some(), stuck.is_some(), "{text} {ring}");
        }
        let bar_is_held = way("11011", 3).is_stuck_at().unwrap();
        assert!((2.0..3.0).contains(&bar_is_held), "{bar_is_held}");
    }

    #[test]
    fn the_ring_in_the_hand_is_seen_at_every_moment() {
        for (text, ring) in [("11110", 3), ("11010", 3), ("1", 1), ("0", 1), ("111111111111111110", 3)] {
            for flipped in [false, true] {
                for moment in 0_u8..5 {
                    let scene = way(text, ring).scene(f64::from(moment), flipped);
                    assert!(scene.of_role("ring-hand").count() > 0, "{text} {moment}");
                }
            }
        }
    }

    #[test]
    fn four_rings_are_seen() {
        let scene = way("11110", 3).scene(0.0, false);
        assert_eq!(scene.room, Rect::new(110.0, 16.0, 386.0, 445.0));
    }
}
