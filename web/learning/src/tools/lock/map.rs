//! The graph of all states with the facts about it, and a slider along the route.

use std::rc::Rc;

use gros_learning::tools::lock::{Graph, Layout, Word};
use gros_text::{Key, Lang};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::chart::Chart;
use crate::ui::component::{list, rendered_by};
use crate::ui::geometry::{use_geometry, use_size};

/// The width of the slider's thumb, in CSS pixels.
const THUMB: f64 = 16.0;

#[derive(PartialEq)]
pub struct Map {
    pub lang: Lang,
    pub graph: Rc<Graph>,
    pub layout: Rc<Layout>,
    pub here: Word,
    pub go: Callback<Word>,
}

rendered_by!(Map, use_map);

#[hook]
fn use_map(props: &Map) -> Html {
    let Map { lang, graph, layout, here, go } = props;
    let lang = *lang;
    let room = use_node_ref();
    let (width, _) = use_size(room.clone());
    let onclick = {
        let (graph, layout, go) = (graph.clone(), layout.clone(), go.clone());
        Callback::from(move |event: MouseEvent| {
            if let Some(state) = clicked(&event, &graph, &layout) {
                go.emit(graph.word(state));
            }
        })
    };
    let oninput = {
        let (graph, go) = (graph.clone(), go.clone());
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let step: Option<usize> = field.and_then(|field| field.value().parse().ok());
            if let Some(state) = step.and_then(|step| graph.way().get(step)) {
                go.emit(graph.word(*state));
            }
        })
    };
    let chart = Chart::new(graph, layout, width);
    let (begin, length) = chart.way();
    let slider = use_geometry(vec![
        ("--begin", format!("{:.1}px", begin - THUMB / 2.0)),
        ("--length", format!("{:.1}px", length + THUMB)),
    ]);
    let state = graph.index(here);
    let facts = lang.lock_facts(graph);
    let key = |(class, word): (&'static str, Key)| html! { <li {class}>{ lang.text(word) }</li> };
    let mut keys = vec![
        ("lock-key-start", Key::LockKeyStart),
        ("lock-key-goal", Key::LockKeyGoal),
        ("lock-key-way", Key::LockKeyWay),
        ("lock-key-you", Key::LockKeyYou),
    ];
    keys.extend(graph.first_dead_end().map(|_| ("lock-key-end", Key::LockKeyDeadEnd)));
    html! {
        <section class="stack tool-map" aria-label={lang.text(Key::LockStates)}>
            <div class="row tool-map-head">
                <h2>{ lang.text(Key::LockStates) }</h2>
                <ul class="legend lock-keys">{ list(keys.into_iter().map(key)) }</ul>
            </div>
            <div class="row">{ list(facts.iter().map(|fact| html! { <p>{ fact }</p> })) }</div>
            <div class="lock-room" ref={room} {onclick}>
                if width > 0.0 {
                    { chart.draw(&facts[0], Some(state)) }
                }
            </div>
            if width > 0.0 && chart.is_counted() {
                <p class="note">{ lang.text(Key::LockColumns) }</p>
            }
            if graph.length() > 0 {
                <input
                    ref={slider} class="lock-slider" type="range" min="0" max={graph.length().to_string()} value={graph.off(state).step.to_string()} {oninput}
                    aria-label={lang.text(Key::LockSlider)} aria-valuetext={lang.lock_along(graph, here)}
                />
            }
            <p class="note">{ lang.lock_along(graph, here) }</p>
        </section>
    }
}

/// Returns the state under the pointer.
fn clicked(event: &MouseEvent, graph: &Rc<Graph>, layout: &Rc<Layout>) -> Option<usize> {
    let area = event.target_dyn_into::<Element>()?.closest(".lock-room").ok()??.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()) - area.left(), f64::from(event.client_y()) - area.top());
    Chart::new(graph, layout, area.width()).state_at(x, y)
}
