//! Tells the model the time: at the start of a visit and of a run, at its end, and on return to the page.

use gloo_events::EventListener;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Model, Msg, Now};

const DAY: f64 = 86_400_000.0;

#[hook]
pub fn use_clock(model: &Model, ctx: Ctx) {
    let moment = (model.places, model.session.moves() > 0, model.is_solved());
    use_effect_with(moment, move |_| ctx.send(Msg::Clock(now())));
    // The day may have changed while the page was hidden.
    use_effect_with((), move |()| {
        let document = web_sys::window().and_then(|window| window.document());
        let listener = document.map(|document| {
            EventListener::new(&document, "visibilitychange", move |_| ctx.send(Msg::Clock(now())))
        });
        move || drop(listener)
    });
}

fn now() -> Now {
    let date = js_sys::Date::new_0();
    let day = (date.get_time() - date.get_timezone_offset() * 60_000.0) / DAY;
    // A clock is after 1970, and the casts turn any other into 0.
    Now { milliseconds: date.get_time() as u64, day: day as u32 }
}
