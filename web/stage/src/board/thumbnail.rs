//! A static picture of a state, with the pieces of the last move marked.

use std::rc::Rc;

use gros_picture::{Pictured, Scene, Subject, View};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle};
use yew::prelude::*;

use super::picture::Picture;
use crate::state::Prefs;
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_size;

#[derive(PartialEq)]
pub struct Thumbnail {
    pub prefs: Prefs,
    pub puzzle: AnyPuzzle,
    pub state: AnyState,
    /// The move that led to the state.
    pub moved: Option<AnyMove>,
}

rendered_by!(Thumbnail, use_thumbnail);

#[hook]
fn use_thumbnail(props: &Thumbnail) -> Html {
    let room = use_node_ref();
    let scene = Rc::new(scene(props, use_size(room.clone())));
    html! {
        <div class="still" ref={room} aria-hidden="true">
            <div class="board">{ component(Picture { scene }) }</div>
        </div>
    }
}

fn scene(props: &Thumbnail, room: (f64, f64)) -> Scene {
    let Thumbnail { prefs, puzzle, state, moved } = props;
    let view = View {
        is_still: true,
        is_flipped: prefs.free_end_left,
        say: &|sign| prefs.lang.sign(state, sign),
        ..View::of(room)
    };
    let moved = moved.as_ref().map(|mv| puzzle.displacement(state, mv).piece);
    AnyPuzzle::scene(&Subject { moved, ..Subject::still(puzzle.clone(), state.clone()) }, &view)
}
