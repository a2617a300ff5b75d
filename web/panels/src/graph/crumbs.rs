//! Breadcrumbs into a large graph: pictures that zoom in step by step. A click zooms to one of them.

use std::rc::Rc;

use gros_picture::graph::{Camera, Crumb, Viewport};
use gros_solver::AnyPuzzle;
use gros_text::{Count, Lang, say};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::{component, list};

pub fn crumbs(lang: Lang, puzzle: &AnyPuzzle, view: &dyn Viewport, set_camera: &Callback<Camera>) -> Html {
    let crumbs = view.crumbs();
    let whole = crumbs.iter().map(|crumb| crumb.pieces).max();
    let draw = |Crumb { pieces, is_current, camera, scene }| {
        let name = if whole == Some(pieces) {
            lang.pieces_in(puzzle)
        } else {
            say!(lang, GraphSmallest { discs: Count(pieces) })
        };
        let onclick = set_camera.reform(move |_: MouseEvent| Camera::clone(&camera));
        html! {
            <button class="graph-crumb" type="button" aria-current={is_current.then_some("true")} {onclick}>
                { component(Picture { scene: Rc::new(scene) }) }
                { name }
            </button>
        }
    };
    html! { if whole.is_some() { <div class="graph-crumbs">{ list(crumbs.into_iter().map(draw)) }</div> } }
}
