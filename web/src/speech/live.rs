//! The one live region: what happened, for those who listen.

use gloo_timers::callback::Timeout;
use gros_text::Lang;
use yew::prelude::*;

use crate::speech;
use crate::state::Spoken;
use crate::ui::durations;
use crate::ui::part::drawn_by;

/// The live region, and what to say in it.
#[derive(PartialEq)]
pub struct LiveRegion {
    /// What happened last.
    pub spoken: Spoken,
    /// The language.
    pub lang: Lang,
}

drawn_by!(LiveRegion, use_live_region);

/// Says what happened last. The region is empty before, so that the same sentence is said twice.
#[hook]
fn use_live_region(props: &LiveRegion) -> Html {
    let said = use_state_eq(|| 0);
    use_effect_with(props.spoken.count, {
        let said = said.clone();
        move |count| {
            let count = *count;
            let timer = Timeout::new(durations::SPEECH_REST, move || said.set(count));
            move || drop(timer)
        }
    });
    let words = (*said == props.spoken.count).then(|| speech::words(props.lang, &props.spoken));
    html! { <p class="hidden-text" role="status" aria-live="polite" aria-atomic="true">{ words }</p> }
}
