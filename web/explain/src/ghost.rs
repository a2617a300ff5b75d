//! The walk of a strategy by a ghost: it walks to the wrong end first, and nothing on the timeline changes.

use std::rc::Rc;

use gros_picture::ghost as drawn;
use gros_solver::Steps;
use gros_text::{Ghost, Key, Lang, say};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_size;
use crate::ui::icons::{Shape, icon_button};
use crate::ui::lazy::lazy_in;
use crate::ui::setters::change_on_click;

/// The largest number of positions of the slider.
const TICKS: u32 = 1_000;

#[derive(Clone, PartialEq)]
pub struct Haunt {
    pub lang: Lang,
    pub ghost: Rc<Ghost>,
}

rendered_by!(Haunt, use_haunt);
lazy_in!(Haunt, panels, with later words);

#[hook]
fn use_haunt(props: &Haunt) -> Html {
    let Haunt { lang, ghost } = props;
    let lang = *lang;
    let made = use_state_eq(|| Steps::ZERO);
    let now = (*made).clone().min(ghost.moves.clone());
    let node = use_node_ref();
    let (width, _) = use_size(node.clone());
    let said = lang.ghost_at(ghost, &now);
    let go = |name: Key, shape: Shape, to: fn(&Ghost, &Steps) -> Steps| {
        let is_off = to(ghost, &now) == now;
        let ghost = ghost.clone();
        let onclick = change_on_click(&made, move |made| to(&ghost, made.min(&ghost.moves)));
        icon_button(lang.text(name), shape, is_off, onclick)
    };
    let ticks = ghost
        .moves
        .to_u64()
        .and_then(|moves| u32::try_from(moves).ok())
        .map_or(TICKS, |moves| moves.min(TICKS));
    let all = Steps::from(ticks.max(1));
    let oninput = {
        let (made, ghost, all) = (made.setter(), ghost.clone(), all.clone());
        Callback::from(move |event: InputEvent| {
            let range = event.target_dyn_into::<HtmlInputElement>();
            if let Some(tick) = range.and_then(|range| range.value().parse::<u32>().ok()) {
                made.set(ghost.moves.scale_down(&tick.into(), &all));
            }
        })
    };
    let tick = all.scale_down(&now, &ghost.moves);
    html! {
        <div class="stack walked" role="group" aria-label={lang.text(Key::GhostName)}>
            <p class="card-text">{ lang.text(Key::GhostIntro) }</p>
            <div class="walked-picture" ref={node} aria-hidden="true">
                if width > 0.0 {
                    { component(Picture { scene: Rc::new(scene(lang, ghost, &now, width)) }) }
                }
            </div>
            <input
                type="range" min="0" max={ticks.to_string()} step="1" value={tick.to_string()}
                aria-label={lang.text(Key::GhostSlider)} aria-valuetext={said.clone()} {oninput}
            />
            <div class="row">
                { go(Key::GhostStart, Shape::ToStart, |_, _| Steps::ZERO) }
                { go(Key::GhostBack, Shape::Back, |_, now| now.saturating_sub(&Steps::ONE)) }
                { go(Key::GhostForward, Shape::Forward, |ghost, now| (now + &Steps::ONE).min(ghost.moves.clone())) }
                { go(Key::GhostTurn, Shape::Turn, Ghost::next_turn) }
            </div>
            <p class="card-text walked-said" role="status">{ said }</p>
        </div>
    }
}

fn scene(lang: Lang, ghost: &Ghost, made: &Steps, width: f64) -> gros_picture::Scene {
    let line = Steps::ones(ghost.rings);
    let place = |far: &Steps| far.fraction_of(&line);
    let (leg, far) = ghost.at(made);
    let legs = ghost.legs.iter().take(leg + 1).enumerate().map(|(index, each)| {
        let [from, to] = &each.ends;
        let end = if index == leg { &far } else { to };
        (place(from), place(end), to < from)
    });
    let legs: Vec<(f64, f64, bool)> = legs.collect();
    let here = ghost.legs.first().map_or(0.0, |leg| place(&leg.ends[0]));
    let (goal, end) = (ghost.state(&Steps::ZERO), ghost.state(&line));
    drawn::Ghost {
        width,
        states: (ghost.rings < 6).then(|| 1 << ghost.rings),
        here,
        legs: &legs,
        ghost: place(&far),
        words: [&goal, &end, lang.text(Key::GraphYou), &say!(lang, GhostFar { far })],
    }
    .scene()
}
