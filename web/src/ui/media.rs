//! What style sheets ask of the page, such as whether it is wide enough for the panel to stand beside the board.

use gloo_events::EventListener;
use web_sys::MediaQueryList;
use yew::prelude::*;

/// As the style sheets have it.
const WIDE: &str = "(min-width: 900px)";

/// Tells whether the page is wide, and draws anew when that changes.
#[hook]
pub fn use_wide() -> bool {
    let query = use_memo((), |()| media(WIDE));
    let redraw = use_force_update();
    use_effect_with((), {
        let query = query.clone();
        move |()| {
            let changes = Option::as_ref(&query)
                .map(|query| EventListener::new(query, "change", move |_| redraw.force_update()));
            move || drop(changes)
        }
    });
    Option::as_ref(&query).is_none_or(MediaQueryList::matches)
}

/// Returns what a query of the style sheets asks, if the browser knows of any.
pub fn media(query: &str) -> Option<MediaQueryList> {
    web_sys::window()?.match_media(query).ok().flatten()
}
