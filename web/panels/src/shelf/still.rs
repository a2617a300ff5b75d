//! A puzzle at its start, as small as a picture of it can be: its board without cues.

use std::rc::Rc;

use gros_picture::{Pictured, Scene, Subject, View};
use gros_solver::AnyPuzzle;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_geometry;

/// The room for which boards are drawn before they are made small, in CSS pixels.
const ROOM: (f64, f64) = (680.0, 328.0);

#[derive(PartialEq)]
pub struct Still {
    pub subject: Subject<AnyPuzzle>,
    /// The largest width and height, in CSS pixels.
    pub most: (f64, f64),
}

rendered_by!(Still, use_still);

#[hook]
fn use_still(props: &Still) -> Html {
    let scene = use_memo(props.subject.clone(), |subject| Rc::new(scene(subject)));
    let (width, height) = (scene.room.width.max(1.0), scene.room.height.max(1.0));
    let scale = (props.most.0 / width).min(props.most.1 / height);
    let pixels = |length: f64| format!("{}px", (length * scale).round() as u32);
    let node = use_geometry(vec![("--width", pixels(width)), ("--height", pixels(height))]);
    html! {
        <div class="shelf-still board" ref={node} aria-hidden="true">
            { component(Picture { scene: Rc::clone(&scene) }) }
        </div>
    }
}

fn scene(subject: &Subject<AnyPuzzle>) -> Scene {
    AnyPuzzle::scene(subject, &View { is_still: true, ..View::of(ROOM) })
}
