//! A small tower, in which each disc is put on a peg by a click in its row: no rule applies.

use gros_solver::{HanoiState, Peg};
use gros_text::{Key, Lang};
use web_sys::Element;
use yew::prelude::*;

use super::rover::{Rover, use_rover};
use crate::hooks::geometry::use_geometry;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed};
use gros_picture::decimal::ratio;

/// A small tower.
#[derive(PartialEq)]
pub struct MiniDiscs {
    /// The language.
    pub lang: Lang,
    /// Where the discs are.
    pub state: HanoiState,
    /// The pegs.
    pub pegs: Vec<Peg>,
    /// Takes a disc and the peg it is to be on.
    pub on_disc: Callback<(usize, Peg)>,
}

drawn_by!(MiniDiscs, use_mini_discs);

/// Draws the tower, a row for each disc.
#[hook]
fn use_mini_discs(props: &MiniDiscs) -> Html {
    let MiniDiscs { lang, state, pegs, on_disc } = props;
    let rover = use_rover(state.discs());
    let row = |disc: usize| {
        let peg = state.peg_of(disc)?;
        Some(keyed(
            disc,
            MiniDisc {
                lang: *lang,
                disc,
                discs: state.discs(),
                peg,
                pegs: pegs.clone(),
                rover: rover.clone(),
                on_peg: on_disc.reform(move |peg| (disc, peg)),
            },
        ))
    };
    html! {
        <div class="mini-discs" ref={rover.node.clone()} role="group" aria-label={lang.text(Key::SetDiscs)} title={lang.text(Key::SetDiscs)}>
            { for (1..=state.discs()).filter_map(row) }
            <div class="mini-pegs" aria-hidden="true">{ for pegs.iter().map(|peg| html! { <span>{ peg.to_string() }</span> }) }</div>
        </div>
    }
}

/// A row of the tower.
#[derive(PartialEq)]
struct MiniDisc {
    lang: Lang,
    disc: usize,
    discs: usize,
    peg: Peg,
    pegs: Vec<Peg>,
    rover: Rover,
    on_peg: Callback<Peg>,
}

drawn_by!(MiniDisc, use_mini_disc);

/// A row: a click puts the disc where it is; on the disc itself, or by Enter, the disc goes one peg on.
#[hook]
fn use_mini_disc(props: &MiniDisc) -> Html {
    let MiniDisc { lang, disc, discs, peg, pegs, rover, on_peg } = props;
    let (disc, peg) = (*disc, *peg);
    let size = disc as f64 / *discs as f64;
    let node = use_geometry(vec![("--size", ratio(size).to_string())]);
    let onclick = {
        let (on_peg, pegs) = (on_peg.clone(), pegs.clone());
        Callback::from(move |event: MouseEvent| {
            let pointed = pointed_at(&event, &pegs).filter(|pointed| *pointed != peg);
            if let Some(peg) = pointed.or_else(|| beside(&pegs, peg, 1)) {
                on_peg.emit(peg);
            }
        })
    };
    let onkeydown = {
        let (rover, on_peg, pegs) = (rover.clone(), on_peg.clone(), pegs.clone());
        Callback::from(move |event: KeyboardEvent| {
            match event.key().as_str() {
                "ArrowUp" => rover.lead(disc, false),
                "ArrowDown" => rover.lead(disc, true),
                "ArrowRight" => beside(&pegs, peg, 1).iter().for_each(|peg| on_peg.emit(*peg)),
                "ArrowLeft" => beside(&pegs, peg, pegs.len() - 1).iter().for_each(|peg| on_peg.emit(*peg)),
                _ => return,
            }
            event.prevent_default();
        })
    };
    let cell = |cell: &Peg| {
        let parity = if disc % 2 == 1 { "mini-odd" } else { "mini-even" };
        html! {
            <span class="mini-cell">
                if *cell == peg {
                    <span class={classes!("mini-disc", parity)}>{ disc }</span>
                }
            </span>
        }
    };
    html! {
        <button
            ref={node} class="mini-row" type="button" data-mini={disc.to_string()} tabindex={rover.tab_index(disc)}
            aria-label={lang.disc_button(disc, peg)} {onclick} {onkeydown} onfocus={rover.on_focus(disc)}
        >
            { for pegs.iter().map(cell) }
        </button>
    }
}

/// Finds the peg below the pointer; none where the keyboard made the click.
fn pointed_at(event: &MouseEvent, pegs: &[Peg]) -> Option<Peg> {
    let row = event.current_target().and_then(|row| wasm_bindgen::JsCast::dyn_into::<Element>(row).ok())?;
    let frame = row.get_bounding_client_rect();
    let part = (f64::from(event.client_x()) - frame.left()) / frame.width();
    let index = (part * pegs.len() as f64) as usize;
    pegs.get(index).copied().filter(|_| event.detail() > 0)
}

/// Gives the peg so many places on, from the last to the first.
fn beside(pegs: &[Peg], peg: Peg, places: usize) -> Option<Peg> {
    let index = pegs.iter().position(|other| *other == peg)?;
    pegs.get((index + places) % pegs.len()).copied()
}
