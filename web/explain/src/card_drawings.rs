//! Drawings on cards, hidden from assistive technology, with captions that say the same: positions in a square with the
//! two lines close to which they lie, words on a cube, and two or three things in a circle.

use std::rc::Rc;

use gros_picture::round::{self, Way};
use gros_text::{Cube, Diagram, Edge, Plot};
use yew::prelude::*;

use super::card_links::Links;
use super::explain_card::look;
use crate::board::picture::Picture;
use crate::ui::component::{component, list};

/// The origin is at the lower left.
pub fn plot(Plot { words, side, slope, places, here }: &Plot) -> Html {
    let lines = ["y = φ·x", "x = φ·y"];
    let scene = gros_picture::plot::Plot { side, slope: *slope, lines, places, here: *here }.scene();
    html! {
        <figure class="plot">
            <div aria-hidden="true">{ component(Picture { scene: Rc::new(scene) }) }</div>
            <figcaption>{ words }</figcaption>
        </figure>
    }
}

/// The caption lists the words in their order.
pub fn cube(Cube { words, list }: &Cube) -> Html {
    let scene = gros_picture::cube::Cube { list }.scene();
    html! {
        <figure class="plot">
            <div aria-hidden="true">{ component(Picture { scene: Rc::new(scene) }) }</div>
            <figcaption class="card-text">{ words }</figcaption>
        </figure>
    }
}

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
