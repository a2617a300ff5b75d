//! The actions beside the caption: undo, redo, hint, and making the best move.

use gros_session::{Action, Seek};
use gros_text::{Grade, Key};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Feedback, Model, Msg, Prefs, Rival};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// Shows or hides who wins, on narrow pages; on wide ones this button stands above the board.
fn who_wins(ctx: Ctx) -> Html {
    let is_shown = ctx.verdict;
    let onclick = ctx.on_click(Msg::Prefs(Prefs { verdict: !is_shown, ..ctx.prefs }));
    let name = ctx.lang.text(if is_shown { Key::HideAgain } else { Key::WhoWins });
    html! {
        <button class="button narrow" type="button" {onclick} aria-label={name}>
            { icon(Shape::Eye) }
            <span class="action-word">{ name }</span>
        </button>
    }
}

/// The buttons are always there, so that none loses the focus; `aria-disabled` marks those without effect.
pub fn actions(model: &Model, ctx: Ctx) -> Html {
    let lang = ctx.lang;
    // The user cannot move while the computer thinks.
    let waits = model.is_answering();
    let off = model.is_solved() || waits || model.is_computers_turn();
    let button = |key, shape, class: &'static str, msg: Msg, off: bool| {
        let onclick = ctx.on_click(msg);
        let name = lang.text(key);
        html! {
            <button class={classes!("button", class)} type="button" {onclick} aria-label={name} aria-disabled={off.then_some("true")}>
                { icon(shape) }
                <span class="action-word">{ name }</span>
            </button>
        }
    };
    let sign = |key, shape, action, off: bool| {
        let (name, onclick) = (lang.text(key), ctx.on_click(Msg::Act(action)));
        html! {
            <button
                class="button button-quiet" type="button" {onclick} aria-label={name} title={name}
                aria-disabled={off.then_some("true")}
            >
                { icon(shape) }
            </button>
        }
    };
    html! {
        <div class="line caption-actions">
            { sign(Key::Undo, Shape::Undo, Action::Undo, waits || !model.session.can_undo()) }
            { sign(Key::Redo, Shape::Redo, Action::Redo, waits || !model.session.can_redo()) }
            if model.is_solving() {
                { button_of_grade(model, ctx, off) }
            } else {
                { button(Key::Hint, Shape::Hint, "", Msg::Hint, off) }
            }
            if model.is_game() {
                { who_wins(ctx) }
            }
            // Against the computer it would play for both.
            if !model.is_solving() && (!model.is_game() || ctx.rival == Rival::Nobody) {
                { button(Key::DoIt, Shape::DoIt, if model.is_game() { "wide" } else { "" }, Msg::Act(Action::DoIt), off) }
            }
        </div>
    }
}

/// The buttons that lead on from a step reached by the slider: back to the user's moves, or on from here.
pub fn looking_actions(model: &Model, ctx: Ctx) -> Html {
    let (lang, timeline) = (ctx.lang, model.session.timeline());
    let own = timeline.played_to();
    let button = |text: String, class: &'static str, msg: Msg| {
        html! { <button class={classes!("button", class)} type="button" onclick={ctx.on_last_click(msg)}>{ text }</button> }
    };
    html! {
        <div class="line caption-actions">
            { button(lang.back_to(own), "button-primary", Msg::Act(Action::Seek(Seek::At(own.clone())))) }
            if !timeline.to_go().is_zero() {
                { button(lang.text(Key::SolveGoOn).to_owned(), "", Msg::Act(Action::GoOn)) }
            }
        </div>
    }
}

/// One button gives hint after hint, and then makes the move; its dots show how much was told.
fn button_of_grade(model: &Model, ctx: Ctx, off: bool) -> Html {
    let told = if let Feedback::Hint(grade) = model.feedback { grade.number() } else { 0 };
    let is_all = told == Grade::Move.number();
    let (key, shape) = if is_all { (Key::DoIt, Shape::DoIt) } else { (Key::Hint, Shape::Hint) };
    let name = ctx.lang.text(key);
    let dot = |place: usize| html! { <i class={(place < told).then_some("grade-told")} /> };
    html! {
        <button
            class={classes!("button", "hint-button", is_all.then_some("hint-all"))} type="button" aria-label={name}
            onclick={ctx.on_click(Msg::Hint)} aria-disabled={off.then_some("true")}
        >
            { icon(shape) }
            <span class="action-word">{ name }</span>
            <span class="grade" aria-hidden="true">{ list((0..Grade::Move.number()).map(dot)) }</span>
        </button>
    }
}
