//! Media queries, shared with the style sheets.

use gloo_events::EventListener;
use web_sys::MediaQueryList;
use yew::prelude::*;

/// Must match the style sheets.
const WIDE: &str = "(min-width: 900px)";

/// Returns whether the page is wide enough for the panel beside the board; rerenders when that changes.
#[hook]
pub fn use_wide() -> bool {
    let query = use_memo((), |()| match_media(WIDE));
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

/// Returns whether the page is that wide now.
pub fn is_wide() -> bool {
    match_media(WIDE).is_none_or(|query| query.matches())
}

pub fn match_media(query: &str) -> Option<MediaQueryList> {
    web_sys::window()?.match_media(query).ok().flatten()
}
