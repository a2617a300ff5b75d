//! The meaning of a gesture on the rings: a ring that is chosen, or carried to its destination, comes off or
//! goes on.

use gros_solver::{RingMove, Rings};

use super::layout::{EYE_OFF, EYE_ON};
use super::slow;
use crate::gesture::{Gesture, Meaning, Side};
use crate::scene::Point;
use crate::subject::{Look, Subject, View};

/// A ring carried less far than this, in units, was only touched.
const TOUCH: f64 = 14.0;
/// The distance after which a carried ring has arrived: its eye goes as far as the hand.
const WAY: f64 = EYE_OFF - EYE_ON;

pub(super) fn meaning(
    subject: &Subject<Rings>,
    view: &View<'_>,
    gesture: Gesture,
) -> Option<Meaning<RingMove>> {
    let flipped = |ring: usize| Some(Meaning::Play(RingMove::of(ring)));
    match gesture {
        Gesture::Choose { target, .. } => flipped(target),
        Gesture::Carry { target, by, .. } => {
            let far = towards(subject, view, target, by);
            let most = reach(subject, target);
            (far > 0.0).then(|| Meaning::Carry(RingMove::of(target), (far / WAY).min(most)))
        }
        Gesture::Drop { target, by, over, .. } => {
            let far = towards(subject, view, target, by);
            let is_touched = by.0.hypot(by.1) < TOUCH;
            (is_touched || far >= TOUCH && over.is_some()).then(|| Meaning::Play(RingMove::of(target)))
        }
        Gesture::Push { target, to } => {
            let (off, on) =
                if view.look == Look::Vertical { (Side::Right, Side::Left) } else { (Side::Down, Side::Up) };
            let goes = if subject.state.is_on(target) { off } else { on };
            (to == goes).then(|| Meaning::Play(RingMove::of(target)))
        }
        Gesture::Type(letter) => typed(subject, letter).and_then(flipped),
        Gesture::Cancel | Gesture::Hover(_) | Gesture::Focus(_) => None,
    }
}

/// Returns how far a ring can be carried, as a part of its way: all of it, or to where it is stuck.
fn reach(subject: &Subject<Rings>, ring: usize) -> f64 {
    let is_on = subject.state.is_on(ring);
    let stuck = slow::stuck(&subject.state, ring);
    stuck.map_or(1.0, |off| if is_on { off } else { 1.0 - off })
}

/// Returns how far a ring has been carried in the direction in which it can go: down to come off, up to go on.
fn towards(subject: &Subject<Rings>, view: &View<'_>, ring: usize, (right, down): Point) -> f64 {
    let off = if view.look == Look::Vertical { right } else { down };
    if subject.state.is_on(ring) { off } else { -off }
}

/// R is the first ring, S the other one that can move, and a digit the ring with that number.
fn typed(subject: &Subject<Rings>, letter: char) -> Option<usize> {
    match letter.to_ascii_lowercase() {
        'r' => Some(1),
        's' => subject.legal.iter().find(|mv| !mv.pair && mv.ring != 1).map(|mv| mv.ring),
        digit => digit.to_digit(10).map(|digit| digit as usize).filter(|ring| *ring > 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::subject::Pictured;
    use gros_solver::Puzzle;

    const PLAYED: fn(usize) -> Option<Meaning<RingMove>> = |ring| Some(Meaning::Play(RingMove::of(ring)));

    fn meant(look: Look, gesture: Gesture) -> Option<Meaning<RingMove>> {
        let rings = Rings::new(5).unwrap();
        let state = rings.parse_state("11101").unwrap();
        let subject = Subject { legal: rings.legal_moves(&state).collect(), ..Subject::still(rings, state) };
        Rings::meaning(&subject, &View { look, ..View::of((900.0, 400.0)) }, gesture)
    }

    fn dropped(target: usize, by: Point, over: Option<usize>) -> Option<Meaning<RingMove>> {
        meant(Look::Realistic, Gesture::Drop { target, from: (0.0, 0.0), by, over })
    }

    #[test]
    fn a_ring_is_carried_off_and_on() {
        assert_eq!(dropped(1, (0.0, 60.0), Some(1)), PLAYED(1));
        assert_eq!(dropped(2, (0.0, -60.0), Some(2)), PLAYED(2));
        assert_eq!(dropped(1, (0.0, -60.0), Some(1)), None);
        assert_eq!(dropped(1, (0.0, 60.0), None), None);
        // A trembling finger only touches.
        assert_eq!(dropped(1, (5.0, -9.0), Some(1)), PLAYED(1));
    }

    #[test]
    fn a_ring_follows_the_hand_on_its_way() {
        let carried = |by| meant(Look::Realistic, Gesture::Carry { target: 1, from: (0.0, 0.0), by });
        assert_eq!(carried((0.0, 33.0)), Some(Meaning::Carry(RingMove::of(1), 0.5)));
        assert_eq!(carried((0.0, 900.0)), Some(Meaning::Carry(RingMove::of(1), 1.0)));
        assert_eq!(carried((0.0, -75.0)), None);
    }

    #[test]
    fn a_ring_that_is_held_stops_where_it_is_stuck() {
        let carried = |target, by| meant(Look::Realistic, Gesture::Carry { target, from: (0.0, 0.0), by });
        let Some(Meaning::Carry(mv, part)) = carried(4, (0.0, 900.0)) else { panic!("it is not carried") };
        assert!(mv == RingMove::of(4) && part > 0.0 && part < 0.5, "{part}");
    }

    #[test]
    fn arrows_push_a_ring_off_and_on() {
        let pushed = |look, target, to| meant(look, Gesture::Push { target, to });
        assert_eq!(pushed(Look::Realistic, 1, Side::Down), PLAYED(1));
        assert_eq!(pushed(Look::Realistic, 1, Side::Up), None);
        assert_eq!(pushed(Look::Realistic, 2, Side::Up), PLAYED(2));
        assert_eq!(pushed(Look::Vertical, 1, Side::Right), PLAYED(1));
        assert_eq!(pushed(Look::Vertical, 2, Side::Left), PLAYED(2));
    }

    #[test]
    fn letters_and_digits_name_rings() {
        let typed = |letter| meant(Look::Realistic, Gesture::Type(letter));
        assert_eq!((typed('R'), typed('s'), typed('4')), (PLAYED(1), PLAYED(2), PLAYED(4)));
        assert_eq!((typed('0'), typed('x')), (None, None));
    }
}
