//! Timers: playback, the computer's answer, and the animation of the move to the goal.

use gloo_timers::callback::{Interval, Timeout};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Model, Msg, Wait};
use crate::ui::durations;
use crate::ui::transition::prefers_reduced_motion;

#[hook]
pub fn use_autoplay(model: &Model, ctx: Ctx) {
    use_effect_with((model.is_playing(), model.dock.speed), move |(playing, speed)| {
        let interval =
            playing.then(|| Interval::new(speed.milliseconds(), move || ctx.send(Msg::Over(Wait::Step))));
        move || drop(interval)
    });
}

#[hook]
pub fn use_answer(model: &Model, ctx: Ctx) {
    let step = model.session.timeline().cursor().clone();
    use_effect_with((model.is_answering(), step), move |(answering, _)| {
        let wait = answering.then(|| Timeout::new(thinking(), move || ctx.send(Msg::Over(Wait::Answer))));
        move || drop(wait)
    });
}

/// Where stones vanish at once, the wait can be shorter.
fn thinking() -> u32 {
    if prefers_reduced_motion() { durations::THINKING_STILL } else { durations::THINKING }
}

/// Waits for what ends by itself: the animation of the move to the goal, which takes a duration in
/// milliseconds, and each rung of the walk down.
#[hook]
pub fn use_waits(model: &Model, arrival: u32, ctx: Ctx) {
    use_effect_with((model.is_arriving(), model.rung()), move |(arriving, rung)| {
        let wait = match (arriving, rung) {
            (true, _) => Some((Msg::Over(Wait::Arrival), if prefers_reduced_motion() { 0 } else { arrival })),
            // Where nothing moves to lead the eye, more slowly.
            (_, Some(_)) if prefers_reduced_motion() => Some((Msg::Over(Wait::Rung), durations::RUNG_STILL)),
            (_, Some(_)) => Some((Msg::Over(Wait::Rung), durations::RUNG)),
            _ => None,
        };
        let timer = wait.and_then(|(msg, milliseconds)| {
            if milliseconds > 0 {
                return Some(Timeout::new(milliseconds, move || ctx.send(msg)));
            }
            ctx.send(msg);
            None
        });
        move || drop(timer)
    });
}
