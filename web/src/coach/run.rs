//! The moves that are ordered, large enough to be read from the table; or the question whether all is right.

use gros_session::{Listed, listed};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::settings;
use crate::board::Thumbnail;
use crate::board::move_shape;
use crate::puzzles::move_tile;
use crate::state::{Advance, CoachContext, CoachMsg, CoachSettings, Msg, Stage};
use crate::ui::arrows::with_arrows;
use crate::ui::component::{component, keyed, rendered_by};
use crate::ui::geometry::use_geometry;
use crate::ui::icons::{Shape, icon};
use gros_picture::Within;
use gros_picture::decimal::tenths;

/// So many of the moves that come after the ordered ones are shown.
const AHEAD: u32 = 3;

/// What the device grants.
pub struct Means {
    /// Whether the screen is kept on.
    pub is_kept_on: bool,
    /// Whether there is no voice for the language.
    pub is_mute: bool,
}

/// Draws what the coach says, the picture to compare with, and the buttons.
pub fn run(led: &CoachContext, means: &Means, dispatch: &Callback<Msg>) -> Html {
    let (lang, timeline) = (led.prefs.lang, &led.timeline);
    let (from, to) = if led.stage() == Stage::Check {
        (timeline.cursor().clone(), timeline.cursor().clone())
    } else {
        led.order()
    };
    let moves: Vec<Listed<AnyPuzzle>> = listed(timeline, &from, &to).collect();
    let state = moves.last().map_or_else(|| led.state(), |made| made.after.clone());
    let moved = moves.last().map(|made| made.mv.clone());
    let then = listed(timeline, &to, &(&to + &AHEAD.into())).collect::<Vec<_>>();
    let caption = if moves.is_empty() { Key::CoachNow } else { Key::CoachAfter };
    html! {
        <div class={classes!("coach-run", is_done(led).then_some("coach-end-run"))}>
            { chips(led, means, dispatch) }
            { progress(led, &from, &to) }
            if means.is_mute {
                <p class="coach-notice" role="status">{ icon(Shape::Info) }{ lang.text(Key::CoachNoVoice) }</p>
            }
            { order(led, &moves) }
            if !then.is_empty() && led.stage() == Stage::Run {
                <p class="coach-then"><span>{ lang.text(Key::CoachThen) }</span>{ for then.iter().map(|made| tile(lang, made)) }</p>
            }
            <div class="coach-picture">
                if led.coach.is_paused {
                    <div class="coach-rows">{ settings::voice_switch(lang, led.coach.settings, dispatch) }{ settings::choices(lang, led.coach.settings, dispatch) }</div>
                } else {
                    { component(Thumbnail { prefs: led.prefs, puzzle: timeline.puzzle().clone(), state, moved }) }
                    <p class="coach-caption">{ lang.text(caption) }</p>
                }
            </div>
            { buttons(led, dispatch) }
            { next(led, dispatch) }
        </div>
    }
}

/// The screen that is kept on, and the voice; each can be switched off.
fn chips(led: &CoachContext, means: &Means, dispatch: &Callback<Msg>) -> Html {
    let (lang, settings) = (led.prefs.lang, led.coach.settings);
    let chip = |class, shape, is_on: bool, text: Key, turned: CoachSettings| {
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Coach(CoachMsg::Settings(turned)));
        html! {
            <button class={classes!("coach-chip", class)} type="button" {onclick} aria-pressed={is_on.to_string()} title={lang.text(text)}>
                { icon(shape) }<span>{ lang.text(text) }</span>
            </button>
        }
    };
    let awake = match (settings.awake, means.is_kept_on) {
        (true, true) => Key::CoachKeptOn,
        (true, false) if !led.coach.is_paused => Key::CoachMayDim,
        _ => Key::CoachAwake,
    };
    html! {
        <div class="coach-chips">
            { chip(if awake == Key::CoachKeptOn { "coach-awake" } else { "coach-dim" }, Shape::Sun, settings.awake, awake, CoachSettings { awake: !settings.awake, ..settings }) }
            { chip("coach-voice", Shape::Voice, settings.speaks, Key::CoachSpeak, CoachSettings { speaks: !settings.speaks, ..settings }) }
        </div>
    }
}

/// Says how far one is.
fn progress(led: &CoachContext, from: &Steps, to: &Steps) -> Html {
    let (lang, timeline) = (led.prefs.lang, &led.timeline);
    let steps = timeline.steps();
    let part = (1_000.0 * timeline.cursor().to_f64() / steps.to_f64()).within(0.0, 1_000.0);
    let [before, now, all] = lang.coach_progress(from, to, steps);
    html! {
        <div class="coach-progress">
            <progress max="1000" value={tenths(part).to_string()} aria-hidden="true" />
            <p><span>{ before }<strong>{ now }</strong>{ all }</span><span>{ lang.to_go(&timeline.to_go()) }</span></p>
        </div>
    }
}

/// Draws the order, the question, or that all is done.
fn order(led: &CoachContext, moves: &[Listed<AnyPuzzle>]) -> Html {
    let (lang, timeline) = (led.prefs.lang, &led.timeline);
    let beat = super::beat::rest(led, None)
        .filter(|_| !led.coach.is_paused && led.coach.settings.advance != Advance::ByTap);
    let beat = html! { { for beat.map(|time| keyed(led.coach.orders, Beat { time })) } };
    match (led.stage(), moves) {
        (Stage::Check, _) => html! {
            <div class="coach-order coach-question"><h2>{ lang.coach_check(timeline.puzzle(), &led.state()) }</h2></div>
        },
        (_, []) => html! {
            <div class="coach-order coach-done">
                <span class="coach-arrow">{ icon(Shape::Flag) }</span>{ component(Headline { text: lang.reached(timeline).to_owned() }) }
            </div>
        },
        (_, [made]) => html! {
            <div class="coach-order">
                <span class="coach-arrow">{ icon(move_shape(timeline.puzzle(), &made.before, &made.mv)) }</span>
                { component(Headline { text: lang.coach_order(&made.before, &made.mv) }) }
                { beat }
            </div>
        },
        (_, moves) => html! {
            <div class="coach-order coach-rhythm">
                <h2>{ for moves.iter().map(|made| tile(lang, made)) }</h2>
                { beat }
            </div>
        },
    }
}

/// An order as large as its line has room for.
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

/// Estimates how wide a text is, in parts of its size: Han characters are square, others narrower.
fn ems(text: &str) -> f64 {
    let wide = |symbol: char| symbol > '\u{2e7f}' || symbol == '→';
    text.chars().map(|symbol| if wide(symbol) { 1.05 } else { 0.62 }).sum()
}

/// A dot that grows until the next beat.
#[derive(PartialEq)]
struct Beat {
    time: u32,
}

rendered_by!(Beat, use_beat_dot);

#[hook]
fn use_beat_dot(props: &Beat) -> Html {
    let node = use_geometry(vec![("--beat", format!("{}ms", props.time))]);
    html! { <span class="coach-beat" ref={node} aria-hidden="true" /> }
}

/// Draws a move as briefly as it can be said.
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

/// Draws what else one can do; at the end, all that one can do.
fn buttons(led: &CoachContext, dispatch: &Callback<Msg>) -> Html {
    let lang = led.prefs.lang;
    let button = |shape, key: Key, msg: CoachMsg| {
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Coach(msg.clone()));
        html! { <button class="button" type="button" {onclick}>{ icon(shape) }<span>{ lang.text(key) }</span></button> }
    };
    if is_done(led) {
        let onclick = dispatch.reform(|_: MouseEvent| Msg::Coach(CoachMsg::StartOver));
        return html! {
            <div class="coach-buttons">
                { button(Shape::Undo, Key::Back, CoachMsg::Back) }
                <button class="button coach-again" type="button" {onclick} aria-disabled={led.coach.is_fresh.to_string()}>
                    { icon(Shape::Edit) }<span>{ lang.text(Key::CoachAgain) }</span>
                </button>
            </div>
        };
    }
    let (pause, go) = ((Shape::Pause, Key::Pause), (Shape::Play, Key::CoachGoOn));
    let (shape, key) = if led.coach.is_paused { go } else { pause };
    let lost = if led.stage() == Stage::Check {
        (Shape::Cross, Key::CoachNotSame)
    } else {
        (Shape::Help, Key::CoachLost)
    };
    html! {
        <div class="coach-buttons">
            { button(Shape::Undo, Key::Back, CoachMsg::Back) }
            { button(Shape::Replay, Key::CoachRepeat, CoachMsg::Repeat) }
            { button(shape, key, CoachMsg::Pause) }
            { button(lost.0, lost.1, CoachMsg::Lost) }
        </div>
    }
}

fn is_done(led: &CoachContext) -> bool {
    led.stage() == Stage::Run && led.is_solved()
}

/// Draws the one large button, which is pressed after every order; an answer looks otherwise, so that it is not given
/// unseen, and at the end there is none, so that it is not left unseen.
fn next(led: &CoachContext, dispatch: &Callback<Msg>) -> Html {
    let lang = led.prefs.lang;
    let (class, key, hint, msg) = match led.stage() {
        _ if is_done(led) => return html! {},
        Stage::Check => ("coach-next coach-yes", Key::CoachYes, None, CoachMsg::Same),
        _ => ("coach-next", Key::CoachNext, Some(Key::CoachNextHint), CoachMsg::Next),
    };
    let onclick = dispatch.reform(move |_: MouseEvent| Msg::Coach(msg.clone()));
    html! {
        <button {class} type="button" {onclick} aria-label={lang.text(key)} aria-disabled={led.coach.is_fresh.to_string()}>
            { icon(Shape::Check) }
            <strong>{ lang.text(key) }</strong>
            if let Some(hint) = hint {
                <span data-text={lang.text(hint)} />
            }
        </button>
    }
}
