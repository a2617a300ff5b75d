//! The clock of a timeline that runs by itself.

use gloo_timers::callback::Interval;
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
