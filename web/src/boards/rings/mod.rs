//! The board of the rings: a drawing, with a button over each column and the marks that are text.

mod bar;
mod drawing;
mod keys;
mod layout;
mod metal;
mod pointer;
mod schema;
mod slots;
mod strip;
mod view;
mod words;

use gros_solver::{AnyMove, AnyPuzzle, RingMove, RingsState};
use gros_text::{Lang, RingCues};
use yew::prelude::*;

use super::pace::Pace;
use super::piece::{Mark, Piece, Place};
use super::still::{self, Sight};
use super::svg;
use crate::controls::icons::{Shape, icon};
use crate::hooks::follow::use_rhythm;
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed, list};
use crate::state::RingLook;
use drawing::Drawing;
use gros_picture::decimal::ratio;
use keys::on_key;
use layout::Scene;
use pointer::{Drag, Finder, Pointer};
use slots::{Columns, Slot};
use strip::RingsStrip;
use view::{View, rings_that_differ};
use words::{Named, digits, label, named, tags};

/// The height of the row of digits below the drawing, in CSS pixels.
const DIGITS: f64 = 28.0;
/// The height of the strip of all rings.
const STRIP: f64 = 84.0;
/// A board that is no higher leaves the strip out.
const LOW: f64 = 230.0;
/// The height of the button for both outer rings.
const PAIR: f64 = 44.0;

/// Gives the middle of each ring's column as a part of the width of the picture, the innermost first, where every ring
/// stands by itself.
pub fn columns(state: &RingsState) -> Vec<f64> {
    let row = Columns::new(state, 1, f64::INFINITY).around(1);
    let scene = Scene::new(&row);
    scene.columns.iter().map(|(_, x)| x / scene.width).collect()
}

/// Half of the line round the handle.
const OUTLINE: f64 = 1.0;

/// What the board is given.
#[derive(PartialEq)]
pub struct RingsBoardProps {
    /// The language.
    pub lang: Lang,
    /// The puzzle, for its name.
    pub puzzle: AnyPuzzle,
    /// Which rings are on.
    pub state: RingsState,
    /// The rings that can move.
    pub legal: Vec<usize>,
    /// The ring that moves next on the way to the goal.
    pub best: Option<usize>,
    /// The ring whose move was refused.
    pub refused: Option<usize>,
    /// The rings that stood in its way.
    pub blockers: Vec<usize>,
    /// Whether the free end is on the left.
    pub free_end_left: bool,
    /// How the rings are drawn.
    pub look: RingLook,
    /// Whether the two outer rings may move as one: then where they are, and whether they can, and should.
    pub pair: Option<RingCues>,
    /// Whether it is marked what can move, and what moves next.
    pub marks: bool,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The room along the row of rings.
    pub along: f64,
    /// Reports the ring that was chosen.
    pub on_ring: Callback<usize>,
    /// Reports a move of both outer rings.
    pub on_move: Callback<AnyMove>,
}

impl RingsBoardProps {
    /// Gives the ring that is marked as the next one to move.
    fn marked(&self) -> Option<usize> {
        self.best.filter(|_| self.marks)
    }

    /// Gives the rings that are marked as those that can move.
    fn marked_legal(&self) -> &[usize] {
        if self.marks { &self.legal } else { &[] }
    }
}

drawn_by!(RingsBoardProps, use_rings_board);

/// Draws the board.
#[hook]
fn use_rings_board(props: &RingsBoardProps) -> Html {
    let pace = props.pace;
    let transition = use_transition(props.state.clone(), move |from, to| {
        pace.milliseconds().filter(|_| rings_that_differ(from, to).is_some())
    });
    let focused = use_state_eq(|| 1usize);
    let hovered = use_state_eq(|| None::<usize>);
    // The window follows the slow ring, until one moves it; the next step lets it follow again.
    let moved = use_state_eq(|| None::<(RingsState, usize)>);
    let slow = props.legal.iter().copied().max().unwrap_or(1);
    let columns = Columns::new(&props.state, slow, layout::capacity(props.along));
    let row = match &*moved {
        Some((state, start)) if *state == props.state => columns.from(*start),
        _ => columns.around(slow),
    };
    let (held, strip_node) = (use_mut_ref(|| None), use_node_ref());
    let ghost = hovered.filter(|ring| transition.is_none() && props.legal.contains(ring));
    let has_strip = row.slots.len() < props.state.rings();
    let extra = DIGITS + if has_strip { STRIP } else { 0.0 } + if props.pair.is_some() { PAIR } else { 0.0 };
    let left_out = if has_strip && props.height <= LOW { STRIP } else { 0.0 };
    let view = View::new(props, &row, transition.as_ref(), ghost, props.height - extra + left_out);
    let board = use_node_ref();
    let frame = use_geometry(vec![
        ("--ratio", ratio(view.size.0 / view.size.1).to_string()),
        ("--extra", format!("{extra}px")),
    ]);
    let (left, width) = view.span();
    let part = |value: f64| format!("{}%", ratio(100.0 * value));
    let span = vec![("--left", part(left)), ("--width", part(width))];
    let (digits_row, buttons_row) = (use_geometry(span.clone()), use_geometry(span));
    let drag = use_mut_ref(Drag::default);
    // While steps follow each other fast, nobody reads the names.
    let buttons = use_rhythm(named(props, &view), |given| {
        innermost(given) != view.columns.first().map(|(slot, ..)| slot.high())
    });
    let tab_stop = buttons.iter().find(|button| button.slot.low() == *focused).or(buttons.last());
    let tab_stop = tab_stop.map(|button| button.slot.low());
    let order = view.columns.iter().map(|(slot, ..)| slot.low()).collect();
    let onkeydown = on_key(&board, props, order, *focused);
    let pointer = Pointer::new(&drag, Finder::new(&board, props, &view), &props.on_ring);
    let on_focus = {
        let focused = focused.setter();
        use_callback((), move |ring: usize, ()| focused.set(ring))
    };
    let on_hover = {
        let hovered = hovered.setter();
        use_callback((), move |ring: Option<usize>, ()| hovered.set(ring))
    };
    // Counted from the free end, where most stays as it is, so that few buttons are made anew.
    let button = |(index, Named { slot, name, is_stuck }): (usize, &Named)| {
        let piece = Piece {
            id: slot.low(),
            place: if matches!(slot, Slot::Run { .. }) { Place::Wide } else { Place::InRow },
            name: name.clone(),
            tab_stop: tab_stop == Some(slot.low()),
            stuck: *is_stuck,
            mark: Mark::Ring(label(*slot)),
            by_place: true,
            on_choose: props.on_ring.clone(),
            on_focus: on_focus.clone(),
            on_hover: Some(on_hover.clone()),
        };
        keyed(buttons.len() - index, piece)
    };
    let on_start = {
        let (moved, state) = (moved.setter(), props.state.clone());
        Callback::from(move |start| moved.set(Some((state.clone(), start))))
    };
    let strip = RingsStrip {
        lang: props.lang,
        state: &props.state,
        best: props.marked(),
        columns: &columns,
        row: &row,
        mirrored: props.free_end_left,
        width: props.width,
        on_start: &on_start,
        held: &held,
        node: &strip_node,
    };
    html! {
        <div class="rings" ref={board.clone()}>
            <div
                class={classes!("board", "board-rings", upright(props), transition.is_some().then_some("board-moving"))} role="group" ref={frame}
                aria-label={props.lang.board_group(&props.puzzle, props.free_end_left)} {onkeydown}
                onpointerdown={pointer.down} onpointerup={pointer.up} onclick={pointer.click}
            >
                { view.drawing.clone() }
                { digits(props, &view, digits_row) }
                if transition.is_none() {
                    { tags(props, &view) }
                }
                <div class={words::columns(props)} ref={buttons_row}>{ list(buttons.iter().enumerate().map(button)) }</div>
            </div>
            { for props.pair.map(|cues| pair_button(props, cues)) }
            if has_strip {
                { strip.draw() }
            }
        </div>
    }
}

fn innermost(buttons: &[Named]) -> Option<usize> {
    buttons.first().map(|button| button.slot.high())
}

fn upright(props: &RingsBoardProps) -> Option<&'static str> {
    (props.look == RingLook::Upright).then_some("board-upright")
}

/// Draws a state by itself, with a mark on the ring that moved last.
pub fn still(state: &RingsState, moved: Option<usize>, mirrored: bool, (width, height): (f64, f64)) -> Sight {
    let focus = moved.unwrap_or(1);
    let row = Columns::new(state, focus, layout::capacity(width)).around(focus);
    let scene = Scene::new(&row);
    let drawing = Drawing {
        state,
        scene: &scene,
        moving: None,
        legal: &[],
        best: moved,
        refused: None,
        blockers: &[],
        ghost: None,
        mirrored,
        out: if state.on_count() == 0 { scene.separated() } else { 0.0 },
        handle: bar::SHORT,
        number: still::number(scene.width, layout::HEIGHT, (width, height)),
    };
    // Where there is room beside it, the bar ends with its handle.
    let reach = bar::SHORT + OUTLINE;
    let (left, right) = (-reach, scene.width + reach);
    let room = svg::Rect { x: left, y: layout::TOP, width: right - left, height: layout::HEIGHT };
    let marks = html! {
        <>
            <defs><clipPath id="still-room">{ svg::rect("", room, 0.0) }</clipPath></defs>
            <g clip-path="url(#still-room)">{ drawing.marks() }</g>
        </>
    };
    Sight { marks, width: scene.width, height: (layout::TOP, layout::HEIGHT) }
}

/// The button that moves both outer rings.
fn pair_button(props: &RingsBoardProps, cues: RingCues) -> Html {
    let on_move = props.on_move.clone();
    let onclick = Callback::from(move |_: MouseEvent| on_move.emit(AnyMove::Rings(RingMove::PAIR)));
    let is_marked = cues.best_next && props.marks;
    let shape = if cues.is_on { Shape::Down } else { Shape::Up };
    html! {
        <button
            class={classes!("button", "pair", is_marked.then_some("pair-best"))} type="button" {onclick}
            aria-label={props.lang.pair_button(cues)} aria-disabled={(!cues.can_move).then_some("true")}
        >
            { icon(shape) }
            { props.lang.pair_label(cues.is_on) }
        </button>
    }
}
