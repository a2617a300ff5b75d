//! The pointer and the keys on the board of the family.

use std::cell::RefCell;
use std::rc::Rc;

use gros_picture::Scene;
use gros_picture::family::{Choice, Row, find};
use yew::prelude::*;

use crate::boards::piece::focus;

/// A piece is dragged from here on, in CSS pixels.
const DRAG: f64 = 16.0;

/// Where the pointer was pressed: the piece, and the height.
type Press = Rc<RefCell<Option<(usize, f64)>>>;

/// Finds pieces by places on the screen.
#[derive(Clone)]
pub struct Finder {
    /// The board.
    pub board: NodeRef,
    /// The pieces.
    pub row: Rc<Row>,
    /// Their picture.
    pub scene: Rc<Scene>,
    /// Whether a larger place lies higher.
    pub rises: bool,
}

impl Finder {
    fn at(&self, event: &MouseEvent) -> Option<Choice> {
        let drawing = self.board.cast::<web_sys::Element>()?.query_selector("svg").ok()??;
        let (frame, room) = (drawing.get_bounding_client_rect(), self.scene.room);
        let x = (f64::from(event.client_x()) - frame.left()) / frame.width() * room.width;
        let y = room.y + (f64::from(event.client_y()) - frame.top()) / frame.height() * room.height;
        find(&self.row, &self.scene, (x, y), self.rises)
    }
}

/// The pointer on the board: a click moves a piece, a drag up or down moves it that way.
pub fn pointer(
    press: &Press,
    finder: Finder,
    choose: Callback<Choice>,
) -> (Callback<PointerEvent>, Callback<MouseEvent>) {
    let down = {
        let (press, finder) = (press.clone(), finder.clone());
        Callback::from(move |event: PointerEvent| {
            let piece = finder.at(&event).map(|(piece, _)| piece);
            *press.borrow_mut() = piece.map(|piece| (piece, f64::from(event.client_y())));
        })
    };
    let press = press.clone();
    let click = Callback::from(move |event: MouseEvent| {
        // A click by keyboard has no place; the button that has the focus answers it.
        if event.detail() == 0 {
            return;
        }
        let way = |start: f64| f64::from(event.client_y()) - start;
        match press.borrow_mut().take() {
            Some((piece, start)) if way(start).abs() >= DRAG => {
                choose.emit((piece, Some((way(start) < 0.0) == finder.rises)));
            }
            _ => {
                if let Some(choice) = finder.at(&event) {
                    choose.emit(choice);
                }
            }
        }
    });
    (down, click)
}

/// The keys of the board: arrows choose a piece and move it, digits choose one.
pub fn on_key(
    board: &NodeRef,
    row: &Row,
    stop: Option<usize>,
    rises: bool,
    choose: Callback<Choice>,
) -> Callback<KeyboardEvent> {
    let board = board.clone();
    let pieces: Vec<usize> = row.cells().map(|(_, cell)| cell.piece).collect();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let Some(here) = pieces.iter().position(|piece| Some(*piece) == stop) else { return };
        let lead = |place: Option<usize>| {
            if let Some(piece) = place.and_then(|place| pieces.get(place)) {
                focus(&board, &format!("[data-piece='{piece}']"));
            }
        };
        let push = |up: bool| {
            if let Some(piece) = pieces.get(here) {
                choose.emit((*piece, Some(up == rises)));
            }
        };
        match event.key().as_str() {
            "ArrowLeft" => lead(here.checked_sub(1)),
            "ArrowRight" => lead(Some(here + 1)),
            "ArrowUp" => push(true),
            "ArrowDown" => push(false),
            key => match key.parse::<usize>() {
                Ok(piece) if pieces.contains(&piece) => choose.emit((piece, None)),
                _ => return,
            },
        }
        event.prevent_default();
    })
}
