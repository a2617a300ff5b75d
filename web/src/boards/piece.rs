//! The buttons that lie over a board, one over each column, for pointer, keyboard and assistive technology.

use yew::prelude::*;

use crate::hooks::geometry::use_geometry;
use crate::markup::html;
use crate::part::drawn_by;
use gros_picture::decimal::ratio;

/// A button over a column.
#[derive(PartialEq)]
pub struct Piece {
    /// The number by which it reports itself.
    pub id: usize,
    /// Its left edge and its width, as parts of the board's width.
    pub place: (f64, f64),
    /// What it is called.
    pub name: String,
    /// Whether the Tab key stops here: one piece of a board does.
    pub tab_stop: bool,
    /// Whether nothing can be moved here. It can still be chosen, and says why.
    pub stuck: bool,
    /// What scripts and tests find it by.
    pub mark: String,
    /// Whether the board, which knows what is drawn there, answers clicks that have a place.
    pub by_place: bool,
    /// Reports that it was chosen.
    pub on_choose: Callback<usize>,
    /// Reports that it has the focus now.
    pub on_focus: Callback<usize>,
    /// Reports that a mouse or the focus by keyboard comes to it, or goes; a finger hovers over nothing.
    pub on_hover: Option<Callback<Option<usize>>>,
}

drawn_by!(Piece, use_piece);

/// Draws nothing but the focus; the drawing lies below.
///
/// A board has up to sixty of them, so what they are given must stay equal while they do: callbacks that are the
/// same for all of them, and the number to tell them apart.
#[hook]
fn use_piece(props: &Piece) -> Html {
    let part = |value: f64| format!("{}%", ratio(100.0 * value));
    let (left, width) = props.place;
    let node = use_geometry(vec![("--left", part(left)), ("--width", part(width))]);
    let onclick = {
        let (on_choose, by_place, id) = (props.on_choose.clone(), props.by_place, props.id);
        Callback::from(move |event: MouseEvent| {
            // Clicks by keyboard and by assistive technology have no place.
            if !by_place || event.detail() == 0 {
                on_choose.emit(id);
            }
        })
    };
    let id = props.id;
    let on_hover = props.on_hover.as_ref();
    let hover = |inside: bool| {
        on_hover.map(|on_hover| {
            let on_hover = on_hover.clone();
            Callback::from(move |event: PointerEvent| {
                if event.pointer_type() != "touch" {
                    on_hover.emit(inside.then_some(id));
                }
            })
        })
    };
    let onfocus = {
        let (node, on_focus, on_hover) = (node.clone(), props.on_focus.clone(), props.on_hover.clone());
        Callback::from(move |_: FocusEvent| {
            on_focus.emit(id);
            let by_keyboard = node
                .cast::<web_sys::Element>()
                .is_some_and(|node| node.matches(":focus-visible") == Ok(true));
            on_hover.iter().filter(|_| by_keyboard).for_each(|on_hover| on_hover.emit(Some(id)));
        })
    };
    let onblur = on_hover.map(|on_hover| on_hover.reform(|_: FocusEvent| None));
    html! {
        <button
            ref={node} class="piece" type="button" tabindex={if props.tab_stop { "0" } else { "-1" }}
            aria-label={props.name.clone()} aria-disabled={props.stuck.then_some("true")}
            data-piece={props.mark.clone()} {onclick} {onfocus} {onblur}
            onpointerenter={hover(true)} onpointerleave={hover(false)}
        />
    }
}

/// Moves the focus to the piece of a board that answers to a selector.
pub fn focus(board: &NodeRef, selector: &str) {
    let piece =
        board.cast::<web_sys::Element>().and_then(|board| board.query_selector(selector).ok().flatten());
    if let Some(piece) =
        piece.and_then(|piece| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(piece).ok())
    {
        // A piece that cannot take the focus leaves it where it is.
        let _ = piece.focus();
    }
}
