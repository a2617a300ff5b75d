//! The way from one state to the next, frame by frame.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use yew::prelude::*;

/// A value on its way.
#[derive(Clone, Debug, PartialEq)]
pub struct Transition<T> {
    /// The value that was left.
    pub from: T,
    /// How much of the way is done, 0 … 1.
    pub part: f64,
}

/// What is kept from frame to frame.
struct Course<T> {
    value: T,
    running: Option<Transition<T>>,
    milliseconds: f64,
    last_frame: Option<f64>,
    frame: Option<AnimationFrame>,
}

/// Gives the way to `value` while it lasts; `duration` says how many milliseconds it takes, or that it takes none.
///
/// A turn back on the way goes back from where it is; any other change goes to its end at once.
#[hook]
pub fn use_transition<T>(
    value: T,
    duration: impl Fn(&T, &T) -> Option<f64> + 'static,
) -> Option<Transition<T>>
where
    T: Clone + PartialEq + 'static,
{
    let shown = use_state(|| None::<Transition<T>>);
    let course = use_mut_ref(|| Course {
        value: value.clone(),
        running: None,
        milliseconds: 0.0,
        last_frame: None,
        frame: None,
    });
    use_effect_with(value, {
        let shown = shown.setter();
        move |value: &T| set_out(&course, value, &duration, &shown)
    });
    (*shown).clone()
}

fn set_out<T>(
    course: &Rc<RefCell<Course<T>>>,
    value: &T,
    duration: &impl Fn(&T, &T) -> Option<f64>,
    shown: &UseStateSetter<Option<Transition<T>>>,
) where
    T: Clone + PartialEq + 'static,
{
    let mut this = course.borrow_mut();
    if this.value == *value {
        return;
    }
    let left = std::mem::replace(&mut this.value, value.clone());
    let part = match this.running.take() {
        Some(running) if running.from == *value => 1.0 - running.part,
        _ => 0.0,
    };
    let milliseconds = duration(&left, value).filter(|_| !prefers_stillness());
    this.frame = None;
    this.last_frame = None;
    this.running = milliseconds.map(|_| Transition { from: left, part });
    this.milliseconds = milliseconds.unwrap_or(0.0);
    shown.set(this.running.clone());
    if this.running.is_some() {
        this.frame = Some(next_frame(course.clone(), shown.clone()));
    }
}

fn next_frame<T>(
    course: Rc<RefCell<Course<T>>>,
    shown: UseStateSetter<Option<Transition<T>>>,
) -> AnimationFrame
where
    T: Clone + PartialEq + 'static,
{
    request_animation_frame(move |now| {
        let mut this = course.borrow_mut();
        let passed = now - this.last_frame.replace(now).unwrap_or(now);
        let step = passed / this.milliseconds.max(1.0);
        let running = this.running.take();
        this.running =
            running.map(|way| Transition { part: way.part + step, ..way }).filter(|way| way.part < 1.0);
        shown.set(this.running.clone());
        this.frame = this.running.is_some().then(|| next_frame(course.clone(), shown.clone()));
    })
}

/// Tells whether the person asked the system for less motion.
pub fn prefers_stillness() -> bool {
    let query =
        web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}
