//! The buttons over the targets of a scene, for pointer, keyboard and assistive technology: they show nothing but the
//! focus, the drawing lies below.

use gros_picture::decimal::ratio;
use gros_picture::{Scene, Target};
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, MouseEvent};

use crate::attributes::set;

/// What a target is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label {
    /// Its name.
    pub name: String,
    /// Whether nothing can be moved there. It can still be chosen, and says why.
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

/// What a button says in its attributes.
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
    /// Returns buttons that are in an element; there are none yet.
    pub fn new(around: &Element) -> Option<Buttons> {
        Some(Buttons { document: around.owner_document()?, around: around.clone(), buttons: Vec::new() })
    }

    /// Shows a button over each target of a scene, with its label; the Tab key stops at one of them.
    ///
    /// They are counted from the last one, where most stays as it is while a long row goes by.
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

    /// Tells whether a pointer is where buttons are.
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
        // The first target is the first in the order of the Tab key and of what is read.
        let _ = self.around.insert_before(&element, self.around.first_child().as_ref());
        let mut button = Button { element, name, written: Written::default() };
        button.write(name, written);
        self.buttons.push(button);
    }
}

/// Returns where a target is, as parts of the picture.
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
                // A property of ours, and a length: no browser refuses it.
                let _ = style.set_property(property, new);
            }
        }
        self.name = name;
        self.written = new;
    }
}
