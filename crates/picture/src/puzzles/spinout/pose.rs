//! The geometry of the dials and the case, at rest and in motion.

use gros_solver::{DialMove, Facing, SpinOut, SpinOutState};

use crate::ease::ease;
use crate::family::case::{PITCH, x_of};
use crate::subject::{Manner, Moving, Slide, Subject, View};
use crate::within::Within;

/// Everything that changes smoothly: the directions of the dials, and how far the slide is out.
#[derive(Clone, Debug, PartialEq)]
pub struct Pose {
    /// The directions of the dials, dial 1 first.
    pub facings: Vec<Facing>,
    /// The smallest and the largest shift that the slide can reach.
    pub shifts: (usize, usize),
    /// The current shift.
    pub shift: usize,
}

/// The picture at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// How far each dial is turned from upright, in degrees clockwise, dial 1 first.
    pub angles: Vec<f64>,
    /// How far the slide is out, in places.
    pub shift: f64,
    /// Whether nothing is in motion.
    pub is_still: bool,
}

/// Returns the first shift at which a dial is outside.
fn outside(dial: usize) -> usize {
    dial + 3
}

impl Pose {
    /// Returns the pose of a state; the slide goes to the reachable shift closest to `shift`.
    #[must_use]
    pub fn new(state: &SpinOutState, shift: usize) -> Pose {
        let dials = 1..=state.puzzle().dials();
        let shifts = state.shifts().unwrap_or((0, 0));
        Pose {
            facings: dials.filter_map(|dial| state.facing(dial)).collect(),
            shifts,
            shift: shift.clamp(shifts.0, shifts.1),
        }
    }

    /// Returns the only dial that faces another way; none if there is none, or more than one.
    fn turned(&self, other: &Pose) -> Option<usize> {
        let pairs = self.facings.iter().zip(&other.facings);
        let mut turned = (1..).zip(pairs).filter(|(_, (one, two))| one != two).map(|(dial, _)| dial);
        let dial = turned.next()?;
        (self.facings.len() == other.facings.len() && turned.next().is_none()).then_some(dial)
    }

    /// Returns whether the change from another pose can be shown: one dial turns, or the slide moves.
    #[must_use]
    pub fn is_near(&self, other: &Pose) -> bool {
        self.facings == other.facings || self.turned(other).is_some()
    }

    /// Returns the pose that was left for this one, with the slide where the dial turned.
    fn left(&self, state: &SpinOutState) -> Pose {
        let from = Pose::new(state, self.shift);
        let turned = from.turned(self).map(|dial| from.turning_shift(self, dial));
        Pose { shift: turned.unwrap_or(from.shift), ..from }
    }

    fn has(&self, shift: usize) -> bool {
        (self.shifts.0..=self.shifts.1).contains(&shift)
    }

    /// Returns the shift at which a dial turns between two poses: the current one, if the dial can turn there.
    fn turning_shift(&self, to: &Pose, dial: usize) -> usize {
        let (gap, out) = (dial.saturating_sub(1), outside(dial));
        let is_there = (self.shift == gap || self.shift >= out) && to.has(self.shift);
        if is_there {
            self.shift
        } else if self.has(gap) && to.has(gap) {
            gap
        } else {
            out.max(self.shifts.0).max(to.shifts.0)
        }
    }

    /// Returns the fractions of the motion to another pose between which a dial turns; the slide moves before and
    /// after.
    pub(super) fn phases(&self, to: &Pose, dial: usize) -> (f64, f64) {
        if self.turning_shift(to, dial) == self.shift { (0.0, 0.5) } else { (0.35, 0.7) }
    }

    /// Returns the frame of the pose itself, or of a moment of the motion from another one.
    fn frame(&self, way: Option<Moving<Pose>>) -> Frame {
        let angles = self.facings.iter().map(|facing| angle(*facing)).collect();
        let shift = self.shift as f64;
        let Some(Moving { from, part, manner }) = way.filter(|way| self.is_near(&way.from)) else {
            return Frame { angles, shift, is_still: true };
        };
        let Some(dial) = from.turned(self) else {
            return Frame { angles, shift: between(from.shift as f64, shift, part), is_still: false };
        };
        let there = from.turning_shift(self, dial);
        let (first, last) = from.phases(self, dial);
        let shift = if part < first {
            between(from.shift as f64, there as f64, part / first)
        } else {
            between(there as f64, shift, (part - last) / (1.0 - last))
        };
        let mut angles: Vec<f64> = angles;
        let before = from.facings.get(dial - 1).map_or(0.0, |facing| angle(*facing));
        let turned = (part - first) / (last - first);
        if let Some(angle) = angles.get_mut(dial - 1) {
            *angle = match manner {
                Manner::ByHand => before + (*angle - before) * turned.within(0.0, 1.0),
                Manner::Full | Manner::Short => between(before, *angle, turned),
            };
        }
        Frame { angles, shift, is_still: false }
    }
}

impl Frame {
    /// Returns the picture of a state.
    #[must_use]
    pub fn of(subject: &Subject<SpinOut>, view: &View<'_>) -> Frame {
        let to = view.slide.map_or(shift(subject) as f64, |slide| slide.to);
        let pose = Pose::new(&subject.state, to.round() as usize);
        if view.slide.is_some_and(|slide| slide.is_held) {
            return Frame { shift: to, is_still: false, ..pose.frame(None) };
        }
        let left = |state: &SpinOutState| match view.slide {
            Some(Slide { from, .. }) => Pose::new(state, from.round() as usize),
            None => pose.left(state),
        };
        let way = subject.moving.as_ref();
        pose.frame(way.map(|way| Moving { from: left(&way.from), part: way.part, manner: way.manner }))
    }

    /// Returns where the bay is.
    #[must_use]
    pub fn bay(&self) -> f64 {
        x_of(self.angles.len().saturating_sub(1)) - PITCH * self.shift
    }

    /// Returns whether a dial is outside the case.
    #[must_use]
    pub fn is_outside(&self, dial: usize) -> bool {
        self.shift + 0.5 >= outside(dial) as f64
    }
}

fn between(from: f64, to: f64, part: f64) -> f64 {
    from + (to - from) * ease(part)
}

/// Returns how far a dial is turned from upright, in degrees clockwise.
pub(super) fn angle(facing: Facing) -> f64 {
    match facing {
        Facing::Left => -90.0,
        Facing::Upright => 0.0,
        Facing::Right => 90.0,
    }
}

/// Returns the shift that the slide shows by default: where the refused turn should be made, or the next one.
#[must_use]
pub fn shift(subject: &Subject<SpinOut>) -> usize {
    let state = &subject.state;
    let (least, most) = state.shifts().unwrap_or((0, 0));
    let shift = match subject.refused.or(subject.best) {
        Some(mv) => shift_of(state, mv),
        None if state.is_out() => most,
        None => least,
    };
    shift.clamp(least, most)
}

/// Returns the shift at which a move turns its dial.
fn shift_of(state: &SpinOutState, mv: DialMove) -> usize {
    let least = state.shifts().map_or(0, |(least, _)| least);
    if mv.outside { outside(mv.dial).max(least) } else { mv.dial.saturating_sub(1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Puzzle, Route};

    fn pose(text: &str, shift: usize) -> Pose {
        Pose::new(&SpinOut::new(3).unwrap().parse_state(text).unwrap(), shift)
    }

    #[test]
    fn the_slide_goes_no_further_than_it_can() {
        assert_eq!(pose("UUU@0", 4).shift, 1);
        assert_eq!(pose("LLU@4", 0).shift, 4);
        assert_eq!(pose("LLL@0", 5).shift, 5);
    }

    #[test]
    fn a_dial_turns_where_the_case_lets_it() {
        let at = |from: &Pose, to: &Pose, part: f64| {
            to.frame(Some(Moving { from: from.clone(), part, manner: Manner::Full }))
        };
        // Dial 1 turns flat in the bay, then the case goes to dial 2.
        let (from, to) = (pose("UUU@0", 0), pose("UUL@0", 1));
        assert_eq!(at(&from, &to, 0.0), Frame { angles: vec![0.0; 3], shift: 0.0, is_still: false });
        assert_eq!(at(&from, &to, 0.25).angles[0], -45.0);
        assert_eq!(at(&from, &to, 0.6).angles[0], -90.0);
        assert!(at(&from, &to, 0.75).shift > 0.0);
        // Dial 1 turns outside: it is pulled out first.
        let (from, to) = (pose("LLL@0", 0), pose("LLU@4", 4));
        assert_eq!(at(&from, &to, 0.4).shift, 4.0);
        assert!(at(&from, &to, 0.4).is_outside(1) && !at(&from, &to, 0.4).is_outside(2));
        // Two changes at once can't be shown.
        assert!(at(&pose("UUU@0", 0), &pose("LLL@0", 0), 0.5).is_still);
    }

    #[test]
    fn a_dial_in_the_hand_follows_it_and_the_slide_waits() {
        let (from, to) = (pose("UUU@0", 0), pose("UUL@0", 1));
        let held = |part| to.frame(Some(Moving { from: from.clone(), part, manner: Manner::ByHand }));
        assert_eq!((held(0.1).angles[0], held(0.1).shift), (-18.0, 0.0));
        assert_eq!((held(0.5).angles[0], held(0.5).shift), (-90.0, 0.0));
        assert_eq!(held(1.0).shift, 1.0);
    }

    #[test]
    fn a_move_has_its_shift() {
        let state = SpinOut::new(3).unwrap().parse_state("LLU@4").unwrap();
        let mv = |dial, outside| DialMove { dial, to: Facing::Left, outside };
        assert_eq!([shift_of(&state, mv(1, true)), shift_of(&state, mv(2, true))], [4, 5]);
        assert_eq!(shift_of(&state, mv(3, false)), 2);
    }

    #[test]
    fn the_shift_determines_where_the_bay_is() {
        let bay = |shift| Frame { angles: vec![0.0; 7], shift, is_still: true }.bay();
        // The bay is over dial 1 at first, and over dial 2 a place further out, since the case goes the other way.
        assert_eq!([bay(0.0), bay(1.0), bay(6.0)], [x_of(6), x_of(5), x_of(0)]);
        assert_eq!(bay(0.5), (x_of(6) + x_of(5)) / 2.0);
    }

    #[test]
    fn the_slide_goes_on_from_where_it_was_unless_told() {
        let (puzzle, view) = (SpinOut::new(4).unwrap(), View::of((900.0, 400.0)));
        let route = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
        for step in 0..route.steps().to_u64().unwrap() - 1 {
            let [(from, best), (to, next)] =
                [step, step + 1].map(|step| (route.state_at(&step.into()), route.move_at(&step.into())));
            let rest = Frame::of(&Subject { best, ..Subject::still(puzzle, from) }, &view);
            let moving = Some(Moving { from, part: 0.0, manner: Manner::Full });
            let left = Frame::of(&Subject { best: next, moving, ..Subject::still(puzzle, to) }, &view);
            assert_eq!(left.shift, rest.shift, "step {step}");
        }
    }

    #[test]
    fn a_turn_at_the_gap_is_shown_there_throughout() {
        let puzzle = SpinOut::new(4).unwrap();
        let route = puzzle.route(&puzzle.start(), &puzzle.goal()).unwrap();
        for step in 0..route.steps().to_u64().unwrap() {
            let (state, best) = (route.state_at(&step.into()), route.move_at(&step.into()).unwrap());
            let subject = Subject { best: Some(best), ..Subject::still(puzzle, state) };
            let frame = Frame::of(&subject, &View::of((900.0, 400.0)));
            if best.outside {
                assert!(frame.is_outside(best.dial), "step {step}");
            } else {
                assert_eq!(frame.bay(), x_of(4 - best.dial), "step {step}");
            }
        }
    }

    #[test]
    fn a_refused_turn_is_shown_as_close_as_the_slide_gets() {
        let puzzle = SpinOut::new(3).unwrap();
        let shown = |text: &str, mv| {
            let state = puzzle.parse_state(text).unwrap();
            shift(&Subject { refused: Some(mv), ..Subject::still(puzzle, state) })
        };
        let mv = |dial, outside| DialMove { dial, to: Facing::Upright, outside };
        // The upright dial 1 goes no further than the gate.
        assert_eq!([shown("LLU@0", mv(3, false)), shown("LLU@0", mv(1, true))], [1, 1]);
        // Outside, it stops the slide on its way in.
        assert_eq!([shown("LLU@4", mv(1, false)), shown("LLU@4", mv(2, false))], [4, 4]);
        assert_eq!(shown("LLL@0", mv(2, false)), 1);
    }

    #[test]
    fn a_hand_holds_the_slide_between_two_places() {
        let puzzle = SpinOut::new(3).unwrap();
        let subject = Subject::still(puzzle, puzzle.parse_state("LLL@0").unwrap());
        let slide = Slide { from: 0.0, to: 1.5, is_held: true };
        let frame = Frame::of(&subject, &View { slide: Some(slide), ..View::of((900.0, 400.0)) });
        assert_eq!((frame.shift, frame.is_still), (1.5, false));
    }
}
