//! The two boards of the walk. Choosing the next piece steps forward, choosing the last one steps back.

use std::rc::Rc;

use gros_board::Label;
use gros_picture::one_ruler::{Counter, tower};
use gros_picture::{Gesture, Scene, Subject};
use gros_session::{Action, Seek};
use gros_solver::{Hanoi, Peg, Rings, Steps};
use gros_text::{PegCues, RingCues};
use yew::prelude::*;

use crate::board::Board;
use crate::board::pace::{Pace, use_moving};
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::geometry::use_size;

#[derive(Clone, PartialEq)]
pub struct WalkPosition {
    pub ctx: Ctx,
    pub pace: Pace,
    pub step: Steps,
    pub last: Option<usize>,
    pub next: Option<usize>,
}

impl WalkPosition {
    fn is_stuck(&self, piece: Option<usize>) -> bool {
        piece.is_none_or(|piece| ![self.last, self.next].contains(&Some(piece)))
    }

    fn choose(&self, piece: Option<usize>) -> bool {
        let seek = match piece {
            Some(piece) if self.next == Some(piece) => Seek::Next,
            Some(piece) if self.last == Some(piece) => Seek::Back,
            _ => return false,
        };
        self.ctx.send(Msg::Act(Action::Seek(seek)));
        true
    }
}

#[derive(PartialEq)]
pub struct RingsBoard {
    pub subject: Subject<Rings>,
    pub walk: WalkPosition,
}

rendered_by!(RingsBoard, use_rings);

#[hook]
fn use_rings(props: &RingsBoard) -> Html {
    let WalkPosition { ctx, step, last, next, .. } = &props.walk;
    let subject = use_moving(&props.subject, props.walk.pace);
    let (is_on, names) = (props.subject.state.clone(), ctx.lang.names_together(step));
    let draw = |room| {
        Counter { subject: &subject, number: step, last: *last, next: *next, names: &names, room }.scene()
    };
    let label = |ring: usize| {
        let (can_move, best_next) = (!props.walk.is_stuck(Some(ring)), *next == Some(ring));
        Label {
            name: ctx.lang.ring_button(ring, RingCues { is_on: is_on.is_on(ring), can_move, best_next }),
            is_stuck: !can_move,
        }
    };
    let name = ctx.lang.board_group(&subject.puzzle.into(), false);
    use_board(&props.walk, name, subject.moving.is_some(), draw, label, Some)
}

#[derive(PartialEq)]
pub struct TowerBoard {
    pub subject: Subject<Hanoi>,
    pub walk: WalkPosition,
}

rendered_by!(TowerBoard, use_tower);

#[hook]
fn use_tower(props: &TowerBoard) -> Html {
    let WalkPosition { ctx, last, next, .. } = &props.walk;
    let subject = use_moving(&props.subject, props.walk.pace);
    let state = props.subject.state.clone();
    let top = move |peg: usize| state.top_of(peg_of(peg));
    let label = |peg: usize| {
        let can_move = !props.walk.is_stuck(top(peg));
        let cues = PegCues { can_move, best_next: next.is_some() && top(peg) == *next, ..PegCues::default() };
        Label { name: ctx.lang.peg_button(peg_of(peg), &props.subject.state, cues), is_stuck: !can_move }
    };
    let name = ctx.lang.board_group(&subject.puzzle.into(), false);
    let draw = |room| tower(&subject, *last, room);
    use_board(&props.walk, name, subject.moving.is_some(), draw, label, top.clone())
}

fn peg_of(index: usize) -> Peg {
    Peg(u8::try_from(index).unwrap_or(u8::MAX))
}

/// Renders a board; `piece` maps a target to its piece.
#[hook]
fn use_board(
    walk: &WalkPosition,
    name: String,
    is_moving: bool,
    draw: impl FnOnce((f64, f64)) -> Scene,
    label: impl Fn(usize) -> Label,
    piece: impl Fn(usize) -> Option<usize> + 'static,
) -> Html {
    let node = use_node_ref();
    let room = use_size(node.clone());
    let board = (room.0 > 0.0 && room.1 > 0.0).then(|| {
        let scene = draw(room);
        let walk = walk.clone();
        component(Board {
            name,
            class: classes!("board", is_moving.then_some("board-moving")),
            labels: Rc::new(scene.targets.iter().map(|target| label(*target.pieces.start())).collect()),
            home: 1,
            extra: 0.0,
            geometry: Vec::new(),
            overlay: Html::default(),
            footer: Html::default(),
            scene: Rc::new(scene),
            on_gesture: Callback::from(move |gesture| match gesture {
                Gesture::Choose { target, .. } => walk.choose(piece(target)),
                _ => false,
            }),
        })
    });
    html! { <div class="one-ruler-board" ref={node}>{ list(board) }</div> }
}
