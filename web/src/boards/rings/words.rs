//! What is written on the board of the rings: names, digits, and the marks that are text.

use gros_text::{Key, RingCues};
use yew::prelude::*;

use super::RingsBoardProps;
use super::slots::Slot;
use super::view::View;
use crate::boards::placed::Placed;
use crate::controls::icons::{Shape, icon};
use crate::markup::{ClassList, classes, html};
use crate::part::{keyed, list, part};
use crate::state::RingLook;

/// With more columns than this the digits are small.
const ROOMY: usize = 20;

/// Writes the ring of a column, or the rings of a run.
pub fn label(slot: Slot) -> String {
    match slot {
        Slot::Ring(ring) => ring.to_string(),
        Slot::Run { high, low, .. } => format!("{low}-{high}"),
    }
}

/// A button over a column, by its words.
#[derive(Clone, PartialEq)]
pub struct Named {
    /// The column.
    pub slot: Slot,
    /// Its name.
    pub name: String,
    /// Whether nothing can be moved there.
    pub is_stuck: bool,
}

/// Names the buttons over all columns.
pub fn named(props: &RingsBoardProps, view: &View) -> Vec<Named> {
    let named = |(slot, ..): &(Slot, f64, f64)| {
        let is_stuck = !props.legal.contains(&slot.low());
        Named { slot: *slot, name: name(props, *slot), is_stuck }
    };
    view.columns.iter().map(named).collect()
}

fn name(props: &RingsBoardProps, slot: Slot) -> String {
    match slot {
        Slot::Run { high, low, on } => props.lang.ring_run(high, low, on),
        Slot::Ring(ring) => {
            let cues = RingCues {
                is_on: props.state.is_on(ring),
                can_move: props.legal.contains(&ring),
                best_next: props.best == Some(ring),
            };
            props.lang.ring_button(ring, cues)
        }
    }
}

/// The state as digits, each below its column: a bit that is on weighs more.
pub fn digits(props: &RingsBoardProps, view: &View, row: NodeRef) -> Html {
    let columns = &view.columns;
    let digit = |(index, (slot, ..)): (usize, &(Slot, f64, f64))| {
        let (on, count) = match slot {
            Slot::Ring(ring) => (props.state.is_on(*ring), html! {}),
            Slot::Run { high, low, on } => (*on, html! { <small>{ format!("×{}", high - low + 1) }</small> }),
        };
        let is_best = props.marked().is_some_and(|best| *slot == Slot::Ring(best));
        // A run is one bit many times over: only a ring by itself weighs more.
        let weighs = on && matches!(slot, Slot::Ring(_));
        let run = matches!(slot, Slot::Run { .. }).then_some("column-wide");
        let class = classes!("digit", run, weighs.then_some("digit-on"), is_best.then_some("digit-next"));
        html! { <span key={columns.len() - index} {class}>{ u8::from(on) }{ count }</span> }
    };
    html! {
        <div class={classes!("digits", (columns.len() > ROOMY).then_some("digits-dense"))} aria-hidden="true">
            <span class="digits-label">{ props.lang.text(Key::OneIsOn) }</span>
            <div class={self::columns(props)} ref={row}>{ list(columns.iter().enumerate().map(digit)) }</div>
        </div>
    }
}

/// Names the row that gives every column its place.
pub fn columns(props: &RingsBoardProps) -> ClassList {
    let is_picture = props.look == RingLook::Picture;
    classes!(
        "columns",
        props.free_end_left.then_some("columns-mirrored"),
        is_picture.then_some("columns-picture")
    )
}

/// The marks that are text: where the next ring goes, and what stands in the way of a refused one.
pub fn tags(props: &RingsBoardProps, view: &View) -> Html {
    let place =
        |ring: usize| view.columns.iter().find(|(slot, ..)| (slot.low()..=slot.high()).contains(&ring));
    let is_on = |ring: &usize| props.state.is_on(*ring);
    let (to_come_off, to_go_on): (Vec<usize>, Vec<usize>) = props.blockers.iter().copied().partition(is_on);
    let list = |rings: &[usize]| props.lang.list(rings.iter().map(ToString::to_string));
    let held = |rings: &[usize], key, shape, class: &'static str| {
        let places: Vec<f64> =
            rings.iter().filter_map(|ring| place(*ring)).map(|(_, middle, _)| *middle).collect();
        let (low, high) =
            (places.iter().copied().reduce(f64::min)?, places.iter().copied().reduce(f64::max)?);
        let bracket =
            Placed { class: classes!("tag-bracket"), left: low, width: high - low, ..Placed::default() };
        let words = html! {
            <>{ icon(shape) }{ short_list(rings, list) }<span class="tag-words">{ props.lang.text(key) }</span></>
        };
        let tag = Placed {
            class: classes!("tag", "tag-bad", class),
            left: (low + high) / 2.0,
            inside: words,
            ..Placed::default()
        };
        Some(html! { <>{ keyed("bracket", bracket) }{ keyed("tag", tag) }</> })
    };
    if !props.blockers.is_empty() {
        let both = !to_come_off.is_empty() && !to_go_on.is_empty();
        let towards = match (both, props.free_end_left) {
            (false, _) => "",
            (true, true) => "tag-right",
            (true, false) => "tag-left",
        };
        let on = held(&to_go_on, Key::MustBeOn, Shape::Up, towards);
        let off = held(&to_come_off, Key::MustBeOff, Shape::Down, "");
        return html! { <>{ for on }{ for off }</> };
    }
    let next = props.marked().and_then(|ring| place(ring).map(|(_, middle, _)| (ring, *middle)));
    let next = next.map(|(ring, middle)| {
        let goes_on = !props.state.is_on(ring);
        let shape = if goes_on { Shape::Up } else { Shape::Down };
        part(Placed {
            class: classes!("tag", "tag-next"),
            left: middle,
            inside: html! { <>{ icon(shape) }{ props.lang.ring_goes(goes_on) }</> },
            ..Placed::default()
        })
    });
    html! { <>{ for next }</> }
}

/// Lists rings, or only the ends of a long list.
fn short_list(rings: &[usize], list: impl Fn(&[usize]) -> String) -> String {
    match rings {
        [first, .., last] if rings.len() > 5 => format!("{first}\u{2026}{last}"),
        _ => list(rings),
    }
}
