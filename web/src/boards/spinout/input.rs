//! The pointer and the keys on the dials: a click or a drag turns one, and the knob and the case are slid.

use std::cell::RefCell;
use std::rc::Rc;

use gros_picture::Rect;
use gros_picture::puzzles::spinout::{Frame, Spot, places, side};
use gros_solver::Facing;
use web_sys::Element;
use yew::prelude::*;

use crate::boards::piece::focus;

/// A dial is dragged from here on, in CSS pixels.
const DRAG: f64 = 16.0;

/// A dial, and the side to which it should point.
pub type Choice = (usize, Option<Facing>);

/// What the pointer is doing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Press {
    /// Where it was pressed: on what, in CSS pixels, and how far the slide was out.
    from: Option<(Spot, f64, f64, f64)>,
    /// Whether the click that follows has been answered.
    answered: bool,
}

/// The pointer, and what it is over.
#[derive(Clone)]
pub struct Pointer {
    /// The board.
    pub board: NodeRef,
    /// What it is doing.
    pub press: Rc<RefCell<Press>>,
    /// Where everything stands.
    pub frame: Frame,
    /// The part of the plane that is seen.
    pub room: Rect,
    /// The smallest and the largest shift.
    pub shifts: (usize, usize),
    /// Reports a dial that was chosen.
    pub choose: Callback<Choice>,
    /// Reports how far the slide is drawn while it is held, and where it is let go.
    pub slide: Callback<(f64, bool)>,
}

impl Pointer {
    /// The pointer is pressed.
    pub fn down(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let (x, y) = place(&event);
            let spot = this.units(&event).and_then(|at| this.spot(at));
            *this.press.borrow_mut() =
                Press { from: spot.map(|spot| (spot, x, y, this.frame.shift)), answered: false };
        })
    }

    /// The pointer moves.
    pub fn over(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let Some((Spot::Knob | Spot::Case, x, ..)) = this.press.borrow().from else { return };
            let is_drawn = (place(&event).0 - x).abs() > 4.0;
            if let (true, Some(pressed)) = (is_drawn, event.target_dyn_into::<Element>()) {
                // Without it a slide that is let go outside would stay held.
                let _ = pressed.set_pointer_capture(event.pointer_id());
                this.press.borrow_mut().answered = true;
                this.drawn(&event).into_iter().for_each(|shift| this.slide.emit((shift, false)));
            }
        })
    }

    /// The pointer is let go.
    pub fn up(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let shift = this.drawn(&event);
            let from = this.press.borrow_mut().from.take();
            match from {
                Some((Spot::Dial(dial, _), x, y, _)) => {
                    let (dx, dy) = (place(&event).0 - x, place(&event).1 - y);
                    if dx.hypot(dy) >= DRAG {
                        this.press.borrow_mut().answered = true;
                        this.choose.emit((dial, side(dx, dy)));
                    }
                }
                Some(_) if this.press.borrow().answered => {
                    shift.into_iter().for_each(|shift| this.slide.emit((shift, true)));
                }
                _ => {}
            }
        })
    }

    /// The browser takes the pointer away.
    pub fn cancel(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |_| {
            if let Some((Spot::Knob | Spot::Case, _, _, shift)) = this.press.take().from {
                this.slide.emit((shift, true));
            }
        })
    }

    /// A click that has a place.
    pub fn click(&self) -> Callback<MouseEvent> {
        let this = self.clone();
        Callback::from(move |event: MouseEvent| {
            // A click by keyboard has no place; the button that has the focus answers it.
            if event.detail() == 0 || std::mem::take(&mut this.press.borrow_mut().answered) {
                return;
            }
            if let Some(Spot::Dial(dial, towards)) = this.units(&event).and_then(|at| this.spot(at)) {
                this.choose.emit((dial, towards));
            }
        })
    }

    /// Gives how far the slide is out while the knob, or the case, is drawn.
    fn drawn(&self, event: &PointerEvent) -> Option<f64> {
        let (spot, x, _, shift) = self.press.borrow().from?;
        let by = places((place(event).0 - x) * self.unit()?);
        // To draw the knob to the right is to push the case to the left.
        let by = if spot == Spot::Knob { by } else { -by };
        Some((shift + by).clamp(self.shifts.0 as f64, self.shifts.1 as f64))
    }

    fn unit(&self) -> Option<f64> {
        let drawing = self.board.cast::<Element>()?.query_selector("svg").ok()??;
        Some(self.room.width / drawing.get_bounding_client_rect().width())
    }

    /// Gives the place of an event in units of the drawing.
    fn units(&self, event: &MouseEvent) -> Option<(f64, f64)> {
        let drawing = self.board.cast::<Element>()?.query_selector("svg").ok()??;
        let (frame, unit) = (drawing.get_bounding_client_rect(), self.unit()?);
        let (x, y) = place(event);
        Some(((x - frame.left()) * unit, self.room.y + (y - frame.top()) * unit))
    }

    fn spot(&self, at: (f64, f64)) -> Option<Spot> {
        self.frame.find(at)
    }
}

fn place(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The keys of the board: arrows choose a dial and turn it, with Shift to a side; digits choose one.
pub fn on_key(
    board: &NodeRef,
    dials: usize,
    stop: usize,
    here: Option<Facing>,
    choose: Callback<Choice>,
) -> Callback<KeyboardEvent> {
    let board = board.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let lead = |dial: usize| focus(&board, &format!("[data-piece='{}']", dial.clamp(1, dials)));
        match event.key().as_str() {
            "ArrowLeft" if event.shift_key() => choose.emit((stop, Some(Facing::Left))),
            "ArrowRight" if event.shift_key() => choose.emit((stop, Some(Facing::Right))),
            "ArrowLeft" => lead(stop + 1),
            "ArrowRight" => lead(stop.saturating_sub(1)),
            "ArrowUp" => choose.emit((stop, Some(Facing::Upright))),
            "ArrowDown" if here == Some(Facing::Upright) => choose.emit((stop, None)),
            "ArrowDown" => {}
            key => match key.parse::<usize>() {
                Ok(dial) if (1..=dials).contains(&dial) => choose.emit((dial, None)),
                _ => return,
            },
        }
        event.prevent_default();
    })
}
