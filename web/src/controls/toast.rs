//! The toast: a move by hand left the shortest route.

use gloo_timers::callback::Timeout;
use gros_session::Action;
use gros_text::Key;
use yew::prelude::*;

use super::icons::{Icon, Shape};
use crate::app::PartProps;
use crate::state::{Msg, Said};

/// How long the toast stays; the live region has said the same, and undo stands below the board.
const MILLISECONDS: u32 = 8_000;

/// Draws the toast until the next action, or for a while.
#[component]
pub fn Toast(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
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
            <Icon shape={Shape::Info} />
            <span>{ lang.off_route(timeline.guarantee(), &timeline.to_go()) }</span>
            <button class="toast-button" type="button" {onclick}>{ lang.text(Key::Undo) }</button>
        </div>
    }
}
