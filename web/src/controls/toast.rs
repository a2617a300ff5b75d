//! The toast: a move by hand left the shortest route.

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
    use_effect_with((is_off, model.spoken.count), {
        let dispatch = dispatch.clone();
        move |(is_off, _)| {
            let timer = is_off.then(|| Timeout::new(MILLISECONDS, move || dispatch.emit(Msg::Hush)));
            move || drop(timer)
        }
    });
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
