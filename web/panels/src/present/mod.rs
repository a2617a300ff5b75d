//! The board and one card, large enough for a projector, led by the keys of a keyboard or a clicker.

mod card;
mod keys;
mod row;

use std::rc::Rc;

use gros_session::Slider;
use gros_solver::methods::Method;
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::board::Play;
use crate::puzzles::Stage;
use crate::state::Cards;
use crate::timeline::to_tick;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::lazy::lazy_in;
use card::Large;
use keys::{Press, use_presses};
use row::key_row;

#[derive(Clone, PartialEq)]
pub struct Present {
    pub play: Play,
    pub cards: Rc<Cards>,
    /// Whether the next move is marked at first.
    pub has_cues: bool,
}

rendered_by!(Present, use_present);
lazy_in!(Present, explain, with later words);

#[hook]
fn use_present(props: &Present) -> Html {
    let Present { play, cards, has_cues } = props;
    let (ctx, lang, timeline) = (play.ctx, play.ctx.lang, &play.timeline);
    let methods = timeline.puzzle().methods();
    let shown = use_state_eq(|| first_card(timeline.puzzle(), cards));
    let (cues, presses) = (use_state_eq(|| *has_cues), use_state_eq(|| 0u32));
    let at = (*shown).min(methods.len().saturating_sub(1));
    let on_press = {
        let (shown, cues, presses) = (shown.clone(), cues.clone(), presses.clone());
        let last = methods.len().saturating_sub(1);
        Callback::from(move |press: Press| {
            presses.set(*presses + 1);
            match press {
                Press::Send(msg) => ctx.send(msg),
                Press::Card(by) => shown.set((*shown).min(last).saturating_add_signed(by).min(last)),
                Press::Cues => cues.set(!*cues),
            }
        })
    };
    use_presses(&on_press);
    let own = Play { hides_next: !*cues, has_marks: *cues && play.has_marks, ..play.clone() };
    html! {
        <main class={classes!("present", methods.is_empty().then_some("present-alone"))}>
            <div class="line present-head">
                <h1>{ lang.task_title(timeline.puzzle()) }</h1>
                <span>{ say!(lang, StatusStep { step: timeline.cursor(), steps: timeline.steps() }) }</span>
                <button class="button" type="button" aria-pressed={cues.to_string()} onclick={on_press.reform(|_: MouseEvent| Press::Cues)}>
                    { lang.text(if *cues { Key::PresentCuesOn } else { Key::PresentCuesOff }) }
                </button>
            </div>
            { component(Stage { play: own }) }
            if let Some(method) = methods.get(at) {
                <section class="present-card">
                    { component(Large { ctx, timeline: timeline.clone(), method: *method, is_covered: !*cues }) }
                    { dots(lang, methods, at, &Callback::from(move |at| shown.set(at))) }
                </section>
            }
            { progress(play) }
            // A new key shows the row again, which fades.
            <div class="present-row" key={presses.to_string()}>{ key_row(lang, &on_press) }</div>
        </main>
    }
}

fn first_card(puzzle: &AnyPuzzle, cards: &Cards) -> usize {
    let preferred = cards.preferred(puzzle);
    puzzle.methods().iter().position(|method| Some(*method) == preferred).unwrap_or(0)
}

fn dots(lang: Lang, methods: &[Method], at: usize, choose: &Callback<usize>) -> Html {
    let dot = |(place, method): (usize, &Method)| {
        let (name, current) = (lang.method_name(*method), (place == at).then_some("true"));
        html! {
            <button
                type="button" aria-label={name} title={name} aria-current={current}
                onclick={choose.reform(move |_: MouseEvent| place)}
            />
        }
    };
    html! {
        <div class="present-dots" role="group" aria-label={lang.text(Key::PresentCards)}>{ list(methods.iter().enumerate().map(dot)) }</div>
    }
}

/// How far the timeline is; the exact step is in the head and in the name.
fn progress(play: &Play) -> Html {
    let (lang, timeline) = (play.ctx.lang, &play.timeline);
    let slider = Slider::of(timeline);
    let tick = slider.tick_of(timeline, timeline.cursor());
    let oninput = to_tick(play.ctx);
    html! {
        <input
            class="present-progress" type="range" min="0" max={slider.ticks().max(1).to_string()} value={tick.to_string()} disabled={slider.ticks() == 0}
            aria-label={lang.text(Key::Step)} aria-valuetext={lang.slider_text(timeline)} {oninput}
        />
    }
}
