//! The one live region: what happened, for those who listen.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::durations;
use crate::part::drawn_by;
use crate::state::Spoken;

/// The live region, and what to say in it.
#[derive(PartialEq)]
pub struct LiveRegion {
    /// The newest sentence.
    pub spoken: Spoken,
}

drawn_by!(LiveRegion, use_live_region);

/// Says the newest sentence. The region is emptied first, so that the same sentence is said twice.
#[hook]
fn use_live_region(props: &LiveRegion) -> Html {
    let said = use_state_eq(String::new);
    use_effect_with(props.spoken.clone(), {
        let said = said.clone();
        move |spoken| {
            said.set(String::new());
            let text = spoken.text.clone();
            let timer = Timeout::new(durations::SPEECH_REST, move || said.set(text));
            move || drop(timer)
        }
    });
    html! { <p class="hidden-text" role="status" aria-live="polite" aria-atomic="true">{ &*said }</p> }
}
