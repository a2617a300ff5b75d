//! The toast: a move by hand left the shortest route, or something is worth knowing. It stands for a while where the
//! caption says what comes next, so that it covers neither the board nor the actions.

use gloo_timers::callback::Timeout;
use gros_session::Action;
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Feedback, Model, Msg};
use crate::ui::component::rendered_by;
use crate::ui::durations;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

/// What is told, and which of several that may say the same it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    text: String,
    is_tip: bool,
    count: u32,
}

impl Told {
    /// Finds what a model has to tell.
    pub fn of(model: &Model) -> Option<Told> {
        let (lang, timeline) = (model.prefs.lang, model.session.timeline());
        let text = match model.tip {
            Some(tip) => lang.text(tip.key()).to_owned(),
            None if model.feedback == Feedback::OffRoute => {
                lang.off_route(timeline.guarantee(), &timeline.to_go())
            }
            None => return None,
        };
        Some(Told { text, is_tip: model.tip.is_some(), count: model.announcements.count })
    }
}

/// The toast.
#[derive(PartialEq)]
pub struct Toast {
    /// What it tells, if anything.
    pub told: Option<Told>,
    /// The language.
    pub lang: Lang,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(Toast, use_toast);

/// Draws the toast until the next action, or for a while; one that has the focus stays.
#[hook]
fn use_toast(props: &Toast) -> Html {
    let Toast { told, lang, dispatch } = props;
    let rounds = use_state_eq(|| 0_u32);
    use_effect_with((told.as_ref().map(|told| told.count), *rounds), {
        let (dispatch, rounds) = (dispatch.clone(), rounds.clone());
        move |&(told, round): &(Option<u32>, u32)| {
            let end = move || match focus::is_within(".toast") {
                true => rounds.set(round + 1),
                false => dispatch.emit(Msg::ClearFeedback),
            };
            let timer = told.map(|_| Timeout::new(durations::TOAST, end));
            move || drop(timer)
        }
    });
    let Some(Told { text, is_tip, .. }) = told else { return html! {} };
    let (shape, key, answer) = match is_tip {
        true => (Shape::Hint, Key::GotIt, Msg::ClearFeedback),
        false => (Shape::Info, Key::Undo, Msg::Act(Action::Undo)),
    };
    let onclick = dispatch.reform(move |_: MouseEvent| {
        focus::move_to_board();
        answer.clone()
    });
    html! {
        <div class="toast">
            { icon(shape) }
            <span>{ text }</span>
            <button class="toast-button" type="button" {onclick}>{ lang.text(key) }</button>
        </div>
    }
}
