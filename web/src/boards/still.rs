//! A picture of a state that only shows: nothing on it can be chosen, and the pieces that came there last are marked.

use std::rc::Rc;

use gros_picture::{Pictured, Scene, Subject, View};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Hanoi, Rings, Wythoff};
use yew::prelude::*;

use super::svg::num;
use super::{family, spinout};
use crate::hooks::geometry::{use_geometry, use_size};
use crate::markup::html;
use crate::part::{drawn_by, part};
use crate::picture::Picture;
use crate::state::Prefs;
use gros_picture::decimal::tenths;

/// A picture of a state.
#[derive(PartialEq)]
pub struct Still {
    /// The language, and how things are drawn.
    pub prefs: Prefs,
    /// The puzzle.
    pub puzzle: AnyPuzzle,
    /// Where the pieces stand.
    pub state: AnyState,
    /// The move that led there.
    pub moved: Option<AnyMove>,
}

/// What is drawn: the marks in a box of a width, an upper edge and a height.
pub struct Sight {
    /// The marks.
    pub marks: Html,
    /// The width of the box.
    pub width: f64,
    /// Its upper edge and its height.
    pub height: (f64, f64),
}

drawn_by!(Still, use_still);

/// Draws the picture as large as there is room.
#[hook]
fn use_still(props: &Still) -> Html {
    let room = use_node_ref();
    let size = use_size(room.clone());
    if let Some(scene) = scene(props, size) {
        return html! { <div class="still" ref={room} aria-hidden="true"><div class="board">{ part(Picture { scene: Rc::new(scene) }) }</div></div> };
    }
    let sight = sight(props, size);
    let number = sight.as_ref().map_or(24.0, |sight| number(sight.width, sight.height.1, size));
    let node = use_geometry(vec![("--number", format!("{}px", tenths(number)))]);
    html! {
        <div class="still" ref={room} aria-hidden="true">
            <div class="board" ref={node}>
                if let Some(Sight { marks, width, height, .. }) = sight {
                    <svg viewBox={format!("0 {} {} {}", num(height.0), num(width), num(height.1))}>{ marks }</svg>
                }
            </div>
        </div>
    }
}

/// Gives the size of the numbers in a drawing of so many units, in units, where it has so much room in CSS pixels.
pub fn number(width: f64, height: f64, room: (f64, f64)) -> f64 {
    let units = (width / room.0.max(1.0)).max(height / room.1.max(1.0));
    (13.0 * units).clamp(24.0, 64.0)
}

fn scene(props: &Still, room: (f64, f64)) -> Option<Scene> {
    let Still { prefs, puzzle, state, moved } = props;
    let view =
        View { is_still: true, is_rainbow: prefs.rainbow, is_flipped: prefs.free_end_left, ..View::of(room) };
    match (puzzle, state) {
        (AnyPuzzle::Hanoi(puzzle), AnyState::Hanoi(discs)) => {
            let moved =
                moved.as_ref().and_then(|mv| if let AnyMove::Hanoi(mv) = mv { Some(mv.disc) } else { None });
            let subject = Subject { moved, ..Subject::still(*puzzle, discs.clone()) };
            Some(Hanoi::scene(&subject, &view))
        }
        (AnyPuzzle::Rings(puzzle), AnyState::Rings(rings)) => {
            let moved =
                moved.as_ref().and_then(|mv| if let AnyMove::Rings(mv) = mv { Some(mv.ring) } else { None });
            let subject = Subject { moved, ..Subject::still(*puzzle, rings.clone()) };
            Some(Rings::scene(&subject, &view))
        }
        (AnyPuzzle::Wythoff(game), AnyState::Wythoff(piles)) => {
            Some(Wythoff::scene(&Subject::still(game.clone(), piles.clone()), &view))
        }
        _ => None,
    }
}

fn sight(props: &Still, (width, height): (f64, f64)) -> Option<Sight> {
    let Still { prefs, puzzle, state, .. } = props;
    match (puzzle, state) {
        (_, AnyState::SpinOut(dials)) => Some(spinout::still(dials)),
        _ => family::still(prefs.lang, puzzle, state, (width, height)),
    }
}
