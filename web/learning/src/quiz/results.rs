//! All answers on one screen, to show to a teacher.

use gros_learning::Question;
use gros_learning::quiz::Attempt;
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::desk::Desk;
use super::mark;
use super::sheet::Act;
use crate::ui::component::list;

pub fn results(desk: &Desk) -> Html {
    let (lang, sheet) = (desk.ctx.lang, &desk.sheet);
    let (halves, done) = sheet.points();
    let rows = sheet.questions.iter().zip(&sheet.attempts).enumerate();
    let mistakes = mistakes(lang, &sheet.questions, &sheet.attempts);
    html! {
        <section class="quiz-results">
            <h2 tabindex="-1">{ lang.text(Key::QuizResults) }</h2>
            <p class="quiz-sum">{ lang.quiz_points(halves, done) }</p>
            <p class="quiz-given">{ format!("#/{}", desk.quiz) }</p>
            <div class="quiz-table" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <td />
                            <th scope="col">{ lang.text(Key::QuizQuestions) }</th>
                            <th scope="col">{ lang.text(Key::QuizAnswers) }</th>
                            <th scope="col">{ lang.text(Key::QuizSolution) }</th>
                            <td />
                        </tr>
                    </thead>
                    <tbody>{ list(rows.map(|(at, (question, attempt))| row(lang, at, question, attempt))) }</tbody>
                </table>
            </div>
            <h3>{ lang.text(Key::QuizMistakesMade) }</h3>
            if mistakes.is_empty() {
                <p>{ lang.text(Key::QuizNoMistakes) }</p>
            } else {
                <ul class="row">
                    { list(mistakes.iter().map(|(name, count)| html! { <li class="quiz-pill box-bad">{ say!(lang, QuizTimes { mistake: name, count }) }</li> })) }
                </ul>
            }
            <div class="row quiz-buttons">
                <button class="button button-primary" type="button" onclick={desk.on(Act::Results(false))}>{ lang.text(Key::QuizToQuestions) }</button>
                <button class="button" type="button" onclick={desk.on(Act::StartOver)}>{ lang.text(Key::QuizStartOver) }</button>
            </div>
        </section>
    }
}

fn row(lang: Lang, at: usize, question: &Question, attempt: &Attempt) -> Html {
    let is_open = matches!(attempt.mark(question), gros_learning::quiz::Mark::Open(_));
    let answer = |answer: &gros_learning::Answer| {
        let name = question.mistake(answer).map(|mistake| lang.quiz_mistake_name(mistake));
        html! {
            <span class="quiz-given-answer">
                { lang.quiz_written(answer) }
                { list(name.map(|name| html! { <small>{ name }</small> })) }
            </span>
        }
    };
    html! {
        <tr>
            <th scope="row">{ at + 1 }</th>
            <td>
                { lang.quiz_asks(question) }
                if has_state(question) {
                    <small class="note">{ lang.quiz_given(question) }</small>
                }
            </td>
            <td>{ list(attempt.answers.iter().map(answer)) }</td>
            // Nothing gives an answer away that can still be found.
            <td>{ if is_open { String::new() } else { lang.quiz_written(&question.answer) } }</td>
            <td class="note quiz-row-stands" data-mark={mark::class(question, attempt)}>{ mark::stands(lang, question, attempt) }</td>
        </tr>
    }
}

/// Returns whether a question is about a state that only its picture and what is given say.
fn has_state(question: &Question) -> bool {
    use gros_session::spec::Exercise::{Binary, MovesLeft, Next, StepOf};
    matches!(question.kind(), Some(MovesLeft | Binary | Next | StepOf))
}

/// Counts the mistakes by name, the most frequent first.
fn mistakes(lang: Lang, questions: &[Question], attempts: &[Attempt]) -> Vec<(&'static str, usize)> {
    let mut counts: Vec<(&'static str, usize)> = Vec::new();
    for (question, attempt) in questions.iter().zip(attempts) {
        for mistake in attempt.answers.iter().filter_map(|answer| question.mistake(answer)) {
            let name = lang.quiz_mistake_name(mistake);
            match counts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => counts.push((name, 1)),
            }
        }
    }
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    counts
}
