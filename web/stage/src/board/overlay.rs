//! An HTML element positioned over a drawing in percentages of its size.

use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::geometry::use_geometry;
use gros_picture::decimal::ratio;

#[derive(Default, PartialEq)]
pub struct Overlay {
    /// The class aligns the element with its position.
    pub class: Classes,
    /// Position and width, as fractions of the drawing.
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub content: Html,
}

rendered_by!(Overlay, use_overlay);

/// Hidden from assistive technology, since the buttons carry the names.
#[hook]
fn use_overlay(props: &Overlay) -> Html {
    let part = |value: f64| format!("{}%", ratio(100.0 * value));
    let node = use_geometry(vec![
        ("--left", part(props.left)),
        ("--top", part(props.top)),
        ("--width", part(props.width)),
    ]);
    html! { <span ref={node} class={props.class.clone()} aria-hidden="true">{ props.content.clone() }</span> }
}
