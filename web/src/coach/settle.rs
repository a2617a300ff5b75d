//! A question, or the end, is there for a moment before it takes an answer: whoever taps fast does not answer it unseen.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::state::{Coach, CoachMsg, Msg};
use crate::ui::durations;

/// Tells when what is asked was there long enough.
#[hook]
pub fn use_haste(coach: &Coach, dispatch: &Callback<Msg>) {
    let dispatch = dispatch.clone();
    use_effect_with((coach.is_fresh, coach.orders), move |(is_fresh, _)| {
        let wait = is_fresh.then(|| {
            Timeout::new(durations::QUESTION_SETTLE, move || dispatch.emit(Msg::Coach(CoachMsg::Settle)))
        });
        move || drop(wait)
    });
}
