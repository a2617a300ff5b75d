//! The screen of the current order or question, readable from a distance.

use gros_session::{Listed, listed};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::settings;
use crate::board::Thumbnail;
use crate::board::move_shape;
use crate::ctx::Ctx;
use crate::puzzles::{move_tile, slow_hands};
use crate::state::{Advance, CoachContext, CoachMsg, CoachSettings, Msg, Stage};
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::geometry::use_geometry;
use crate::ui::icons::{Shape, icon, with_arrows};
use gros_picture::Within;
use gros_picture::decimal::tenths;

/// Number of moves shown after the current order.
const AHEAD: u32 = 3;

pub struct DeviceSupport {
    pub is_kept_on: bool,
    /// Whether there is no voice for the language.
    pub is_mute: bool,
}

pub fn run(context: &CoachContext, support: &DeviceSupport, on_close: &Callback<()>, ctx: Ctx) -> Html {
    let (lang, timeline) = (context.prefs.lang, &context.timeline);
    let (from, to) = if context.stage() == Stage::Check {
        (timeline.cursor().clone(), timeline.cursor().clone())
    } else {
        context.order()
    };
    let moves: Vec<Listed<AnyPuzzle>> = listed(timeline, &from, &to).collect();
    let state = moves.last().map_or_else(|| context.state(), |made| made.after.clone());
    let moved = moves.last().map(|made| made.mv.clone());
    let then = listed(timeline, &to, &(&to + &AHEAD.into())).collect::<Vec<_>>();
    let layout = match context.stage() {
        _ if is_done(context) => Some("coach-end-run"),
        Stage::Check => Some("coach-asking"),
        _ => None,
    };
    let caption = if moves.is_empty() { Key::CoachNow } else { Key::CoachAfter };
    html! {
        <div class={classes!("coach-run", layout)}>
            { chips(context, support, ctx) }
            { progress(context, &from, &to) }
            { order(context, &moves) }
            if !then.is_empty() && context.stage() == Stage::Run {
                <p class="row coach-then"><span>{ lang.text(Key::CoachThen) }</span>{ list(then.iter().map(|made| tile(lang, made))) }</p>
            }
            <div class="coach-picture">
                if context.coach.is_paused {
                    <div class="coach-rows">{ settings::voice_switch(ctx, context.coach.settings) }{ settings::choices(ctx, context.coach.settings) }</div>
                } else {
                    { list(slow(context, &moves)) }
                    { component(Thumbnail { prefs: context.prefs, puzzle: timeline.puzzle().clone(), state, moved }) }
                    <p class="note coach-caption">{ lang.text(caption) }</p>
                }
            </div>
            { buttons(context, support, on_close, ctx) }
            { next(context, ctx) }
        </div>
    }
}

/// How the hands make the move, where the picture has room for it; it stands in the place of the board.
fn slow(context: &CoachContext, moves: &[Listed<AnyPuzzle>]) -> Option<Html> {
    let [made] = moves else { return None };
    let (_, strip) = slow_hands(context.prefs, context.timeline.puzzle(), &made.before, &made.mv)?;
    Some(html! { <div class="coach-slow">{ strip }</div> })
}

fn chips(context: &CoachContext, support: &DeviceSupport, ctx: Ctx) -> Html {
    let (lang, settings) = (context.prefs.lang, context.coach.settings);
    let chip = |class, shape, is_on: bool, text: Key, toggled: CoachSettings| {
        let onclick = ctx.on_click(Msg::Coach(CoachMsg::Settings(toggled)));
        html! {
            <button class={classes!("note", "coach-chip", class)} type="button" {onclick} aria-pressed={is_on.to_string()} title={lang.text(text)}>
                { icon(shape) }<span>{ lang.text(text) }</span>
            </button>
        }
    };
    let awake = match (settings.awake, support.is_kept_on) {
        (true, true) => Key::CoachKeptOn,
        (true, false) if !context.coach.is_paused => Key::CoachMayDim,
        _ => Key::CoachAwake,
    };
    html! {
        <div class="row apart coach-chips">
            { chip(if awake == Key::CoachKeptOn { "coach-awake" } else { "coach-dim" }, Shape::Sun, settings.awake, awake, CoachSettings { awake: !settings.awake, ..settings }) }
            if !support.is_mute {
                { chip("coach-voice", Shape::Voice, settings.speaks, Key::CoachSpeak, CoachSettings { speaks: !settings.speaks, ..settings }) }
            }
        </div>
    }
}

fn progress(context: &CoachContext, from: &Steps, to: &Steps) -> Html {
    let (lang, timeline) = (context.prefs.lang, &context.timeline);
    let steps = timeline.steps();
    let part = (1_000.0 * timeline.cursor().to_f64() / steps.to_f64()).within(0.0, 1_000.0);
    let [before, now, all] = lang.coach_progress(from, to, steps);
    html! {
        <div class="coach-progress">
            <progress max="1000" value={tenths(part).to_string()} aria-hidden="true" />
            <p class="row apart">
                <span>{ before }<strong>{ now }</strong>{ all }</span>
                if !context.is_solved() {
                    <span>{ say!(lang, StatusToGo { moves: timeline.to_go() }) }</span>
                }
            </p>
        </div>
    }
}

fn order(context: &CoachContext, moves: &[Listed<AnyPuzzle>]) -> Html {
    let (lang, timeline) = (context.prefs.lang, &context.timeline);
    let beat = super::beat::order_duration(context, None)
        .filter(|_| !context.coach.is_paused && context.coach.settings.advance != Advance::ByTap);
    let beat = list(beat.map(|time| keyed(context.coach.orders, BeatDot { time })));
    match (context.stage(), moves) {
        (Stage::Check, _) => html! {
            <div class="line coach-order coach-question"><h2>{ lang.coach_check(timeline.puzzle(), &context.state()) }</h2></div>
        },
        (_, []) => html! {
            <div class="line coach-order">
                <span class="hinted coach-arrow">{ icon(Shape::Flag) }</span>{ component(Headline { text: lang.solved(&context.state()) }) }
            </div>
        },
        (_, [made]) => html! {
            <div class="line coach-order">
                <span class="hinted coach-arrow">{ icon(move_shape(timeline.puzzle(), &made.before, &made.mv)) }</span>
                { component(Headline { text: lang.coach_order(&made.before, &made.mv) }) }
                { beat }
            </div>
        },
        (_, moves) => html! {
            <div class="line coach-order coach-rhythm">
                <h2>{ list(moves.iter().map(|made| tile(lang, made))) }</h2>
                { beat }
            </div>
        },
    }
}

/// An order in the largest type that fits on its line.
#[derive(PartialEq)]
struct Headline {
    text: String,
}

rendered_by!(Headline, use_headline);

#[hook]
fn use_headline(props: &Headline) -> Html {
    let node = use_geometry(vec![("--ems", tenths(ems(&props.text)).to_string())]);
    html! { <h2 ref={node}>{ with_arrows(&props.text) }</h2> }
}

/// Estimates the width of a text in ems; Han characters are square.
fn ems(text: &str) -> f64 {
    let wide = |symbol: char| symbol > '\u{2e7f}' || symbol == '→';
    text.chars().map(|symbol| if wide(symbol) { 1.05 } else { 0.62 }).sum()
}

/// A dot that grows until the coach advances, in milliseconds.
#[derive(PartialEq)]
struct BeatDot {
    time: u32,
}

rendered_by!(BeatDot, use_beat_dot);

#[hook]
fn use_beat_dot(props: &BeatDot) -> Html {
    let node = use_geometry(vec![("--beat", format!("{}ms", props.time))]);
    html! { <span class="coach-beat" ref={node} aria-hidden="true" /> }
}

fn tile(lang: Lang, Listed { mv, before, .. }: &Listed<AnyPuzzle>) -> Html {
    let short = lang.move_short(before, mv);
    let drawn_by_puzzle = move_tile(before, mv);
    html! {
        <span class="coach-tile">
            if let Some(tile) = drawn_by_puzzle {
                <span aria-hidden="true">{ tile }</span>
                <span class="hidden-text">{ short }{ " " }</span>
            } else {
                { with_arrows(&short) }
            }
        </span>
    }
}

fn buttons(context: &CoachContext, support: &DeviceSupport, on_close: &Callback<()>, ctx: Ctx) -> Html {
    let lang = context.prefs.lang;
    let button = |shape, key: Key, msg: CoachMsg| {
        let onclick = ctx.on_click(Msg::Coach(msg.clone()));
        html! { <button class="button" type="button" {onclick}>{ icon(shape) }<span>{ lang.text(key) }</span></button> }
    };
    if is_done(context) {
        return html! {
            <div class="coach-buttons">
                { finish(context, on_close, ctx) }
                { button(Shape::Undo, Key::Back, CoachMsg::Back) }
            </div>
        };
    }
    let (pause, go) = ((Shape::Pause, Key::Pause), (Shape::Play, Key::CoachGoOn));
    let (shape, key) = if context.coach.is_paused { go } else { pause };
    let lost = if context.stage() == Stage::Check {
        (Shape::Cross, Key::CoachNotSame)
    } else {
        (Shape::Help, Key::CoachLost)
    };
    html! {
        <div class="coach-buttons">
            { button(Shape::Undo, Key::Back, CoachMsg::Back) }
            if !support.is_mute {
                { button(Shape::Replay, Key::CoachRepeat, CoachMsg::Repeat) }
            }
            { button(shape, key, CoachMsg::Pause) }
            { button(lost.0, lost.1, CoachMsg::Lost) }
        </div>
    }
}

/// The ways to go on at the goal; the first one is focused.
fn finish(context: &CoachContext, on_close: &Callback<()>, ctx: Ctx) -> Html {
    let (lang, is_fresh) = (context.prefs.lang, context.coach.is_fresh);
    let button = |class: &'static str, shape, text: &'static str, onclick: Callback<MouseEvent>| {
        html! {
            <button class={classes!("button", class, "coach-finish")} type="button" {onclick} aria-disabled={is_fresh.to_string()}>
                { icon(shape) }<span>{ text }</span>
            </button>
        }
    };
    let back = ctx.on_click(Msg::Coach(CoachMsg::WayBack));
    let end = {
        let on_close = on_close.clone();
        Callback::from(move |_: MouseEvent| {
            if !is_fresh {
                ctx.send(Msg::Coach(CoachMsg::StartOver));
                on_close.emit(());
            }
        })
    };
    let setup = context.timeline.setup();
    html! {
        <>
            if setup.puzzle.takes_goal() {
                { button("button-primary", Shape::Replay, lang.way_back(setup), back) }
            }
            { button("coach-over", Shape::Check, lang.text(Key::CoachEnd), end) }
        </>
    }
}

fn is_done(context: &CoachContext) -> bool {
    context.stage() == Stage::Run && context.is_solved()
}

/// The large button for every order. The answer to a question looks different, and there is none at the goal,
/// so that neither is tapped by mistake.
fn next(context: &CoachContext, ctx: Ctx) -> Html {
    let lang = context.prefs.lang;
    let (class, key, hint, msg) = match context.stage() {
        _ if is_done(context) => return html! {},
        Stage::Check => ("coach-next coach-yes", Key::CoachYes, None, CoachMsg::Same),
        _ => ("coach-next", Key::CoachNext, Some(Key::CoachNextHint), CoachMsg::Next),
    };
    let onclick = ctx.on_click(Msg::Coach(msg.clone()));
    html! {
        <button {class} type="button" {onclick} aria-label={lang.text(key)} aria-disabled={context.coach.is_fresh.to_string()}>
            { icon(Shape::Check) }
            <strong>{ lang.text(key) }</strong>
            if let Some(hint) = hint {
                <span data-text={lang.text(hint)} />
            }
        </button>
    }
}
