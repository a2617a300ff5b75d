//! Zooming a picture by two fingers, and by the wheel with Ctrl, which is also what a touchpad's pinch sends.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, WheelEvent};
use yew::prelude::*;

use crate::pinch::{Pinch, Pointers};

/// Minimum scroll distance of the wheel that counts as a turn.
const WHEEL_DISTANCE: f64 = 4.0;

/// The scale, 0 the finest, and the coarsest one; what changes it by some scales.
struct Zoom {
    scale: usize,
    coarsest: usize,
    act: Callback<isize>,
}

#[derive(Default)]
struct Touch {
    fingers: Pointers,
    pinch: Option<Pinch>,
}

impl Touch {
    /// Returns the change of scale by an event of a finger.
    fn follow(&mut self, name: &str, id: i32, x: f64, zoom: &Zoom) -> isize {
        match name {
            "pointerdown" => {
                self.fingers.put(id, x);
                self.pinch = Pinch::begin(&self.fingers, zoom.scale);
            }
            "pointermove" => {
                self.fingers.put(id, x);
                let pinch = self.pinch.as_mut();
                return pinch.map_or(0, |pinch| pinch.update(&self.fingers, 1, zoom.coarsest));
            }
            _ => {
                self.fingers.remove(id);
                self.pinch = None;
            }
        }
        0
    }
}

/// Reports a change, which may put another scale in place of this one at once.
fn emit(zoom: &RefCell<Zoom>, by: isize) {
    let act = zoom.borrow().act.clone();
    if by != 0 {
        act.emit(by);
    }
}

/// Reports by how many scales an element should become coarser.
#[hook]
pub fn use_zoom(node: &NodeRef, scale: usize, coarsest: usize, act: Callback<isize>) {
    let zoom = use_mut_ref(|| Zoom { scale, coarsest, act: act.clone() });
    zoom.replace(Zoom { scale, coarsest, act });
    use_effect_with(node.clone(), move |node| {
        let listeners = node
            .cast::<Element>()
            .map(|node| [wheel(&node, &zoom)].into_iter().chain(fingers(&node, &zoom)).collect::<Vec<_>>());
        move || drop(listeners)
    });
}

/// Keeps the browser from zooming the page instead.
fn wheel(node: &Element, zoom: &Rc<RefCell<Zoom>>) -> EventListener {
    let (zoom, turned) = (zoom.clone(), Cell::new(0.0));
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(node, "wheel", options, move |event| {
        let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
        if !event.ctrl_key() && !event.meta_key() {
            return;
        }
        event.prevent_default();
        turned.set(turned.get() + event.delta_y());
        if turned.get().abs() >= WHEEL_DISTANCE {
            emit(&zoom, if turned.replace(0.0) > 0.0 { 1 } else { -1 });
        }
    })
}

fn fingers(node: &Element, zoom: &Rc<RefCell<Zoom>>) -> impl Iterator<Item = EventListener> + use<> {
    let touch = Rc::new(RefCell::new(Touch::default()));
    let (node, zoom) = (node.clone(), zoom.clone());
    ["pointerdown", "pointermove", "pointerup", "pointercancel"].into_iter().map(move |name| {
        let (zoom, touch) = (zoom.clone(), touch.clone());
        EventListener::new(&node, name, move |event| {
            let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
            if event.pointer_type() != "touch" {
                return;
            }
            let (id, x) = (event.pointer_id(), f64::from(event.client_x()));
            let by = touch.borrow_mut().follow(name, id, x, &zoom.borrow());
            emit(&zoom, by);
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_fingers_change_the_scale_and_one_does_not() {
        let zoom = Zoom { scale: 3, coarsest: 5, act: Callback::noop() };
        let mut touch = Touch::default();
        let mut follow = |name: &str, id: i32, x: f64| touch.follow(name, id, x, &zoom);
        assert_eq!([follow("pointerdown", 1, 100.0), follow("pointermove", 1, 300.0)], [0, 0]);
        assert_eq!([follow("pointerdown", 2, 400.0), follow("pointermove", 2, 500.0)], [0, -1]);
        assert_eq!([follow("pointerup", 1, 300.0), follow("pointermove", 2, 900.0)], [0, 0]);
    }
}
