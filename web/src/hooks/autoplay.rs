//! The clocks: of a timeline that runs by itself, of the computer that answers, and of the move to the goal.

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::state::{Model, ModelRef, Msg};
use crate::ui::durations;
use crate::ui::transition::prefers_stillness;

/// Makes a step at each beat while the model is playing.
#[hook]
pub fn use_autoplay(model: &Model, dispatcher: UseReducerDispatcher<ModelRef>) {
    use_effect_with((model.is_playing(), model.speed), move |(playing, speed)| {
        let interval =
            playing.then(|| Interval::new(speed.milliseconds(), move || dispatcher.dispatch(Msg::Tick)));
        move || drop(interval)
    });
}

/// Lets the computer make its move when it is its turn.
#[hook]
pub fn use_answer(model: &Model, dispatcher: UseReducerDispatcher<ModelRef>) {
    let step = model.session.timeline().cursor().clone();
    use_effect_with((model.is_answering(), step), move |(answering, _)| {
        let wait =
            answering.then(|| Timeout::new(durations::THINKING, move || dispatcher.dispatch(Msg::Answer)));
        move || drop(wait)
    });
}

/// Tells when the move to the goal was seen, which takes so many milliseconds.
#[hook]
pub fn use_arrival(model: &Model, milliseconds: u32, dispatcher: UseReducerDispatcher<ModelRef>) {
    use_effect_with(model.is_arriving(), move |arriving| {
        let is_seen = milliseconds == 0 || prefers_stillness();
        if *arriving && is_seen {
            dispatcher.dispatch(Msg::Arrived);
        }
        let wait = (*arriving && !is_seen)
            .then(|| Timeout::new(milliseconds, move || dispatcher.dispatch(Msg::Arrived)));
        move || drop(wait)
    });
}
