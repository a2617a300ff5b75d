//! The live region that reads announcements out to screen readers.

use gloo_timers::callback::Timeout;
use gros_text::Lang;
use yew::prelude::*;

use crate::speech;
use crate::state::Announcements;
use crate::ui::component::rendered_by;
use crate::ui::durations;

#[derive(PartialEq)]
pub struct LiveRegion {
    pub announcements: Announcements,
    pub lang: Lang,
    pub is_solving: bool,
}

rendered_by!(LiveRegion, use_live_region);

/// The region is emptied before each announcement, so that a repeated sentence is read again.
#[hook]
fn use_live_region(props: &LiveRegion) -> Html {
    let spoken = use_state_eq(|| 0);
    use_effect_with(props.announcements.count, {
        let spoken = spoken.clone();
        move |count| {
            let count = *count;
            let timer = Timeout::new(durations::SPEECH_DEBOUNCE, move || spoken.set(count));
            move || drop(timer)
        }
    });
    let words = (*spoken == props.announcements.count)
        .then(|| speech::words(props.lang, &props.announcements, props.is_solving));
    html! { <p class="hidden-text" role="status" aria-live="polite" aria-atomic="true">{ words }</p> }
}
