//! The board of any puzzle that needs nothing of its own: its picture, its words, and one way to play them all.

mod map;
mod position;
mod words;

use std::rc::Rc;

use gros_board::Label;
use gros_picture::family::Row;
use gros_picture::{Gesture, Meaning, Pictured, Scene, Subject, Target, View};
use gros_session::Action;
use gros_solver::AnyPuzzle;
use gros_text::{Lang, PieceCues};
use yew::prelude::*;

use crate::board::hand::{Hand, use_hand};
use crate::board::pace::Pace;
use crate::board::{Board, BoardProps};
use crate::state::Msg;
use crate::ui::component::{component, rendered_by};
use crate::ui::icons::{Shape, icon};

pub use map::{dead_ends_map, tree_map};
use position::Position;

/// A board at least so high has a map of the dead ends, which takes so much of it, in CSS pixels.
const ROOM_FOR_MAP: f64 = 460.0;
const MAP: f64 = 244.0;

/// What the board is given.
#[derive(PartialEq)]
struct FamilyProps {
    /// The language.
    pub lang: Lang,
    /// The state, and what can be done there.
    pub given: Position,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// The room, in CSS pixels.
    pub height: f64,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
    /// What stands below the board.
    pub below: Option<Below>,
}

/// Something of one puzzle that stands below its board.
#[derive(Clone, Default, PartialEq)]
pub struct Below {
    /// How high it is, in CSS pixels.
    pub height: f64,
    /// What it is.
    pub inside: Html,
}

/// Draws the board.
pub fn board(seen: &BoardProps) -> Html {
    board_over(seen, None)
}

/// Draws the board over something of its puzzle.
pub fn board_over(seen: &BoardProps, below: Option<Below>) -> Html {
    let BoardProps { play, dispatch, size: (width, height) } = seen;
    component(FamilyProps {
        lang: play.prefs.lang,
        given: Position::of(seen),
        pace: play.pace,
        width: *width,
        height: *height,
        dispatch: dispatch.clone(),
        below,
    })
}

rendered_by!(FamilyProps, use_family_board);

/// Draws the board.
#[hook]
fn use_family_board(props: &FamilyProps) -> Html {
    let FamilyProps { lang, given, pace, width, height: room, dispatch, below } = props;
    let lang = *lang;
    let next = given.best().map(|best| best.piece);
    let Hand { subject, was, is_moving, hear } =
        use_hand(&given.subject, next, *pace, &dispatch.reform(|mv| Msg::Act(Action::Hand(mv))));
    let subject = Subject { was_next: was.flatten(), ..subject };
    let hovered = use_state_eq(|| None::<usize>);
    let centre = use_state_eq(|| None::<usize>);
    // The piece at the free end moves every other time; the board stays with the other one.
    use_effect_with(given.slow(), {
        let centre = centre.clone();
        move |_| centre.set(None)
    });
    let task = given.astray.as_ref().map(|(task, _)| task.clone());
    let map = use_memo(task, |task| task.as_ref().and_then(dead_ends_map));
    let map = map.as_ref().as_ref().filter(|_| *room >= ROOM_FOR_MAP);
    let foot = map.map_or(0.0, |_| MAP) + below.as_ref().map_or(0.0, |below| below.height);
    let view = View {
        hovered: *hovered,
        around: *centre,
        say: &|sign| lang.sign(&given.subject.state, sign),
        ..View::of((*width, (room - words::most(*room)).max(1.0)))
    };
    let scene = Rc::new(AnyPuzzle::scene(&subject, &view));
    let row = AnyPuzzle::row(&subject, &view);
    let unit = (width / scene.room.width).min(view.room.1 / scene.room.height);
    let column_width = scene.targets.first().map_or(0.0, |target| target.area.width) * unit;
    let rows = row.as_ref().zip(given.figure).map(|(row, figure)| words::Rows {
        lang,
        given,
        figure,
        row,
        scene: &scene,
        column_width,
        is_short: map.is_some(),
    });
    let on_gesture = {
        let (subject, around, room) = (given.subject.clone(), *centre, view.room);
        let (hovered, centre) = (hovered.setter(), centre.setter());
        Callback::from(move |gesture| {
            if let Gesture::Hover(target) = gesture {
                hovered.set(target);
                return false;
            }
            let meaning = AnyPuzzle::meaning(&subject, &View { around, ..View::of(room) }, gesture);
            let is_meant = meaning.is_some() || matches!(gesture, Gesture::Push { .. });
            match meaning {
                Some(Meaning::Show(piece)) => centre.set(Some(piece)),
                meaning => hear(gesture, meaning),
            }
            is_meant
        })
    };
    let board = Board {
        name: lang.board_group(&given.subject.puzzle, false),
        class: classes!("board", "board-family", is_moving.then_some("board-moving")),
        labels: Rc::new(scene.targets.iter().map(|target| label(props, target)).collect()),
        home: home(row.as_ref(), next, &scene),
        extra: foot + rows.as_ref().map_or(0.0, words::Rows::height),
        geometry: Vec::new(),
        over: rows.as_ref().map_or_else(Html::default, words::Rows::tag),
        below: rows.as_ref().map_or_else(Html::default, words::Rows::below),
        scene: scene.clone(),
        on_gesture,
    };
    let astray = given.astray.as_ref().map(|(_, detour)| detour).filter(|detour| !detour.depth.is_zero());
    let chip = astray.map(|detour| {
        html! { <p class="dead-end">{ icon(Shape::DeadEnd) }{ lang.dead_end(&detour.depth) }</p> }
    });
    html! {
        <div class="family">
            { component(board) }
            if let (Some(map), Some((task, detour))) = (map, &given.astray) {
                { tree_map(map, lang, *width, (task, detour), chip) }
            } else {
                { for chip }
            }
            { for below.as_ref().map(|below| below.inside.clone()) }
        </div>
    }
}

/// Names what can be chosen: a piece, or the run of several.
fn label(FamilyProps { lang, given, .. }: &FamilyProps, target: &Target) -> Label {
    let (state, low, high) = (&given.subject.state, *target.pieces.start(), *target.pieces.end());
    if low < high {
        return Label { name: lang.piece_run(state, high, low), is_stuck: false };
    }
    let can_move = given.can_move(low);
    let best_next = given.best().is_some_and(|best| best.piece == low);
    Label { name: lang.piece_button(state, low, PieceCues { can_move, best_next }), is_stuck: !can_move }
}

/// Finds where the Tab key stops first: at the next piece to move, else at the free one.
fn home(row: Option<&Row>, next: Option<usize>, scene: &Scene) -> usize {
    let is_shown = |piece: &usize| scene.targets.iter().any(|target| target.pieces == (*piece..=*piece));
    let free = || row.and_then(|row| row.cells().last().map(|(_, cell)| cell.piece));
    next.filter(is_shown).or_else(free).unwrap_or(1)
}
