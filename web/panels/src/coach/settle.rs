//! Debounce of answers: a new question ignores taps that were meant for the order before it.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Coach, CoachMsg, Msg};
use crate::ui::durations;

#[hook]
pub fn use_settle(coach: &Coach, ctx: Ctx) {
    use_effect_with((coach.is_fresh, coach.orders), move |(is_fresh, _)| {
        let timer = is_fresh.then(|| {
            Timeout::new(durations::QUESTION_SETTLE, move || ctx.send(Msg::Coach(CoachMsg::Settle)))
        });
        move || drop(timer)
    });
}
