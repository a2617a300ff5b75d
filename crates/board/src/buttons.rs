//! The buttons over the targets of a scene, for pointers, keyboards and assistive technology: they show only the focus;
//! the drawing is below them.

use gros_picture::decimal::ratio;
use gros_picture::{Scene, Target};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, MouseEvent};

use crate::attributes::set;

/// The accessible name and state of a target.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// Its name.
    pub name: String,
    /// Whether nothing can move there. It can still be chosen, and then explains why.
    pub is_stuck: bool,
}

/// The buttons of a board.
#[derive(Debug)]
pub struct Buttons {
    document: Document,
    around: Element,
    buttons: Vec<Button>,
}

#[derive(Debug)]
struct Button {
    element: HtmlElement,
    name: &'static str,
    written: Written,
}

/// The attributes of a button.
#[derive(Clone, Debug, Default, PartialEq)]
struct Written {
    value: String,
    label: Label,
    is_stop: bool,
    place: [String; 4],
}

/// The properties that place a button over its target.
const PLACE: [&str; 4] = ["left", "top", "width", "height"];

impl Buttons {
    /// Returns a set of buttons in an element, empty for now.
    pub fn new(around: &Element) -> Option<Buttons> {
        Some(Buttons { document: around.owner_document()?, around: around.clone(), buttons: Vec::new() })
    }

    /// Shows a button over each target of a scene, with its label; the Tab key stops at one of them.
    ///
    /// They are matched from the last one backwards, where most of them stay the same while a long row scrolls.
    pub fn show(&mut self, scene: &Scene, labels: &[Label], stop: Option<usize>) {
        while self.buttons.len() > scene.targets.len() {
            if let Some(button) = self.buttons.pop() {
                button.element.remove();
            }
        }
        for (index, target) in scene.targets.iter().rev().enumerate() {
            let label = labels.get(scene.targets.len() - 1 - index).cloned().unwrap_or_default();
            let is_stop = stop == Some(*target.pieces.start());
            let written = Written { value: target.value(), label, is_stop, place: place(target, scene) };
            match self.buttons.get_mut(index) {
                Some(button) => button.write(target.name, written),
                None => self.add(target.name, written),
            }
        }
    }

    /// Returns whether a pointer is in the area of the buttons.
    pub fn is_over(&self, pointer: &MouseEvent) -> bool {
        let (x, y) = (f64::from(pointer.client_x()), f64::from(pointer.client_y()));
        let frame = self.around.get_bounding_client_rect();
        (frame.left()..=frame.right()).contains(&x) && (frame.top()..=frame.bottom()).contains(&y)
    }

    /// Finds the button over a target.
    pub fn over(&self, target: &Target) -> Option<HtmlElement> {
        let value = target.value();
        let mut found = self.buttons.iter().filter(|button| button.written.value == value);
        found.next().map(|button| button.element.clone())
    }

    fn add(&mut self, name: &'static str, written: Written) {
        let element = self.document.create_element("button").ok();
        let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        set(&element, "class", "piece");
        set(&element, "type", "button");
        set(&element, "tabindex", "-1");
        // The first target comes first in tab and reading order.
        let _ = self.around.insert_before(&element, self.around.first_child().as_ref());
        let mut button = Button { element, name, written: Written::default() };
        button.write(name, written);
        self.buttons.push(button);
    }
}

/// Returns the position of a target, as fractions of the picture.
fn place(target: &Target, scene: &Scene) -> [String; 4] {
    let (area, room) = (target.area, scene.room);
    let part = |length: f64, whole: f64| format!("{}%", ratio(100.0 * length / whole));
    [
        part(area.x - room.x, room.width),
        part(area.y - room.y, room.height),
        part(area.width, room.width),
        part(area.height, room.height),
    ]
}

impl Button {
    fn write(&mut self, name: &'static str, new: Written) {
        let Button { element, written: old, .. } = self;
        if self.name != name {
            let _ = element.remove_attribute(&format!("data-{}", self.name));
        }
        if self.name != name || old.value != new.value {
            set(element, &format!("data-{name}"), &new.value);
        }
        if old.label.name != new.label.name {
            set(element, "aria-label", &new.label.name);
        }
        if old.label.is_stuck != new.label.is_stuck {
            let _ = match new.label.is_stuck {
                true => element.set_attribute("aria-disabled", "true"),
                false => element.remove_attribute("aria-disabled"),
            };
        }
        if old.is_stop != new.is_stop {
            set(element, "tabindex", if new.is_stop { "0" } else { "-1" });
        }
        let style = element.style();
        for ((property, old), new) in PLACE.iter().zip(&old.place).zip(&new.place) {
            if old != new {
                // The property is one of ours and its value is a length, so no browser rejects it.
                let _ = style.set_property(property, new);
            }
        }
        self.name = name;
        self.written = new;
    }
}
