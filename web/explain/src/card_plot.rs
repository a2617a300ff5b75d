//! A plot of positions in a square, with the two lines close to which they lie; and a list of words on a cube.

use std::rc::Rc;

use gros_text::{Cube, Plot};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::component;

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
