//! The toast: a move by hand left the shortest route, or something is worth knowing.

use gloo_timers::callback::Timeout;
use gros_session::Action;
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Shape, icon};
use crate::markup::html;
use crate::part::drawn_by;
use crate::state::{Msg, Said, Shown};

/// How long the toast stays; the live region has said the same, and undo stands below the board.
const MILLISECONDS: u32 = 8_000;

/// The toast.
#[derive(PartialEq)]
pub struct Toast {
    /// What there is to show.
    pub model: Shown,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Toast, use_toast);

/// Draws the toast until the next action, or for a while.
#[hook]
fn use_toast(props: &Toast) -> Html {
    let Toast { model, dispatch } = props;
    let lang = model.prefs.lang;
    let is_off = model.said == Said::OffRoute;
    let is_there = is_off || model.tip.is_some();
    use_effect_with((is_there, model.spoken.count), {
        let dispatch = dispatch.clone();
        move |(is_there, _)| {
            let timer = is_there.then(|| Timeout::new(MILLISECONDS, move || dispatch.emit(Msg::Hush)));
            move || drop(timer)
        }
    });
    if let Some(tip) = model.tip {
        return html! {
            <div class="toast">
                { icon(Shape::Hint) }
                <span>{ lang.text(tip.key()) }</span>
                <button class="toast-button" type="button" onclick={dispatch.reform(|_: MouseEvent| Msg::Hush)}>{ lang.text(Key::GotIt) }</button>
            </div>
        };
    }
    if !is_off {
        return html! {};
    }
    let onclick = dispatch.reform(|_: MouseEvent| Msg::Act(Action::Undo));
    let timeline = model.session.timeline();
    html! {
        <div class="toast">
            { icon(Shape::Info) }
            <span>{ lang.off_route(timeline.guarantee(), &timeline.to_go()) }</span>
            <button class="toast-button" type="button" {onclick}>{ lang.text(Key::Undo) }</button>
        </div>
    }
}
