//! How a ring comes off or goes on in the hands: a strip of five pictures in slow motion.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use gros_picture::Within;
use gros_picture::decimal::hundredths;
use gros_picture::puzzles::rings::SlowHands as Film;
use gros_text::{Key, Lang};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::board::hand::use_following;
use crate::board::picture::Picture;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::durations;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use crate::ui::setters::set_on_click;
use crate::ui::transition::prefers_reduced_motion;

/// How far an arrow key goes, where the next picture is 1 away.
const KEY: f64 = 0.2;

#[derive(Clone, PartialEq)]
pub struct SlowHands {
    pub lang: Lang,
    /// The path of the ring that moves next, or was refused.
    pub film: Film,
    pub is_flipped: bool,
}

rendered_by!(SlowHands, use_slow_hands);
lazy_in!(SlowHands, panels, with later words);

#[hook]
fn use_slow_hands(props: &SlowHands) -> Html {
    let SlowHands { lang, is_flipped, .. } = props;
    // The ring in the hand comes before the one that is to be shown.
    let carried = use_state_eq(|| None::<(Film, Film)>);
    let film = match &*carried {
        Some((shown, carried)) if *shown == props.film => carried.clone(),
        _ => props.film.clone(),
    };
    let most = film.is_stuck_at().unwrap_or(Film::LAST);
    let reached = use_state_eq(|| (film.clone(), 0.0_f64));
    let first = if film.is_stuck_at().is_some() { most } else { 0.0 };
    let position = if reached.0 == film { reached.1.min(most) } else { first };
    let playing = use_state_eq(|| false);
    let go = {
        let (film, reached, playing) = (film.clone(), reached.setter(), playing.setter());
        Callback::from(move |to: f64| {
            playing.set(false);
            reached.set((film.clone(), to.within(0.0, most)));
        })
    };
    use_following({
        let (shown, carried, reached) = (props.film.clone(), carried.setter(), reached.setter());
        move |ring, part| {
            if let Some(film) = shown.of(ring) {
                reached.set((film.clone(), film.position(part)));
                carried.set(Some((shown.clone(), film)));
            }
        }
    });
    use_effect_with((*playing, film.clone()), {
        let (playing, reached) = (playing.setter(), reached.setter());
        move |(is_playing, film)| {
            let (film, mut passed) = (film.clone(), 0);
            let clock = is_playing.then(|| {
                Interval::new(durations::SLOW_FRAME, move || {
                    passed += durations::SLOW_FRAME;
                    let to = position_at(passed, prefers_reduced_motion());
                    reached.set((film.clone(), to));
                    if to >= most {
                        playing.set(false);
                    }
                })
            });
            move || drop(clock)
        }
    });
    let words = lang.slow_hands(film.goes_off());
    let shapes = shapes(film.goes_off(), *is_flipped);
    let current = position.round();
    let current_words = words.iter().enumerate().find(|(at, _)| *at as f64 == current).map(|(_, word)| *word);
    let step = |(at, (word, shape)): (usize, (&&'static str, Shape))| {
        let is_current = at as f64 == current;
        let shown = if is_current { position } else { at as f64 };
        let scene = Rc::new(film.scene(shown, *is_flipped));
        // In a column, the current picture is shown large above the row of all five.
        let still = is_current.then(|| {
            let scene = Rc::new(film.scene(at as f64, *is_flipped));
            html! { <div class="slow-picture slow-still" aria-hidden="true">{ component(Picture { scene }) }</div> }
        });
        let go = go.reform(move |_: MouseEvent| at as f64);
        html! {
            <li key={at} aria-current={is_current.then_some("step")}>
                <div class="slow-picture" aria-hidden="true" onclick={go.clone()}>{ keyed(at, Picture { scene }) }</div>
                { list(still) }
                <button class="line slow-word" type="button" onclick={go}>
                    { icon(shape) }<span>{ *word }</span>
                </button>
            </li>
        }
    };
    let title = lang.slow_hands_title(film.ring(), film.goes_off());
    let on_play = set_on_click(&playing, !*playing);
    html! {
        <div class="stack slow" role="group" aria-label={title.clone()}>
            <ol class="slow-strip">{ list(words.iter().zip(shapes).enumerate().map(step)) }</ol>
            <div class="line slow-track">
                { track(title, position, current_words, &go) }
                <button class="button button-small" type="button" onclick={on_play} aria-pressed={playing.to_string()}>
                    { icon(if *playing { Shape::Pause } else { Shape::Play }) }<span>{ lang.text(Key::SlowPlay) }</span>
                </button>
            </div>
            if film.is_stuck_at().is_some() {
                <p class="line bad" role="status">{ icon(Shape::Cross) }{ lang.text(Key::SlowStuck) }</p>
            }
        </div>
    }
}

/// Returns where playing slowly has come after some milliseconds: it rests at every picture.
fn position_at(passed: u32, only_pictures: bool) -> f64 {
    let step = durations::SLOW_REST + durations::SLOW_MOVE;
    let under_way = (passed % step).saturating_sub(durations::SLOW_REST);
    let part = f64::from(under_way) / f64::from(durations::SLOW_MOVE);
    f64::from(passed / step) + if only_pictures { 0.0 } else { part }
}

fn shapes(goes_off: bool, is_flipped: bool) -> [Shape; 5] {
    let (back, forth) = if is_flipped { (Shape::Right, Shape::Left) } else { (Shape::Left, Shape::Right) };
    if goes_off {
        [back, Shape::Up, forth, Shape::Turn, Shape::Down]
    } else {
        [Shape::Down, Shape::Turn, Shape::Up, back, forth]
    }
}

fn track(title: String, position: f64, words: Option<&'static str>, on_go: &Callback<f64>) -> Html {
    let oninput = on_go.reform(|event: InputEvent| {
        event.target_dyn_into::<HtmlInputElement>().map_or(0.0, |input| input.value_as_number())
    });
    let onkeydown = {
        let on_go = on_go.clone();
        Callback::from(move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" | "ArrowDown" => position - KEY,
                "ArrowRight" | "ArrowUp" => position + KEY,
                "Home" => 0.0,
                "End" => Film::LAST,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            on_go.emit(to);
        })
    };
    html! {
        <input
            type="range" min="0" max="4" step="0.02" value={hundredths(position).to_string()} {oninput} {onkeydown}
            aria-label={title} aria-valuetext={words}
        />
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn playing_slowly_rests_at_every_picture() {
        let seen = [0, 700, 1_200, 1_700, 2_300, 6_800].map(|passed| position_at(passed, false));
        assert_eq!(seen, [0.0, 0.0, 0.5, 1.0, 1.0, 4.0]);
        assert_eq!(position_at(1_600, true), 0.0);
    }
}
