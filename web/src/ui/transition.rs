//! The way from one state to the next, frame by frame.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use yew::prelude::*;

use crate::ui::media::media;

/// A value on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Transition<T> {
    /// The value that was left.
    pub from: T,
    /// How much of the way is done, 0 … 1.
    pub part: f64,
    /// How much of it was done by hand, before it set out.
    pub begun: f64,
}

/// What is kept from frame to frame.
struct Course<T> {
    value: T,
    running: Option<Transition<T>>,
    milliseconds: f64,
    last_frame: Option<f64>,
    frame: Option<AnimationFrame>,
}

impl<T: Clone + PartialEq> Course<T> {
    fn at_rest(value: T) -> Course<T> {
        Course { value, running: None, milliseconds: 0.0, last_frame: None, frame: None }
    }

    /// Sets out for another value; `duration` says how many milliseconds the way takes, or that it takes none.
    fn set_out(&mut self, value: &T, begun: &Cell<f64>, duration: impl Fn(&T, &T) -> Option<f64>) {
        if self.value == *value {
            return;
        }
        let left = std::mem::replace(&mut self.value, value.clone());
        let begun = begun.take();
        let part = match self.running.take() {
            Some(running) if running.from == *value => 1.0 - running.part,
            _ => begun,
        };
        let milliseconds = duration(&left, value);
        self.frame = None;
        self.last_frame = None;
        self.running = milliseconds.map(|_| Transition { from: left, part, begun });
        self.milliseconds = milliseconds.unwrap_or(0.0);
    }

    /// Goes on to a moment in milliseconds.
    fn go_on(&mut self, now: f64) {
        let passed = now - self.last_frame.replace(now).unwrap_or(now);
        let step = passed / self.milliseconds.max(1.0);
        let running = self.running.take();
        self.running =
            running.map(|way| Transition { part: way.part + step, ..way }).filter(|way| way.part < 1.0);
    }
}

/// Returns the way to `value` while it lasts; `duration` says how many milliseconds it takes, or that it takes none.
///
/// A turn back on the way goes back from where it is; any other change goes to its end at once. The way begins with
/// the drawing that first has the new value: its end is not seen before it.
#[hook]
pub fn use_transition<T>(
    value: T,
    duration: impl Fn(&T, &T) -> Option<f64> + 'static,
) -> Option<Transition<T>>
where
    T: Clone + PartialEq + 'static,
{
    use_transition_from(value, &Cell::default(), duration)
}

/// Returns the way as [`use_transition`] does, from where a hand has brought it: the cell says how much of the next way is
/// done.
#[hook]
pub fn use_transition_from<T>(
    value: T,
    begun: &Cell<f64>,
    duration: impl Fn(&T, &T) -> Option<f64> + 'static,
) -> Option<Transition<T>>
where
    T: Clone + PartialEq + 'static,
{
    let redraw = use_force_update();
    let course = use_mut_ref(|| Course::at_rest(value.clone()));
    let duration = |from: &T, to: &T| duration(from, to).filter(|_| !prefers_stillness());
    course.borrow_mut().set_out(&value, begun, duration);
    use_effect_with(value, {
        let course = course.clone();
        move |_| {
            let is_under_way = course.borrow().running.is_some();
            let frame = is_under_way.then(|| next_frame(course.clone(), redraw));
            course.borrow_mut().frame = frame;
        }
    });
    course.borrow().running.clone()
}

fn next_frame<T>(course: Rc<RefCell<Course<T>>>, redraw: UseForceUpdateHandle) -> AnimationFrame
where
    T: Clone + PartialEq + 'static,
{
    request_animation_frame(move |now| {
        let mut this = course.borrow_mut();
        this.go_on(now);
        this.frame = this.running.is_some().then(|| next_frame(course.clone(), redraw.clone()));
        drop(this);
        redraw.force_update();
    })
}

/// Tells whether the person asked the system for less motion.
pub fn prefers_stillness() -> bool {
    media("(prefers-reduced-motion: reduce)").is_some_and(|query| query.matches())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn way(course: &Course<u8>) -> Option<(u8, f64)> {
        course.running.as_ref().map(|way| (way.from, way.part))
    }

    #[test]
    fn a_way_begins_at_once_and_at_its_beginning() {
        let mut course = Course::at_rest(1);
        course.set_out(&2, &Cell::default(), |_, _| Some(100.0));
        assert_eq!(way(&course), Some((1, 0.0)));
        // The first frame tells when it is, the next ones how much of the way is done.
        for (now, part) in [(1_000.0, 0.0), (1_025.0, 0.25), (1_075.0, 0.75)] {
            course.go_on(now);
            assert_eq!(way(&course), Some((1, part)));
        }
        course.set_out(&1, &Cell::default(), |_, _| Some(100.0));
        assert_eq!(way(&course), Some((2, 0.25)));
        course.set_out(&3, &Cell::default(), |_, _| None);
        assert_eq!(way(&course), None);
    }
}
