//! What there is to learn from: the list of lessons and tools.

use gros_session::spec::{Learn, Tool};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::Msg;
use crate::tools::card::{drawing, tools};
use crate::ui::component::{list, rendered_by};
use crate::ui::focus;
use crate::ui::lazy::lazy_in;

#[derive(Clone, PartialEq)]
pub struct LearnPage {
    pub lang: Lang,
    pub learn: Learn,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(LearnPage, use_learn);
lazy_in!(LearnPage, panels, with later words);

#[hook]
fn use_learn(props: &LearnPage) -> Html {
    let LearnPage { lang, learn, is_opened, dispatch } = props;
    let is_opened = *is_opened;
    use_effect_with(learn.clone(), move |_| {
        if is_opened {
            focus::move_to_first(&[".learn h1"]);
        }
    });
    match learn {
        Learn::All => html! {
            <div class="learn">
                <h1 tabindex="-1">{ lang.text(Key::Learn) }</h1>
                <ul class="learn-tools">{ list(tools().iter().map(|tool| card(*lang, tool, dispatch))) }</ul>
            </div>
        },
        // Tools are screens of their own.
        Learn::Tool(_) => html! {},
    }
}

fn card(lang: Lang, tool: &Tool, dispatch: &Callback<Msg>) -> Html {
    let opened = tool.clone();
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::learn(Learn::Tool(opened.clone())));
    html! {
        <li>
            <button class="learn-tool" type="button" {onclick}>
                <strong>{ lang.tool_title(tool) }</strong>
                <span>{ lang.tool_line(tool) }</span>
                { drawing(tool) }
                <b>{ lang.tool_verb(tool) }</b>
            </button>
        </li>
    }
}
