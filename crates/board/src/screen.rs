//! A scene on the screen: its elements, patched from one scene to the next.

use std::rc::Rc;

use gros_picture::decimal::hundredths;
use gros_picture::{Form, Scene, Shape};
use web_sys::{Document, Element, Node};

use crate::attributes::{set, set_room, tag, update};

const SVG: &str = "http://www.w3.org/2000/svg";

/// A drawing that shows one scene after another.
#[derive(Debug)]
pub struct Screen {
    document: Document,
    drawing: Element,
    shown: Rc<Scene>,
    elements: Vec<Part>,
}

/// The element of a shape, and the parts of the shapes inside it.
#[derive(Debug)]
struct Part {
    element: Element,
    within: Vec<Part>,
}

impl Screen {
    /// Puts an empty drawing into an element; none if the browser refuses.
    ///
    /// It is hidden from assistive technology, which gets the buttons over it.
    #[must_use]
    pub fn new(around: &Element) -> Option<Screen> {
        let document = around.owner_document()?;
        let drawing = document.create_element_ns(Some(SVG), "svg").ok()?;
        set(&drawing, "aria-hidden", "true");
        around.append_child(&drawing).ok()?;
        Some(Screen { document, drawing, shown: Rc::default(), elements: Vec::new() })
    }

    /// Returns the drawing.
    #[must_use]
    pub fn drawing(&self) -> &Element {
        &self.drawing
    }

    /// Returns the current scene.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.shown
    }

    /// Shows a scene, leaving everything untouched that is the same as before.
    pub fn show(&mut self, scene: Rc<Scene>) {
        if scene.room != self.shown.room {
            set_room(&self.drawing, &scene);
        }
        patch(&self.document, &self.drawing, &mut self.elements, &self.shown.shapes, &scene.shapes);
        self.shown = scene;
    }
}

/// Returns whether the element of one shape can show another one.
fn is_alike(one: &Shape, other: &Shape) -> bool {
    one.key == other.key && tag(&one.form) == tag(&other.form)
}

/// Updates the elements in `around` from the shapes `old` to the shapes `new`.
fn patch(document: &Document, around: &Element, parts: &mut Vec<Part>, old: &[Shape], new: &[Shape]) {
    if old == new {
        return;
    }
    let mut left: Vec<Option<(Part, &Shape)>> =
        std::mem::take(parts).into_iter().zip(old).map(Some).collect();
    // Shapes mostly come in the same order as before, so the first one left is tried first.
    let mut first = 0;
    for shape in new {
        while first < left.len() && left.get(first).is_some_and(Option::is_none) {
            first += 1;
        }
        let is_free =
            |part: &Option<(Part, &Shape)>| part.as_ref().is_some_and(|(_, old)| is_alike(old, shape));
        let found =
            left.iter().skip(first).position(is_free).and_then(|place| left.get_mut(first + place)?.take());
        let part = match found {
            Some((mut part, old)) => {
                change(document, &mut part, Some(old), shape);
                Some(part)
            }
            None => made(document, shape),
        };
        let Some(part) = part else { continue };
        put(around, parts.last(), &part);
        parts.push(part);
    }
    for (part, _) in left.into_iter().flatten() {
        part.element.remove();
    }
}

/// Moves an element after the previous one, if it is not already there.
fn put(around: &Element, before: Option<&Part>, part: &Part) {
    let wanted = match before {
        Some(before) => before.element.next_sibling(),
        None => around.first_child(),
    };
    let own: &Node = &part.element;
    if wanted.as_ref() != Some(own) {
        // Both are elements of this drawing.
        let _ = around.insert_before(own, wanted.as_ref());
    }
}

fn made(document: &Document, shape: &Shape) -> Option<Part> {
    let element = document.create_element_ns(Some(SVG), tag(&shape.form)).ok()?;
    let mut part = Part { element, within: Vec::new() };
    change(document, &mut part, None, shape);
    Some(part)
}

fn change(document: &Document, part: &mut Part, old: Option<&Shape>, new: &Shape) {
    if old == Some(new) {
        return;
    }
    update(&part.element, old, new);
    match (&new.form, old.map(|old| &old.form)) {
        (Form::Group(_, new), Some(Form::Group(_, old))) => {
            patch(document, &part.element, &mut part.within, old, new);
        }
        (Form::Group(_, new), _) => patch(document, &part.element, &mut part.within, &[], new),
        (Form::Fade { stops, .. }, None) => {
            for (offset, colour) in stops {
                let Ok(stop) = document.create_element_ns(Some(SVG), "stop") else { continue };
                set(&stop, "offset", &hundredths(*offset).to_string());
                set(&stop, "stop-color", &format!("var(--{})", colour.token()));
                // The element was created a moment ago.
                let _ = part.element.append_child(&stop);
            }
        }
        _ => {}
    }
}
