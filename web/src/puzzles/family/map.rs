//! The map of dead ends, with what there is to say of it.

use std::rc::Rc;

use gros_picture::puzzles::slideout::TreeMap;
use gros_picture::{Sign, View};
use gros_solver::{AnyState, Detour};
use gros_text::Lang;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::markup::html;
use crate::part::part;

/// Draws the map in a width, in CSS pixels, with the place where one is, and what is said of it.
pub fn tree_map(map: &TreeMap, lang: Lang, width: f64, detour: &Detour, said: Option<Html>) -> Html {
    let [start, goal] = map.ends().clone().map(AnyState::SlideOut);
    let say = |sign| match sign {
        Sign::Start => lang.state_name(&start),
        Sign::Goal => lang.state_name(&goal),
        sign => lang.sign(&goal, sign),
    };
    let scene = map.scene(detour, &View { say: &say, ..View::of((width, 0.0)) });
    html! {
        <div class="tree-map">
            { for said }
            <p class="tree-words"><strong>{ lang.all_positions(map.states()) }</strong>{ " " }{ lang.way_and_dead_ends(map.deepest()) }</p>
            { part(Picture { scene: Rc::new(scene) }) }
        </div>
    }
}
