//! The actions beside the caption: undo, redo, hint, and making the best move.

use gros_session::Action;
use gros_text::{Grade, Key};
use yew::prelude::*;

use crate::state::{Feedback, Model, Msg};
use crate::ui::icons::{Shape, icon};

/// The buttons are always there, so that none loses the focus; `aria-disabled` marks those without effect.
pub fn actions(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let lang = model.prefs.lang;
    // The user cannot move while the computer thinks.
    let off = model.is_solved() || model.is_answering();
    let button = |key, shape, class: &'static str, msg: Msg, off: bool| {
        let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
        let name = lang.text(key);
        html! {
            <button class={classes!("button", class)} type="button" {onclick} aria-label={name} aria-disabled={off.then_some("true")}>
                { icon(shape) }
                <span class="action-word">{ name }</span>
            </button>
        }
    };
    html! {
        <div class="caption-actions">
            { button(Key::Undo, Shape::Undo, "button-quiet", Msg::Act(Action::Undo), !model.session.can_undo()) }
            { button(Key::Redo, Shape::Redo, "button-quiet", Msg::Act(Action::Redo), !model.session.can_redo()) }
            if model.is_solving() {
                { button_of_grade(model, dispatch, off) }
            } else {
                { button(Key::Hint, Shape::Hint, "", Msg::Hint, off) }
                { button(Key::DoIt, Shape::DoIt, "", Msg::Act(Action::DoIt), off) }
            }
        </div>
    }
}

/// One button gives hint after hint, and then makes the move; its dots show how much was told.
fn button_of_grade(model: &Model, dispatch: &Callback<Msg>, off: bool) -> Html {
    let told = if let Feedback::Hint(grade) = model.feedback { grade.number() } else { 0 };
    let is_all = told == Grade::Move.number();
    let (key, shape) = if is_all { (Key::DoIt, Shape::DoIt) } else { (Key::Hint, Shape::Hint) };
    let name = model.prefs.lang.text(key);
    let dot = |place: usize| html! { <i class={(place < told).then_some("grade-told")} /> };
    html! {
        <button
            class={classes!("button", "hint-button", is_all.then_some("hint-all"))} type="button" aria-label={name}
            onclick={dispatch.reform(|_: MouseEvent| Msg::Hint)} aria-disabled={off.then_some("true")}
        >
            { icon(shape) }
            <span class="action-word">{ name }</span>
            <span class="grade" aria-hidden="true">{ for (0..Grade::Move.number()).map(dot) }</span>
        </button>
    }
}
