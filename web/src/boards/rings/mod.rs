//! The board of the rings: a picture, with a button over each column and the marks that are text.

mod columns;
mod keys;
mod pointer;
mod strip;
mod words;

use std::rc::Rc;

use gros_picture::puzzles::rings::Window;
use gros_picture::{Look, Moving, Pictured, Subject, View};
use gros_solver::{AnyMove, AnyPuzzle, RingMove, Rings, RingsState};
use gros_text::{Lang, RingCues};
use yew::prelude::*;

use super::pace::Pace;
use super::piece::{Mark, Piece, Place};
use crate::controls::icons::{Shape, icon};
use crate::hooks::follow::use_rhythm;
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::use_transition;
use crate::markup::{classes, html};
use crate::part::{drawn_by, keyed, list, part};
use crate::picture::Picture;
use columns::Column;
use gros_picture::decimal::ratio;
use keys::on_key;
use pointer::{Drag, Finder, Pointer};
use strip::RingsStrip;
use words::{Named, digits, named, tags};

/// The height of the row of digits below the picture, in CSS pixels.
const DIGITS: f64 = 28.0;
/// The height of the strip of all rings.
const STRIP: f64 = 84.0;
/// A board that is no higher leaves the strip out.
const LOW: f64 = 230.0;
/// The height of the button for both outer rings.
const PAIR: f64 = 44.0;

/// What the board is given.
#[derive(PartialEq)]
pub struct RingsBoardProps {
    /// The language.
    pub lang: Lang,
    /// The puzzle, for its name.
    pub puzzle: AnyPuzzle,
    /// The position, and what is known of it.
    pub subject: Subject<Rings>,
    /// Whether the free end is on the left.
    pub free_end_left: bool,
    /// How the rings are drawn.
    pub look: Look,
    /// Whether the two outer rings may move as one: then where they are, and whether they can, and should.
    pub pair: Option<RingCues>,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// Reports the ring that was chosen.
    pub on_ring: Callback<usize>,
    /// Reports a move of both outer rings.
    pub on_move: Callback<AnyMove>,
}

impl RingsBoardProps {
    fn is_on(&self, ring: usize) -> bool {
        self.subject.state.is_on(ring)
    }

    /// Tells whether a ring can move by itself.
    fn can_move(&self, ring: usize) -> bool {
        self.subject.legal.contains(&RingMove::of(ring))
    }

    /// Gives the ring that is marked as the next one to move.
    fn marked(&self) -> Option<usize> {
        self.subject.marked().filter(|mv| !mv.pair).map(|mv| mv.ring)
    }
}

drawn_by!(RingsBoardProps, use_rings_board);

/// Draws the board.
#[hook]
fn use_rings_board(props: &RingsBoardProps) -> Html {
    let (pace, state, puzzle) = (props.pace, &props.subject.state, props.subject.puzzle);
    let transition = use_transition(state.clone(), move |from, to| {
        pace.milliseconds().filter(|_| puzzle.milliseconds(from, to) > 0)
    });
    let focused = use_state_eq(|| 1usize);
    let hovered = use_state_eq(|| None::<usize>);
    // The window follows the slow ring, until one moves it; the next step lets it follow again.
    let moved = use_state_eq(|| None::<(RingsState, usize)>);
    let start = (*moved).as_ref().filter(|(at, _)| at == state).map(|(_, start)| *start);
    let view = View {
        look: props.look,
        is_flipped: props.free_end_left,
        start,
        hovered: *hovered,
        ..View::of((props.width, props.height))
    };
    let window = Rc::new(Window::new(&props.subject, &view));
    let (held, strip_node) = (use_mut_ref(|| None), use_node_ref());
    let has_strip = window.has_strip();
    let extra = DIGITS + if has_strip { STRIP } else { 0.0 } + if props.pair.is_some() { PAIR } else { 0.0 };
    let left_out = if has_strip && props.height <= LOW { STRIP } else { 0.0 };
    let is_moving = transition.is_some();
    let moving = transition.map(|way| Moving {
        from: way.from,
        part: way.part,
        is_short: matches!(pace, Pace::Short(_)),
    });
    let subject = Subject { moving, ..props.subject.clone() };
    // A row that runs down has its numbers beside it.
    let height = if props.look == Look::Vertical { props.height } else { props.height - extra + left_out };
    let scene = Rc::new(Rings::scene(&subject, &View { room: (props.width, height), ..view }));
    let columns = Column::all(props, &scene);
    let board = use_node_ref();
    let frame = use_geometry(vec![
        ("--ratio", ratio(scene.room.width / scene.room.height).to_string()),
        ("--extra", format!("{extra}px")),
    ]);
    let (left, width) = Column::span(&columns);
    let percent = |value: f64| format!("{}%", ratio(100.0 * value));
    let span = vec![("--left", percent(left)), ("--width", percent(width))];
    let (digits_row, buttons_row) = (use_geometry(span.clone()), use_geometry(span));
    let drag = use_mut_ref(Drag::default);
    // While steps follow each other fast, nobody reads the names.
    let innermost = columns.first().map(|column| *column.rings.end());
    let buttons = use_rhythm(named(props, &columns), |given| {
        given.first().map(|button| *button.column.rings.end()) != innermost
    });
    let tab_stop = buttons.iter().find(|button| button.column.low() == *focused).or(buttons.last());
    let tab_stop = tab_stop.map(|button| button.column.low());
    let onkeydown = on_key(&board, props, columns.iter().map(Column::low).collect(), *focused);
    let pointer = Pointer::new(&drag, Finder::new(&board, &scene, state), &props.on_ring);
    let on_focus = {
        let focused = focused.setter();
        use_callback((), move |ring: usize, ()| focused.set(ring))
    };
    let on_hover = {
        let hovered = hovered.setter();
        use_callback((), move |ring: Option<usize>, ()| hovered.set(ring))
    };
    // Counted from the free end, where most stays as it is, so that few buttons are made anew.
    let button = |(index, Named { column, name, is_stuck }): (usize, &Named)| {
        let piece = Piece {
            id: column.low(),
            place: if column.count() > 1 { Place::Wide } else { Place::InRow },
            name: name.clone(),
            tab_stop: tab_stop == Some(column.low()),
            stuck: *is_stuck,
            mark: Mark::Ring(column.label.clone()),
            by_place: true,
            on_choose: props.on_ring.clone(),
            on_focus: on_focus.clone(),
            on_hover: Some(on_hover.clone()),
        };
        keyed(buttons.len() - index, piece)
    };
    let on_start = {
        let (moved, state) = (moved.setter(), state.clone());
        Callback::from(move |start| moved.set(Some((state.clone(), start))))
    };
    let strip = Rings::strip(&props.subject, &view).map(|scene| RingsStrip {
        lang: props.lang,
        rings: state.rings(),
        scene: Rc::new(scene),
        window: window.clone(),
        mirrored: props.free_end_left,
        on_start,
        held,
        node: strip_node,
    });
    html! {
        <div class="rings" ref={board.clone()}>
            <div
                class={classes!("board", "board-rings", upright(props), is_moving.then_some("board-moving"))} role="group" ref={frame}
                aria-label={props.lang.board_group(&props.puzzle, props.free_end_left)} {onkeydown}
                onpointerdown={pointer.down} onpointerup={pointer.up} onclick={pointer.click}
            >
                { part(Picture { scene: scene.clone() }) }
                { digits(props, &columns, digits_row) }
                if !is_moving {
                    { tags(props, &columns) }
                }
                <div class={words::row(props)} ref={buttons_row}>{ list(buttons.iter().enumerate().map(button)) }</div>
            </div>
            { for props.pair.map(|cues| pair_button(props, cues)) }
            { for strip.map(|strip| strip.draw()) }
        </div>
    }
}

fn upright(props: &RingsBoardProps) -> Option<&'static str> {
    (props.look == Look::Vertical).then_some("board-upright")
}

/// The button that moves both outer rings.
fn pair_button(props: &RingsBoardProps, cues: RingCues) -> Html {
    let on_move = props.on_move.clone();
    let onclick = Callback::from(move |_: MouseEvent| on_move.emit(AnyMove::Rings(RingMove::PAIR)));
    let is_marked = cues.best_next && props.subject.has_marks;
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
