//! Draws the marks of a task around the board: within the element that holds it, in the place that its pieces have there.

use std::rc::Rc;

use gloo_render::request_animation_frame;
use gros_picture::puzzles::rings::Waits;
use gros_picture::{Look, Rect};
use gros_text::{Lang, say};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::marks::Marks;
use crate::board::picture::Picture;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::geometry::use_size;

/// How the board draws its rings: in which look, and whether mirrored.
pub type Looks = (Look, bool);

/// After so many frames without the ring it is no longer looked for.
const FRAMES: u32 = 120;

/// The room for the labels above the drawing, as a property of the element that holds the board.
const ABOVE: &str = "--above";

#[derive(PartialEq)]
pub struct OverBoard {
    pub lang: Lang,
    pub looks: Looks,
    pub marks: Marks,
}

rendered_by!(OverBoard, use_over);

#[hook]
fn use_over(props: &OverBoard) -> Html {
    let OverBoard { lang, looks, marks } = props;
    let stage = use_state_eq(|| None::<Element>);
    use_effect_with((), {
        let stage = stage.setter();
        move |()| {
            let document = web_sys::window().and_then(|window| window.document());
            stage.set(document.and_then(|document| document.get_element_by_id("board")));
        }
    });
    let layer = |stage: Element| component(Layer { lang: *lang, looks: *looks, marks: marks.clone(), stage });
    (*stage).clone().map(layer).unwrap_or_default()
}

#[derive(PartialEq)]
struct Layer {
    lang: Lang,
    looks: Looks,
    marks: Marks,
    /// The element that holds the board.
    stage: Element,
}

rendered_by!(Layer, use_layer);

/// Where the board is drawn, in CSS pixels.
#[derive(Clone, Debug, PartialEq)]
struct Place {
    room: (f64, f64),
    drawing: Rect,
    columns: Vec<(usize, Rect)>,
}

#[hook]
fn use_layer(props: &Layer) -> Html {
    let Layer { lang, looks, marks, stage } = props;
    let (node, place, drawn) =
        (use_node_ref(), use_state_eq(|| None::<Place>), use_state_eq(|| None::<Looks>));
    let size = use_size(node.clone());
    let waits = (*place).clone().map(|Place { room, drawing, columns }| Waits {
        // Where a row from top to bottom would be too small, it is a diagram.
        look: if looks.0 == Look::Vertical && drawing.width > drawing.height {
            Look::Diagram
        } else {
            looks.0
        },
        room,
        drawing,
        columns,
        ring: marks.ring,
        words: say!(*lang, LadderWaits { ring: marks.ring }),
        conditions: marks.conditions(*lang),
    });
    let above = waits.as_ref().map_or(0.0, |waits| waits.above().ceil());
    use_effect_with(above.to_bits(), {
        let stage = stage.clone();
        move |_| {
            // It is read only where there are marks.
            if let Ok(stage) = stage.dyn_into::<HtmlElement>() {
                // Browsers know all custom properties.
                let _ = stage.style().set_property(ABOVE, &format!("{above}px"));
            }
        }
    });
    let frames = use_state_eq(|| 0);
    // Once more after the board, which may draw other looks, or the ring itself, later than this is called.
    use_effect_with((size, *looks, *drawn, marks.ring, above.to_bits(), *frames), {
        let (stage, place, drawn, ring) = (stage.clone(), place.setter(), drawn.setter(), marks.ring);
        let frames = frames.setter();
        move |(_, looks, .., count)| {
            let found = measure(&stage, ring);
            let is_there =
                found.as_ref().is_some_and(|place| place.columns.iter().any(|(number, _)| *number == ring));
            place.set(found);
            drawn.set(Some(*looks));
            let next = count + 1;
            let again =
                (!is_there && next < FRAMES).then(|| request_animation_frame(move |_| frames.set(next)));
            move || drop(again)
        }
    });
    let pictures = waits.map(|waits| [("behind", waits.behind()), ("over", waits.over())]);
    let layers = pictures.into_iter().flatten().map(|(name, scene)| {
        html! { <div class={format!("marks-{name}")}>{ keyed(name, Picture { scene: Rc::new(scene) }) }</div> }
    });
    // The rows of the ladder say the same.
    let drawn = html! { <div class="marks" ref={node} aria-hidden="true">{ list(layers) }</div> };
    create_portal(drawn, stage.clone())
}

/// Measures where the drawing and the rings up to one are; none if it is not there yet.
fn measure(stage: &Element, ring: usize) -> Option<Place> {
    let around = stage.get_bounding_client_rect();
    let area = |element: Element| {
        let area = element.get_bounding_client_rect();
        Rect::new(area.left() - around.left(), area.top() - around.top(), area.width(), area.height())
    };
    let find = |selector: &str| stage.query_selector(selector).ok().flatten();
    let column = |ring: usize| Some((ring, area(find(&format!(".piece[data-ring='{ring}']"))?)));
    let columns = (1..=ring).filter_map(column).collect();
    Some(Place { room: (around.width(), around.height()), drawing: area(find(".drawing")?), columns })
}
