//! A small row of rings, each of which is put on the bar or off it by a click: no rule applies.

use gros_solver::RingsState;
use gros_text::{Key, Lang, RingCues};
use yew::prelude::*;

use super::rover::use_rover;
use crate::markup::{classes, html};
use crate::part::drawn_by;

/// So many rings or fewer stand close together.
const FEW: usize = 5;

/// A small row of rings.
#[derive(PartialEq)]
pub struct MiniRings {
    /// The language.
    pub lang: Lang,
    /// Which rings are on.
    pub state: RingsState,
    /// Whether the free end is on the left.
    pub flipped: bool,
    /// Whether rings say in words how they stand, and not by a digit.
    pub in_words: bool,
    /// Takes a ring, and whether it is to be on.
    pub on_ring: Callback<(usize, bool)>,
}

drawn_by!(MiniRings, use_mini_rings);

/// Draws the row.
#[hook]
fn use_mini_rings(props: &MiniRings) -> Html {
    let MiniRings { lang, state, flipped, in_words, on_ring } = props;
    let rover = use_rover(state.rings());
    let digit = |is_on: bool| match (is_on, *in_words) {
        (true, true) => lang.text(Key::CoachOn),
        (false, true) => lang.text(Key::CoachOff),
        (true, false) => "1",
        (false, false) => "0",
    };
    let ring = |ring: usize| {
        let is_on = state.is_on(ring);
        let onclick = on_ring.reform(move |_: MouseEvent| (ring, !is_on));
        let onkeydown = {
            let (rover, on_ring, flipped) = (rover.clone(), on_ring.clone(), *flipped);
            Callback::from(move |event: KeyboardEvent| {
                match event.key().as_str() {
                    "ArrowLeft" => rover.lead(ring, !flipped),
                    "ArrowRight" => rover.lead(ring, flipped),
                    "ArrowUp" if !is_on => on_ring.emit((ring, true)),
                    "ArrowDown" if is_on => on_ring.emit((ring, false)),
                    "ArrowUp" | "ArrowDown" => {}
                    _ => return,
                }
                event.prevent_default();
            })
        };
        html! {
            <button
                key={ring} class={classes!("mini-ring", is_on.then_some("mini-ring-on"))} type="button" data-mini={ring.to_string()}
                tabindex={rover.tab_index(ring)} aria-label={lang.ring_button(ring, RingCues { is_on, ..RingCues::default() })}
                {onclick} {onkeydown} onfocus={rover.on_focus(ring)}
            >
                <span class="mini-ring-dot" />
                <span class="mini-number">{ ring }</span>
                <span class="mini-digit" data-text={digit(is_on)} />
            </button>
        }
    };
    html! {
        <div
            ref={rover.node.clone()} class={classes!("mini-rings", flipped.then_some("mini-flipped"), (state.rings() <= FEW).then_some("mini-few"))}
            role="group"
            aria-label={lang.text(Key::SetRings)} title={lang.text(Key::SetRings)}
        >
            { for (1..=state.rings()).rev().map(ring) }
        </div>
    }
}
