//! The list of all there is to learn from: the tour with a tile for each stop, lessons, and more to try.

use gros_learning::lessons::{LESSONS, Lesson, Progress, Stop};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::drawings;
use super::place::{address, go};
use super::tools::{more, tools};
use super::top::{bars, go_to};
use crate::ctx::Ctx;
use crate::progress::progress;
use crate::ui::component::{list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct StartPage {
    pub ctx: Ctx,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
}

rendered_by!(StartPage, use_start);

#[hook]
fn use_start(props: &StartPage) -> Html {
    let (ctx, lang, is_opened) = (props.ctx, props.ctx.lang, props.is_opened);
    use_effect_with((), move |()| {
        if is_opened {
            focus::move_to_first(&[".learn h1"]);
        }
    });
    let progress = progress();
    let (tour, others) = (LESSONS.first(), LESSONS.get(1..).unwrap_or_default());
    html! {
        <div class="learn">
            <div class="row learn-title">
                <h1 tabindex="-1">{ lang.text(Key::Learn) }</h1>
                <p>{ lang.text(Key::LearnLine) }</p>
                { list(teachers(lang)) }
            </div>
            { list(tour.map(|tour| tour_card(ctx, tour, &progress))) }
            <h2>{ lang.text(Key::LearnLessons) }<span>{ lang.text(Key::LearnLessonsLine) }</span></h2>
            <ul class="cards">
                { list(others.iter().map(|lesson| lesson_card(ctx, lesson, &progress))) }
            </ul>
            { tools(ctx) }
            { more(ctx) }
        </div>
    }
}

/// The document for teachers, which is in English; the page says where it is.
fn teachers(lang: Lang) -> Option<Html> {
    let document = web_sys::window()?.document()?;
    let href = document.query_selector("link[rel=help]").ok()??.get_attribute("href")?;
    Some(html! {
        <a class="link learn-teachers" {href} hreflang="en">{ lang.text(Key::LearnTeachers) }{ icon(Shape::Next) }</a>
    })
}

fn tour_card(ctx: Ctx, tour: &'static Lesson, progress: &Progress) -> Html {
    let lang = ctx.lang;
    let (done, stops, next) = (progress.count(tour), tour.stops.len(), progress.next(tour));
    let word = match done {
        0 => lang.text(Key::LearnStart).to_owned(),
        _ if done == stops => lang.text(Key::LearnAgain).to_owned(),
        _ => say!(lang, LearnGoOn { stop: next }),
    };
    let tile = |(index, stop): (usize, &'static Stop)| {
        tile(ctx, tour, index + 1, stop, progress, (index + 1 == next).then_some("step"))
    };
    html! {
        <section class="row box learn-start" aria-labelledby="learn-tour">
            <div class="learn-start-text">
                <h2 id="learn-tour">{ lang.lesson(&tour.title) }</h2>
                <p>{ lang.lesson(&tour.line) }</p>
                { bars(ctx, tour, None, progress) }
                <p class="note">{ say!(lang, LearnDoneOf { done, stops }) }</p>
                <button class="button button-primary" type="button" onclick={ctx.on_click(go(tour, next))}>
                    { word }
                    { icon(Shape::Right) }
                </button>
            </div>
            <ol class="learn-stops">{ list(tour.stops.iter().enumerate().map(tile)) }</ol>
        </section>
    }
}

fn tile(
    ctx: Ctx,
    lesson: &'static Lesson,
    number: usize,
    stop: &Stop,
    progress: &Progress,
    current: Option<&'static str>,
) -> Html {
    let lang = ctx.lang;
    let is_done = progress.has(lesson, number);
    html! {
        <li>
            <a
                class={classes!("box", "learn-stop", is_done.then_some("box-accent"))} href={address(lesson, number)} aria-current={current}
                onclick={go_to(lesson, number, ctx)}
            >
                <span class="hidden-text">{ lang.learn_bar(number, lang.lesson(&stop.title), false, is_done) }</span>
                { drawings::stop(stop.id) }
                <span class={classes!("mark", is_done.then_some("mark-done"))} aria-hidden="true">
                    if is_done { { icon(Shape::Check) } } else { { number } }
                </span>
                <span aria-hidden="true">{ lang.lesson(&stop.title) }</span>
            </a>
        </li>
    }
}

fn lesson_card(ctx: Ctx, lesson: &'static Lesson, progress: &Progress) -> Html {
    let lang = ctx.lang;
    let (done, stops) = (progress.count(lesson), lesson.stops.len());
    let next = progress.next(lesson);
    html! {
        <li>
            <a class="box learn-card" href={address(lesson, next)} onclick={go_to(lesson, next, ctx)}>
                { drawings::lesson(lesson.id) }
                <b>{ lang.lesson(&lesson.title) }</b>
                <span class="note">{ lang.lesson(&lesson.line) }</span>
                if done > 0 {
                    <span class="note">{ say!(lang, LearnDoneOf { done, stops }) }</span>
                }
            </a>
        </li>
    }
}
