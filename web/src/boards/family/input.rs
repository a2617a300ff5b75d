//! The pointer and the keys on the board of the family.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use super::scene::{Cell, Column, Drawn, Place, Scene};
use crate::boards::piece::focus;

/// A piece is dragged from here on, in CSS pixels.
const DRAG: f64 = 16.0;

/// A piece, and whether it should go to a larger place, or to a smaller one.
pub type Choice = (usize, Option<bool>);

/// Where the pointer was pressed: the piece, and the height.
type Press = Rc<RefCell<Option<(usize, f64)>>>;

/// A column on the screen, and the piece in it, if there is one.
#[derive(Clone, Copy)]
struct Target {
    piece: Option<usize>,
    /// Whether there is a smaller place than its own, and a larger one.
    beside: [bool; 2],
    place: Place,
}

/// Finds pieces by places on the screen.
#[derive(Clone)]
pub struct Finder {
    board: NodeRef,
    targets: Vec<Target>,
    size: (f64, f64, f64),
    rises: bool,
}

impl Finder {
    /// Knows where everything is drawn; `rises` says that a larger place lies higher.
    pub fn new(board: &NodeRef, scene: &Scene, drawn: &Drawn, rises: bool) -> Finder {
        let target = |(column, place): (&Column, &Place)| match column {
            Column::Piece(Cell { piece, value, most, .. }) => {
                Target { piece: Some(*piece), beside: [*value > 0, value < most], place: *place }
            }
            Column::Gap { .. } => Target { piece: None, beside: [false; 2], place: *place },
        };
        let targets = scene.columns.iter().zip(&drawn.columns).map(target).collect();
        Finder { board: board.clone(), targets, size: (drawn.width, drawn.height.0, drawn.height.1), rises }
    }

    fn at(&self, event: &MouseEvent) -> Option<Choice> {
        let drawing = self.board.cast::<web_sys::Element>()?.query_selector("svg").ok()??;
        let frame = drawing.get_bounding_client_rect();
        let (width, top, height) = self.size;
        let x = (f64::from(event.client_x()) - frame.left()) / frame.width() * width;
        let y = top + (f64::from(event.client_y()) - frame.top()) / frame.height() * height;
        find(&self.targets, (x, y), top + height, self.rises)
    }
}

/// Finds the piece whose column holds a point; above or below the piece itself the point says which way it should go.
fn find(targets: &[Target], (x, y): (f64, f64), foot: f64, rises: bool) -> Option<Choice> {
    let inside = |target: &&Target| (target.place.x - x).abs() <= target.place.width / 2.0;
    let Target { piece, beside, place } = targets.iter().find(inside)?;
    let more = (y < place.y) == rises;
    let is_beside = (y - place.y).abs() > place.r && y < foot && beside[usize::from(more)];
    Some(((*piece)?, is_beside.then_some(more)))
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
    scene: &Scene,
    stop: Option<usize>,
    rises: bool,
    choose: Callback<Choice>,
) -> Callback<KeyboardEvent> {
    let board = board.clone();
    let pieces: Vec<usize> = scene.cells().map(|(_, cell)| cell.piece).collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_finds_its_piece_and_which_way_it_should_go() {
        let target =
            |piece, beside, x| Target { piece, beside, place: Place { x, width: 100.0, y: 200.0, r: 20.0 } };
        let targets = [
            target(Some(2), [true; 2], 50.0),
            target(None, [false; 2], 150.0),
            target(Some(1), [true, false], 250.0),
        ];
        let at = |x, y| find(&targets, (x, y), 400.0, true);
        assert_eq!(
            [at(40.0, 190.0), at(40.0, 90.0), at(40.0, 290.0)],
            [Some((2, None)), Some((2, Some(true))), Some((2, Some(false)))]
        );
        // Below the drawing, and where the piece has no place to go, there is no way to tell.
        assert_eq!([at(260.0, 450.0), at(260.0, 90.0)], [Some((1, None)), Some((1, None))]);
        assert_eq!([at(150.0, 200.0), at(900.0, 200.0)], [None, None]);
        assert_eq!(find(&targets, (40.0, 90.0), 400.0, false), Some((2, Some(false))));
    }
}
