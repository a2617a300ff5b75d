//! The pointer on the tower: pressed on a peg and let go on another, it carries the top disc there; let go anywhere
//! else, it puts the disc back.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gros_solver::{DiscMove, HanoiState, Peg};
use web_sys::{DomRect, Element};
use yew::prelude::*;

/// A disc is dragged from here on, in CSS pixels.
const DRAG: f64 = 8.0;

/// What the pointer is doing: the peg it was pressed on and where, and whether it carries a disc since.
#[derive(Clone, Copy, Debug, Default)]
pub struct Drag {
    from: Option<(Peg, f64, f64)>,
    carries: bool,
}

/// The pointer, and what it is over.
#[derive(Clone)]
pub struct Pointer {
    /// The board.
    pub board: NodeRef,
    /// What it is doing.
    pub drag: Rc<RefCell<Drag>>,
    /// How far a disc is carried, in units of the drawing.
    pub carried: UseStateSetter<Option<(f64, f64)>>,
    /// Set when a disc is let go where it may go: it is there already, and need not fly.
    pub dropped: Rc<Cell<bool>>,
    /// The width of the drawing, in its units.
    pub width: f64,
    /// How many pegs there are.
    pub pegs: usize,
    /// Where the discs are.
    pub state: HanoiState,
    /// The moves that the rules allow.
    pub legal: Vec<DiscMove>,
    /// The peg whose top disc is lifted.
    pub lifted: Option<Peg>,
    /// Reports the peg that was chosen.
    pub on_peg: Callback<Peg>,
}

impl Pointer {
    /// The pointer is pressed.
    pub fn down(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let (x, y) = place(&event);
            let from = this.peg_at(&event).map(|peg| (peg, x, y));
            this.dropped.set(false);
            *this.drag.borrow_mut() = Drag { from, carries: false };
        })
    }

    /// The pointer moves.
    pub fn over(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let Drag { from: Some((peg, x0, y0)), carries } = *this.drag.borrow() else { return };
            let (x, y) = place(&event);
            if !carries && ((x - x0).hypot(y - y0) < DRAG || this.state.top_of(peg).is_none()) {
                return;
            }
            if !carries {
                this.drag.borrow_mut().carries = true;
                this.lift(peg);
                if let Some(board) = this.board.cast::<Element>() {
                    // Without it a disc that is let go outside would stay lifted.
                    let _ = board.set_pointer_capture(event.pointer_id());
                }
            }
            let units = this.frame().map_or(1.0, |frame| this.width / frame.width());
            this.carried.set(Some(((x - x0) * units, (y - y0) * units)));
        })
    }

    /// The pointer is let go.
    pub fn up(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let to = this.peg_at(&event);
            this.let_go(to);
        })
    }

    /// The browser takes the pointer away.
    pub fn cancel(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |_| this.let_go(None))
    }

    fn lift(&self, peg: Peg) {
        if let Some(other) = self.lifted.filter(|other| *other != peg) {
            self.on_peg.emit(other);
        }
        if self.lifted != Some(peg) {
            self.on_peg.emit(peg);
        }
    }

    fn let_go(&self, to: Option<Peg>) {
        let Drag { from: Some((from, ..)), carries: true } = self.drag.take() else { return };
        self.carried.set(None);
        // Escape may have put the disc back meanwhile.
        if self.lifted != Some(from) {
            return;
        }
        let to = to.unwrap_or(from);
        let disc = self.state.top_of(from);
        self.dropped.set(self.legal.iter().any(|mv| Some(mv.disc) == disc && mv.to == to));
        self.on_peg.emit(to);
    }

    fn frame(&self) -> Option<DomRect> {
        Some(self.board.cast::<Element>()?.get_bounding_client_rect())
    }

    /// Finds the peg under the pointer.
    fn peg_at(&self, event: &PointerEvent) -> Option<Peg> {
        let frame = self.frame()?;
        let (x, y) = place(event);
        let column = ((x - frame.left()) / frame.width() * self.pegs as f64).floor();
        let inside = (0.0..self.pegs as f64).contains(&column) && (frame.top()..=frame.bottom()).contains(&y);
        inside.then_some(Peg(column as u8))
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
