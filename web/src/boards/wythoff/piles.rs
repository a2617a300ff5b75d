//! Two piles of stones, drawn: those about to be taken stand out.

use gros_solver::{Piles, Steps};
use gros_text::{Key, Lang};
use web_sys::Element;
use yew::prelude::*;

use super::layout::{PILE, STONE, Scale, TRAY, pile_height, place_of, thing_at};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

/// What the piles are given.
pub struct Heaps<'a> {
    /// The language.
    pub lang: Lang,
    /// How many stones there are.
    pub state: &'a Piles,
    /// How many are about to be taken, left and right.
    pub taken: [Steps; 2],
    /// Reports the pile in which the pointer is, and how many stones lie from there to the top; none where it left.
    pub on_point: Callback<Option<(bool, u64)>>,
    /// Reports those that were chosen.
    pub on_take: Callback<(bool, u64)>,
}

/// Draws the piles, or only their numbers where a pile is too large to be drawn.
pub fn draw(piles: &Heaps) -> Html {
    let Heaps { lang, state, taken, .. } = piles;
    let both = [&state.left, &state.right];
    let counts = state.left.to_u64().zip(state.right.to_u64()).filter(|_| {
        // Sums of places must fit.
        both.iter().all(|pile| pile.bit_len() <= 52)
    });
    let scale = counts.map(|(left, right)| Scale::of([left, right]));
    let rows = |scale: Scale| counts.map_or(0, |(left, right)| scale.rows(left).max(scale.rows(right)));
    let pile = |is_right: bool| {
        let (name, stones) =
            if is_right { (Key::RightPile, &state.right) } else { (Key::LeftPile, &state.left) };
        let taken = taken[usize::from(is_right)].to_u64().unwrap_or(0);
        let drawing = scale
            .zip(stones.to_u64())
            .map(|(scale, count)| heap(piles, is_right, Heap { scale, rows: rows(scale), count, taken }));
        html! {
            <div class="pile">
                { for drawing }
                <p class="pile-text"><span>{ lang.text(name) }</span>{ " " }<strong>{ lang.number(stones) }</strong></p>
            </div>
        }
    };
    html! {
        <div class="piles">
            { pile(false) }
            { pile(true) }
            if let Some(scale) = scale.filter(|scale| !scale.is_single()) {
                <p class="piles-note">{ lang.stones_in_a_bar(scale.stones) }</p>
            }
            if scale.is_none() {
                <p class="piles-note">{ lang.text(Key::TooLargeToDraw) }</p>
            }
        </div>
    }
}

/// One pile, as it is drawn.
#[derive(Clone, Copy)]
struct Heap {
    scale: Scale,
    rows: u64,
    count: u64,
    taken: u64,
}

fn heap(piles: &Heaps, is_right: bool, heap: Heap) -> Html {
    let Heap { scale, rows, count, taken } = heap;
    let height = pile_height(rows);
    let thing = |thing: u64| {
        let (x, up) = place_of(scale, thing);
        let (y, marked) = (height - up, scale.is_taken(count, thing, taken));
        let class = if marked { "stone stone-taken" } else { "stone" };
        if scale.is_single() {
            html! {
                <>
                    <ellipse {class} cx={num(x)} cy={num(y)} rx="15.5" ry="14" />
                    <path class="stone-light" d={format!("M{} {}q5-7 12-7", num(x - 9.0), num(y - 2.0))} />
                </>
            }
        } else {
            let part = (count - thing * scale.stones).min(scale.stones) as f64 / scale.stones as f64;
            let width = (5.0 * STONE.0 * part).max(6.0);
            let bar = Rect { x: PILE / 2.0 - 2.5 * STONE.0, y: y - 13.0, width, height: 26.0 };
            svg::rect(class, bar, 8.0)
        }
    };
    let at = move |event: &MouseEvent| {
        let frame = event.current_target().and_then(|it| wasm_bindgen::JsCast::dyn_into::<Element>(it).ok());
        let frame = frame?.get_bounding_client_rect();
        let unit = PILE / frame.width().max(1.0);
        let x = (f64::from(event.client_x()) - frame.left()) * unit;
        let up = (frame.bottom() - f64::from(event.client_y())) * unit;
        Some((is_right, scale.taken_with(count, thing_at(scale, count, (x, up))?)))
    };
    let onclick = {
        let on_take = piles.on_take.clone();
        Callback::from(move |event: MouseEvent| at(&event).into_iter().for_each(|it| on_take.emit(it)))
    };
    let onpointermove = {
        let on_point = piles.on_point.clone();
        Callback::from(move |event: PointerEvent| on_point.emit(at(&event)))
    };
    let onpointerleave = piles.on_point.reform(|_: PointerEvent| None);
    html! {
        <svg class="pile-drawing" viewBox={format!("0 0 {PILE} {height}")} aria-hidden="true" {onclick} {onpointermove} {onpointerleave}>
            { svg::rect("tray", Rect { x: 0.0, y: height - TRAY + 2.0, width: PILE, height: TRAY - 3.0 }, 6.0) }
            { for (0..scale.things(count)).map(thing) }
        </svg>
    }
}
