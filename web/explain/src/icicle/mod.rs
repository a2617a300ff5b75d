//! The open calls of a recursion, drawn on the line of their moves: any of them can be chosen, and gone to.

mod choice;
mod tree;

use std::rc::Rc;

use gros_picture::Scene;
use gros_picture::icicle::{self as drawn, Scale, Words};
use gros_session::{Action, Seek};
use gros_solver::Steps;
use gros_text::{Icicle, Key, Lang};
use web_sys::Element;
use yew::prelude::*;

use super::card_links::Links;
use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::state::{Msg, TimelineRef};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::dialog::Dialog;
use crate::ui::geometry::use_size;
use crate::ui::icons::{Shape, icon_button};
use crate::ui::lazy::{lazy, lazy_in};
use crate::ui::setters::{set_on_click, setter};
use crate::ui::zoom::use_zoom;
use choice::{At, Choice, End};

/// Draws the calls of a card.
pub fn icicle(links: Links<'_>, icicle: &Rc<Icicle>) -> Html {
    let Some(ctx) = links.ctx else { return html! {} };
    lazy(ctx.lang, Calls { ctx, timeline: links.timeline.clone(), icicle: icicle.clone() })
}

#[derive(Clone, PartialEq)]
struct Calls {
    ctx: Ctx,
    timeline: TimelineRef,
    icicle: Rc<Icicle>,
}

rendered_by!(Calls, use_calls);
lazy_in!(Calls, panels, with later words);

/// The drawing in the card, and a larger one in a window.
#[hook]
fn use_calls(props: &Calls) -> Html {
    let is_large = use_state_eq(|| false);
    let (open, on_open) = (set_on_click(&is_large, true), setter(&is_large));
    let lang = props.ctx.lang;
    html! {
        <>
            { component(Drawing { calls: props.clone(), id: "icicle" }) }
            <button class="button button-small icicle-larger" type="button" onclick={open} aria-haspopup="dialog">
                { lang.text(Key::IcicleLarger) }
            </button>
            { component(Dialog {
                lang,
                name: "icicle-window",
                title: Key::Icicle,
                subtitle: Some(Key::IcicleLine),
                open: *is_large,
                on_open,
                children: component(Drawing { calls: props.clone(), id: "icicle-large" }),
            }) }
        </>
    }
}

#[derive(PartialEq)]
struct Drawing {
    calls: Calls,
    /// The prefix of its ids.
    id: &'static str,
}

rendered_by!(Drawing, use_drawing);

#[hook]
fn use_drawing(props: &Drawing) -> Html {
    let Drawing { calls: Calls { ctx, icicle, .. }, id } = props;
    let (lang, id) = (ctx.lang, *id);
    let node = use_node_ref();
    let (width, _) = use_size(node.clone());
    let chosen = use_state_eq(|| None::<Choice>);
    let pointed = use_state_eq(|| None::<At>);
    let has_focus = use_state_eq(|| false);
    // The row of the call that fills the width, where all moves are alike.
    let filled = use_state_eq(|| None::<usize>);
    let innermost = choice::innermost(icicle);
    let at = chosen.as_ref().map_or(innermost, |chosen| chosen.find(icicle));
    let filling = filled.map(|row| row.min(innermost.0));
    let shown = pointed
        .filter(|at| icicle.bar(*at).is_some())
        .or_else(|| (*has_focus || chosen.is_some()).then_some(at));
    let picture = Picturing {
        calls: props.calls.clone(),
        width,
        scale: filling.map_or(Scale::Doubling, Scale::Alike),
        opened: shown.or_else(|| filling.and_then(|row| choice::open_in(icicle, row))).map(|(row, _)| row),
        chosen: has_focus.then_some(at),
    };
    let choose = {
        let (icicle, chosen, filled) = (icicle.clone(), chosen.setter(), filled.clone());
        Callback::from(move |at: At| {
            chosen.set(Choice::of(&icicle, at));
            // Where all moves are alike, the caller fills the width, so that its parts are seen.
            if filled.is_some() {
                filled.set(Some(at.0.saturating_sub(1)));
            }
        })
    };
    let closer = {
        let filled = filled.clone();
        Callback::from(move |by: isize| match *filled {
            Some(row) => filled.set(Some(row.min(innermost.0).saturating_add_signed(by).min(innermost.0))),
            // The first step closer leaves the scale of powers.
            None if by > 0 => filled.set(Some(0)),
            None => {}
        })
    };
    let onkeydown = {
        let (picture, choose, closer) = (picture.clone(), choose.clone(), closer.clone());
        let (chosen, filled) = (chosen.clone(), filled.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let icicle = &picture.calls.icicle;
            let at = chosen.as_ref().map_or(innermost, |chosen| chosen.find(icicle));
            match event.key().as_str() {
                "Enter" | " " => picture.go(at, event.shift_key()),
                "+" | "=" if filled.is_some() => closer.emit(1),
                "-" if filled.is_some() => closer.emit(-1),
                key if choice::KEYS.contains(&key) => {
                    choice::after_key(icicle, at, key).into_iter().for_each(|at| choose.emit(at));
                }
                _ => return,
            }
            event.prevent_default();
            event.stop_propagation();
        })
    };
    let onclick = {
        let (picture, chosen) = (picture.clone(), chosen.setter());
        Callback::from(move |event: MouseEvent| {
            let Some(at) = picture.under(&event) else { return };
            chosen.set(Choice::of(&picture.calls.icicle, at));
            // A part that is too thin is opened first.
            if picture.drawn().is_high(at.0) {
                picture.go(at, event.shift_key());
            }
        })
    };
    let onpointermove = {
        let (picture, pointed) = (picture.clone(), pointed.setter());
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                pointed.set(picture.under(&event));
            }
        })
    };
    let onpointerleave = {
        let pointed = pointed.setter();
        Callback::from(move |_: PointerEvent| pointed.set(None))
    };
    use_zoom(&node, innermost.0 - filling.unwrap_or(0), innermost.0, closer.reform(|by: isize| -by));
    let focus = |is_in: bool| {
        let has_focus = has_focus.setter();
        Callback::from(move |_: FocusEvent| has_focus.set(is_in))
    };
    let said = shown.map_or_else(|| lang.text(Key::IcicleHow).to_owned(), |at| lang.icicle_part(icicle, at));
    html! {
        <div class="stack">
            <p class="card-text">{ lang.icicle_open(icicle) }</p>
            { scales(lang, id, filling, innermost.0, &filled, &closer) }
            <div
                class="icicle-picture" ref={node} tabindex="0" role="tree" aria-label={lang.text(Key::Icicle)}
                aria-describedby={format!("{id}-keys")} aria-activedescendant={tree::id_of(id, at)}
                {onkeydown} {onclick} {onpointermove} {onpointerleave} onfocus={focus(true)} onblur={focus(false)}
            >
                <div aria-hidden="true">
                    if width > 0.0 {
                        { component(Picture { scene: Rc::new(picture.scene()) }) }
                    }
                </div>
                { tree::items(lang, icicle, id, at) }
            </div>
            <p class="note icicle-said" aria-hidden="true">{ said }</p>
            { ways(&picture, at) }
            <p class="legend">
                { list([("past", Key::IcicleFinished), ("open", Key::IcicleNow), ("later", Key::IcicleToCome)].map(|(class, key)| html! {
                    <span class={format!("icicle-key-{class}")}>{ lang.text(key) }</span>
                })) }
            </p>
            <p id={format!("{id}-keys")} class="hidden-text">{ lang.text(Key::IcicleKeys) }</p>
        </div>
    }
}

/// The drawing as it is shown, and where its parts are.
#[derive(Clone)]
struct Picturing {
    calls: Calls,
    width: f64,
    scale: Scale,
    opened: Option<usize>,
    chosen: Option<At>,
}

impl Picturing {
    fn drawn(&self) -> drawn::Icicle<'_> {
        let Picturing { calls: Calls { icicle, .. }, width, scale, opened, chosen } = self;
        drawn::Icicle {
            width: *width,
            rows: &icicle.rows,
            pieces: &icicle.pieces,
            here: &icicle.here,
            scale: *scale,
            opened: *opened,
            chosen: *chosen,
        }
    }

    fn scene(&self) -> Scene {
        let Calls { ctx, icicle, .. } = &self.calls;
        self.drawn().scene(&Words {
            name: &|at| icicle.name(at).to_owned(),
            moves: &|span| ctx.lang.icicle_moves(span),
            ago: ctx.lang.text(Key::IcicleAgo),
            ahead: ctx.lang.text(Key::IcicleAhead),
            next: &ctx.lang.icicle_next(icicle),
        })
    }

    /// Returns the part under the pointer.
    fn under(&self, event: &MouseEvent) -> Option<At> {
        let tree = event.target_dyn_into::<Element>()?.closest("[role=tree]").ok()??;
        let area = tree.get_bounding_client_rect();
        self.drawn()
            .hit((f64::from(event.client_x()) - area.left(), f64::from(event.client_y()) - area.top()))
    }

    /// Returns the step before a part or after it, if the timeline passes there and is elsewhere.
    fn step(&self, at: At, is_last: bool) -> Option<Steps> {
        let Calls { timeline, icicle, .. } = &self.calls;
        let moves = choice::moves_at(icicle, at, if is_last { End::Last } else { End::First })?;
        icicle.step_after(&moves, timeline).filter(|step| step != timeline.cursor())
    }

    fn go(&self, at: At, is_last: bool) {
        if let Some(step) = self.step(at, is_last) {
            self.calls.ctx.send(Msg::Act(Action::Seek(Seek::At(step))));
        }
    }
}

/// The buttons to both ends of the chosen part, for those who cannot hold Shift.
fn ways(picture: &Picturing, at: At) -> Html {
    let Calls { ctx, icicle, .. } = &picture.calls;
    let way = |key: Key, is_last: bool| {
        let (picture, words) = (picture.clone(), ctx.lang.text(key));
        let is_off = picture.step(at, is_last).is_none();
        let onclick = Callback::from(move |_: MouseEvent| picture.go(at, is_last));
        html! {
            <button
                class="button button-small" type="button" aria-label={ctx.lang.text_and_way(icicle.name(at), words)}
                aria-disabled={is_off.then_some("true")} {onclick}
            >
                { words }
            </button>
        }
    };
    html! {
        <div class="row icicle-ways">
            <b aria-hidden="true">{ icicle.name(at) }</b>
            { way(Key::IcicleToStart, false) }
            { way(Key::IcicleToEnd, true) }
        </div>
    }
}

/// The buttons of the scale; where all moves are alike, also those for the call that fills the width.
fn scales(
    lang: Lang,
    id: &str,
    filling: Option<usize>,
    innermost: usize,
    filled: &UseStateHandle<Option<usize>>,
    closer: &Callback<isize>,
) -> Html {
    let scale = |key: Key, is_on: bool, row: Option<usize>| {
        html! {
            <button class="button button-small" type="button" aria-pressed={is_on.to_string()} onclick={set_on_click(filled, row)}>
                { lang.text(key) }
            </button>
        }
    };
    let zoom = |key: Key, shape: Shape, is_off: bool, by: isize| {
        icon_button(lang.text(key), shape, is_off, closer.reform(move |_: MouseEvent| by))
    };
    html! {
        <div class="row icicle-scales" role="group" aria-labelledby={format!("{id}-width")}>
            <span class="note" id={format!("{id}-width")}>{ lang.text(Key::IcicleWidth) }</span>
            { scale(Key::IcicleDoubling, filling.is_none(), None) }
            { scale(Key::IcicleAlike, filling.is_some(), filling.or(Some(0))) }
            if let Some(row) = filling {
                { zoom(Key::IcicleOut, Shape::Minus, row == 0, -1) }
                { zoom(Key::IcicleIn, Shape::Plus, row == innermost, 1) }
            }
        </div>
    }
}
