//! The dock below the board: transport row, overview and tape.

pub mod game_line;
pub mod landmarks_menu;
pub mod overview;
pub mod ruler;
pub mod step_field;
pub mod tape;
pub mod tape_layout;
mod track;
pub mod transport;

use std::rc::Rc;

use gros_session::{Landmark, landmarks};
use gros_solver::Puzzle;
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{RouteOf, Speed, Stretch, TimelineRef};
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_size;
use crate::ui::lazy::lazy;
use crate::ui::throttle::use_throttled;
use game_line::GameLine;
use overview::Overview;
use step_field::TypedDigit;
use tape::TapeRow;
use track::Slide;
pub use track::{Told, to_tick};
use transport::{TransportProps, transport};

#[derive(PartialEq)]
pub struct Dock {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    /// The parts that may be shown while the user solves.
    pub told: Option<Told>,
    pub playing: bool,
    pub speed: Speed,
    pub scale: usize,
    /// A stretch that is being pointed at on a card.
    pub stretch: Option<Stretch>,
}

rendered_by!(Dock, use_dock);

#[hook]
fn use_dock(props: &Dock) -> Html {
    let Dock { timeline, told, playing, speed, scale, stretch, .. } = props;
    let ctx = props.ctx;
    let dock = use_node_ref();
    let (room, _) = use_size(dock.clone());
    let landmarks = use_landmarks(timeline, told.is_some());
    let throttled = use_throttled(timeline.clone(), |shown| !shown.has_setup_of(timeline));
    let typed = use_state_eq(TypedDigit::default);
    let on_digit = {
        let typed = typed.clone();
        Callback::from(move |digit| typed.set(typed.next(digit)))
    };
    let slide =
        Slide { ctx, timeline: timeline.clone(), told: told.clone(), landmarks: landmarks.clone(), on_digit };
    html! {
        <section class="dock" ref={dock} aria-label={ctx.lang.text(Key::Timeline)}>
            { transport(&TransportProps {
                ctx,
                timeline,
                throttled: &throttled,
                has_total: told.as_ref().is_none_or(|told| told.total),
                playing: *playing,
                speed: *speed,
                landmarks: &landmarks,
                room,
                typed: *typed,
            }) }
            if game_line::fits(timeline) {
                <div class="dock-game">{ lazy(ctx.lang, GameLine { slide }) }</div>
            } else {
                { component(Line { slide, scale: *scale, stretch: stretch.clone() }) }
            }
        </section>
    }
}

/// The overview and the tape below it.
#[derive(PartialEq)]
struct Line {
    slide: Slide,
    scale: usize,
    stretch: Option<Stretch>,
}

rendered_by!(Line, use_line);

#[hook]
fn use_line(props: &Line) -> Html {
    let Line { slide, scale, stretch } = props;
    let Slide { timeline, told, .. } = slide;
    let told_to = told.as_ref().map(|told| told.to.clone());
    let (line, strip) = (use_node_ref(), use_node_ref());
    let (width, _) = use_size(line.clone());
    let size = use_size(strip.clone());
    html! {
        <div class="dock-line" ref={line}>
            { component(Overview { slide: slide.clone(), scale: *scale, stretch: stretch.clone(), width, strip_width: size.0 }) }
            { component(TapeRow { ctx: slide.ctx, timeline: timeline.clone(), told_to, scale: *scale, strip, size }) }
        </div>
    }
}

/// Returns the landmarks, recomputed only when the route changes. Those of a game tell who wins.
#[hook]
fn use_landmarks(timeline: &TimelineRef, is_solving: bool) -> Rc<Vec<Landmark>> {
    use_memo((RouteOf((**timeline).clone()), is_solving), |(RouteOf(timeline), is_solving)| {
        if *is_solving && timeline.puzzle().is_game() { Vec::new() } else { landmarks(timeline) }
    })
}
