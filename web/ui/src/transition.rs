//! Transitions between two values, frame by frame.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_render::{AnimationFrame, request_animation_frame};
use yew::prelude::*;

use crate::media::match_media;

#[derive(Clone, Debug, PartialEq)]
pub struct Transition<T> {
    pub from: T,
    /// Progress, 0 … 1.
    pub progress: f64,
    /// Progress made by a drag before the transition started.
    pub begun: f64,
}

struct Animation<T> {
    value: T,
    running: Option<Transition<T>>,
    milliseconds: f64,
    last_frame: Option<f64>,
    frame: Option<AnimationFrame>,
}

impl<T: Clone + PartialEq> Animation<T> {
    fn at_rest(value: T) -> Animation<T> {
        Animation { value, running: None, milliseconds: 0.0, last_frame: None, frame: None }
    }

    /// Starts a transition; `duration` is in milliseconds, `None` to skip the animation.
    fn start(&mut self, value: &T, begun: &Cell<f64>, duration: impl Fn(&T, &T) -> Option<f64>) {
        if self.value == *value {
            return;
        }
        let from = std::mem::replace(&mut self.value, value.clone());
        let begun = begun.take();
        let progress = match self.running.take() {
            Some(running) if running.from == *value => 1.0 - running.progress,
            _ => begun,
        };
        let milliseconds = duration(&from, value);
        self.frame = None;
        self.last_frame = None;
        self.running = milliseconds.map(|_| Transition { from, progress, begun });
        self.milliseconds = milliseconds.unwrap_or(0.0);
    }

    fn advance_to(&mut self, now: f64) {
        let passed = now - self.last_frame.replace(now).unwrap_or(now);
        let step = passed / self.milliseconds.max(1.0);
        let running = self.running.take();
        self.running = running
            .map(|transition| Transition { progress: transition.progress + step, ..transition })
            .filter(|transition| transition.progress < 1.0);
    }
}

/// Returns the running transition to `value`; `duration` is in milliseconds, `None` to skip the animation.
///
/// A change back to the previous value reverses from the current progress; any other change starts again. The
/// transition starts in the render that first has the new value, so that its end is never seen too early.
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

/// Like [`use_transition`], but starts from where a drag has brought it: the cell holds the progress.
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
    let animation = use_mut_ref(|| Animation::at_rest(value.clone()));
    let duration = |from: &T, to: &T| duration(from, to).filter(|_| !prefers_reduced_motion());
    animation.borrow_mut().start(&value, begun, duration);
    use_effect_with(value, {
        let animation = animation.clone();
        move |_| {
            let is_under_way = animation.borrow().running.is_some();
            let frame = is_under_way.then(|| next_frame(animation.clone(), redraw));
            animation.borrow_mut().frame = frame;
        }
    });
    animation.borrow().running.clone()
}

fn next_frame<T>(animation: Rc<RefCell<Animation<T>>>, redraw: UseForceUpdateHandle) -> AnimationFrame
where
    T: Clone + PartialEq + 'static,
{
    request_animation_frame(move |now| {
        let mut this = animation.borrow_mut();
        this.advance_to(now);
        this.frame = this.running.is_some().then(|| next_frame(animation.clone(), redraw.clone()));
        drop(this);
        redraw.force_update();
    })
}

pub fn prefers_reduced_motion() -> bool {
    match_media("(prefers-reduced-motion: reduce)").is_some_and(|query| query.matches())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn transition(animation: &Animation<u8>) -> Option<(u8, f64)> {
        animation.running.as_ref().map(|transition| (transition.from, transition.progress))
    }

    #[test]
    fn a_transition_starts_at_once_from_its_beginning() {
        let mut animation = Animation::at_rest(1);
        animation.start(&2, &Cell::default(), |_, _| Some(100.0));
        assert_eq!(transition(&animation), Some((1, 0.0)));
        // The first frame sets the clock; later ones advance.
        for (now, progress) in [(1_000.0, 0.0), (1_025.0, 0.25), (1_075.0, 0.75)] {
            animation.advance_to(now);
            assert_eq!(transition(&animation), Some((1, progress)));
        }
        animation.start(&1, &Cell::default(), |_, _| Some(100.0));
        assert_eq!(transition(&animation), Some((2, 0.25)));
        animation.start(&3, &Cell::default(), |_, _| None);
        assert_eq!(transition(&animation), None);
    }
}
