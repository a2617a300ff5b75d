//! The tabs at the foot of a narrow page: the board, and what opens over it.

use gros_text::{Key, Lang};
use yew::prelude::*;

use super::icons::{Shape, icon};
use crate::part::drawn_by;

/// The tabs at the foot of a narrow page.
#[derive(PartialEq)]
pub struct TabBar {
    /// The language.
    pub lang: Lang,
    /// Whether the set-up is open.
    pub setup_open: bool,
    /// Opens and closes the set-up.
    pub show_setup: Callback<bool>,
}

drawn_by!(TabBar, use_tab_bar);

/// Draws the tabs; where there is room for panels beside the board, they are not shown.
#[hook]
fn use_tab_bar(props: &TabBar) -> Html {
    let TabBar { lang, setup_open, show_setup } = props;
    let tab = |shape, word: &'static str, opens: bool| {
        let onclick = show_setup.reform(move |_: MouseEvent| opens);
        html! {
            <button class="tab" type="button" {onclick} aria-current={(*setup_open == opens).then_some("true")}>
                { icon(shape) }
                <span>{ word }</span>
            </button>
        }
    };
    html! {
        <nav class="tabs" aria-label={lang.text(Key::Panels)}>
            { tab(Shape::Coil, lang.play_tab(), false) }
            { tab(Shape::Sliders, lang.text(Key::Setup), true) }
        </nav>
    }
}
