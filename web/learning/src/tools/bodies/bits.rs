//! A third body below the two: the moves to go in base 2, and the question which of its bits a piece is.

use std::rc::Rc;

use gros_solver::{AnyState, Puzzle};
use gros_text::{Key, Lang};
use gros_tools::bodies::Bodies;
use yew::prelude::*;

use super::verdict;
use crate::ui::component::{list, rendered_by};
use crate::ui::select::{select_box, selected_index};

#[derive(PartialEq)]
pub struct Bits {
    pub lang: Lang,
    pub bodies: Rc<Bodies>,
    /// The state of the left body.
    pub here: AnyState,
}

rendered_by!(Bits, use_bits);

#[hook]
fn use_bits(props: &Bits) -> Html {
    let Bits { lang, bodies, here } = props;
    let lang = *lang;
    let pieces = bodies.left.pieces();
    // The bit that was chosen for each piece, and the piece that was asked for last.
    let chosen = use_state_eq(|| (vec![0usize; pieces], None::<usize>));
    let field = |piece: usize| {
        let bit = chosen.0.get(piece - 1).copied().unwrap_or_default();
        let onchange = {
            let chosen = chosen.clone();
            Callback::from(move |event: Event| {
                let (mut bits, _) = (*chosen).clone();
                if let Some((bit, at)) = bits.get_mut(piece - 1).zip(selected_index(&event)) {
                    *bit = at;
                    chosen.set((bits, (at > 0).then_some(piece)));
                }
            })
        };
        let option = |at: usize| {
            let name = if at == 0 { lang.text(Key::BodiesBitChoose).to_owned() } else { lang.bodies_bit(at) };
            html! { <option selected={at == bit}>{ name }</option> }
        };
        html! {
            <label>
                <b aria-hidden="true">{ lang.bodies_piece(&bodies.left, piece) }</b>
                <span aria-hidden="true">{ lang.text(Key::BodiesEquals) }</span>
                { select_box(html! {
                    <select class="select" aria-label={lang.bodies_bit_of(&bodies.left, piece)} {onchange}>{ list((0..=pieces).map(option)) }</select>
                }) }
            </label>
        }
    };
    let told = chosen.1.and_then(|piece| Some((piece, *chosen.0.get(piece - 1)?)));
    let told = told.map(|(piece, bit)| {
        let found = bodies.mismatch(piece, bit);
        let [said, why] = lang.bodies_bit_told(bodies, piece, bit, found.as_ref());
        verdict(found.is_none(), said, why)
    });
    let to_go = bodies.to_go(here).map(|to_go| lang.bodies_to_go(to_go, pieces));
    html! {
        <section class="bodies-bits">
            <h2>{ lang.text(Key::BodiesBits) }</h2>
            <p class="bodies-number">{ list(to_go) }</p>
            <p>{ lang.text(Key::BodiesBitsAsk) }</p>
            <div class="tool-setup">{ list((1..=pieces).rev().map(field)) }</div>
            <div role="status">{ list(told) }</div>
        </section>
    }
}
