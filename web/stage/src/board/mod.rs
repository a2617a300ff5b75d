//! The board component: an interactive picture of `gros-board`, with text over and below it.

pub mod hand;
pub mod mini_board;
pub mod overlay;
pub mod pace;
pub mod picture;
mod play;
mod thumbnail;

use std::rc::Rc;

use gros_board::{Board as BoardElement, Label, Shown};
use gros_picture::{Gesture, Pictured, Scene};
use gros_solver::{AnyMove, AnyPuzzle, AnyState};
use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::geometry::use_geometry;
use crate::ui::icons::Shape;
use gros_picture::decimal::{ratio, tenths};

pub use play::{BoardProps, Play};
pub use thumbnail::Thumbnail;

pub fn move_shape(puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Shape {
    puzzle.way(state, mv).into()
}

/// A board that fills the space it gets.
#[derive(PartialEq)]
pub struct Board {
    /// Accessible name.
    pub name: String,
    pub class: Classes,
    pub scene: Rc<Scene>,
    /// Accessible names of the targets.
    pub labels: Rc<Vec<Label>>,
    /// The target at which the Tab key stops first.
    pub home: usize,
    /// Height of everything but the picture, in CSS pixels.
    pub extra: f64,
    /// CSS properties for the footer.
    pub geometry: Vec<(&'static str, String)>,
    pub overlay: Html,
    pub footer: Html,
    /// Returns whether the gesture means something.
    pub on_gesture: Callback<Gesture, bool>,
}

rendered_by!(Board, use_board);

#[hook]
fn use_board(props: &Board) -> Html {
    let Board { name, class, scene, overlay, footer, .. } = props;
    let mut geometry = vec![
        ("--ratio", ratio(scene.room.width / scene.room.height).to_string()),
        ("--extra", format!("{}px", tenths(props.extra))),
    ];
    geometry.extend(props.geometry.iter().cloned());
    let (root, drawing, buttons) = (use_geometry(geometry), use_node_ref(), use_node_ref());
    let element = use_mut_ref(|| None);
    use_effect({
        let nodes = [root.clone(), drawing.clone(), buttons.clone()];
        let shown = Shown { scene: scene.clone(), labels: props.labels.clone(), home: props.home };
        let on_gesture = props.on_gesture.clone();
        move || {
            let heard = Rc::new(move |gesture| on_gesture.emit(gesture));
            let mut element = element.borrow_mut();
            let board = match element.take() {
                Some(board) => Some(board),
                None => mount(&nodes),
            };
            if let Some(board) = &board {
                board.tell(heard);
                board.show(shown);
            }
            *element = board;
        }
    });
    html! {
        <div class={class.clone()} role="group" ref={root} aria-label={name.clone()}>
            <div class="drawing">
                <div class="picture" ref={drawing}></div>
                { overlay.clone() }
            </div>
            <div class="pieces" ref={buttons}></div>
            { footer.clone() }
        </div>
    }
}

fn mount(nodes: &[NodeRef; 3]) -> Option<BoardElement> {
    let [root, drawing, buttons] = nodes.each_ref().map(NodeRef::cast::<web_sys::Element>);
    BoardElement::new(&root?, &drawing?, &buttons?)
}
