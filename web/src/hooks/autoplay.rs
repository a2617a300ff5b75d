//! The clocks: of a timeline that runs by itself, and of the computer that answers.

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::state::{Model, Msg, Shown};

/// Makes a step at each beat while the model is playing.
#[hook]
pub fn use_autoplay(model: &Model, dispatcher: UseReducerDispatcher<Shown>) {
    use_effect_with((model.playing, model.speed), move |(playing, speed)| {
        let interval =
            playing.then(|| Interval::new(speed.milliseconds(), move || dispatcher.dispatch(Msg::Tick)));
        move || drop(interval)
    });
}

/// How long the computer waits with its answer, so that one sees one's own move first.
const THINKING_MILLISECONDS: u32 = 700;

/// Lets the computer make its move when it is its turn.
#[hook]
pub fn use_answer(model: &Model, dispatcher: UseReducerDispatcher<Shown>) {
    let step = model.session.timeline().cursor().clone();
    use_effect_with((model.answering, step), move |(answering, _)| {
        let wait =
            answering.then(|| Timeout::new(THINKING_MILLISECONDS, move || dispatcher.dispatch(Msg::Answer)));
        move || drop(wait)
    });
}
