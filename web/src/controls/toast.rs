//! The toast: a move by hand left the shortest route, or a link was copied.

use gros_session::Action;
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Icon, Shape};
use crate::app::PartProps;
use crate::state::{Msg, Said};

/// Draws the toast until the next action.
#[component]
pub fn Toast(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    match model.said {
        Said::OffRoute => {}
        Said::Shared => return copied(lang.text(Key::LinkCopied)),
        _ => return html! {},
    }
    let onclick = dispatch.reform(|_: MouseEvent| Msg::Act(Action::Undo));
    html! {
        <div class="toast">
            <Icon shape={Shape::Info} />
            <span>{ lang.off_route(&model.session.timeline().to_go()) }</span>
            <button class="button button-link toast-button" type="button" {onclick}>{ lang.text(Key::Undo) }</button>
        </div>
    }
}

fn copied(text: &str) -> Html {
    html! {
        <div class="toast">
            <Icon shape={Shape::Check} />
            <span>{ text }</span>
        </div>
    }
}
