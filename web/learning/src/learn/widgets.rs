//! Fields for numbers and digits, and choices.

use gros_learning::lessons::{Choice, Kind, Task};
use gros_learning::{Form, Question};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::check::{Draft, Wrong};
use super::run::Act;
use crate::field::{Field, field};
use crate::ui::component::list;

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
