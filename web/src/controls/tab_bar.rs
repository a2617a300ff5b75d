//! The tabs at the foot of a narrow page: the board, and what opens over it.

use gros_text::{Key, Lang};
use yew::prelude::*;

use super::icons::{Icon, Shape};

/// What the tabs are given.
#[derive(Properties, PartialEq)]
pub struct TabBarProps {
    /// The language.
    pub lang: Lang,
    /// Whether the set-up is open.
    pub setup_open: bool,
    /// Opens and closes the set-up.
    pub show_setup: Callback<bool>,
}

/// Draws the tabs; where there is room for panels beside the board, they are not shown.
#[component]
pub fn TabBar(props: &TabBarProps) -> Html {
    let TabBarProps { lang, setup_open, show_setup } = props;
    let tab = |shape, word: &'static str, opens: bool| {
        let onclick = show_setup.reform(move |_: MouseEvent| opens);
        html! {
            <button class="tab" type="button" {onclick} aria-current={(*setup_open == opens).then_some("true")}>
                <Icon {shape} />
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
