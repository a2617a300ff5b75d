//! The panel: points, the settings of the set, the list of questions, and the results.

use gros_session::spec::{Exercise, Quiz};
use gros_text::{Count, Key, say};
use yew::prelude::*;

use super::desk::{Desk, people};
use super::list::questions;
use super::sheet::Act;
use crate::state::Msg;
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::random;
use crate::ui::select::{select_box, selected_index};

pub fn panel(desk: &Desk) -> Html {
    let (lang, sheet) = (desk.ctx.lang, &desk.sheet);
    let (halves, done) = sheet.points();
    html! {
        <aside class="quiz-panel">
            <div class="stack quiz-score">
                <p class="row apart"><b>{ if done == 0 { say!(lang, QuizCount { count: Count(desk.quiz.count) }) } else { lang.quiz_points(halves, done) } }</b><span>{ say!(lang, QuizSeed { seed: desk.quiz.seed }) }</span></p>
                { settings(desk) }
            </div>
            { questions(desk) }
            <div class="note stack quiz-keep">
                if !sheet.shows_results {
                    <button class="button" type="button" onclick={desk.on(Act::Results(true))}>
                        { people() }
                        { lang.text(Key::QuizShowResults) }
                    </button>
                }
                <p>{ lang.text(Key::QuizKept) }</p>
            </div>
        </aside>
    }
}

/// The numbers of questions to choose from.
const COUNTS: [usize; 7] = [1, 3, 5, 10, 15, 20, 30];
/// A new seed is short enough to be read out.
const SEEDS: usize = 9_999;

/// Draws other questions of the same kinds.
pub fn with_new_seed(quiz: &Quiz) -> Quiz {
    let drawn = u32::try_from(random::below(SEEDS)).unwrap_or(0) + 1;
    let seed = if drawn == quiz.seed { drawn % 9_999 + 1 } else { drawn };
    Quiz { seed, ..quiz.clone() }
}

pub fn settings(desk: &Desk) -> Html {
    let (lang, quiz) = (desk.ctx.lang, &desk.quiz);
    let new = desk.ctx.on({
        let quiz = quiz.clone();
        move |_: MouseEvent| Msg::quiz(with_new_seed(&quiz))
    });
    html! {
        <>
            if desk.is_changing {
                <div class="row" role="group" aria-label={lang.text(Key::QuizKinds)}>
                    { list(Exercise::all().iter().map(|kind| toggle(desk, *kind))) }
                </div>
                <p class="row quiz-sizes">
                    { choice(desk, Key::QuizPieces, quiz.n, (Quiz::SIZES.0..=Quiz::SIZES.1).collect(), |quiz, n| Quiz { n, ..quiz }) }
                    { choice(desk, Key::QuizQuestions, quiz.count, counts(quiz.count), |quiz, count| Quiz { count, ..quiz }) }
                </p>
            } else {
                <ul class="row">
                    { list(quiz.kinds.iter().map(|kind| html! { <li class="quiz-pill box-accent">{ lang.quiz_kind(*kind) }</li> })) }
                </ul>
            }
            <p class="row apart quiz-change">
                <button class="link" type="button" aria-expanded={desk.is_changing.to_string()} onclick={desk.on_change.clone()}>
                    { lang.text(Key::QuizSettings) }
                </button>
                <button class="link" type="button" onclick={new}>{ icon(Shape::Replay) }{ lang.text(Key::QuizNew) }</button>
            </p>
        </>
    }
}

/// A kind that is asked or not; the last one stays.
fn toggle(desk: &Desk, kind: Exercise) -> Html {
    let quiz = &desk.quiz;
    let is_on = quiz.kinds.contains(&kind);
    let is_last = is_on && quiz.kinds.len() == 1;
    let kinds = Exercise::all().iter().copied().filter(|one| quiz.kinds.contains(one) != (*one == kind));
    let next = Quiz { kinds: kinds.collect(), ..quiz.clone() };
    let onclick = desk.ctx.on(move |_: MouseEvent| (!is_last).then(|| Msg::quiz(next.clone())));
    html! {
        <button class="chip" type="button" aria-pressed={is_on.to_string()} aria-disabled={is_last.then_some("true")} {onclick}>
            { desk.ctx.lang.quiz_kind(kind) }
        </button>
    }
}

fn counts(now: usize) -> Vec<usize> {
    let mut counts = COUNTS.to_vec();
    if !counts.contains(&now) {
        counts.push(now);
        counts.sort_unstable();
    }
    counts
}

fn choice(desk: &Desk, key: Key, now: usize, of: Vec<usize>, with: fn(Quiz, usize) -> Quiz) -> Html {
    let option = |number: &usize| html! { <option selected={*number == now}>{ *number }</option> };
    let options: Html = of.iter().map(option).collect();
    let onchange = {
        let quiz = desk.quiz.clone();
        desk.ctx.on(move |event: Event| {
            let number = *of.get(selected_index(&event)?)?;
            Some(Msg::quiz(with(quiz.clone(), number)))
        })
    };
    html! {
        <label class="line">
            { desk.ctx.lang.text(key) }
            { select_box(html! {
                <select class="select" aria-label={desk.ctx.lang.text(key)} {onchange}>{ options }</select>
            }) }
        </label>
    }
}
