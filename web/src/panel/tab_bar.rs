//! The tabs at the foot of a narrow page: the board, and what opens over it.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::Tab;
use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};

/// The tabs at the foot of a narrow page.
#[derive(PartialEq)]
pub struct TabBar {
    /// The language.
    pub lang: Lang,
    /// What is open over the board.
    pub sheet: Option<Tab>,
    /// Opens a panel over the board, or none.
    pub show: Callback<Option<Tab>>,
}

rendered_by!(TabBar, use_tab_bar);

/// Draws the tabs; where there is room for panels beside the board, they are not shown.
#[hook]
fn use_tab_bar(props: &TabBar) -> Html {
    let TabBar { lang, sheet, show } = props;
    let tab = |shape, word: &'static str, opens: Option<Tab>| {
        let onclick = show.reform(move |_: MouseEvent| opens);
        // The graph is the second tab of the moves.
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
            { tab(Shape::Coil, lang.play_tab(), None) }
            { for [Tab::Setup, Tab::Explain, Tab::Moves].into_iter().map(|panel| tab(super::shape(panel), lang.text(super::name(panel)), Some(panel))) }
        </nav>
    }
}
