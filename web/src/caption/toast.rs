//! The toast: a tip, or a notice that a move left the shortest route. It replaces the second line of the
//! caption, so that it covers neither the board nor the actions.

use gloo_timers::callback::Timeout;
use gros_session::Action;
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Feedback, Model, Msg, Wait};
use crate::ui::component::rendered_by;
use crate::ui::durations;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

/// The text of a toast; the count tells two equal ones apart.
#[derive(Clone, Debug, PartialEq)]
pub struct ToastContent {
    text: String,
    is_tip: bool,
    count: u32,
}

impl ToastContent {
    pub fn of(model: &Model) -> Option<ToastContent> {
        let (lang, timeline) = (model.prefs.lang, model.session.timeline());
        let text = match model.tip {
            Some(tip) => lang.text(tip.key()).to_owned(),
            None if model.feedback == Feedback::OffRoute => {
                lang.off_route(timeline.guarantee(), &timeline.to_go())
            }
            None => return None,
        };
        Some(ToastContent { text, is_tip: model.tip.is_some(), count: model.announcements.count })
    }
}

#[derive(PartialEq)]
pub struct Toast {
    pub content: Option<ToastContent>,
    pub ctx: Ctx,
}

rendered_by!(Toast, use_toast);

/// The toast stays for a while or until the next action, but never disappears while it has the focus.
#[hook]
fn use_toast(props: &Toast) -> Html {
    let Toast { content, .. } = props;
    let ctx = props.ctx;
    let rounds = use_state_eq(|| 0_u32);
    use_effect_with((content.as_ref().map(|content| content.count), *rounds), {
        let rounds = rounds.clone();
        move |&(count, round): &(Option<u32>, u32)| {
            let end = move || match focus::is_within(".toast") {
                true => rounds.set(round + 1),
                false => ctx.send(Msg::Over(Wait::Feedback)),
            };
            let timer = count.map(|_| Timeout::new(durations::TOAST, end));
            move || drop(timer)
        }
    });
    let Some(ToastContent { text, is_tip, .. }) = content else { return html! {} };
    let (shape, key, answer) = match is_tip {
        true => (Shape::Hint, Key::GotIt, Msg::Over(Wait::Feedback)),
        false => (Shape::Info, Key::Undo, Msg::Act(Action::Undo)),
    };
    let onclick = ctx.on_last_click(answer);
    html! {
        <div class="line toast">
            { icon(shape) }
            <span>{ text }</span>
            <button class="toast-button" type="button" {onclick}>{ ctx.lang.text(key) }</button>
        </div>
    }
}
