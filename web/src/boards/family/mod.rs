//! The board of the n-ary family: one way to play them all, whatever their pictures.

mod given;
mod input;
mod map;
mod words;

use std::rc::Rc;

use gros_picture::family::{Cell, Column, Row};
use gros_picture::puzzles::slideout::TreeMap;
use gros_picture::{Target, View};
use gros_solver::{AnyMove, PieceMove};
use gros_text::{Lang, PieceCues};
use yew::prelude::*;

use crate::boards::pace::Pace;
use crate::boards::piece::{Mark, Piece, Place};
use crate::controls::icons::{Shape, icon};
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed, part};
use crate::picture::Picture;
use gros_picture::decimal::ratio;

pub use given::{Given, family_icon, family_milliseconds};
use input::{Finder, on_key, pointer};
pub use map::tree_map;

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
    let FamilyProps { lang, given, pace, width, height: room, on_move } = props;
    let (lang, pace, figure) = (*lang, *pace, given.figure);
    let way = use_transition(given.pose(), {
        let puzzle = given.puzzle.clone();
        move |from, to| pace.milliseconds().filter(|_| given::milliseconds(&puzzle, from, to) > 0)
    });
    let focused = use_state_eq(|| None::<usize>);
    let hovered = use_state_eq(|| None::<usize>);
    let centre = use_state_eq(|| None::<usize>);
    // The piece at the free end moves every other time; the board stays with the other one.
    let slow = given.legal.iter().map(|mv| mv.piece).max().unwrap_or(0);
    use_effect_with(slow, {
        let centre = centre.clone();
        move |_| centre.set(None)
    });
    let route = given.way.as_ref().map(|(route, _)| route.clone());
    let map = use_memo(route, |route| route.as_ref().and_then(TreeMap::of));
    let map = map.as_ref().as_ref().filter(|_| *room >= ROOM_FOR_MAP);
    let below = map.map_or(0.0, |_| MAP);
    let view = View {
        hovered: *hovered,
        around: *centre,
        say: &|sign| lang.sign(&given.state, sign),
        ..View::of((*width, (room - words::most(*room)).max(1.0)))
    };
    let Some((row, scene)) = given.picture(way.as_ref(), &view) else { return html! {} };
    let (row, scene) = (Rc::new(row), Rc::new(scene));
    let unit = (width / scene.room.width).min(view.room.1 / scene.room.height);
    let column_width = scene.targets.first().map_or(0.0, |target| target.area.width) * unit;
    let rows = words::Rows { lang, given, row: &row, scene: &scene, column_width, is_short: map.is_some() };
    let board = use_geometry(vec![
        ("--ratio", ratio(scene.room.width / scene.room.height).to_string()),
        ("--extra", format!("{}px", rows.height() + below)),
    ]);
    let stop = tab_stop(&row, *focused);
    let choose = {
        let (given, on_move) = (given.clone(), on_move.clone());
        let cells: Vec<Cell> = row.cells().map(|(_, cell)| cell.clone()).collect();
        Callback::from(move |(piece, more): (usize, Option<bool>)| {
            let cell = cells.iter().find(|cell| cell.piece == piece);
            let mv = cell.map(|cell| PieceMove { piece, to: cell.target(more) });
            if let Some(mv) = mv.and_then(|mv| given.move_of(mv)) {
                on_move.emit(mv);
            }
        })
    };
    let press = use_mut_ref(|| None);
    let finder = Finder { board: board.clone(), row: row.clone(), scene: scene.clone(), rises: figure.rises };
    let (onpointerdown, onclick) = pointer(&press, finder, choose.clone());
    let onkeydown = on_key(&board, &row, stop, figure.rises, choose.clone());
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
    let button = |(column, target): (&Column, &Target)| {
        let (all, area) = (scene.room.width, target.area);
        let (left, width) = (area.x / all, area.width / all);
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
                    mark: Mark::Piece(target.value()),
                    by_place: true,
                    on_choose: on_choose.clone(),
                    on_focus: on_focus.clone(),
                    on_hover: Some(on_hover.clone()),
                };
                keyed(cell.piece, piece)
            }
            Column::Gap { .. } => {
                let (low, high) = column.pieces().into_inner();
                let piece = Piece {
                    id: (low + high) / 2,
                    place: Place::At(left, width),
                    name: lang.piece_run(&given.state, high, low),
                    tab_stop: false,
                    stuck: false,
                    mark: Mark::Piece(target.value()),
                    by_place: false,
                    on_choose: on_centre.clone(),
                    on_focus: on_focus.clone(),
                    on_hover: None,
                };
                keyed(target.value(), piece)
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
                class={classes!("board", "board-family", (!row.is_still()).then_some("board-moving"))} role="group" ref={board.clone()}
                aria-label={lang.board_group(&given.puzzle, false)} {onkeydown} {onpointerdown} {onclick}
            >
                <div class="drawing">
                    { part(Picture { scene: scene.clone() }) }
                    { rows.tag() }
                </div>
                { rows.digits() }
                { rows.brackets() }
                { for row.columns.iter().zip(&scene.targets).map(button) }
            </div>
            if let (Some(map), Some((_, detour))) = (map, &given.way) {
                { tree_map(map, lang, detour, chip) }
            } else {
                { for chip }
            }
        </div>
    }
}

/// Finds the piece at which the Tab key stops: the one that had the focus, else the next one to move, else the free one.
fn tab_stop(row: &Row, focused: Option<usize>) -> Option<usize> {
    let piece = |(_, cell): (usize, &Cell)| cell.piece;
    let had = row.cells().map(piece).find(|piece| Some(*piece) == focused);
    let next = || row.cells().find(|(_, cell)| cell.next.is_some()).map(piece);
    had.or_else(next).or_else(|| row.cells().last().map(piece))
}
