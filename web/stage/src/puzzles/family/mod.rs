//! The default board, for puzzles without a special one.

mod map;
mod position;
mod words;

use std::rc::Rc;

use gros_board::Label;
use gros_picture::family::Row;
use gros_picture::{Gesture, Meaning, Pictured, Scene, Subject, Target, View};
use gros_session::Action;
use gros_solver::AnyPuzzle;
use gros_text::{PieceCues, say};
use yew::prelude::*;

use crate::board::hand::{Hand, use_hand};
use crate::board::pace::Pace;
use crate::board::{Board, BoardProps};
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};

pub use map::{dead_ends_map, tree_map};
use position::Position;

/// Minimum height of a board with a map of dead ends, and the height of the map, in CSS pixels.
const ROOM_FOR_MAP: f64 = 460.0;
const MAP: f64 = 244.0;

#[derive(PartialEq)]
struct FamilyProps {
    pub ctx: Ctx,
    pub position: Position,
    pub pace: Pace,
    pub width: f64,
    pub height: f64,
    pub footer: Option<Footer>,
}

/// Additional content of a puzzle below its board.
#[derive(Clone, Default, PartialEq)]
pub struct Footer {
    /// In CSS pixels.
    pub height: f64,
    pub content: Html,
}

pub fn board(props: &BoardProps) -> Html {
    board_with_footer(props, None)
}

pub fn board_with_footer(props: &BoardProps, footer: Option<Footer>) -> Html {
    let BoardProps { play, size: (width, height) } = props;
    component(FamilyProps {
        ctx: play.ctx,
        position: Position::of(props),
        pace: play.pace,
        width: *width,
        height: *height,
        footer,
    })
}

rendered_by!(FamilyProps, use_family_board);

#[hook]
fn use_family_board(props: &FamilyProps) -> Html {
    let FamilyProps { position, pace, width, height: room, footer, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let next = position.best().map(|best| best.piece);
    let Hand { subject, previous, is_moving, on_meaning } =
        use_hand(&position.subject, next, *pace, &ctx.on(|mv| Msg::Act(Action::Hand(mv))));
    let subject = Subject { was_next: previous.flatten(), ..subject };
    let hovered = use_state_eq(|| None::<usize>);
    let centre = use_state_eq(|| None::<usize>);
    // The piece at the free end moves every other time; a long row stays centred on the other one.
    use_effect_with(position.slow_piece(), {
        let centre = centre.clone();
        move |_| centre.set(None)
    });
    let task = position.detour.as_ref().map(|(task, _)| task.clone());
    let map = use_memo(task, |task| task.as_ref().and_then(dead_ends_map));
    let map = map.as_ref().as_ref().filter(|_| *room >= ROOM_FOR_MAP);
    let footer_height = map.map_or(0.0, |_| MAP) + footer.as_ref().map_or(0.0, |footer| footer.height);
    let view = View {
        hovered: *hovered,
        around: *centre,
        say: &|sign| lang.sign(&position.subject.state, sign),
        ..View::of((*width, (room - words::reserved_height(*room)).max(1.0)))
    };
    let scene = Rc::new(AnyPuzzle::scene(&subject, &view));
    let row = AnyPuzzle::row(&subject, &view);
    let unit = (width / scene.room.width).min(view.room.1 / scene.room.height);
    let column_width = scene.targets.first().map_or(0.0, |target| target.area.width) * unit;
    let rows = row.as_ref().zip(position.figure).map(|(row, figure)| words::Text {
        lang,
        position,
        figure,
        row,
        scene: &scene,
        column_width,
        is_short: map.is_some(),
    });
    let on_gesture = {
        let (subject, around, room) = (position.subject.clone(), *centre, view.room);
        let (hovered, centre) = (hovered.setter(), centre.setter());
        Callback::from(move |gesture| {
            if let Gesture::Hover(target) = gesture {
                hovered.set(target);
                return false;
            }
            let meaning = AnyPuzzle::meaning(&subject, &View { around, ..View::of(room) }, gesture);
            let is_handled = meaning.is_some() || matches!(gesture, Gesture::Push { .. });
            match meaning {
                Some(Meaning::Show(piece)) => centre.set(Some(piece)),
                meaning => on_meaning(gesture, meaning),
            }
            is_handled
        })
    };
    let board = Board {
        name: lang.board_group(&position.subject.puzzle, false),
        class: classes!("board", "board-family", is_moving.then_some("board-moving")),
        labels: Rc::new(scene.targets.iter().map(|target| label(props, target)).collect()),
        home: home(row.as_ref(), next, &scene),
        extra: footer_height + rows.as_ref().map_or(words::HEAD, words::Text::height),
        geometry: Vec::new(),
        overlay: rows.as_ref().map_or_else(Html::default, words::Text::tag),
        footer: rows.as_ref().map_or_else(Html::default, words::Text::footer),
        scene: scene.clone(),
        on_gesture,
    };
    let detour = position.detour.as_ref().map(|(_, detour)| detour).filter(|detour| !detour.depth.is_zero());
    let chip = detour.map(|detour| {
        html! { <p class="line dead-end">{ icon(Shape::DeadEnd) }{ say!(lang, FamilyDeadEnd { moves: lang.moves(&detour.depth) }) }</p> }
    });
    html! {
        <div class="family">
            { component(board) }
            if let (Some(map), Some((task, detour))) = (map, &position.detour) {
                { tree_map(map, lang, *width, (task, detour), chip) }
            } else {
                { list(chip) }
            }
            { list(footer.as_ref().map(|footer| footer.content.clone())) }
        </div>
    }
}

fn label(FamilyProps { ctx, position, .. }: &FamilyProps, target: &Target) -> Label {
    let (state, low, high) = (&position.subject.state, *target.pieces.start(), *target.pieces.end());
    if low < high {
        return Label { name: ctx.lang.piece_run(state, high, low), is_stuck: false };
    }
    let can_move = position.can_move(low);
    let best_next = position.best().is_some_and(|best| best.piece == low);
    Label { name: ctx.lang.piece_button(state, low, PieceCues { can_move, best_next }), is_stuck: !can_move }
}

/// Returns the first tab stop: the next piece to move, or else the free one.
fn home(row: Option<&Row>, next: Option<usize>, scene: &Scene) -> usize {
    let is_shown = |piece: &usize| scene.targets.iter().any(|target| target.pieces == (*piece..=*piece));
    let free = || row.and_then(|row| row.cells().last().map(|(_, cell)| cell.piece));
    next.filter(is_shown).or_else(free).unwrap_or(1)
}
