//! Input on a graph by pointers, wheel and keys.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gros_picture::graph::{Camera, Direction, Hit, Viewport};
use gros_solver::AnyState;
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::prelude::*;

use crate::ui::grip::Pull;

/// Minimum distance of a drag, in CSS pixels.
const DRAG_DISTANCE: f64 = 4.0;
/// Minimum scroll distance of the wheel for a step of the zoom.
const WHEEL_DISTANCE: f64 = 40.0;
/// Distances of two fingers below this are noise.
const MIN_PINCH: f64 = 16.0;

type Point = (f64, f64);

#[derive(Default)]
pub struct Touch {
    pointers: Vec<(i32, Point)>,
    /// View, midpoint and distance of the pointers at the start of the gesture.
    origin: Option<(Rc<dyn Viewport>, Point, f64)>,
    dragged: bool,
}

pub struct Handlers {
    pub node: NodeRef,
    pub view: Rc<dyn Viewport>,
    pub state: AnyState,
    pub touch: Rc<RefCell<Touch>>,
    pub set_camera: Callback<Camera>,
    /// Moves the camera to the position on the board.
    pub look_back: Callback<()>,
    pub choose: Callback<Option<AnyState>>,
    pub chosen: Option<AnyState>,
    pub go: Callback<()>,
}

impl Handlers {
    fn at(&self, x: i32, y: i32) -> Point {
        let frame = self.node.cast::<Element>().map(|node| node.get_bounding_client_rect());
        let (left, top) = frame.map_or((0.0, 0.0), |frame| (frame.left(), frame.top()));
        (f64::from(x) - left, f64::from(y) - top)
    }

    fn position(&self, event: &PointerEvent) -> Point {
        self.at(event.client_x(), event.client_y())
    }

    fn begin(&self, touch: &mut Touch) {
        let (midpoint, distance) = midpoint(&touch.pointers);
        touch.origin = Some((self.view.clone(), midpoint, distance));
    }

    pub fn press(&self, event: PointerEvent, hold: &Callback<PointerEvent>) {
        if event.button() != 0 {
            return;
        }
        let mut touch = self.touch.borrow_mut();
        touch.dragged = !touch.pointers.is_empty();
        touch.pointers.push((event.pointer_id(), self.position(&event)));
        self.begin(&mut touch);
        drop(touch);
        hold.emit(event);
    }

    /// Follows a pointer that was pressed.
    pub fn pulled(&self, (pull, event): (Pull, PointerEvent)) {
        match pull {
            Pull::Move => self.drag(&event),
            Pull::Release => self.release(&event),
            Pull::Cancel => self.cancel(&event),
        }
    }

    fn drag(&self, event: &PointerEvent) {
        let mut touch = self.touch.borrow_mut();
        let position = self.position(event);
        let Some(known) = touch.pointers.iter_mut().find(|(id, _)| *id == event.pointer_id()) else { return };
        known.1 = position;
        let (now, distance) = midpoint(&touch.pointers);
        let Some((view, from, began)) = touch.origin.clone() else { return };
        let (dx, dy) = (now.0 - from.0, now.1 - from.1);
        if !touch.dragged && dx.hypot(dy) < DRAG_DISTANCE {
            return;
        }
        touch.dragged = true;
        let by = (began / distance).log2().round() as isize;
        drop(touch);
        self.set_camera.emit(if by == 0 { view.dragged((dx, dy)) } else { view.zoomed(by, Some(from)) });
    }

    fn release(&self, event: &PointerEvent) {
        let mut touch = self.touch.borrow_mut();
        let was_pressed = touch.pointers.len();
        touch.pointers.retain(|(id, _)| *id != event.pointer_id());
        if touch.pointers.len() == was_pressed {
            return;
        }
        if !touch.pointers.is_empty() {
            // The remaining finger starts another drag.
            self.begin(&mut touch);
            return;
        }
        let is_click = !std::mem::take(&mut touch.dragged);
        touch.origin = None;
        drop(touch);
        if is_click {
            self.click(self.position(event));
        }
    }

    fn cancel(&self, event: &PointerEvent) {
        let mut touch = self.touch.borrow_mut();
        touch.pointers.retain(|(id, _)| *id != event.pointer_id());
        touch.origin = None;
    }

    fn click(&self, at: Point) {
        match self.view.hit(at) {
            Some(Hit::State(state)) => self.choose.emit(Some(state)),
            Some(Hit::Closer(camera)) => self.set_camera.emit(camera),
            None => self.choose.emit(None),
        }
    }

    pub fn key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let key = event.key();
        match key.as_str() {
            "+" | "=" => self.set_camera.emit(self.view.zoomed(-1, None)),
            "-" | "_" => self.set_camera.emit(self.view.zoomed(1, None)),
            "Home" => {
                self.choose.emit(None);
                self.look_back.emit(());
            }
            "Escape" if self.chosen.is_some() => self.choose.emit(None),
            "Enter" if self.chosen.is_some() => self.go.emit(()),
            "ArrowLeft" => self.choose_next(Direction::Left),
            "ArrowRight" => self.choose_next(Direction::Right),
            "ArrowUp" => self.choose_next(Direction::Up),
            "ArrowDown" => self.choose_next(Direction::Down),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    /// Chooses the next position in a direction, or pans there.
    fn choose_next(&self, direction: Direction) {
        let from = self.chosen.as_ref().unwrap_or(&self.state);
        if let Some(camera) = self.view.panned(direction) {
            self.set_camera.emit(camera);
        } else if let Some(state) = self.view.next(from, direction) {
            self.set_camera.emit(self.view.seeing(&state));
            self.choose.emit(Some(state));
        }
    }
}

/// Returns the midpoint of the pointers, and the distance of the first two.
fn midpoint(pointers: &[(i32, Point)]) -> (Point, f64) {
    match pointers {
        [(_, one), (_, other), ..] => {
            let distance = (one.0 - other.0).hypot(one.1 - other.1).max(MIN_PINCH);
            (((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0), distance)
        }
        [(_, one)] => (*one, 1.0),
        [] => ((0.0, 0.0), 1.0),
    }
}

/// Listens to the wheel over the picture, and keeps the panel from scrolling.
#[hook]
pub fn use_wheel(handlers: &Rc<Handlers>) {
    let newest = use_mut_ref(|| handlers.clone());
    *newest.borrow_mut() = handlers.clone();
    // Not every graph has the element.
    let node = handlers.node.cast::<Element>();
    use_effect_with(node, move |node| {
        let listener = node.as_ref().map(|node| {
            let (options, turned) = (EventListenerOptions::enable_prevent_default(), Cell::new(0.0));
            EventListener::new_with_options(node, "wheel", options, move |event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                event.prevent_default();
                turned.set(turned.get() + event.delta_y());
                if turned.get().abs() >= WHEEL_DISTANCE {
                    let by = if turned.replace(0.0) > 0.0 { 1 } else { -1 };
                    let this = newest.borrow().clone();
                    let at = this.at(event.client_x(), event.client_y());
                    this.set_camera.emit(this.view.zoomed(by, Some(at)));
                }
            })
        });
        move || drop(listener)
    });
}
