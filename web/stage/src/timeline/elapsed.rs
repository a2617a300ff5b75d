//! The time since the first move, while one finds the moves alone.

use gloo_timers::callback::Interval;
use gros_text::Lang;
use yew::prelude::*;

use crate::state::Stopwatch;
use crate::ui::component::rendered_by;
use crate::ui::durations;

#[derive(PartialEq)]
pub struct Elapsed {
    pub lang: Lang,
    pub watch: Stopwatch,
}

rendered_by!(Elapsed, use_elapsed);

#[hook]
fn use_elapsed(props: &Elapsed) -> Html {
    let Elapsed { lang, watch } = *props;
    let redraw = use_force_update();
    use_effect_with(watch.is_running(), move |is_running| {
        let clock = is_running.then(|| Interval::new(durations::SECOND, move || redraw.force_update()));
        move || drop(clock)
    });
    // A clock is after 1970, and the cast turns any other into 0.
    match watch.seconds_at(js_sys::Date::now() as u64) {
        Some(seconds) => html! { <span>{ lang.duration(seconds as f64) }</span> },
        None => html! {},
    }
}
