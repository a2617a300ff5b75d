//! The map of all states: a bar for each, by moves to go, with what the rule does there.

use std::rc::Rc;

use gros_learning::tools::rule::{Trial, Verdict, Window};
use gros_solver::Steps;
use gros_text::{Count, Key, Lang, say};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::Show;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::geometry::{use_geometry, use_size};
use crate::ui::icons::{Shape, icon_button};
use crate::ui::zoom::use_zoom;

const VERDICTS: [Verdict; 4] = [Verdict::Agrees, Verdict::CannotMove, Verdict::MovesAway, Verdict::Silent];
/// The height of the bars, in CSS pixels; those that agree are lower.
const HEIGHT: f64 = 50.0;
const LOW: f64 = 22.0;
/// Bars of at least this width have crosses.
const WIDE: f64 = 12.0;
/// The largest number of states of a map that is not zoomed.
const FEW: usize = 64;
/// How far from a failure a pointer still hits it, in CSS pixels.
const NEAR: f64 = 6.0;

#[derive(PartialEq)]
pub struct Map {
    pub lang: Lang,
    pub trial: Rc<Trial>,
    pub to_go: usize,
    pub(super) show: Callback<Show>,
}

rendered_by!(Map, use_map);

#[hook]
fn use_map(props: &Map) -> Html {
    let Map { lang, trial, to_go, show } = props;
    let (lang, to_go) = (*lang, *to_go);
    let room = use_node_ref();
    let (width, _) = use_size(room.clone());
    let total = trial.asked() + 1;
    let zoom = use_state_eq(|| 0usize);
    let closest = if total > FEW { Window::closest(total) } else { 0 };
    let scale = (*zoom).min(closest);
    let first = use_mut_ref(|| 0usize);
    let window = Window::around(to_go, total, scale, *first.borrow());
    first.replace(window.first);
    let zoom_by = {
        let (zoom, first) = (zoom.clone(), first.clone());
        Callback::from(move |by: isize| {
            // The state that is shown comes to the middle.
            first.replace(usize::MAX);
            // Not the scale that was drawn: keys may come faster than drawings.
            zoom.set((*zoom).min(closest).saturating_add_signed(by).min(closest));
        })
    };
    use_zoom(&room, closest - scale, closest, zoom_by.reform(|by: isize| -by));
    let onkeydown = {
        let zoom_by = zoom_by.clone();
        Callback::from(move |event: KeyboardEvent| {
            let by = match event.key().as_str() {
                "+" | "=" => 1,
                "-" => -1,
                _ => return,
            };
            event.prevent_default();
            zoom_by.emit(by);
        })
    };
    let onclick = {
        let (show, trial) = (show.clone(), trial.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(to_go) = chosen(&event, &trial, window) {
                show.emit(Show::State(to_go));
            }
        })
    };
    let oninput = {
        let show = show.clone();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            if let Some(to_go) = field.and_then(|field| field.value().parse().ok()) {
                show.emit(Show::State(to_go));
            }
        })
    };
    html! {
        <section class="tool-map" aria-label={lang.text(Key::TesterMap)}>
            <div class="row apart">
                <h2>{ lang.text(Key::TesterMap) }<small>{ lang.text(Key::TesterMapScale) }</small></h2>
                { legend(lang, trial) }
                if closest > 0 {
                    { zoom_buttons(lang, window, scale, closest, &zoom_by) }
                }
            </div>
            <div class="tester-bars" ref={room} {onclick}>
                if width > 0.0 {
                    { bars(trial, window, width) }
                    { component(Here { share: ((to_go - window.first) as f64 + 0.5) / window.count as f64 }) }
                }
            </div>
            <input
                class="tester-slider" type="range" min="0" max={trial.asked().to_string()} value={to_go.to_string()} {oninput} {onkeydown}
                aria-label={lang.text(Key::TesterSlider)} aria-valuetext={lang.tester_slider(trial, to_go)}
            />
            <p class="note tester-pattern">{ lang.tester_pattern(trial.pattern()) }</p>
            <p class="row facts">
                <strong>{ say!(lang, TesterSum { right: Count(trial.right()), asked: Count(trial.asked()) }) }</strong>
                <span>{ lang.text(Key::TesterChoose) }</span>
            </p>
        </section>
    }
}

/// Closer and farther, as on the tape.
fn zoom_buttons(lang: Lang, window: Window, scale: usize, closest: usize, zoom_by: &Callback<isize>) -> Html {
    let button = |name: Key, shape: Shape, is_off: bool, by: isize| {
        icon_button(lang.text(name), shape, is_off, zoom_by.reform(move |_: MouseEvent| by))
    };
    html! {
        <div class="line tester-zoom" role="group" aria-labelledby="tester-window">
            <span id="tester-window">{ say!(lang, TesterWindow { first: Count(window.first), last: Count(window.last()) }) }</span>
            { button(Key::ZoomOut, Shape::Minus, scale == 0, -1) }
            { button(Key::ZoomIn, Shape::Plus, scale == closest, 1) }
        </div>
    }
}

fn legend(lang: Lang, trial: &Trial) -> Html {
    let entry = |verdict: Verdict| {
        html! {
            <li class={class(verdict)}>
                { lang.tester_verdict(trial.puzzle(), verdict) }
                { " " }
                <b>{ lang.number(&Steps::from(trial.count(verdict))) }</b>
            </li>
        }
    };
    let is_seen = |verdict: &Verdict| *verdict != Verdict::Silent || trial.count(*verdict) > 0;
    html! { <ul class="legend">{ list(VERDICTS.into_iter().filter(is_seen).map(entry)) }</ul> }
}

fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Agrees => "tester-agrees",
        Verdict::CannotMove => "tester-stuck",
        Verdict::MovesAway => "tester-away",
        Verdict::Silent => "tester-silent",
    }
}

/// The area and the outline of a bar.
fn colours(verdict: Verdict) -> (&'static str, &'static str) {
    match verdict {
        Verdict::Agrees => ("var(--good)", "none"),
        Verdict::CannotMove => ("var(--bad)", "none"),
        Verdict::MovesAway => ("var(--bad-tint)", "var(--bad)"),
        Verdict::Silent => ("none", "var(--bad)"),
    }
}

/// Draws the bars; where they are narrower than a pixel, failures hide what agrees.
fn bars(trial: &Trial, window: Window, width: f64) -> Html {
    let pitch = width / window.count as f64;
    let (gap, is_wide) = (if pitch > 4.0 { 1.5 } else { 0.0 }, pitch >= WIDE);
    let (mut shapes, mut crosses) = (VERDICTS.map(|_| String::new()), [String::new(), String::new()]);
    let seen = (1..).zip(trial.verdicts()).skip(window.first.saturating_sub(1));
    for (to_go, verdict) in seen.take_while(|(to_go, _)| *to_go <= window.last()) {
        let place = to_go - window.first.min(to_go);
        let height = if *verdict == Verdict::Agrees { LOW } else { HEIGHT };
        let (x, bar) = (place as f64 * pitch, (pitch - 2.0 * gap).max(1.0));
        let (left, top) = (x + gap, HEIGHT - height);
        let kind = VERDICTS.iter().position(|kind| kind == verdict).unwrap_or_default();
        shapes[kind].push_str(&format!("M{left:.1} {top:.1}h{bar:.1}v{height:.1}h-{bar:.1}z"));
        if is_wide && kind > 0 {
            let cross = format!("M{:.1} 9l6 6m0-6l-6 6", x + pitch / 2.0 - 3.0);
            crosses[usize::from(kind > 1)].push_str(&cross);
        }
    }
    let is_goal = window.first == 0;
    // Over narrow bars it flies to the left.
    let flies = if is_wide { 10 } else { -10 };
    let flag = is_goal.then(|| format!("M{:.1} {HEIGHT}v-26l{flies} 6 {} 6", pitch / 2.0, -flies));
    let bars = VERDICTS.into_iter().zip(shapes).map(|(verdict, path)| {
        let (fill, stroke) = colours(verdict);
        let dash = (verdict == Verdict::Silent).then_some("3 2");
        html! { <path {fill} {stroke} stroke-dasharray={dash} d={path} /> }
    });
    let [on_full, on_tint] = crosses;
    html! {
        <svg width={format!("{width:.0}")} height={HEIGHT.to_string()} aria-hidden="true" focusable="false">
            { list(bars) }
            <path stroke="var(--surface)" stroke-width="2" d={on_full} />
            <path stroke="var(--bad)" stroke-width="2" d={on_tint} />
            <path fill="var(--good)" stroke="var(--good)" stroke-width="2" d={flag} />
            <path stroke="var(--ink)" d={format!("M0 {}h{width:.0}", HEIGHT - 0.5)} />
        </svg>
    }
}

/// The mark above the state that is shown.
#[derive(PartialEq)]
struct Here {
    share: f64,
}

rendered_by!(Here, use_here);

#[hook]
fn use_here(props: &Here) -> Html {
    let node = use_geometry(vec![("--share", format!("{:.3}%", 100.0 * props.share))]);
    html! { <i class="tester-here" ref={node} aria-hidden="true" /> }
}

/// Returns the state under the pointer; where bars are thin, a failure close by.
fn chosen(event: &MouseEvent, trial: &Trial, window: Window) -> Option<usize> {
    let area = event.target_dyn_into::<Element>()?.closest(".tester-bars").ok()??.get_bounding_client_rect();
    let pitch = area.width() / window.count as f64;
    // A negative number becomes 0.
    let at = ((f64::from(event.client_x()) - area.left()) / pitch) as usize;
    let at = (window.first + at).min(window.last());
    let near = if pitch < NEAR { (NEAR / pitch) as usize } else { 0 };
    let close = trial.failures().filter(|to_go| to_go.abs_diff(at) <= near);
    Some(close.min_by_key(|to_go| to_go.abs_diff(at)).unwrap_or(at))
}
