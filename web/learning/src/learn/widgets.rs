//! The controls with which a task is answered: fields for numbers and digits, choices, and the ladder of wishes.

use gros_learning::lessons::{Choice, Kind, Rung, Task};
use gros_learning::{Form, Question};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::check::{Draft, Wrong, to_fill};
use super::run::Act;
use crate::field::{Field, field};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// One field, or a row of them.
pub fn fields(
    lang: Lang,
    task: &'static Task,
    questions: &[Question],
    draft: &Draft,
    wrong: Option<&Wrong>,
    act: &Callback<Act>,
) -> Html {
    let is_wrong =
        |index: usize| matches!(wrong, Some(Wrong::Refused(at, _) | Wrong::Answer(at, ..)) if *at == index);
    let form = questions.first().map_or(Form::ANY_NUMBER, Question::form);
    let entry = |index: usize, name: String| {
        let is_wrong = is_wrong(index);
        let described = Some(if is_wrong { "stop-wrong" } else { "stop-question" });
        let value = draft.fields.get(index).cloned().unwrap_or_default();
        field(
            Field { name, form, value, is_wrong, described },
            &act.reform(move |text| Act::Type(index, text)),
        )
    };
    match &task.kind {
        Kind::Row(row) => html! {
            <div class="row">
                { list(row.iter().enumerate().map(|(index, (label, _))| html! {
                    <div class="stop-row-field">
                        <span aria-hidden="true">{ label }</span>
                        { entry(index, say!(lang, LearnRowField { label })) }
                    </div>
                })) }
            </div>
        },
        _ if form.columns().is_some() => {
            html! { <p class="stop-field stop-word">{ entry(0, lang.text(Key::AnswerField).to_owned()) }</p> }
        }
        _ => html! { <p class="stop-field">{ entry(0, lang.text(Key::AnswerField).to_owned()) }</p> },
    }
}

/// One of several answers.
pub fn choices(
    lang: Lang,
    answers: &'static [Choice],
    draft: &Draft,
    wrong: Option<&Wrong>,
    act: &Callback<Act>,
) -> Html {
    let choice = |(index, choice): (usize, &Choice)| {
        let is_chosen = draft.chosen == Some(index);
        let is_wrong = match wrong {
            Some(Wrong::Chosen(None)) => index == 0,
            Some(Wrong::Chosen(chosen)) => *chosen == Some(index),
            _ => false,
        };
        html! {
            <label class={classes!("line", "box", "stop-choice", is_chosen.then_some("stop-chosen"), (is_chosen && is_wrong).then_some("stop-chosen-wrong"))}>
                <input
                    type="radio" name="stop-choice" checked={is_chosen} onchange={act.reform(move |_: Event| Act::Choose(index))}
                    aria-invalid={is_wrong.then_some("true")} aria-describedby={is_wrong.then_some("stop-wrong")}
                />
                <span>{ lang.lesson(&choice.answer) }</span>
            </label>
        }
    };
    html! {
        <div class="stack" role="radiogroup" aria-labelledby="stop-question">
            { list(answers.iter().enumerate().map(choice)) }
        </div>
    }
}

pub fn ladder(
    lang: Lang,
    task: &'static Task,
    draft: &Draft,
    wrong: Option<&Wrong>,
    is_box: Option<&Html>,
    act: &Callback<Act>,
) -> Html {
    let rungs = Rung::ladder(task.spec);
    let open = to_fill(&rungs);
    let given = rungs.len() - open.len();
    // Rows are checked from the top down, so those above a mistake are right.
    let first_wrong = match wrong {
        Some(Wrong::Switch(index, ..)) => Some(*index),
        Some(Wrong::Ring(..)) => Some(open.len()),
        _ => None,
    };
    let row = |(index, rung): (usize, &Rung)| {
        let is_wrong = first_wrong == Some(index);
        let chosen = draft.switches.get(index).copied().flatten();
        let state = match first_wrong {
            Some(first) if index < first => sign("ladder-good", Shape::Check, lang.text(Key::LadderRight)),
            Some(first) if index == first && chosen.is_some() => {
                sign("ladder-bad", Shape::Cross, lang.text(Key::LadderNotThis))
            }
            Some(first) if index > first => {
                html! { <span>{ say!(lang, LadderAfter { ring: rung.ring + 1 }) }</span> }
            }
            _ => html! { <span></span> },
        };
        html! {
            <li class={classes!("ladder-row", "ladder-open", is_wrong.then_some("ladder-wrong"))}>
                { badge(rung) }
                <span class="ladder-is">{ say!(lang, LadderIs { place: place(rung.is_on) }) }</span>
                { switch(lang, index, rung, draft, is_wrong, act) }
                { state }
                if is_wrong {
                    { list(is_box.cloned()) }
                }
            </li>
        }
    };
    let is_ring_wrong = first_wrong == Some(open.len());
    let ring = Field {
        name: lang.text(Key::LadderLast).to_owned(),
        form: Form::ANY_NUMBER,
        value: draft.fields.first().cloned().unwrap_or_default(),
        is_wrong: is_ring_wrong,
        described: is_ring_wrong.then_some("stop-wrong"),
    };
    html! {
        <>
            <ol class="ladder">
                { list(rungs.iter().take(given).map(|rung| fixed(lang, rung))) }
                { list(open.iter().enumerate().map(row)) }
            </ol>
            <label class="row ladder-last">
                <span>{ lang.text(Key::LadderLast) }</span>
                { field(ring, &act.reform(|text| Act::Type(0, text))) }
            </label>
            if is_ring_wrong {
                { list(is_box.cloned()) }
            }
        </>
    }
}

/// The ladder of a state, filled in.
pub fn filled_in(lang: Lang, spec: &str) -> Html {
    html! { <ol class="ladder">{ list(Rung::ladder(spec).iter().map(|rung| fixed(lang, rung))) }</ol> }
}

fn fixed(lang: Lang, rung: &Rung) -> Html {
    html! {
        <li class="ladder-row">
            { badge(rung) }
            <span class="ladder-is">{ say!(lang, LadderIs { place: place(rung.is_on) }) }</span>
            <b>{ say!(lang, LadderMustBe { place: place(rung.must_be_on) }) }</b>
            if rung.is_done() {
                { sign("ladder-good", Shape::Check, lang.text(Key::LadderDone)) }
            } else {
                <span>{ lang.text(Key::LadderNotYet) }</span>
            }
        </li>
    }
}

fn badge(rung: &Rung) -> Html {
    html! { <span class={if rung.is_on { "mark mark-on" } else { "mark" }}>{ rung.ring }</span> }
}

fn sign(class: &'static str, shape: Shape, word: &str) -> Html {
    html! { <span class={class}>{ icon(shape) }{ word }</span> }
}

/// Two radio buttons side by side.
fn switch(lang: Lang, index: usize, rung: &Rung, draft: &Draft, is_wrong: bool, act: &Callback<Act>) -> Html {
    let chosen = draft.switches.get(index).copied().flatten();
    let half = |is_on: bool, word: Key| {
        // The half that was chosen is the one to correct.
        let is_bad = is_wrong && chosen.unwrap_or(true) == is_on;
        html! {
            <label class="ladder-half">
                <input
                    type="radio" name={format!("ladder-{}", rung.ring)} checked={chosen == Some(is_on)}
                    onchange={act.reform(move |_: Event| Act::Switch(index, is_on))}
                    aria-invalid={is_bad.then_some("true")} aria-describedby={is_bad.then_some("stop-wrong")}
                />
                <span>{ lang.text(word) }</span>
            </label>
        }
    };
    html! {
        <span class="segments" role="radiogroup" aria-label={say!(lang, LadderQuestion { ring: rung.ring })}>
            { half(true, Key::LadderOn) }
            { half(false, Key::LadderOff) }
        </span>
    }
}

/// Returns the selector in messages for where a ring is.
fn place(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}
