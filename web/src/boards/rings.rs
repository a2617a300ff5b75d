//! The rings, drawn schematically: on the bar or hanging below it.

use std::ops::RangeInclusive;

use gros_solver::{AnyPuzzle, RingsState};
use gros_text::{Lang, RingCues};
use yew::prelude::*;

use super::piece::{Piece, focus};
use super::slots::{self, Slot};
use super::svg::{self, Rect, num};
use crate::hooks::geometry::use_geometry;

/// The distance of two rings; all measures are units of the drawing.
const PITCH: f64 = 48.0;
const HEIGHT: f64 = 200.0;
const HANDLE: f64 = 46.0;
const TIP: f64 = 34.0;
const BAR_Y: f64 = 56.0;
const OFF_Y: f64 = 112.0;
const NUMBER_Y: f64 = 160.0;
const DIGIT_Y: f64 = 188.0;
const RADIUS: f64 = 18.0;
/// A ring is drawn no narrower than this, in CSS pixels.
const NARROWEST: f64 = 26.0;
/// A run shows no more rings than this.
const COIL: usize = 8;

/// What the board is given.
#[derive(Properties, PartialEq)]
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
    /// The rings that stood in the way of a refused move.
    pub blockers: Vec<usize>,
    /// Whether the free end is on the left.
    pub free_end_left: bool,
    /// The room, in CSS pixels.
    pub width: f64,
    /// Reports the ring that was chosen.
    pub on_ring: Callback<usize>,
}

/// Draws the board.
#[component]
pub fn RingsBoard(props: &RingsBoardProps) -> Html {
    let state = &props.state;
    let focused = use_state_eq(|| 1usize);
    let capacity = (props.width / NARROWEST - (HANDLE + TIP) / PITCH).max(6.0);
    let other = props.legal.iter().copied().max().unwrap_or(1);
    let row = slots::lay_out(state, props.best.unwrap_or(other), capacity);
    let width = HANDLE + TIP + PITCH * row.width();
    let turn = |x: f64| if props.free_end_left { width - x } else { x };
    let placed: Vec<(Slot, f64)> = row.placed().map(|(slot, x)| (slot, turn(HANDLE + PITCH * x))).collect();
    let board = use_geometry(vec![("--ratio", format!("{:.4}", width / HEIGHT))]);
    let tab_stop =
        placed.iter().find(|(slot, _)| slot.low() == *focused).or(placed.last()).map(|(slot, _)| slot.low());
    let onkeydown = on_key(&board, props, placed.iter().map(|(slot, _)| slot.low()).collect(), *focused);
    let button = |(slot, x): &(Slot, f64)| {
        let slot = *slot;
        let piece_width = PITCH * slot.width();
        let (on_ring, focused) = (props.on_ring.clone(), focused.clone());
        html! {
            <Piece
                key={slot.low()} left={(x - piece_width / 2.0) / width} width={piece_width / width} name={name(props, slot)}
                tab_stop={tab_stop == Some(slot.low())} stuck={!props.legal.contains(&slot.low())} ring={label(slot)}
                on_choose={Callback::from(move |()| on_ring.emit(slot.low()))}
                on_focus={Callback::from(move |()| focused.set(slot.low()))}
            />
        }
    };
    html! {
        <div class="board board-rings" role="group" ref={board.clone()} aria-label={props.lang.board_group(&props.puzzle, props.free_end_left)} {onkeydown}>
            <svg viewBox={format!("0 0 {width} {HEIGHT}")} aria-hidden="true">
                { bar(width, props.free_end_left) }
                { for placed.iter().map(|(slot, x)| html! { <g key={slot.low()}>{ draw(props, *slot, *x) }</g> }) }
                { more(&row, turn(HANDLE / 2.0), turn(width - TIP / 2.0)) }
            </svg>
            { for placed.iter().map(button) }
        </div>
    }
}

fn label(slot: Slot) -> String {
    match slot {
        Slot::Ring(ring) => ring.to_string(),
        Slot::Run { high, low, .. } => format!("{low}-{high}"),
    }
}

fn name(props: &RingsBoardProps, slot: Slot) -> String {
    match slot {
        Slot::Run { high, low, on } => props.lang.ring_run(high, low, on),
        Slot::Ring(ring) => {
            let cues = RingCues {
                is_on: props.state.is_on(ring),
                can_move: props.legal.contains(&ring),
                best_next: props.best == Some(ring),
            };
            props.lang.ring_button(ring, cues)
        }
    }
}

fn bar(width: f64, free_end_left: bool) -> Html {
    let (x, handle) = if free_end_left { (8.0, width - HANDLE + 16.0) } else { (0.0, 0.0) };
    let rail = Rect { x, y: BAR_Y - 5.0, width: width - 8.0, height: 10.0 };
    let handle = Rect { x: handle, y: BAR_Y - 15.0, width: HANDLE - 16.0, height: 30.0 };
    html! { <>{ svg::rect("bar", rail, 5.0) }{ svg::rect("handle", handle, 6.0) }</> }
}

fn draw(props: &RingsBoardProps, slot: Slot, x: f64) -> Html {
    match slot {
        Slot::Ring(ring) => draw_ring(props, ring, x),
        Slot::Run { high, low, on } => {
            let blocks = props.blockers.iter().any(|blocker| (low..=high).contains(blocker));
            draw_run(low..=high, on, x, blocks)
        }
    }
}

fn draw_ring(props: &RingsBoardProps, ring: usize, x: f64) -> Html {
    let on = props.state.is_on(ring);
    let y = if on { BAR_Y } else { OFF_Y };
    let is_best = props.best == Some(ring);
    let digit = match (is_best, on) {
        (true, _) => "ring-digit ring-digit-next",
        (false, true) => "ring-digit ring-digit-on",
        (false, false) => "ring-digit",
    };
    html! {
        <>
            { circle(x, y, on) }
            { marks(props, ring, x, y) }
            { svg::text("ring-number", x, NUMBER_Y, ring.to_string()) }
            { svg::text(digit, x, DIGIT_Y, u8::from(on).to_string()) }
            if is_best {
                { svg::path("digit-line", format!("M{} {}h20", num(x - 10.0), num(DIGIT_Y + 7.0))) }
                { arrow(x, on) }
            }
        </>
    }
}

fn circle(x: f64, y: f64, on: bool) -> Html {
    if !on {
        return svg::circle("ring-off", x, y, RADIUS);
    }
    let through = format!("M{} {}h{}", num(x - RADIUS), num(y), num(2.0 * RADIUS));
    html! { <>{ svg::circle("ring-on", x, y, RADIUS) }{ svg::path("ring-through", through) }</> }
}

/// A mark is round a ring: best next, can move, stands in the way.
fn marks(props: &RingsBoardProps, ring: usize, x: f64, y: f64) -> Html {
    let round = |class| svg::circle(class, x, y, RADIUS + 4.0);
    if props.blockers.contains(&ring) {
        return round("blocker");
    }
    if props.best == Some(ring) {
        return html! { for mark in ["halo-casing", "halo", "halo-fill"] { { round(mark) } } };
    }
    if props.legal.contains(&ring) {
        round("halo-legal")
    } else {
        html! {}
    }
}

/// The arrow in the free strip above the bar: which way the ring goes.
fn arrow(x: f64, comes_off: bool) -> Html {
    let path = if comes_off { "v10h6l-9 12-9-12h6v-10z" } else { "v-10h6l-9-12-9 12h6v10z" };
    let y = if comes_off { 2.0 } else { 24.0 };
    svg::path("arrow", format!("M{} {}{path}", num(x + 3.0), num(y)))
}

fn draw_run(rings: RangeInclusive<usize>, on: bool, x: f64, blocks: bool) -> Html {
    let y = if on { BAR_Y } else { OFF_Y };
    let count = rings.end() - rings.start() + 1;
    let shown = count.min(COIL);
    let step = (PITCH * slots::RUN_WIDTH - 2.0 * RADIUS - 10.0) / (shown.max(2) - 1) as f64;
    let first = x - step * (shown - 1) as f64 / 2.0;
    let reach = RADIUS + 3.0;
    let around =
        Rect { x: first - reach, y: y - reach, width: 2.0 * (x - first + reach), height: 2.0 * reach };
    html! {
        <>
            { for (0..shown).map(|index| circle(first + step * index as f64, y, on)) }
            if blocks {
                { svg::rect("blocker", around, 20.0) }
            }
            { svg::text("ring-number", x, NUMBER_Y, format!("{}\u{2013}{}", rings.end(), rings.start())) }
            { svg::text(if on { "ring-digit ring-digit-on" } else { "ring-digit" }, x, DIGIT_Y, format!("{}×{count}", u8::from(on))) }
        </>
    }
}

/// Says on both sides how many rings are not shown.
fn more(row: &slots::Row, inside: f64, outside: f64) -> Html {
    let text = |count: usize, x: f64| {
        if count == 0 {
            html! {}
        } else {
            svg::text("ring-digit", x, NUMBER_Y, format!("+{count}"))
        }
    };
    html! { <>{ text(row.hidden_inside, inside) }{ text(row.hidden_outside, outside) }</> }
}

/// The keys of the board: arrows choose a ring and put it on or take it off, digits and R and S flip one.
fn on_key(
    board: &NodeRef,
    props: &RingsBoardProps,
    order: Vec<usize>,
    focused: usize,
) -> Callback<KeyboardEvent> {
    let (board, on_ring, state) = (board.clone(), props.on_ring.clone(), props.state.clone());
    let (legal, mirrored) = (props.legal.clone(), props.free_end_left);
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let place = order.iter().position(|low| *low == focused).unwrap_or(order.len().saturating_sub(1));
        let towards = |inside: bool| {
            let place = if inside { place.checked_sub(1) } else { place.checked_add(1) };
            place.and_then(|place| order.get(place)).copied()
        };
        match event.key().as_str() {
            "ArrowLeft" => go(&board, towards(!mirrored)),
            "ArrowRight" => go(&board, towards(mirrored)),
            "ArrowUp" if !state.is_on(focused) => on_ring.emit(focused),
            "ArrowDown" if state.is_on(focused) => on_ring.emit(focused),
            "ArrowUp" | "ArrowDown" => {}
            "r" | "R" => on_ring.emit(1),
            "s" | "S" => {
                if let Some(ring) = legal.iter().copied().find(|ring| *ring != 1) {
                    on_ring.emit(ring);
                }
            }
            key => match key.parse::<usize>() {
                Ok(ring) if ring >= 1 => on_ring.emit(ring),
                _ => return,
            },
        }
        event.prevent_default();
    })
}

fn go(board: &NodeRef, ring: Option<usize>) {
    if let Some(ring) = ring {
        focus(board, &format!("[data-ring='{ring}'],[data-ring^='{ring}-']"));
    }
}
