//! The pairing, a row for each piece of the left body.

use std::rc::Rc;

use gros_text::{Key, Lang};
use gros_tools::bodies::{Bodies, Pairing, Partner, orders};
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};
use crate::ui::select::{select_box, selected_index};

#[derive(PartialEq)]
pub struct PairingTable {
    pub lang: Lang,
    pub bodies: Rc<Bodies>,
    pub pairing: Pairing,
    pub change: Callback<Pairing>,
}

rendered_by!(PairingTable, use_table);

#[hook]
fn use_table(props: &PairingTable) -> Html {
    let rows = (1..).zip(props.pairing.partners()).map(|(piece, partner)| row(props, piece, partner));
    html! { <ol class="bodies-pairing">{ list(rows) }</ol> }
}

fn row(
    PairingTable { lang, bodies, pairing, change }: &PairingTable,
    piece: usize,
    partner: &Partner,
) -> Html {
    let pieces = pairing.partners().len();
    let orders = orders(partner.places.len());
    let [of_partner, of_places] = lang.bodies_fields(&bodies.left, piece);
    let on_partner = {
        let (pairing, change) = (pairing.clone(), change.clone());
        Callback::from(move |event: Event| {
            if let Some(index) = selected_index(&event) {
                change.emit(pairing.with_piece(piece, index + 1));
            }
        })
    };
    let on_places = {
        let (pairing, change, orders) = (pairing.clone(), change.clone(), orders.clone());
        Callback::from(move |event: Event| {
            if let Some(places) = selected_index(&event).and_then(|index| orders.get(index)) {
                change.emit(pairing.with_places(piece, places.clone()));
            }
        })
    };
    let other = |number: usize| {
        html! { <option selected={number == partner.piece}>{ lang.bodies_piece(&bodies.right, number) }</option> }
    };
    let places = |order: &Vec<u16>| {
        html! { <option selected={*order == partner.places}>{ lang.bodies_places(bodies, piece, partner.piece, order) }</option> }
    };
    html! {
        <li>
            <b>{ lang.bodies_piece(&bodies.left, piece) }</b>
            <span aria-hidden="true">{ lang.text(Key::BodiesEquals) }</span>
            { select_box(html! {
                <select class="select" aria-label={of_partner} onchange={on_partner}>{ list((1..=pieces).map(other)) }</select>
            }) }
            { select_box(html! {
                <select class="select" aria-label={of_places} onchange={on_places}>{ list(orders.iter().map(places)) }</select>
            }) }
        </li>
    }
}
