//! A part of HTML that stands over a drawing, at a part of its width and height.

use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::geometry::use_geometry;
use gros_picture::decimal::ratio;

/// Where it stands, and what it is.
#[derive(Default, PartialEq)]
pub struct Overlay {
    /// Its classes, which say how it stands to its place.
    pub class: Classes,
    /// Its place, as a part of the width.
    pub left: f64,
    /// Its place, as a part of the height.
    pub top: f64,
    /// Its width, as a part of the width.
    pub width: f64,
    /// What it is.
    pub inside: Html,
}

rendered_by!(Overlay, use_overlay);

/// Draws it; it says nothing to assistive technology, since the buttons carry the names.
#[hook]
fn use_overlay(props: &Overlay) -> Html {
    let part = |value: f64| format!("{}%", ratio(100.0 * value));
    let node = use_geometry(vec![
        ("--left", part(props.left)),
        ("--top", part(props.top)),
        ("--width", part(props.width)),
    ]);
    html! { <span ref={node} class={props.class.clone()} aria-hidden="true">{ props.inside.clone() }</span> }
}
