//! The peek card between board and timeline of a phone: the reason for the next move, and the moves after it.

use gros_picture::Note;
use gros_session::Timeline;
use gros_solver::methods::Question;
use gros_solver::{AnyPuzzle, Puzzle, Steps};
use gros_text::{Key, Lang, Link, Peek as Reason, say};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::puzzles::{Plan, dead_ends_map, tree_map};
use crate::state::{Tab, TimelineRef, detour};
use crate::timeline::tape_layout::note_at;
use crate::ui::component::{list, rendered_by};
use crate::ui::geometry::{use_geometry, use_size};
use crate::ui::icons::{Shape, icon, with_arrows};
use crate::ui::lazy::{lazy, lazy_in};
use crate::ui::throttle::use_throttled;

const AHEAD: u64 = 7;
/// Minimum width of a part of a plan, in CSS pixels.
const LEAST_PART: u32 = 88;

#[derive(PartialEq)]
pub struct Peek {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    pub is_solving: bool,
    /// Whether the caption takes its place.
    pub is_covered: bool,
    pub show: Callback<Option<Tab>>,
}

rendered_by!(Peek, use_peek);

/// Renders nothing, and evaluates no method, if there is no room.
#[hook]
fn use_peek(props: &Peek) -> Html {
    let Peek { timeline, is_solving, is_covered, show, .. } = props;
    let ctx = props.ctx;
    let timeline = use_throttled(timeline.clone(), |shown| !shown.has_setup_of(timeline));
    let node = use_node_ref();
    let (_, height) = use_size(node.clone());
    let may_show = *is_solving || !timeline.puzzle().methods().is_empty();
    let has_room = may_show && height > 0.0 && !is_covered;
    html! {
        <div class={classes!("peek", (!may_show).then_some("peek-none"))} ref={node}>
            if has_room {
                { lazy(ctx.lang, PeekCard { ctx, timeline, is_solving: *is_solving, show: show.clone() }) }
            }
        </div>
    }
}

#[derive(Clone, PartialEq)]
pub struct PeekCard {
    ctx: Ctx,
    timeline: TimelineRef,
    is_solving: bool,
    show: Callback<Option<Tab>>,
}

rendered_by!(PeekCard, use_peek_card);
lazy_in!(PeekCard, explain, with later words);

#[hook]
fn use_peek_card(props: &PeekCard) -> Html {
    let PeekCard { timeline, is_solving, show, .. } = props;
    let ctx = props.ctx;
    let node = use_node_ref();
    let (width, _) = use_size(node.clone());
    let map = use_memo((timeline.setup().clone(), *is_solving), |(task, is_solving)| {
        (!is_solving).then(|| dead_ends_map(task)).flatten()
    });
    let plan = Plan::of(timeline).filter(|_| !is_solving && width < Plan::ROOM);
    let parts = use_geometry(plan.as_ref().map_or_else(Vec::new, |plan| plan.geometry(LEAST_PART).into()));
    // A wider page has it below the board.
    if let Some((map, detour)) = (*map).as_ref().zip(detour(timeline)) {
        return html! {
            <div class="box peek-card peek-tree" ref={node}>
                { head(ctx.lang, &say!(ctx.lang, FamilyAllPositions { count: Steps::from(map.states()) }), show) }
                if width > 0.0 {
                    { tree_map(map, ctx.lang, width, (timeline.setup(), &detour), None) }
                }
            </div>
        };
    }
    if *is_solving {
        return html! { <div class="box peek-card">{ rules(ctx.lang, timeline.puzzle(), show) }</div> };
    }
    let Some(reason) = ctx.lang.peek(&question(timeline)) else { return html! {} };
    match plan {
        Some(plan) => html! {
            <div class="box peek-card" ref={node}>
                { head(ctx.lang, &reason.title, show) }
                <div class="peek-plan" ref={parts}>{ plan.strip(ctx) }</div>
                { ahead(ctx.lang, timeline) }
            </div>
        },
        None => {
            html! { <div class="box peek-card" ref={node}>{ card(&reason, ctx.lang, timeline, show) }</div> }
        }
    }
}

pub fn question(timeline: &Timeline<AnyPuzzle>) -> Question<AnyPuzzle> {
    let setup = timeline.setup();
    Question {
        puzzle: setup.puzzle.clone(),
        start: setup.start.clone(),
        goal: setup.goal.clone(),
        here: timeline.state(),
    }
}

fn card(reason: &Reason, lang: Lang, timeline: &Timeline<AnyPuzzle>, show: &Callback<Option<Tab>>) -> Html {
    let first = reason.links.first();
    let are_rings = matches!(first, Some(Link::Ring { .. }));
    html! {
        <>
            { head(lang, &reason.title, show) }
            if first.is_some() {
                <div class={classes!("row", "peek-links", (!are_rings).then_some("peek-discs"))}>
                    { list(reason.links.iter().map(link)) }
                    <span class="note peek-note">{ reason.note }</span>
                </div>
            }
            <p class="peek-text">{ &reason.text }</p>
            { ahead(lang, timeline) }
        </>
    }
}

fn ahead(lang: Lang, timeline: &Timeline<AnyPuzzle>) -> Html {
    html! {
        <p class="row peek-ahead">
            <span class="note peek-note">{ lang.text(Key::ExplainComingUp) }</span>
            { list(upcoming(timeline, AHEAD).iter().map(chip)) }
        </p>
    }
}

/// While the next move is hidden, the card tells what is allowed.
fn rules(lang: Lang, puzzle: &AnyPuzzle, show: &Callback<Option<Tab>>) -> Html {
    let task = 1;
    html! {
        <>
            { head(lang, lang.text(Key::TheRules), show) }
            { list(lang.rules(puzzle).into_iter().skip(task).map(|rule| html! { <p class="peek-text">{ rule }</p> })) }
        </>
    }
}

fn head(lang: Lang, title: &str, show: &Callback<Option<Tab>>) -> Html {
    html! {
        <div class="line apart peek-head">
            <strong class="ellipsis" id="peek-title">{ title }</strong>
            <button
                id="peek-more" class="button-quiet peek-more" type="button" aria-labelledby="peek-more peek-title"
                onclick={show.reform(|_: MouseEvent| Some(Tab::Explain))}
            >
                { lang.text(Key::Explain) }{ icon(Shape::Chevron) }
            </button>
        </div>
    }
}

fn link(link: &Link) -> Html {
    let now = |moves_now: bool| moves_now.then_some("peek-now");
    match link {
        Link::Ring { ring, is_on, moves_now } => html! {
            <b class={classes!("mark", "peek-ring", is_on.then_some("mark-on"), now(*moves_now))}>{ *ring }</b>
        },
        Link::Disc { disc, wish, is_there, moves_now } => html! {
            <span class={classes!("peek-disc", is_there.then_some("peek-there"), now(*moves_now))}>
                <b class={if disc % 2 == 1 { "disc-odd" } else { "disc-even" }}>{ *disc }</b>
                <span>{ with_arrows(wish) }if *is_there { { icon(Shape::Check) } }</span>
            </span>
        },
        Link::Gap => html! { <span class="peek-gap">{ "…" }</span> },
    }
}

pub fn upcoming(timeline: &Timeline<AnyPuzzle>, count: u64) -> Vec<Note> {
    let here = timeline.cursor();
    (0..count).map_while(|upcoming| note_at(timeline, &(here + &Steps::from(upcoming)))).collect()
}

pub fn chip(Note { piece, way, to }: &Note) -> Html {
    html! { <span class="peek-chip">{ piece }if let Some(way) = way { { icon(Shape::from(*way)) } }{ to }</span> }
}
