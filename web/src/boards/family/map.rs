//! The map of dead ends, with what there is to say of it.

use std::rc::Rc;

use gros_picture::puzzles::slideout::TreeMap;
use gros_solver::Detour;
use gros_text::Lang;
use yew::prelude::*;

use crate::markup::html;
use crate::part::part;
use crate::picture::Picture;

/// Draws the map, with the place where one is, and what is said of it.
pub fn tree_map(map: &TreeMap, lang: Lang, detour: &Detour, said: Option<Html>) -> Html {
    html! {
        <div class="tree-map">
            { for said }
            <p class="tree-words"><strong>{ lang.all_positions(map.states()) }</strong>{ " " }{ lang.way_and_dead_ends(map.deepest()) }</p>
            { part(Picture { scene: Rc::new(map.scene(detour)) }) }
        </div>
    }
}
