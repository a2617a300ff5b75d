//! Why there is no pairing: what is counted on both sides.

use gros_text::{Key, Lang};
use gros_tools::bodies::{Bodies, Census};
use yew::prelude::*;

use crate::ui::component::list;

pub fn counted(lang: Lang, bodies: &Bodies, [left, right]: &[Census; 2]) -> Html {
    let row = |(name, one, other): (String, usize, usize)| {
        html! {
            <tr class={(one != other).then_some("bodies-differs")}>
                <th scope="row">{ name }</th>
                <td>{ one }</td>
                <td>{ other }</td>
            </tr>
        }
    };
    let states = (lang.text(Key::BodiesCountStates).to_owned(), left.states, right.states);
    let most = left.most_moves().max(right.most_moves());
    let by_moves = (1..=most)
        .map(|moves| (lang.bodies_count_moves(moves), left.with_moves(moves), right.with_moves(moves)));
    html! {
        <table class="bodies-census">
            <thead>
                <tr>
                    <th scope="col">{ lang.text(Key::BodiesCount) }</th>
                    <th scope="col">{ lang.variant_name(&bodies.left) }</th>
                    <th scope="col">{ lang.variant_name(&bodies.right) }</th>
                </tr>
            </thead>
            <tbody>{ list([states].into_iter().chain(by_moves).map(row)) }</tbody>
        </table>
    }
}
