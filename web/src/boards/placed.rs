//! A part of HTML that stands over a drawing, at a part of its width and height.

use yew::prelude::*;

use crate::hooks::geometry::use_geometry;

/// Where the part stands.
#[derive(Properties, PartialEq)]
pub struct PlacedProps {
    /// Its classes, which say how it stands to its place.
    pub class: Classes,
    /// Its place, as a part of the width.
    pub left: f64,
    /// Its place, as a part of the height.
    #[prop_or_default]
    pub top: f64,
    /// Its width, as a part of the width.
    #[prop_or_default]
    pub width: f64,
    /// What it is.
    pub children: Html,
}

/// Draws the part; it says nothing to assistive technology, since the buttons carry the names.
#[component]
pub fn Placed(props: &PlacedProps) -> Html {
    let part = |value: f64| format!("{:.3}%", 100.0 * value);
    let node = use_geometry(vec![
        ("--left", part(props.left)),
        ("--top", part(props.top)),
        ("--width", part(props.width)),
    ]);
    html! { <span ref={node} class={props.class.clone()} aria-hidden="true">{ props.children.clone() }</span> }
}
