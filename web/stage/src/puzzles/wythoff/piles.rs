//! The two piles of stones, which can be chosen by clicking them.

use std::rc::Rc;

use gros_picture::Rect;
use gros_picture::puzzles::wythoff::{Going, Heaps};
use gros_solver::{Piles, Steps};
use gros_text::{Key, Lang, say};
use web_sys::Element;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::{component, list};
use crate::ui::icons::{Shape, icon};

pub struct Stones<'a> {
    pub lang: Lang,
    pub state: &'a Piles,
    /// The piles before the move that is shown.
    pub before: &'a Piles,
    pub going: Going,
    /// Stones about to be taken, left and right.
    pub taken: &'a [Steps; 2],
    /// Called with the pile under the pointer (true for the right one) and the stones from there up; `None`
    /// outside.
    pub on_point: Callback<Option<(bool, u64)>>,
    pub on_choose: Callback<(bool, u64)>,
    /// Shows the computer's move again, on narrow pages.
    pub on_again: Option<Callback<MouseEvent>>,
}

/// Renders the piles; one that is too large is only a number.
pub fn draw(stones: &Stones) -> Html {
    let Stones { lang, state, before, .. } = stones;
    let heaps = Heaps::after(state, before);
    let gone = |is_right: bool| {
        let (now, before) =
            if is_right { (&state.right, &before.right) } else { (&state.left, &before.left) };
        before.checked_sub(now).filter(|gone| stones.going.leaves_ghosts && !gone.is_zero())
    };
    let pile = |is_right: bool| {
        let (name, count) =
            if is_right { (Key::FromRight, &state.right) } else { (Key::FromLeft, &state.left) };
        html! {
            <div class="pile">
                if let Some(gone) = gone(is_right) {
                    <p class="pile-tag">{ icon(Shape::Computer) }{ say!(*lang, GameStonesTaken { count: gone }) }</p>
                }
                { list(heaps.map(|heaps| heap(stones, heaps, is_right))) }
                <p class="pile-text"><span>{ lang.text(name) }</span>{ " " }<strong>{ lang.number(count) }</strong></p>
            </div>
        }
    };
    let scale = heaps.map(|heaps| heaps.scale);
    html! {
        <div class="piles">
            { pile(false) }
            if let Some(onclick) = stones.on_again.clone() {
                <button class="told-again" type="button" {onclick} aria-label={lang.text(Key::GameShowAgain)}>{ icon(Shape::Replay) }</button>
            }
            { pile(true) }
            if let Some(scale) = scale.filter(|scale| !scale.is_single()) {
                <p class="note piles-note">{ say!(*lang, GameStonesInABar { stones: Steps::from(scale.stones) }) }</p>
            }
            if scale.is_none() {
                <p class="note piles-note">{ lang.text(Key::TooLargeToDraw) }</p>
            }
        </div>
    }
}

fn heap(stones: &Stones, heaps: Heaps, is_right: bool) -> Html {
    let scene = heaps.scene(is_right, &stones.taken[usize::from(is_right)], stones.going);
    let room = scene.room;
    let at = move |event: &MouseEvent| Some((is_right, heaps.taken_at(is_right, place(event, room)?)?));
    let onclick = {
        let on_choose = stones.on_choose.clone();
        Callback::from(move |event: MouseEvent| at(&event).into_iter().for_each(|it| on_choose.emit(it)))
    };
    let onpointermove = {
        let on_point = stones.on_point.clone();
        Callback::from(move |event: PointerEvent| on_point.emit(at(&event)))
    };
    let onpointerleave = stones.on_point.reform(|_: PointerEvent| None);
    html! {
        <div class="pile-drawing" aria-hidden="true" {onclick} {onpointermove} {onpointerleave}>
            { component(Picture { scene: Rc::new(scene) }) }
        </div>
    }
}

/// Returns the position of an event in a picture centred in its element (`object-fit: contain`).
fn place(event: &MouseEvent, room: Rect) -> Option<(f64, f64)> {
    let frame = event.current_target()?;
    let frame = wasm_bindgen::JsCast::dyn_into::<Element>(frame).ok()?.get_bounding_client_rect();
    let unit = (room.width / frame.width().max(1.0)).max(room.height / frame.height().max(1.0));
    let at = |point: i32, from: f64, size: f64| (f64::from(point) - from - size / 2.0) * unit;
    let x = at(event.client_x(), frame.left(), frame.width()) + room.width / 2.0;
    let y = at(event.client_y(), frame.top(), frame.height()) + room.height / 2.0;
    Some((x + room.x, y + room.y))
}
