//! The one live region: what happened, for those who listen.

use gloo_timers::callback::Timeout;
use gros_text::Lang;
use yew::prelude::*;

use crate::speech;
use crate::state::Announcements;
use crate::ui::component::rendered_by;
use crate::ui::durations;

/// The live region, and what to say in it.
#[derive(PartialEq)]
pub struct LiveRegion {
    /// What happened last.
    pub announcements: Announcements,
    /// The language.
    pub lang: Lang,
}

rendered_by!(LiveRegion, use_live_region);

/// Says what happened last. The region is empty before, so that the same sentence is said twice.
#[hook]
fn use_live_region(props: &LiveRegion) -> Html {
    let said = use_state_eq(|| 0);
    use_effect_with(props.announcements.count, {
        let said = said.clone();
        move |count| {
            let count = *count;
            let timer = Timeout::new(durations::SPEECH_DEBOUNCE, move || said.set(count));
            move || drop(timer)
        }
    });
    let words = (*said == props.announcements.count).then(|| speech::words(props.lang, &props.announcements));
    html! { <p class="hidden-text" role="status" aria-live="polite" aria-atomic="true">{ words }</p> }
}
