//! The pointer on the board of the rings: which ring it is on, and what a click or a drag asks for.

use std::cell::RefCell;
use std::rc::Rc;

use gros_solver::RingsState;
use yew::prelude::*;

use super::RingsBoardProps;
use super::layout::{self as layout, Scene};
use super::slots::Slot;
use super::view::View;
use crate::state::RingLook;

/// A ring is dragged from here on, in CSS pixels.
const DRAG: f64 = 16.0;

/// What the pointer is doing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drag {
    /// The ring it was pressed on, and how far down.
    from: Option<(usize, f64)>,
    /// Whether the click that follows has been answered.
    answered: bool,
}

/// The pointer on the board: a click flips a ring, a drag up puts it on, a drag down takes it off.
///
/// A finger that was dragged makes no click, so a drag ends when the pointer is let go.
pub struct Pointer {
    /// It is pressed.
    pub down: Callback<PointerEvent>,
    /// It is let go.
    pub up: Callback<PointerEvent>,
    /// It is clicked.
    pub click: Callback<MouseEvent>,
}

impl Pointer {
    /// Listens on the board.
    pub fn new(drag: &Rc<RefCell<Drag>>, rings: Finder, on_ring: &Callback<usize>) -> Pointer {
        let down = {
            let (drag, rings) = (drag.clone(), rings.clone());
            Callback::from(move |event: PointerEvent| {
                let (x, y) = place(&event);
                *drag.borrow_mut() = Drag { from: rings.at(x, y).map(|ring| (ring, y)), answered: false };
            })
        };
        let up = {
            let (drag, rings, on_ring) = (drag.clone(), rings.clone(), on_ring.clone());
            Callback::from(move |event: PointerEvent| {
                let (x, y) = place(&event);
                let Some((ring, start)) = drag.borrow_mut().from.take() else { return };
                if (start - y).abs() < DRAG {
                    return;
                }
                drag.borrow_mut().answered = true;
                if rings.state.is_on(ring) == (y > start) && rings.has(x, y) {
                    on_ring.emit(ring);
                }
            })
        };
        let (drag, on_ring) = (drag.clone(), on_ring.clone());
        let click = Callback::from(move |event: MouseEvent| {
            // A click by keyboard has no place; the button that has the focus answers it.
            if event.detail() == 0 || std::mem::take(&mut drag.borrow_mut().answered) {
                return;
            }
            if let Some(ring) = rings.at(f64::from(event.client_x()), f64::from(event.client_y())) {
                on_ring.emit(ring);
            }
        });
        Pointer { down, up, click }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Finds rings by places on the screen.
#[derive(Clone)]
pub struct Finder {
    board: NodeRef,
    columns: Vec<(Slot, f64, f64)>,
    scene: Option<Scene>,
    state: RingsState,
    mirrored: bool,
    is_upright: bool,
}

impl Finder {
    /// Looks at what is drawn.
    pub fn new(board: &NodeRef, props: &RingsBoardProps, view: &View) -> Finder {
        Finder {
            board: board.clone(),
            columns: view.columns.clone(),
            scene: view.scene.clone(),
            state: props.state.clone(),
            mirrored: props.free_end_left,
            is_upright: props.look == RingLook::Upright,
        }
    }

    /// Tells whether a place of the window is on the board.
    fn has(&self, x: f64, y: f64) -> bool {
        self.board.cast::<web_sys::Element>().is_some_and(|board| {
            let frame = board.get_bounding_client_rect();
            (frame.left()..=frame.right()).contains(&x) && (frame.top()..=frame.bottom()).contains(&y)
        })
    }

    /// Finds the ring at a place of the window, in CSS pixels.
    fn at(&self, x: f64, y: f64) -> Option<usize> {
        let drawing = self.board.cast::<web_sys::Element>()?.query_selector("svg").ok()??;
        let frame = drawing.get_bounding_client_rect();
        let (x, y) = ((x - frame.left()) / frame.width(), (y - frame.top()) / frame.height());
        match &self.scene {
            None => self.column_at(if self.is_upright { y } else { x }),
            Some(scene) => self.ring_at(scene, x, y),
        }
    }

    fn column_at(&self, x: f64) -> Option<usize> {
        let inside = |(_, middle, width): &&(Slot, f64, f64)| (middle - x).abs() <= width / 2.0;
        self.columns.iter().find(inside).map(|(slot, ..)| slot.low())
    }

    fn ring_at(&self, scene: &Scene, x: f64, y: f64) -> Option<usize> {
        let x = if self.mirrored { 1.0 - x } else { x } * scene.width;
        let ring = |(slot, x): &(Slot, f64)| (slot.low(), *x, self.state.is_on(slot.low()));
        let rings: Vec<(usize, f64, bool)> = scene.columns.iter().rev().map(ring).collect();
        layout::hit((x, layout::TOP + y * layout::HEIGHT), &rings)
    }
}
