//! The panel: points, settings, the list of questions, and the results.

use gros_text::{Count, Key, say};
use yew::prelude::*;

use super::desk::Desk;
use super::icons::people;
use super::questions::questions;
use super::settings::settings;
use super::sheet::Act;

pub fn panel(desk: &Desk) -> Html {
    let (lang, sheet) = (desk.ctx.lang, &desk.sheet);
    let (halves, done) = sheet.points();
    html! {
        <aside class="quiz-panel">
            <div class="stack quiz-score">
                <p><b>{ if done == 0 { say!(lang, QuizCount { count: Count(desk.quiz.count) }) } else { lang.quiz_points(halves, done) } }</b><span>{ say!(lang, QuizSeed { seed: desk.quiz.seed }) }</span></p>
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
