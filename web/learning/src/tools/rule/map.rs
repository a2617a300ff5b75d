//! The map of all states: a bar for each, by moves to go, with what the rule does there.

use std::rc::Rc;

use gros_text::{Key, Lang};
use gros_tools::rule::{Trial, Verdict};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::ui::component::{component, list, rendered_by};
use crate::ui::geometry::{use_geometry, use_size};

const VERDICTS: [Verdict; 4] = [Verdict::Agrees, Verdict::CannotMove, Verdict::MovesAway, Verdict::Silent];
/// The height of the bars, in CSS pixels; those that agree are lower.
const HEIGHT: f64 = 50.0;
const LOW: f64 = 22.0;
/// Bars of at least this width have crosses.
const WIDE: f64 = 12.0;
/// How far from a failure one may point, in CSS pixels.
const NEAR: f64 = 6.0;

#[derive(PartialEq)]
pub struct Map {
    pub lang: Lang,
    pub trial: Rc<Trial>,
    pub to_go: usize,
    /// Shows another state, or the right move.
    pub show: Callback<(usize, bool)>,
}

rendered_by!(Map, use_map);

#[hook]
fn use_map(props: &Map) -> Html {
    let Map { lang, trial, to_go, show } = props;
    let (lang, to_go) = (*lang, *to_go);
    let room = use_node_ref();
    let (width, _) = use_size(room.clone());
    let onclick = {
        let (show, trial) = (show.clone(), trial.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(to_go) = chosen(&event, &trial) {
                show.emit((to_go, false));
            }
        })
    };
    let oninput = {
        let show = show.clone();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            if let Some(to_go) = field.and_then(|field| field.value().parse().ok()) {
                show.emit((to_go, false));
            }
        })
    };
    html! {
        <section class="tester-map" aria-label={lang.text(Key::TesterMap)}>
            <div class="tester-map-head">
                <h2>{ lang.text(Key::TesterMap) }<small>{ lang.text(Key::TesterMapScale) }</small></h2>
                { legend(lang, trial) }
            </div>
            <div class="tester-bars" ref={room} {onclick}>
                if width > 0.0 {
                    { bars(trial, width) }
                    { component(Here { share: (to_go as f64 + 0.5) / (trial.asked() + 1) as f64 }) }
                }
            </div>
            <input
                class="tester-slider" type="range" min="0" max={trial.asked().to_string()} value={to_go.to_string()} {oninput}
                aria-label={lang.text(Key::TesterSlider)} aria-valuetext={lang.tester_slider(trial, to_go)}
            />
            <p class="tester-pattern">{ lang.tester_pattern(trial.pattern()) }</p>
            <p class="tester-sum">
                <strong>{ lang.tester_sum(trial) }</strong>
                <span>{ lang.text(Key::TesterChoose) }</span>
            </p>
        </section>
    }
}

fn legend(lang: Lang, trial: &Trial) -> Html {
    let entry = |verdict: Verdict| {
        html! {
            <li class={class(verdict)}>
                { lang.tester_verdict(trial.puzzle(), verdict) }
                { " " }
                <b>{ trial.count(verdict) }</b>
            </li>
        }
    };
    let is_seen = |verdict: &Verdict| *verdict != Verdict::Silent || trial.count(*verdict) > 0;
    html! { <ul class="tester-legend">{ list(VERDICTS.into_iter().filter(is_seen).map(entry)) }</ul> }
}

fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Agrees => "tester-agrees",
        Verdict::CannotMove => "tester-stuck",
        Verdict::MovesAway => "tester-away",
        Verdict::Silent => "tester-silent",
    }
}

/// Draws the bars; where they are narrower than a pixel, failures hide what agrees.
fn bars(trial: &Trial, width: f64) -> Html {
    let pitch = width / (trial.asked() + 1) as f64;
    let (gap, is_wide) = (if pitch > 4.0 { 1.5 } else { 0.0 }, pitch >= WIDE);
    let (mut shapes, mut crosses) = (VERDICTS.map(|_| String::new()), [String::new(), String::new()]);
    for (to_go, verdict) in (1..).zip(trial.verdicts()) {
        let height = if *verdict == Verdict::Agrees { LOW } else { HEIGHT };
        let (x, bar) = (f64::from(to_go) * pitch, (pitch - 2.0 * gap).max(1.0));
        let (left, top) = (x + gap, HEIGHT - height);
        let kind = VERDICTS.iter().position(|kind| kind == verdict).unwrap_or_default();
        shapes[kind].push_str(&format!("M{left:.1} {top:.1}h{bar:.1}v{height:.1}h-{bar:.1}z"));
        if is_wide && kind > 0 {
            let cross = format!("M{:.1} 9l6 6m0-6l-6 6", x + pitch / 2.0 - 3.0);
            crosses[usize::from(kind > 1)].push_str(&cross);
        }
    }
    let flag = format!("M{:.1} {HEIGHT}v-26l10 6-10 6", pitch / 2.0);
    let bars = VERDICTS
        .into_iter()
        .zip(shapes)
        .map(|(verdict, path)| html! { <path class={class(verdict)} d={path} /> });
    let [on_full, on_tint] = crosses;
    html! {
        <svg width={format!("{width:.0}")} height={HEIGHT.to_string()} aria-hidden="true" focusable="false">
            { list(bars) }
            <path class="tester-cross" d={on_full} />
            <path class="tester-cross tester-cross-tint" d={on_tint} />
            <path class="tester-flag" d={flag} />
            <path class="tester-axis" d={format!("M0 {}h{width:.0}", HEIGHT - 0.5)} />
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
fn chosen(event: &MouseEvent, trial: &Trial) -> Option<usize> {
    let area = event.target_dyn_into::<Element>()?.closest(".tester-bars").ok()??.get_bounding_client_rect();
    let pitch = area.width() / (trial.asked() + 1) as f64;
    // A negative number becomes 0.
    let at = ((f64::from(event.client_x()) - area.left()) / pitch) as usize;
    let at = at.min(trial.asked());
    let near = if pitch < NEAR { (NEAR / pitch) as usize } else { 0 };
    let close = trial.failures().filter(|to_go| to_go.abs_diff(at) <= near);
    Some(close.min_by_key(|to_go| to_go.abs_diff(at)).unwrap_or(at))
}
