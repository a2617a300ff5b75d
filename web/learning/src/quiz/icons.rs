//! Icons of the exercises alone, which a first visit does not need.

use yew::prelude::*;

pub fn printer() -> Html {
    icon("M7 8.5V4h10v4.5M7 16H4V8.5h16V16h-3M7 13.5h10V20H7z")
}

/// People side by side: for a teacher.
pub fn people() -> Html {
    icon(
        "M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3 19c0-3.2 2.7-5 6-5s6 1.8 6 5M16 6a2.7 2.7 0 0 1 0 5.2M17.5 14.3c2.2.7 3.5 2.3 3.5 4.7",
    )
}

fn icon(path: &'static str) -> Html {
    html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={path} /></svg> }
}
