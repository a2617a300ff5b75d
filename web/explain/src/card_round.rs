//! A diagram of two or three nodes in a circle: an automaton, the pegs, or pairs of pegs.

use std::rc::Rc;

use gros_picture::round::{self, Way};
use gros_text::{Diagram, Edge};
use yew::prelude::*;

use super::card_links::Links;
use super::explain_card::look;
use crate::board::picture::Picture;
use crate::ui::component::{component, list};

/// The picture is hidden from assistive technology; the caption describes it.
pub fn round(links: Links<'_>, Diagram { words, nodes, ways }: &Diagram) -> Html {
    // Style sheets position the nodes by `data-at`.
    let node = |(at, cell): (usize, &gros_text::Cell)| {
        let class = classes!("round-node", look(cell.look));
        html! { <li {class} data-at={format!("{}-{at}", nodes.len())}>{ links.cell(cell, html! { &cell.text }) }</li> }
    };
    let scene = round::scene(nodes.len(), ways.iter().map(way));
    html! {
        <figure class="round">
            <div aria-hidden="true">{ component(Picture { scene: Rc::new(scene) }) }</div>
            <ul class="round-nodes">{ list(nodes.iter().enumerate().map(node)) }</ul>
            <figcaption class="card-text">{ words }</figcaption>
        </figure>
    }
}

fn way(Edge { from, to, label, is_next }: &Edge) -> Way<'_> {
    Way { from: *from, to: *to, label, is_next: *is_next }
}
