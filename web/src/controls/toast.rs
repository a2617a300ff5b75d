//! The toast: a move by hand left the shortest route, or a link was copied.

use gloo_timers::callback::Timeout;
use gros_session::Action;
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Icon, Shape};
use crate::app::PartProps;
use crate::state::{Msg, Said};

/// How long a toast stays that needs no answer.
const PASSING_MILLISECONDS: u32 = 4_000;

/// Draws the toast until the next action.
#[component]
pub fn Toast(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    match model.said {
        Said::OffRoute => {}
        Said::Shared => {
            return html! { <Passing text={lang.text(Key::LinkCopied)} on_end={dispatch.reform(|()| Msg::Hush)} /> };
        }
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

/// What the passing toast is given.
#[derive(Properties, PartialEq)]
struct PassingProps {
    text: &'static str,
    on_end: Callback<()>,
}

/// A toast that needs no answer and goes by itself; the live region has said the same.
#[component]
fn Passing(props: &PassingProps) -> Html {
    let on_end = props.on_end.clone();
    use_effect_with((), move |()| {
        let timer = Timeout::new(PASSING_MILLISECONDS, move || on_end.emit(()));
        move || drop(timer)
    });
    html! {
        <div class="toast">
            <Icon shape={Shape::Check} />
            <span>{ props.text }</span>
        </div>
    }
}
