//! The board of the rings: a drawing, with a button over each column and the marks that are text.

use std::cell::RefCell;
use std::rc::Rc;

use gros_solver::{AnyMove, AnyPuzzle, RingMove, RingsState};
use gros_text::{Key, Lang, RingCues};
use yew::prelude::*;

use super::pace::Pace;
use super::piece::{Piece, focus};
use super::placed::Placed;
use super::rings_drawing::Drawing;
use super::rings_layout::{self as layout, Moment, Scene};
use super::rings_schema::Schema;
use super::rings_strip::RingsStrip;
use super::slots::{Columns, Row, Slot};
use crate::controls::icons::{Shape, icon};
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::{Transition, use_transition};
use crate::part::drawn_by;
use crate::state::RingLook;

/// The height of the row of digits below the drawing, in CSS pixels.
const DIGITS: f64 = 28.0;
/// The height of the strip of all rings.
const STRIP: f64 = 84.0;
/// The height of the button for both outer rings.
const PAIR: f64 = 44.0;
/// The numbers on the plate are no smaller, in CSS pixels.
const SMALLEST_NUMBER: f64 = 12.5;
/// With more columns than this the digits are small.
const ROOMY: usize = 20;
/// A ring is dragged from here on, in CSS pixels.
const DRAG: f64 = 16.0;

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
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// Reports the ring that was chosen.
    pub on_ring: Callback<usize>,
    /// Reports a move of both outer rings.
    pub on_move: Callback<AnyMove>,
}

drawn_by!(RingsBoardProps, use_rings_board);

/// Draws the board.
#[hook]
fn use_rings_board(props: &RingsBoardProps) -> Html {
    let pace = props.pace;
    let transition = use_transition(props.state.clone(), move |from, to| {
        pace.milliseconds().filter(|_| ring_that_differs(from, to).is_some())
    });
    let focused = use_state_eq(|| 1usize);
    let hovered = use_state_eq(|| None::<usize>);
    // The window follows the slow ring, until one moves it; the next step lets it follow again.
    let moved = use_state_eq(|| None::<(RingsState, usize)>);
    let slow = props.legal.iter().copied().max().unwrap_or(1);
    let columns = Columns::new(&props.state, slow, layout::capacity(props.width));
    let row = match &*moved {
        Some((state, start)) if *state == props.state => columns.from(*start),
        _ => columns.around(slow),
    };
    let (held, strip_node) = (use_mut_ref(|| None), use_node_ref());
    let ghost = hovered.filter(|ring| transition.is_none() && props.legal.contains(ring));
    let view = View::new(props, &row, transition.as_ref(), ghost);
    let ratio = view.size.0 / view.size.1;
    let has_strip = row.slots.len() < props.state.rings();
    let extra = DIGITS + if has_strip { STRIP } else { 0.0 } + if props.pair.is_some() { PAIR } else { 0.0 };
    let board = use_geometry(vec![
        ("--ratio", format!("{ratio:.4}")),
        ("--extra", format!("{extra}px")),
        ("--number", format!("{:.1}px", view.number_size(props.width))),
        ("--bar", format!("{:.1}px", -view.bar)),
    ]);
    let drag = use_mut_ref(Drag::default);
    let tab_stop = view.columns.iter().find(|(slot, ..)| slot.low() == *focused).or(view.columns.last());
    let tab_stop = tab_stop.map(|(slot, ..)| slot.low());
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
    let button = |(index, (slot, middle, width)): (usize, &(Slot, f64, f64))| {
        let slot = *slot;
        html! {
            <Piece
                key={view.columns.len() - index} id={slot.low()} left={middle - width / 2.0} width={*width} name={name(props, slot)}
                tab_stop={tab_stop == Some(slot.low())} stuck={!props.legal.contains(&slot.low())} ring={label(slot)} by_place={true}
                on_choose={props.on_ring.clone()} on_focus={on_focus.clone()} on_hover={on_hover.clone()}
            />
        }
    };
    let on_start = {
        let (moved, state) = (moved.setter(), props.state.clone());
        Callback::from(move |start| moved.set(Some((state.clone(), start))))
    };
    let strip = RingsStrip {
        lang: props.lang,
        state: &props.state,
        best: props.best,
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
                class={classes!("board", "board-rings", upright(props), transition.is_some().then_some("board-moving"))} role="group"
                aria-label={props.lang.board_group(&props.puzzle, props.free_end_left)} {onkeydown}
                onpointerdown={pointer.down} onpointerup={pointer.up} onclick={pointer.click}
            >
                { view.drawing.clone() }
                { digits(props, &view) }
                if transition.is_none() {
                    { tags(props, &view) }
                }
                { for view.columns.iter().enumerate().map(button) }
            </div>
            { for props.pair.map(|cues| pair_button(props, cues)) }
            if has_strip {
                { strip.draw() }
            }
        </div>
    }
}

fn upright(props: &RingsBoardProps) -> Option<&'static str> {
    (props.look == RingLook::Upright).then_some("board-upright")
}

/// The button that moves both outer rings.
fn pair_button(props: &RingsBoardProps, cues: RingCues) -> Html {
    let on_move = props.on_move.clone();
    let onclick = Callback::from(move |_: MouseEvent| on_move.emit(AnyMove::Rings(RingMove::PAIR)));
    let shape = if cues.is_on { Shape::Down } else { Shape::Up };
    html! {
        <button
            class={classes!("button", "pair", cues.best_next.then_some("pair-best"))} type="button" {onclick}
            aria-label={props.lang.pair_button(cues)} aria-disabled={(!cues.can_move).then_some("true")}
        >
            { icon(shape) }
            { props.lang.pair_label(cues.is_on) }
        </button>
    }
}

/// One way to look at the rings: the drawing, its size, and its columns as parts of the width.
struct View {
    drawing: Html,
    size: (f64, f64),
    columns: Vec<(Slot, f64, f64)>,
    /// How far the bar is drawn out, in units of the drawing.
    bar: f64,
    /// The scene, where things are found by their curves.
    scene: Option<Scene>,
    /// Whether the free end is on the left.
    mirrored: bool,
}

impl View {
    fn new(
        props: &RingsBoardProps,
        row: &Row,
        transition: Option<&Transition<RingsState>>,
        ghost: Option<usize>,
    ) -> View {
        match props.look {
            RingLook::Picture => View::picture(props, row, transition, ghost),
            _ => View::schema(props, row),
        }
    }

    /// Gives where the label of a column stands, as a part of the width: that of a coil stands below its rods.
    fn label_of(&self, slot: Slot, middle: f64) -> f64 {
        let Some(scene) = self.scene.as_ref().filter(|_| matches!(slot, Slot::Run { .. })) else {
            return middle;
        };
        let aside = layout::COIL_ASIDE / scene.width;
        if self.mirrored { middle + aside } else { middle - aside }
    }

    /// Gives the size of the numbers on the plate, in units: never below 12.5 CSS pixels.
    fn number_size(&self, width: f64) -> f64 {
        (SMALLEST_NUMBER * self.size.0 / width.max(1.0)).clamp(26.0, 46.0)
    }

    fn schema(props: &RingsBoardProps, row: &Row) -> View {
        let RingsBoardProps { state, legal, blockers, best, free_end_left, .. } = props;
        let schema =
            Schema { state, row, legal, best: *best, blockers, mirrored: *free_end_left, look: props.look };
        View {
            drawing: schema.draw(),
            size: schema.size(),
            columns: schema.columns(),
            bar: 0.0,
            scene: None,
            mirrored: *free_end_left,
        }
    }

    fn picture(
        props: &RingsBoardProps,
        row: &Row,
        transition: Option<&Transition<RingsState>>,
        ghost: Option<usize>,
    ) -> View {
        let scene = Scene::new(row);
        let moving = transition.and_then(|way| moving(props, way));
        let bar = match moving {
            Some((ring, moment)) => {
                moment.drawn * scene.ring_x(ring).map_or(0.0, |x| layout::way_out(&scene, x))
            }
            None if props.state.on_count() == 0 => scene.separated(),
            None => 0.0,
        };
        let drawing = Drawing {
            state: &props.state,
            scene: &scene,
            moving,
            legal: &props.legal,
            best: props.best,
            refused: props.refused,
            blockers: &props.blockers,
            ghost,
            mirrored: props.free_end_left,
        };
        let turn = |x: f64| if props.free_end_left { scene.width - x } else { x };
        let column = |(slot, x): &(Slot, f64)| {
            (*slot, turn(*x) / scene.width, layout::PITCH * slot.width() / scene.width)
        };
        let columns = scene.columns.iter().map(column).collect();
        View {
            drawing: drawing.draw(),
            size: (scene.width, layout::HEIGHT),
            columns,
            bar,
            scene: Some(scene),
            mirrored: props.free_end_left,
        }
    }
}

/// Finds the one ring in which two states differ, if there is one.
fn ring_that_differs(from: &RingsState, to: &RingsState) -> Option<usize> {
    let mut differing = (1..=to.rings()).filter(|ring| from.is_on(*ring) != to.is_on(*ring));
    let ring = differing.next()?;
    (from.rings() == to.rings() && differing.next().is_none()).then_some(ring)
}

fn moving(props: &RingsBoardProps, way: &Transition<RingsState>) -> Option<(usize, Moment)> {
    let ring = ring_that_differs(&way.from, &props.state)?;
    let part = if props.state.is_on(ring) { 1.0 - way.part } else { way.part };
    Some((ring, layout::moment(part, matches!(props.pace, Pace::Short(_)))))
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

/// The state as digits, each below its column: a bit that is on weighs more.
fn digits(props: &RingsBoardProps, view: &View) -> Html {
    let columns = &view.columns;
    let digit = |(index, (slot, middle, _)): (usize, &(Slot, f64, f64))| {
        let (on, count) = match slot {
            Slot::Ring(ring) => (props.state.is_on(*ring), html! {}),
            Slot::Run { high, low, on } => (*on, html! { <small>{ format!("×{}", high - low + 1) }</small> }),
        };
        let is_best = props.best.is_some_and(|best| *slot == Slot::Ring(best));
        // A run is one bit many times over: only a ring by itself weighs more.
        let weighs = on && matches!(slot, Slot::Ring(_));
        let class = classes!("digit", weighs.then_some("digit-on"), is_best.then_some("digit-next"));
        let left = view.label_of(*slot, *middle);
        html! { <Placed key={columns.len() - index} {class} {left}>{ u8::from(on) }{ count }</Placed> }
    };
    html! {
        <div class={classes!("digits", (columns.len() > ROOMY).then_some("digits-dense"))} aria-hidden="true">
            <span class="digits-label">{ props.lang.text(Key::OneIsOn) }</span>
            { for columns.iter().enumerate().map(digit) }
        </div>
    }
}

/// The marks that are text: where the next ring goes, and what stands in the way of a refused one.
fn tags(props: &RingsBoardProps, view: &View) -> Html {
    let place =
        |ring: usize| view.columns.iter().find(|(slot, ..)| (slot.low()..=slot.high()).contains(&ring));
    let is_on = |ring: &usize| props.state.is_on(*ring);
    let (to_come_off, to_go_on): (Vec<usize>, Vec<usize>) = props.blockers.iter().copied().partition(is_on);
    let list = |rings: &[usize]| props.lang.list(rings.iter().map(ToString::to_string));
    let held = |rings: &[usize], key, shape, class: &'static str| {
        let places: Vec<f64> =
            rings.iter().filter_map(|ring| place(*ring)).map(|(_, middle, _)| *middle).collect();
        let (low, high) =
            (places.iter().copied().reduce(f64::min)?, places.iter().copied().reduce(f64::max)?);
        Some(html! {
            <>
                <Placed class={classes!("tag-bracket")} left={low} width={high - low}>{ "" }</Placed>
                <Placed class={classes!("tag", "tag-bad", class)} left={(low + high) / 2.0}>
                    { icon(shape) }{ short_list(rings, list) }<span class="tag-words">{ props.lang.text(key) }</span>
                </Placed>
            </>
        })
    };
    if !props.blockers.is_empty() {
        let both = !to_come_off.is_empty() && !to_go_on.is_empty();
        let towards = match (both, props.free_end_left) {
            (false, _) => "",
            (true, true) => "tag-right",
            (true, false) => "tag-left",
        };
        let on = held(&to_go_on, Key::MustBeOn, Shape::Up, towards);
        let off = held(&to_come_off, Key::MustBeOff, Shape::Down, "");
        return html! { <>{ for on }{ for off }</> };
    }
    let next = props.best.and_then(|ring| place(ring).map(|(_, middle, _)| (ring, *middle)));
    let next = next.map(|(ring, middle)| {
        let goes_on = !props.state.is_on(ring);
        let shape = if goes_on { Shape::Up } else { Shape::Down };
        html! {
            <Placed class={classes!("tag", "tag-next")} left={middle}>
                { icon(shape) }{ props.lang.ring_goes(goes_on) }
            </Placed>
        }
    });
    html! { <>{ for next }</> }
}

/// Lists rings, or only the ends of a long list.
fn short_list(rings: &[usize], list: impl Fn(&[usize]) -> String) -> String {
    match rings {
        [first, .., last] if rings.len() > 5 => format!("{first}\u{2026}{last}"),
        _ => list(rings),
    }
}

/// What the pointer is doing.
#[derive(Clone, Copy, Debug, Default)]
struct Drag {
    /// The ring it was pressed on, and how far down.
    from: Option<(usize, f64)>,
    /// Whether the click that follows has been answered.
    answered: bool,
}

/// The pointer on the board: a click flips a ring, a drag up puts it on, a drag down takes it off.
///
/// A finger that was dragged makes no click, so a drag ends when the pointer is let go.
struct Pointer {
    down: Callback<PointerEvent>,
    up: Callback<PointerEvent>,
    click: Callback<MouseEvent>,
}

impl Pointer {
    fn new(drag: &Rc<RefCell<Drag>>, rings: Finder, on_ring: &Callback<usize>) -> Pointer {
        let down = {
            let (drag, rings) = (drag.clone(), rings.clone());
            Callback::from(move |event: PointerEvent| {
                let (x, y) = place(&event);
                *drag.borrow_mut() = Drag { from: rings.at(x, y).map(|ring| (ring, y)), answered: false };
            })
        };
        let up = {
            let (drag, rings, on_ring) = (drag.clone(), rings.clone(), on_ring.clone());
            Callback::from(move |event: PointerEvent| {
                let (x, y) = place(&event);
                let Some((ring, start)) = drag.borrow_mut().from.take() else { return };
                if (start - y).abs() < DRAG {
                    return;
                }
                drag.borrow_mut().answered = true;
                if rings.state.is_on(ring) == (y > start) && rings.has(x, y) {
                    on_ring.emit(ring);
                }
            })
        };
        let (drag, on_ring) = (drag.clone(), on_ring.clone());
        let click = Callback::from(move |event: MouseEvent| {
            // A click by keyboard has no place; the button that has the focus answers it.
            if event.detail() == 0 || std::mem::take(&mut drag.borrow_mut().answered) {
                return;
            }
            if let Some(ring) = rings.at(f64::from(event.client_x()), f64::from(event.client_y())) {
                on_ring.emit(ring);
            }
        });
        Pointer { down, up, click }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Finds rings by places on the screen.
#[derive(Clone)]
struct Finder {
    board: NodeRef,
    columns: Vec<(Slot, f64, f64)>,
    scene: Option<Scene>,
    state: RingsState,
    mirrored: bool,
    is_upright: bool,
}

impl Finder {
    fn new(board: &NodeRef, props: &RingsBoardProps, view: &View) -> Finder {
        Finder {
            board: board.clone(),
            columns: view.columns.clone(),
            scene: view.scene.clone(),
            state: props.state.clone(),
            mirrored: props.free_end_left,
            is_upright: props.look == RingLook::Upright,
        }
    }

    /// Tells whether a place of the window is on the board.
    fn has(&self, x: f64, y: f64) -> bool {
        self.board.cast::<web_sys::Element>().is_some_and(|board| {
            let frame = board.get_bounding_client_rect();
            (frame.left()..=frame.right()).contains(&x) && (frame.top()..=frame.bottom()).contains(&y)
        })
    }

    /// Finds the ring at a place of the window, in CSS pixels.
    fn at(&self, x: f64, y: f64) -> Option<usize> {
        let drawing = self.board.cast::<web_sys::Element>()?.query_selector("svg").ok()??;
        let frame = drawing.get_bounding_client_rect();
        let (x, y) = ((x - frame.left()) / frame.width(), (y - frame.top()) / frame.height());
        match &self.scene {
            None => self.column_at(if self.is_upright { y } else { x }),
            Some(scene) => self.ring_at(scene, x, y),
        }
    }

    fn column_at(&self, x: f64) -> Option<usize> {
        let inside = |(_, middle, width): &&(Slot, f64, f64)| (middle - x).abs() <= width / 2.0;
        self.columns.iter().find(inside).map(|(slot, ..)| slot.low())
    }

    fn ring_at(&self, scene: &Scene, x: f64, y: f64) -> Option<usize> {
        let x = if self.mirrored { 1.0 - x } else { x } * scene.width;
        let ring = |(slot, x): &(Slot, f64)| (slot.low(), *x, self.state.is_on(slot.low()));
        let rings: Vec<(usize, f64, bool)> = scene.columns.iter().rev().map(ring).collect();
        layout::hit((x, layout::TOP + y * layout::HEIGHT), &rings)
    }
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
    let is_upright = props.look == RingLook::Upright;
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let place = order.iter().position(|low| *low == focused).unwrap_or(order.len().saturating_sub(1));
        let towards = |inside: bool| {
            let place = if inside { place.checked_sub(1) } else { place.checked_add(1) };
            place.and_then(|place| order.get(place)).copied()
        };
        // Upright, the row runs down and a ring is put on to the left.
        let key = event.key();
        let key = match key.as_str() {
            "ArrowUp" if is_upright => "ArrowLeft",
            "ArrowDown" if is_upright => "ArrowRight",
            "ArrowLeft" if is_upright => "ArrowUp",
            "ArrowRight" if is_upright => "ArrowDown",
            key => key,
        };
        match key {
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
