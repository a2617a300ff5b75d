//! A small board for entering a state, piece by piece.

use std::rc::Rc;

use gros_board::Label;
use gros_picture::decimal::tenths;
use gros_picture::mini::{self, Mini};
use gros_picture::{Pictured, Target};
use gros_solver::internals::Placed;
use gros_solver::{AnyPuzzle, AnyState, Puzzle};
use gros_text::Lang;
use yew::prelude::*;

use crate::board::Board;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::geometry::use_size;

#[derive(PartialEq)]
pub struct MiniBoard {
    pub lang: Lang,
    pub puzzle: AnyPuzzle,
    pub state: AnyState,
    pub is_flipped: bool,
    /// Whether to enlarge the board for touch, with positions in words.
    pub is_large: bool,
    pub on_state: Callback<AnyState>,
}

rendered_by!(MiniBoard, use_mini_board);

pub fn has_mini_board(puzzle: &AnyPuzzle) -> bool {
    let mini = Mini { width: 320.0, is_large: false, is_flipped: false, say: &|_| String::new() };
    puzzle.mini(&puzzle.start(), &mini).is_some()
}

#[hook]
fn use_mini_board(props: &MiniBoard) -> Html {
    let MiniBoard { lang, puzzle, state, is_flipped, is_large, on_state } = props;
    let node = use_node_ref();
    let (width, _) = use_size(node.clone());
    let say = |Placed { piece, place, .. }: &Placed| {
        if *is_large { lang.stands_briefly(state, *piece, *place) } else { place.to_string() }
    };
    let mini = Mini { width, is_large: *is_large, is_flipped: *is_flipped, say: &say };
    let scene = (width > 0.0).then(|| puzzle.mini(state, &mini)).flatten();
    let board = scene.map(|scene| {
        let pieces = puzzle.layout(state, 0..puzzle.pieces());
        let label = |target: &Target| {
            let piece = *target.pieces.start();
            let place = pieces.iter().find(|placed| placed.piece == piece).map_or(0, |placed| placed.place);
            Label { name: lang.set_button(state, piece, place), is_stuck: false }
        };
        let (puzzle, state, on_state) = (puzzle.clone(), state.clone(), on_state.clone());
        component(Board {
            name: lang.how_to_set(&puzzle).to_owned(),
            class: classes!("board", "mini"),
            labels: Rc::new(scene.targets.iter().map(label).collect()),
            home: 1,
            extra: 0.0,
            geometry: vec![("width", format!("{}px", tenths(scene.room.width)))],
            overlay: Html::default(),
            footer: Html::default(),
            scene: Rc::new(scene),
            on_gesture: Callback::from(move |gesture| {
                let set = mini::set(&puzzle, &state, width, gesture);
                set.map(|state| on_state.emit(state)).is_some()
            }),
        })
    });
    let class = classes!("mini-room", is_large.then_some("mini-large"));
    // Measure an empty sibling, whose size does not depend on the board.
    html! { <div {class} title={lang.how_to_set(puzzle)}><div ref={node}></div><div>{ list(board) }</div></div> }
}
