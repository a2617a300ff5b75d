//! A plot of positions in a square, with the two lines close to which they lie.

use std::rc::Rc;

use gros_text::Plot;
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
