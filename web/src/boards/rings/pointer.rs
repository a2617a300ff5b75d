//! The pointer on the board of the rings: which ring it is on, and what a click or a drag asks for.

use std::cell::RefCell;
use std::rc::Rc;

use gros_picture::Scene;
use gros_solver::RingsState;
use yew::prelude::*;

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
    scene: Rc<Scene>,
    state: RingsState,
}

impl Finder {
    /// Looks at what is drawn.
    pub fn new(board: &NodeRef, scene: &Rc<Scene>, state: &RingsState) -> Finder {
        Finder { board: board.clone(), scene: scene.clone(), state: state.clone() }
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
        let (frame, room) = (drawing.get_bounding_client_rect(), self.scene.room);
        let x = room.x + (x - frame.left()) / frame.width() * room.width;
        let y = room.y + (y - frame.top()) / frame.height() * room.height;
        self.scene.target_at((x, y)).map(|target| *target.pieces.start())
    }
}
