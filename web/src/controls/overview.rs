//! The overview: the whole timeline as one slider.

use gros_session::{Action, Seek, Slider};
use gros_solver::Steps;
use gros_text::Key;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::PartProps;
use crate::hooks::geometry::use_geometry;
use crate::state::Msg;

/// Draws the slider. A native range carries the rounding of the thumb; the keys go by exact steps.
#[component]
pub fn Overview(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let slider = Slider::of(timeline);
    let tick = slider.tick_of(timeline, timeline.cursor());
    let played = timeline.planned_from().fraction_of(timeline.steps());
    let node = use_geometry(vec![
        ("--done", format!("{:.3}%", 100.0 * timeline.cursor().fraction_of(timeline.steps()))),
        ("--played", format!("{played:.5}")),
    ]);
    let oninput = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: InputEvent| {
            let tick =
                event.target_dyn_into::<HtmlInputElement>().and_then(|range| range.value().parse().ok());
            if let Some(tick) = tick {
                dispatch.emit(Msg::Act(Action::Seek(Seek::Tick(tick))));
            }
        })
    };
    let page = timeline.steps().scale_down(&Steps::ONE, &Steps::from(20u32)).max(Steps::from(10u32));
    let onkeydown = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(seek) = seek_of_key(&event, &page) {
                event.prevent_default();
                dispatch.emit(Msg::Act(Action::Seek(seek)));
            }
        })
    };
    let held = |is_held| dispatch.reform(move |_: PointerEvent| Msg::Dragging(is_held));
    let let_go = dispatch.reform(|_: Event| Msg::Dragging(false));
    html! {
        <div class="overview" ref={node}>
            if !timeline.planned_from().is_zero() {
                <span class="overview-played" title={lang.text(Key::PlayedByHand)} />
            }
            <input
                type="range" min="0" max={slider.ticks().max(1).to_string()} step="1" value={tick.to_string()}
                disabled={slider.ticks() == 0} aria-label={lang.text(Key::Step)} aria-valuetext={lang.slider_text(timeline)}
                {oninput} {onkeydown} onpointerdown={held(true)} onpointerup={held(false)} onpointercancel={held(false)}
                onchange={let_go}
            />
        </div>
    }
}

/// Gives the request of a key: the slider's own steps would be too coarse on long timelines.
fn seek_of_key(event: &KeyboardEvent, page: &Steps) -> Option<Seek> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let by = Steps::from(if event.shift_key() { 10u32 } else { 1 });
    match event.key().as_str() {
        "ArrowLeft" | "ArrowDown" => Some(Seek::Backward(by)),
        "ArrowRight" | "ArrowUp" => Some(Seek::Forward(by)),
        "PageDown" => Some(Seek::Backward(page.clone())),
        "PageUp" => Some(Seek::Forward(page.clone())),
        "Home" => Some(Seek::Start),
        "End" => Some(Seek::End),
        _ => None,
    }
}
