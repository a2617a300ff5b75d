//! Timers: playback, the computer's answer, and the animation of the move to the goal.

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::state::{Model, ModelRef, Msg};
use crate::ui::durations;
use crate::ui::transition::prefers_reduced_motion;

#[hook]
pub fn use_autoplay(model: &Model, dispatcher: UseReducerDispatcher<ModelRef>) {
    use_effect_with((model.is_playing(), model.speed), move |(playing, speed)| {
        let interval =
            playing.then(|| Interval::new(speed.milliseconds(), move || dispatcher.dispatch(Msg::Tick)));
        move || drop(interval)
    });
}

#[hook]
pub fn use_answer(model: &Model, dispatcher: UseReducerDispatcher<ModelRef>) {
    let step = model.session.timeline().cursor().clone();
    use_effect_with((model.is_answering(), step), move |(answering, _)| {
        let wait = answering.then(|| Timeout::new(thinking(), move || dispatcher.dispatch(Msg::Answer)));
        move || drop(wait)
    });
}

/// Where stones vanish at once, the wait can be shorter.
fn thinking() -> u32 {
    if prefers_reduced_motion() { durations::THINKING_STILL } else { durations::THINKING }
}

/// Reports that the move to the goal has been animated, after a duration in milliseconds.
#[hook]
pub fn use_arrival(model: &Model, milliseconds: u32, dispatcher: UseReducerDispatcher<ModelRef>) {
    use_effect_with(model.is_arriving(), move |arriving| {
        let is_seen = milliseconds == 0 || prefers_reduced_motion();
        if *arriving && is_seen {
            dispatcher.dispatch(Msg::Arrived);
        }
        let wait = (*arriving && !is_seen)
            .then(|| Timeout::new(milliseconds, move || dispatcher.dispatch(Msg::Arrived)));
        move || drop(wait)
    });
}
