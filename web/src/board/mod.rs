//! A board of `gros-board` on the page: a picture that can be played on, and what is written over and below it.

pub mod hand;
pub mod overlay;
pub mod pace;
pub mod picture;
mod play;
mod thumbnail;

use std::rc::Rc;

use gros_board::{Board as OnPage, Label, Shown};
use gros_picture::{Gesture, Pictured, Scene};
use gros_solver::{AnyMove, AnyPuzzle, AnyState};
use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::geometry::use_geometry;
use crate::ui::icons::Shape;
use gros_picture::decimal::{ratio, tenths};

pub use play::{BoardProps, Play};
pub use thumbnail::Thumbnail;

/// Returns the icon of a move.
pub fn move_shape(puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Shape {
    puzzle.way(state, mv).into()
}

/// A board, as large as there is room.
#[derive(PartialEq)]
pub struct Board {
    /// What it is called.
    pub name: String,
    /// Its classes.
    pub class: Classes,
    /// The picture.
    pub scene: Rc<Scene>,
    /// What the targets of the picture are called.
    pub labels: Rc<Vec<Label>>,
    /// The target at which the Tab key stops first.
    pub home: usize,
    /// How much room what is below the picture takes, in CSS pixels.
    pub extra: f64,
    /// Lengths that the styles of what is below ask for.
    pub geometry: Vec<(&'static str, String)>,
    /// What stands over the picture.
    pub over: Html,
    /// What stands below it.
    pub below: Html,
    /// Hears what is done on it, and tells whether that means something.
    pub on_gesture: Callback<Gesture, bool>,
}

rendered_by!(Board, use_board);

#[hook]
fn use_board(props: &Board) -> Html {
    let Board { name, class, scene, over, below, .. } = props;
    let mut geometry = vec![
        ("--ratio", ratio(scene.room.width / scene.room.height).to_string()),
        ("--extra", format!("{}px", tenths(props.extra))),
    ];
    geometry.extend(props.geometry.iter().cloned());
    let (root, drawing, buttons) = (use_geometry(geometry), use_node_ref(), use_node_ref());
    let on_page = use_mut_ref(|| None);
    use_effect({
        let nodes = [root.clone(), drawing.clone(), buttons.clone()];
        let shown = Shown { scene: scene.clone(), labels: props.labels.clone(), home: props.home };
        let on_gesture = props.on_gesture.clone();
        move || {
            let heard = Rc::new(move |gesture| on_gesture.emit(gesture));
            let mut on_page = on_page.borrow_mut();
            let board = match on_page.take() {
                Some(board) => Some(board),
                None => made(&nodes),
            };
            if let Some(board) = &board {
                board.tell(heard);
                board.show(shown);
            }
            *on_page = board;
        }
    });
    html! {
        <div class={class.clone()} role="group" ref={root} aria-label={name.clone()}>
            <div class="drawing">
                <div class="picture" ref={drawing}></div>
                { over.clone() }
            </div>
            <div class="pieces" ref={buttons}></div>
            { below.clone() }
        </div>
    }
}

fn made(nodes: &[NodeRef; 3]) -> Option<OnPage> {
    let [root, drawing, buttons] = nodes.each_ref().map(NodeRef::cast::<web_sys::Element>);
    OnPage::new(&root?, &drawing?, &buttons?)
}
