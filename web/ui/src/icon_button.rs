//! A button with a picture in place of a word. While it is off, it keeps its focus and its name.

use yew::prelude::*;

use crate::icons::{Shape, icon};

pub fn icon_button(name: &str, shape: Shape, is_off: bool, onclick: Callback<MouseEvent>) -> Html {
    let name = name.to_owned();
    html! {
        <button
            class="button button-icon" type="button" aria-label={name.clone()} title={name}
            aria-disabled={is_off.then_some("true")} onclick={(!is_off).then_some(onclick)}
        >
            { icon(shape) }
        </button>
    }
}
