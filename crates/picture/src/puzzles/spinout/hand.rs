//! The meaning of a gesture on the dials: a dial that is chosen or carried turns to a side, and the knob and
//! the case move the slide.

use gros_solver::{DialMove, Facing, Puzzle, SpinOut};

use super::choice::Turns;
use super::find::{Spot, side};
use super::pose::{Frame, Pose};
use crate::family::case::PITCH;
use crate::gesture::{Gesture, Meaning, Side};
use crate::scene::Point;
use crate::subject::{Subject, View};
use crate::within::Within;

/// A dial carried less far than this, in units, was only touched.
const TOUCH: f64 = 14.0;
/// The distance after which a carried dial has turned.
const WAY: f64 = 90.0;

/// Returns what a gesture means; while the slide is held, `view` holds its previous position.
pub(super) fn meaning(
    subject: &Subject<SpinOut>,
    view: &View<'_>,
    gesture: Gesture,
) -> Option<Meaning<DialMove>> {
    let (frame, turns) = (Frame::of(subject, view), Turns::of(subject));
    let hand = Hand { subject, frame, turns };
    match gesture {
        Gesture::Choose { target, at: None } => hand.turned(target, None),
        Gesture::Choose { at: Some(at), .. } => hand.chosen(at),
        Gesture::Carry { from, by, .. } => hand.carried(from, by),
        Gesture::Drop { from, by, .. } => hand.let_go(from, by),
        Gesture::Push { target, to } => hand.pushed(target, to),
        Gesture::Type(digit) => hand.turned(digit.to_digit(10)? as usize, None),
        Gesture::Cancel | Gesture::Hover(_) | Gesture::Focus(_) => None,
    }
}

struct Hand<'a> {
    subject: &'a Subject<SpinOut>,
    frame: Frame,
    turns: Turns,
}

impl Hand<'_> {
    fn meant(&self, dial: usize, towards: Option<Facing>) -> Option<DialMove> {
        self.turns.meant(dial, towards, self.frame.is_outside(dial))
    }

    fn turned(&self, dial: usize, towards: Option<Facing>) -> Option<Meaning<DialMove>> {
        self.meant(dial, towards).map(Meaning::Play)
    }

    /// A clicked dial turns to the side that was clicked.
    fn chosen(&self, at: Point) -> Option<Meaning<DialMove>> {
        match self.frame.find(at)? {
            Spot::Dial(dial, towards) => self.turned(dial, towards),
            Spot::Knob | Spot::Case => None,
        }
    }

    fn carried(&self, from: Point, by: Point) -> Option<Meaning<DialMove>> {
        let Spot::Dial(dial, _) = self.frame.find(from)? else { return self.slid(from, by, true) };
        let mv = self.meant(dial, Some(side(by)?))?;
        let after = self.subject.puzzle.play(&self.subject.state, &mv).ok()?;
        let here = Pose::new(&self.subject.state, self.frame.shift as usize);
        let (_, turned) = here.phases(&Pose::new(&after, here.shift), dial);
        Some(Meaning::Carry(mv, (by.0.hypot(by.1) / WAY).min(1.0) * turned))
    }

    fn let_go(&self, from: Point, by: Point) -> Option<Meaning<DialMove>> {
        match self.frame.find(from)? {
            Spot::Dial(..) if by.0.hypot(by.1) < TOUCH => self.chosen(from),
            Spot::Dial(dial, _) => self.turned(dial, side(by)),
            Spot::Knob | Spot::Case => self.slid(from, by, false),
        }
    }

    /// Pulling the knob to the right is pushing the case to the left.
    fn slid(&self, from: Point, by: Point, is_held: bool) -> Option<Meaning<DialMove>> {
        let by = if self.frame.find(from)? == Spot::Knob { by.0 } else { -by.0 };
        let (least, most) = Pose::new(&self.subject.state, 0).shifts;
        let to = (self.frame.shift + by / PITCH).within(least as f64, most as f64);
        Some(Meaning::Slide { to: if is_held { to } else { to.round() }, is_held })
    }

    /// An arrow turns a dial in its direction; down lays an upright dial flat.
    fn pushed(&self, dial: usize, to: Side) -> Option<Meaning<DialMove>> {
        match to {
            Side::Up => self.turned(dial, Some(Facing::Upright)),
            Side::Left => self.turned(dial, Some(Facing::Left)),
            Side::Right => self.turned(dial, Some(Facing::Right)),
            Side::Down if self.subject.state.facing(dial) == Some(Facing::Upright) => self.turned(dial, None),
            Side::Down => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::case::{KNOB, LINE, x_of};
    use crate::subject::{Pictured, Slide};
    use Facing::{Left, Upright};

    fn meant(state: &str, shift: f64, gesture: Gesture) -> Option<Meaning<DialMove>> {
        let puzzle = SpinOut::new(3).unwrap();
        let state = puzzle.parse_state(state).unwrap();
        let subject =
            Subject { legal: puzzle.legal_moves(&state).collect(), ..Subject::still(puzzle, state) };
        let slide = Some(Slide { from: shift, to: shift, is_held: false });
        SpinOut::meaning(&subject, &View { slide, ..View::of((900.0, 400.0)) }, gesture)
    }

    fn play(dial: usize, to: Facing) -> Option<Meaning<DialMove>> {
        Some(Meaning::Play(DialMove { dial, to, outside: false }))
    }

    const ONE: Point = (x_of(2), LINE);

    #[test]
    fn a_dial_turns_to_where_it_is_carried_pushed_or_clicked() {
        let dropped = |by| meant("UUU@0", 0.0, Gesture::Drop { target: 1, from: ONE, by, over: None });
        assert_eq!(dropped((-40.0, 3.0)), play(1, Left));
        assert_eq!(dropped((3.0, 3.0)), dropped((0.0, 40.0)));
        let pushed = |state, to| meant(state, 0.0, Gesture::Push { target: 1, to });
        assert_eq!(pushed("UUU@0", Side::Left), play(1, Left));
        assert_eq!(pushed("UUL@0", Side::Up), play(1, Upright));
        assert_eq!(pushed("UUL@0", Side::Down), None);
        let beside = Some((ONE.0 - 50.0, LINE));
        assert_eq!(meant("UUU@0", 0.0, Gesture::Choose { target: 1, at: beside }), play(1, Left));
        assert!(meant("UUU@0", 0.0, Gesture::Type('3')).is_some());
        assert_eq!(meant("UUU@0", 0.0, Gesture::Type('4')), None);
    }

    #[test]
    fn a_dial_follows_the_hand_after_the_slide() {
        let carry = |by| Gesture::Carry { target: 1, from: ONE, by: (0.0, by) };
        let up = |part| Some(Meaning::Carry(DialMove { dial: 1, to: Upright, outside: false }, part));
        assert_eq!(meant("UUL@0", 0.0, carry(-45.0)), up(0.25));
        assert_eq!(meant("UUL@0", 1.0, carry(-90.0)), up(0.7));
        assert_eq!(meant("UUL@0", 0.0, carry(45.0)), None);
    }

    #[test]
    fn knob_and_case_move_the_slide_in_opposite_directions() {
        let knob = (x_of(2) + KNOB, LINE);
        let held = |from, by| meant("LLL@0", 2.0, Gesture::Carry { target: 1, from, by: (by, 0.0) });
        let at = |to| Some(Meaning::Slide { to, is_held: true });
        assert_eq!(held(knob, 0.4 * PITCH), at(2.4));
        assert_eq!(held((x_of(1), LINE - 120.0), 0.4 * PITCH), at(1.6));
        assert_eq!(held(knob, -99.0 * PITCH), at(0.0));
        let dropped = Gesture::Drop { target: 1, from: knob, by: (0.7 * PITCH, 0.0), over: None };
        assert_eq!(meant("LLL@0", 2.0, dropped), Some(Meaning::Slide { to: 3.0, is_held: false }));
    }
}
