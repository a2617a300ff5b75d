//! The board of the n-ary family: a drawing of its own for each kind of puzzle, and one way to play them all.

mod bars;
pub mod case;
mod columns;
mod dials;
mod elephants;
mod figure;
mod given;
mod input;
pub mod marks;
mod maze;
mod rods;
mod row;
mod scene;
mod tree;
mod words;

use gros_solver::{AnyMove, AnyPuzzle, AnyState, PieceMove};
use gros_text::{Lang, PieceCues};
use yew::prelude::*;

use crate::boards::pace::Pace;
use crate::boards::piece::{Mark, Piece, Place};
use crate::boards::still::Sight;
use crate::boards::svg::num;
use crate::controls::icons::{Shape, icon};
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed};
use gros_picture::decimal::{ratio, tenths};

pub use given::{Given, family_icon, family_milliseconds};
use input::{Finder, on_key, pointer};
use scene::{Column, Cues, Pose, Scene};
pub use tree::TreeMap;

/// A row of columns has at least so many, however narrow the page.
const FEWEST: usize = 6;
/// A board at least so high has a map of the dead ends, which takes so much of it, in CSS pixels.
const ROOM_FOR_MAP: f64 = 460.0;
const MAP: f64 = 244.0;

/// What the board is given.
#[derive(PartialEq)]
pub struct FamilyProps {
    /// The language.
    pub lang: Lang,
    /// The state, and what can be done there.
    pub given: Given,
    /// Whether it is marked what can move, and what moves next.
    pub marks: bool,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// The room, in CSS pixels.
    pub height: f64,
    /// Reports the move that was chosen.
    pub on_move: Callback<AnyMove>,
}

drawn_by!(FamilyProps, use_family_board);

/// Draws the board.
#[hook]
fn use_family_board(props: &FamilyProps) -> Html {
    let FamilyProps { lang, given, marks, pace, width, height: room, on_move } = props;
    let (lang, pace, figure) = (*lang, *pace, given.figure);
    let pose = Pose {
        values: given.spots.iter().map(|spot| spot.value).collect(),
        next: given.best.map(|best| best.piece),
    };
    let way =
        use_transition(pose, move |from, to| pace.milliseconds().filter(|_| from.differs(to).is_some()));
    let focused = use_state_eq(|| None::<usize>);
    let hovered = use_state_eq(|| None::<usize>);
    let centre = use_state_eq(|| None::<usize>);
    // The piece at the free end moves every other time; the board stays with the other one.
    let slow = given.legal.iter().map(|mv| mv.piece).max().unwrap_or(0);
    use_effect_with(slow, {
        let centre = centre.clone();
        move |_| centre.set(None)
    });
    let cues = Cues { legal: &given.legal, best: given.best, refused: given.refused, wanted: &given.wanted };
    let most = ((width / figure.narrowest()) as usize).max(FEWEST);
    let scene =
        Scene::new(&given.spots, cues, way.as_ref(), centre.unwrap_or(slow), most).with_ghost(*hovered);
    let scene = Scene { has_marks: *marks, ..scene };
    let drawn = figure.draw(&scene, lang, &given.state, (*width, *room));
    let route = given.way.as_ref().map(|(route, _)| route.clone());
    let map = use_memo(route, |route| route.as_ref().and_then(TreeMap::of));
    let map = map.as_ref().as_ref().filter(|_| *room >= ROOM_FOR_MAP);
    let (top, height) = drawn.height;
    let unit = (width / drawn.width).min((room - words::MOST) / height);
    let column_width = drawn.columns.first().map_or(0.0, |place| place.width) * unit;
    let rows =
        words::Rows { lang, given, scene: &scene, drawn: &drawn, column_width, is_short: map.is_some() };
    let board = use_geometry(vec![
        ("--ratio", ratio(drawn.width / height).to_string()),
        ("--extra", format!("{}px", rows.height() + map.map_or(0.0, |_| MAP))),
        ("--number", format!("{}px", tenths(number_size(unit)))),
    ]);
    let stop = tab_stop(&scene, *focused);
    let choose = {
        let (given, on_move) = (given.clone(), on_move.clone());
        let cells: Vec<_> = scene.cells().map(|(_, cell)| cell.clone()).collect();
        Callback::from(move |(piece, more): (usize, Option<bool>)| {
            let cell = cells.iter().find(|cell| cell.piece == piece);
            let mv = cell.map(|cell| PieceMove { piece, to: cell.target(more) });
            if let Some(mv) = mv.and_then(|mv| given.move_of(mv)) {
                on_move.emit(mv);
            }
        })
    };
    let press = use_mut_ref(|| None);
    let finder = Finder::new(&board, &scene, &drawn, figure.rises());
    let (onpointerdown, onclick) = pointer(&press, finder, choose.clone());
    let onkeydown = on_key(&board, &scene, stop, figure.rises(), choose.clone());
    let on_choose = choose.reform(|piece: usize| (piece, None));
    let on_focus = {
        let focused = focused.setter();
        use_callback((), move |piece: usize, ()| focused.set(Some(piece)))
    };
    let on_hover = {
        let hovered = hovered.setter();
        use_callback((), move |piece: Option<usize>, ()| hovered.set(piece))
    };
    let on_centre = {
        let centre = centre.setter();
        use_callback((), move |piece: usize, ()| centre.set(Some(piece)))
    };
    let button = |(column, place): (&Column, &scene::Place)| {
        let (left, width) = ((place.x - place.width / 2.0) / drawn.width, place.width / drawn.width);
        match column {
            Column::Piece(cell) => {
                let cues = PieceCues { can_move: !cell.allowed.is_empty(), best_next: cell.next.is_some() };
                let name = lang.piece_button(&given.state, cell.piece, cues);
                let piece = Piece {
                    id: cell.piece,
                    place: Place::At(left, width),
                    name,
                    tab_stop: stop == Some(cell.piece),
                    stuck: cell.allowed.is_empty(),
                    mark: Mark::Piece(cell.piece.to_string()),
                    by_place: true,
                    on_choose: on_choose.clone(),
                    on_focus: on_focus.clone(),
                    on_hover: Some(on_hover.clone()),
                };
                keyed(cell.piece, piece)
            }
            Column::Gap { first, last, .. } => {
                let (low, high) = (*first.min(last), *first.max(last));
                let piece = Piece {
                    id: (low + high) / 2,
                    place: Place::At(left, width),
                    name: lang.piece_run(&given.state, high, low),
                    tab_stop: false,
                    stuck: false,
                    mark: Mark::Piece(format!("{low}-{high}")),
                    by_place: false,
                    on_choose: on_centre.clone(),
                    on_focus: on_focus.clone(),
                    on_hover: None,
                };
                keyed(format!("{low}-{high}"), piece)
            }
        }
    };
    let astray = given.way.as_ref().map(|(_, detour)| detour).filter(|detour| !detour.depth.is_zero());
    let chip = astray.map(|detour| {
        html! { <p class="dead-end">{ icon(Shape::DeadEnd) }{ lang.dead_end(&detour.depth) }</p> }
    });
    html! {
        <div class="family">
            <div
                class={classes!("board", "board-family", (!scene.is_still()).then_some("board-moving"))} role="group" ref={board.clone()}
                aria-label={lang.board_group(&given.puzzle, false)} {onkeydown} {onpointerdown} {onclick}
            >
                <div class="drawing">
                    <svg viewBox={format!("0 {} {} {}", num(top), num(drawn.width), num(height))} aria-hidden="true">
                        { drawn.marks.clone() }
                    </svg>
                    if scene.is_calm() {
                        { rows.tag() }
                    }
                </div>
                { rows.digits() }
                { rows.brackets() }
                { for scene.columns.iter().zip(&drawn.columns).map(button) }
            </div>
            if let (Some(map), Some((_, detour))) = (map, &given.way) {
                { map.draw(lang, detour, chip) }
            } else {
                { for chip }
            }
        </div>
    }
}

/// Draws a state by itself; none of a puzzle of another kind.
pub fn still(lang: Lang, puzzle: &AnyPuzzle, state: &AnyState, room: (f64, f64)) -> Option<Sight> {
    let (figure, spots) = given::at_rest(puzzle, state)?;
    let cues = Cues { legal: &[], best: None, refused: None, wanted: &[] };
    let most = ((room.0 / figure.narrowest()) as usize).max(FEWEST);
    let scene = Scene::new(&spots, cues, None, 1, most);
    let drawn = figure.draw(&scene, lang, state, room);
    Some(Sight { marks: drawn.marks, width: drawn.width, height: drawn.height })
}

/// Gives the size of the numbers on the pieces, in units of a drawing that are so many CSS pixels each: not below 12 CSS
/// pixels where the pieces have room for them.
fn number_size(unit: f64) -> f64 {
    (12.0 / unit.max(0.01)).clamp(24.0, 40.0)
}

/// Finds the piece at which the Tab key stops: the one that had the focus, else the next one to move, else the free one.
fn tab_stop(scene: &Scene, focused: Option<usize>) -> Option<usize> {
    let piece = |(_, cell): (usize, &scene::Cell)| cell.piece;
    let had = scene.cells().map(piece).find(|piece| Some(*piece) == focused);
    let next = || scene.cells().find(|(_, cell)| cell.next.is_some()).map(piece);
    had.or_else(next).or_else(|| scene.cells().last().map(piece))
}
