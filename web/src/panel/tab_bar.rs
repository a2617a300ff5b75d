//! The tab bar at the bottom of narrow pages: the board, and the sheets over it.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::Tab;
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct TabBar {
    pub lang: Lang,
    pub sheet: Option<Tab>,
    pub show: Callback<Option<Tab>>,
}

rendered_by!(TabBar, use_tab_bar);

/// Hidden on wide pages.
#[hook]
fn use_tab_bar(props: &TabBar) -> Html {
    let TabBar { lang, sheet, show } = props;
    let tab = |shape, word: &'static str, opens: Option<Tab>| {
        let onclick = show.reform(move |_: MouseEvent| opens);
        // The graph shares the tab of the moves.
        let is_here = *sheet == opens || (*sheet == Some(Tab::Graph) && opens == Some(Tab::Moves));
        html! {
            <button class="tab" type="button" {onclick} aria-current={is_here.then_some("true")}>
                { icon(shape) }
                <span>{ word }</span>
            </button>
        }
    };
    html! {
        <nav class="tabs" aria-label={lang.text(Key::Panels)}>
            { tab(Shape::Coil, lang.text(Key::DockPlayTab), None) }
            { list([Tab::Setup, Tab::Explain, Tab::Moves].into_iter().map(|panel| tab(super::shape(panel), lang.text(super::name(panel)), Some(panel)))) }
        </nav>
    }
}
