//! The pointers, the wheel and the keys on a graph.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gros_picture::graph::{Camera, Direction, Hit, Viewport};
use gros_solver::AnyState;
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::prelude::*;

/// A pointer that moved less than this clicked.
const CLICK_REACH: f64 = 4.0;
/// The wheel turned less than this has not turned.
const WHEEL_REACH: f64 = 40.0;
/// Two fingers that are nearer than this say nothing about a pinch.
const LEAST_PINCH: f64 = 16.0;

type Point = (f64, f64);

/// What the fingers on a graph do.
#[derive(Default)]
pub struct Touch {
    pointers: Vec<(i32, Point)>,
    /// What was shown when the drag or the pinch began, and where.
    origin: Option<(Rc<dyn Viewport>, Point, f64)>,
    dragged: bool,
}

/// What acts on a graph, and on what.
pub struct Handlers {
    /// The element of the picture.
    pub node: NodeRef,
    /// What is seen.
    pub view: Rc<dyn Viewport>,
    /// Where one is.
    pub state: AnyState,
    /// What the fingers do.
    pub touch: Rc<RefCell<Touch>>,
    /// Looks from elsewhere.
    pub set_camera: Callback<Camera>,
    /// Looks at where one is.
    pub look_back: Callback<()>,
    /// Chooses a position, or none.
    pub choose: Callback<Option<AnyState>>,
    /// The position that is chosen.
    pub chosen: Option<AnyState>,
    /// Goes to the position that is chosen.
    pub go: Callback<()>,
}

impl Handlers {
    fn at(&self, x: i32, y: i32) -> Point {
        let frame = self.node.cast::<Element>().map(|node| node.get_bounding_client_rect());
        let (left, top) = frame.map_or((0.0, 0.0), |frame| (frame.left(), frame.top()));
        (f64::from(x) - left, f64::from(y) - top)
    }

    fn place(&self, event: &PointerEvent) -> Point {
        self.at(event.client_x(), event.client_y())
    }

    fn begin(&self, touch: &mut Touch) {
        let (middle, apart) = middle(&touch.pointers);
        touch.origin = Some((self.view.clone(), middle, apart));
    }

    /// A pointer is pressed.
    pub fn press(&self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        if let Some(node) = self.node.cast::<Element>() {
            // Refused for a pointer that is gone already; then nothing is dragged.
            let _ = node.set_pointer_capture(event.pointer_id());
        }
        let mut touch = self.touch.borrow_mut();
        touch.dragged = !touch.pointers.is_empty();
        touch.pointers.push((event.pointer_id(), self.place(event)));
        self.begin(&mut touch);
    }

    /// A pointer moves.
    pub fn drag(&self, event: &PointerEvent) {
        let mut touch = self.touch.borrow_mut();
        let place = self.place(event);
        let Some(known) = touch.pointers.iter_mut().find(|(id, _)| *id == event.pointer_id()) else { return };
        known.1 = place;
        let (now, apart) = middle(&touch.pointers);
        let Some((view, from, began)) = touch.origin.clone() else { return };
        let (dx, dy) = (now.0 - from.0, now.1 - from.1);
        if !touch.dragged && dx.hypot(dy) < CLICK_REACH {
            return;
        }
        touch.dragged = true;
        let by = (began / apart).log2().round() as isize;
        drop(touch);
        self.set_camera.emit(if by == 0 { view.dragged((dx, dy)) } else { view.zoomed(by, Some(from)) });
    }

    /// A pointer is let go.
    pub fn let_go(&self, event: &PointerEvent) {
        let mut touch = self.touch.borrow_mut();
        let was_pressed = touch.pointers.len();
        touch.pointers.retain(|(id, _)| *id != event.pointer_id());
        if touch.pointers.len() == was_pressed {
            return;
        }
        if !touch.pointers.is_empty() {
            // The finger that stays drags on from where it is.
            self.begin(&mut touch);
            return;
        }
        let is_click = !std::mem::take(&mut touch.dragged);
        touch.origin = None;
        drop(touch);
        if is_click {
            self.click(self.place(event));
        }
    }

    /// The browser takes a pointer away.
    pub fn cancel(&self, event: &PointerEvent) {
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

    /// A key is pressed.
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
            "ArrowLeft" => self.go_on(Direction::Left),
            "ArrowRight" => self.go_on(Direction::Right),
            "ArrowUp" => self.go_on(Direction::Up),
            "ArrowDown" => self.go_on(Direction::Down),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    /// Chooses the next position in a direction, or looks there.
    fn go_on(&self, direction: Direction) {
        let from = self.chosen.as_ref().unwrap_or(&self.state);
        if let Some(camera) = self.view.panned(direction) {
            self.set_camera.emit(camera);
        } else if let Some(state) = self.view.next(from, direction) {
            self.set_camera.emit(self.view.seeing(&state));
            self.choose.emit(Some(state));
        }
    }
}

/// Returns the middle of the pointers, and how far two of them are apart.
fn middle(pointers: &[(i32, Point)]) -> (Point, f64) {
    match pointers {
        [(_, one), (_, other), ..] => {
            let apart = (one.0 - other.0).hypot(one.1 - other.1).max(LEAST_PINCH);
            (((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0), apart)
        }
        [(_, one)] => (*one, 1.0),
        [] => ((0.0, 0.0), 1.0),
    }
}

/// Listens to the wheel over the picture; the panel must not scroll by it.
#[hook]
pub fn use_wheel(handlers: &Rc<Handlers>) {
    let newest = use_mut_ref(|| handlers.clone());
    *newest.borrow_mut() = handlers.clone();
    // The element comes and goes with the kind of graph.
    let node = handlers.node.cast::<Element>();
    use_effect_with(node, move |node| {
        let listener = node.as_ref().map(|node| {
            let (options, turned) = (EventListenerOptions::enable_prevent_default(), Cell::new(0.0));
            EventListener::new_with_options(node, "wheel", options, move |event| {
                let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                event.prevent_default();
                turned.set(turned.get() + event.delta_y());
                if turned.get().abs() >= WHEEL_REACH {
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
