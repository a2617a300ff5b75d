//! Display options of the board, beside its title or in the menu of narrow pages.

use gros_picture::Pictured;
use gros_solver::AnyPuzzle;
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Msg, Prefs, RingLook};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

/// A toggle, or an action on the board.
pub struct Switch {
    key: Key,
    shape: Shape,
    /// State of a toggle; `None` for an action.
    is_on: Option<bool>,
    msg: Msg,
}

pub fn looks(ctx: Ctx, puzzle: &AnyPuzzle) -> Html {
    html! {
        <>
            { list(looks_select(ctx, puzzle).map(|looks| html! { <span class="head-quiet">{ select_box(looks) }</span> })) }
            { list(flip(ctx.prefs, puzzle).map(|flip| switch_button("head-quiet", ctx, flip))) }
        </>
    }
}

/// Puts the free end on the other side, if there is one.
pub fn flip(prefs: Prefs, puzzle: &AnyPuzzle) -> Option<Switch> {
    let msg = Msg::Prefs(Prefs { free_end_left: !prefs.free_end_left, ..prefs });
    puzzle.has_free_end().then_some(Switch { key: Key::Flip, shape: Shape::Flip, is_on: None, msg })
}

pub fn sound_switch(prefs: Prefs) -> Switch {
    let msg = Msg::Prefs(Prefs { sound: !prefs.sound, ..prefs });
    Switch { key: Key::Sound, shape: Shape::Voice, is_on: Some(prefs.sound), msg }
}

pub fn switch_button(class: &'static str, ctx: Ctx, switch: Switch) -> Html {
    let Switch { key, shape, is_on, msg } = switch;
    let onclick = ctx.on_click(msg.clone());
    html! {
        <button class={classes!("button", "button-quiet", class)} type="button" {onclick} aria-pressed={is_on.map(|is_on| is_on.to_string())}>
            { icon(shape) }
            { ctx.lang.text(key) }
            if is_on.is_some() {
                <span class="switch" />
            }
        </button>
    }
}

/// The select for the look of the puzzle, if it has several.
pub fn looks_select(ctx: Ctx, puzzle: &AnyPuzzle) -> Option<Html> {
    let lang = ctx.lang;
    if puzzle.looks().len() < 2 {
        return None;
    }
    let key = |look| match look {
        RingLook::Picture => Key::Picture,
        RingLook::Upright => Key::Upright,
        RingLook::Lights => Key::Lights,
    };
    let option = |look: RingLook| {
        html! { <option selected={look == ctx.ring_look}>{ lang.text(key(look)) }</option> }
    };
    let onchange = ctx.on(move |event: Event| {
        let ring_look = *RingLook::ALL.get(selected_index(&event)?)?;
        Some(Msg::Prefs(Prefs { ring_look, ..ctx.prefs }))
    });
    Some(html! {
        <select class="select" aria-label={lang.text(Key::View)} title={lang.text(Key::View)} {onchange}>
            { list(RingLook::ALL.into_iter().map(option)) }
        </select>
    })
}
