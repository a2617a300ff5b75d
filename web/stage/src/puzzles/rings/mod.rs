//! The board of the rings: text, labels and input.

mod columns;
mod slow_hands;
mod strip;
mod tile;
mod words;

use std::cell::Cell;
use std::rc::Rc;

use gros_picture::puzzles::rings::Window;
use gros_picture::{Gesture, Look, Pictured, Subject, Target, View};
use gros_session::Action;
use gros_solver::{AnyMove, AnyPuzzle, RingMove, Rings, RingsState};
use gros_text::RingCues;
use yew::prelude::*;

use crate::board::hand::{Hand, use_hand};
use crate::board::pace::Pace;
use crate::board::{Board, BoardProps};
use crate::ctx::Ctx;
use crate::state::{Msg, RingLook};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::durations;
use crate::ui::geometry::use_geometry;
use crate::ui::grip::use_grip;
use crate::ui::icons::{Shape, icon};
use crate::ui::throttle::use_throttled;
use columns::Column;
use gros_picture::decimal::ratio;
pub use slow_hands::SlowHands;
use strip::RingsStrip;
pub use tile::move_tile;
use words::{digits, labels, tags};

/// Height of the row of digits, in CSS pixels.
const DIGITS: f64 = 28.0;
/// Height of the strip of all rings.
const STRIP: f64 = 84.0;
/// Boards up to this height omit the strip.
const LOW: f64 = 230.0;
/// Height of the button for the outer pair.
const PAIR: f64 = 44.0;

/// Below this height, in CSS pixels, a vertical row would be too small and is drawn horizontally.
const LEAST_UPRIGHT: f64 = 200.0;

pub fn board(props: &BoardProps) -> Html {
    let BoardProps { play, size: (width, height) } = props;
    let ctx = play.ctx;
    let Some(subject) = props.play.subject().own::<Rings>() else { return Html::default() };
    let pair = subject.puzzle.has_pair().then(|| RingCues {
        is_on: subject.state.is_on(1),
        can_move: subject.legal.contains(&RingMove::PAIR),
        best_next: subject.best == Some(RingMove::PAIR),
    });
    let look = match play.ctx.ring_look {
        RingLook::Upright if *height < LEAST_UPRIGHT => Look::Diagram,
        look => look.look(),
    };
    component(RingsBoardProps {
        ctx,
        puzzle: play.timeline.puzzle().clone(),
        subject,
        free_end_left: play.ctx.free_end_left,
        look,
        pair,
        pace: play.pace,
        width: *width,
        height: *height,
    })
}

/// Returns the duration of the last move, in milliseconds, including the slide of a bar that no ring holds
/// any more.
pub fn arrival_milliseconds(look: RingLook, state: &RingsState, full: u32) -> u32 {
    match look {
        RingLook::Picture if state.on_count() == 0 => full + durations::BAR_SLIDE,
        RingLook::Picture => full,
        _ => 0,
    }
}

#[derive(PartialEq)]
struct RingsBoardProps {
    pub ctx: Ctx,
    pub puzzle: AnyPuzzle,
    pub subject: Subject<Rings>,
    pub free_end_left: bool,
    pub look: Look,
    /// Cues for the outer pair, if the rules allow to move it at once.
    pub pair: Option<RingCues>,
    pub pace: Pace,
    /// In CSS pixels.
    pub width: f64,
    /// In CSS pixels.
    pub height: f64,
}

impl RingsBoardProps {
    fn is_on(&self, ring: usize) -> bool {
        self.subject.state.is_on(ring)
    }

    fn can_move(&self, ring: usize) -> bool {
        self.subject.legal.contains(&RingMove::of(ring))
    }

    fn marked(&self) -> Option<usize> {
        self.subject.marked().filter(|mv| !mv.pair).map(|mv| mv.ring)
    }
}

rendered_by!(RingsBoardProps, use_rings_board);

#[hook]
fn use_rings_board(props: &RingsBoardProps) -> Html {
    let (pace, state) = (props.pace, &props.subject.state);
    let on_move = props.ctx.on(|mv| Msg::Act(Action::Hand(AnyMove::Rings(mv))));
    let Hand { subject, is_moving, on_meaning, .. } = use_hand(&props.subject, (), pace, &on_move);
    let hovered = use_state_eq(|| None::<usize>);
    // The window follows the slow ring, unless the user scrolled it at the current step.
    let scrolled = use_state_eq(|| None::<(RingsState, usize)>);
    let start = (*scrolled).as_ref().filter(|(at, _)| at == state).map(|(_, start)| *start);
    let view = View {
        look: props.look,
        is_flipped: props.free_end_left,
        start,
        hovered: *hovered,
        ..View::of((props.width, props.height))
    };
    let window = Rc::new(Window::new(&props.subject, &view));
    let (drag, strip_node) = (use_memo((), |()| Cell::new(None)), use_node_ref());
    let has_strip = window.has_strip();
    let extra = DIGITS + if has_strip { STRIP } else { 0.0 } + if props.pair.is_some() { PAIR } else { 0.0 };
    let omitted = if has_strip && props.height <= LOW { STRIP } else { 0.0 };
    // A vertical row has its digits beside it.
    let height = if props.look == Look::Vertical { props.height } else { props.height - extra + omitted };
    let scene = Rc::new(Rings::scene(&subject, &View { room: (props.width, height), ..view }));
    let columns = Column::all(props, &scene);
    let (left, width) = Column::span(&columns);
    let percent = |value: f64| format!("{}%", ratio(100.0 * value));
    let digits_row = use_geometry(vec![("--left", percent(left)), ("--width", percent(width))]);
    // Nobody reads the labels while steps arrive quickly, so throttle them.
    let first = scene.targets.first().map(Target::value);
    let (_, labels) =
        use_throttled((first.clone(), Rc::new(labels(props, &scene))), |(shown, _)| *shown != first);
    let on_gesture = {
        let (subject, hovered) = (props.subject.clone(), hovered.setter());
        let (look, is_flipped) = (props.look, props.free_end_left);
        Callback::from(move |gesture| {
            if let Gesture::Hover(target) = gesture {
                hovered.set(target);
                return false;
            }
            let view = View { look, is_flipped, ..View::of((0.0, 0.0)) };
            let meaning = Rings::meaning(&subject, &view, gesture);
            on_meaning(gesture, meaning);
            meaning.is_some() || matches!(gesture, Gesture::Push { .. })
        })
    };
    let on_start = {
        let (scrolled, state) = (scrolled.setter(), state.clone());
        Callback::from(move |start| scrolled.set(Some((state.clone(), start))))
    };
    let strip = Rings::strip(&props.subject, &view).map(|scene| RingsStrip {
        lang: props.ctx.lang,
        rings: state.rings(),
        scene: Rc::new(scene),
        window: window.clone(),
        mirrored: props.free_end_left,
        on_start,
        drag,
        node: strip_node,
    });
    let hold = use_grip(Callback::from({
        let strip = strip.clone();
        move |(pull, event)| {
            if let Some(strip) = &strip {
                strip.pulled(pull, &event);
            }
        }
    }));
    let board = Board {
        name: props.ctx.lang.board_group(&props.puzzle, props.free_end_left),
        class: classes!("board", "board-rings", upright(props), is_moving.then_some("board-moving")),
        labels,
        home: 1,
        extra,
        geometry: Vec::new(),
        overlay: if is_moving {
            html! {}
        } else {
            tags(props, &columns)
        },
        footer: digits(props, &columns, digits_row),
        scene,
        on_gesture,
    };
    html! {
        <div class="rings">
            { component(board) }
            { list(props.pair.map(|cues| pair_button(props, cues))) }
            { list(strip.map(|strip| strip.draw(&hold))) }
        </div>
    }
}

fn upright(props: &RingsBoardProps) -> Option<&'static str> {
    (props.look == Look::Vertical).then_some("board-upright")
}

fn pair_button(props: &RingsBoardProps, cues: RingCues) -> Html {
    let onclick = props.ctx.on_click(Msg::Act(Action::Hand(AnyMove::Rings(RingMove::PAIR))));
    let is_marked = cues.best_next && props.subject.has_marks;
    let shape = if cues.is_on { Shape::Down } else { Shape::Up };
    html! {
        <button
            class={classes!("button", "pair", is_marked.then_some("hinted"))} type="button" {onclick}
            aria-label={props.ctx.lang.pair_button(cues)} aria-disabled={(!cues.can_move).then_some("true")}
        >
            { icon(shape) }
            { props.ctx.lang.pair_label(cues.is_on) }
        </button>
    }
}
