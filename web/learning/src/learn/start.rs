//! The list of all there is to learn from: the tour with a tile for each stop, lessons, and more to try.

use gros_learning::lessons::{LESSONS, Lesson, Progress, Stop};
use gros_session::spec::{Learn, RuleTask, Shelf, Tool};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::drawings;
use super::place::{address, go, progress};
use super::top::{bars, go_to};
use crate::ctx::Ctx;
use crate::quiz;
use crate::state::{Msg, Overlay};
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
        <div class="stack learn">
            <div class="row learn-title">
                <h1 tabindex="-1">{ lang.text(Key::Learn) }</h1>
                <p>{ lang.text(Key::LearnLine) }</p>
                { list(teachers(lang)) }
            </div>
            { list(tour.map(|tour| tour_card(ctx, tour, &progress))) }
            <h2>{ lang.text(Key::LearnLessons) }<small>{ lang.text(Key::LearnLessonsLine) }</small></h2>
            <ul class="cards">
                { list(others.iter().map(|lesson| lesson_card(ctx, lesson, &progress))) }
            </ul>
            { tools(ctx) }
            { more(ctx) }
        </div>
    }
}

/// The document for teachers in the language, or else in English; the page says where the English one is.
fn teachers(lang: Lang) -> Option<Html> {
    let document = web_sys::window()?.document()?;
    let english = document.query_selector("link[rel=help]").ok()??.get_attribute("href")?;
    let written_in = lang.text(Key::LearnTeachersLanguage);
    let href = match written_in {
        "en" => english,
        tag => english.replace(".html", &format!(".{tag}.html")),
    };
    Some(html! {
        <a class="link learn-teachers" {href} hreflang={written_in}>{ lang.text(Key::LearnTeachers) }{ icon(Shape::Next) }</a>
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
                { drawings::lesson(lang, lesson.id) }
                <b>{ lang.lesson(&lesson.title) }</b>
                <span class="note">{ lang.lesson(&lesson.line) }</span>
                if done > 0 {
                    <span class="note">{ say!(lang, LearnDoneOf { done, stops }) }</span>
                }
            </a>
        </li>
    }
}

/// The cards of the three that a class begins with.
pub fn tools(ctx: Ctx) -> Html {
    let lang = ctx.lang;
    let rule = Tool::Rule(RuleTask::default());
    let cards = [
        (
            [Key::Exercises, Key::LearnExercisesLine, Key::LearnExercisesVerb],
            marks(),
            Msg::quiz(quiz::last()),
        ),
        ([Key::TesterTitle, Key::TesterLine, Key::TesterVerb], blocks(), Msg::learn(Learn::Tool(rule))),
        (
            [Key::MuseumTitle, Key::MuseumLine, Key::MuseumVerb],
            program(),
            Msg::learn(Learn::Tool(Tool::Museum(None))),
        ),
    ];
    let card = |([title, line, verb], drawing, msg): ([Key; 3], Html, Msg)| {
        let more = html! {
            <>
                <svg class="tool-drawing" viewBox="0 0 200 136" aria-hidden="true" focusable="false">{ drawing }</svg>
                <b>{ lang.text(verb) }</b>
            </>
        };
        entry(ctx, [title, line], msg, more)
    };
    html! {
        <>
            <h2>{ lang.text(Key::LearnTools) }</h2>
            <ul class="cards">{ list(cards.into_iter().map(card)) }</ul>
        </>
    }
}

fn entry(ctx: Ctx, words: [Key; 2], msg: Msg, more: Html) -> Html {
    let [title, line] = words.map(|key| ctx.lang.text(key));
    html! {
        <li>
            <button class="box learn-open" type="button" onclick={ctx.on_click(msg)}>
                <strong>{ title }</strong>
                <span class="note">{ line }</span>
                { more }
            </button>
        </li>
    }
}

/// The editor of a puzzle that the user makes up.
const OWN_PUZZLE: &str = "#/custom?show=setup";

/// All others, by name and line.
pub fn more(ctx: Ctx) -> Html {
    let lang = ctx.lang;
    let entries = [
        ([Key::GreedyTitle, Key::GreedyLine], Msg::learn(Learn::Tool(Tool::Greedy(None)))),
        ([Key::Custom, Key::CustomInvitation], Msg::Follow(OWN_PUZZLE.to_owned())),
        ([Key::OneRuler, Key::OneRulerLine], Msg::Overlay(Some(Overlay::OneRuler))),
        ([Key::Shelf, Key::LearnShelfLine], Msg::shelf(Shelf::default())),
    ];
    let entries = entries.into_iter().map(|(words, msg)| entry(ctx, words, msg, Html::default()));
    html! {
        <>
            <h2>{ lang.text(Key::LearnMore) }</h2>
            <ul class="cards learn-more">{ list(entries) }</ul>
        </>
    }
}

/// Three answers: right, right at the second try, and still to be given.
fn marks() -> Html {
    let row = |(y, (fill, stroke), sign): (u32, (&'static str, &'static str), &'static str)| {
        html! {
            <>
                <rect fill="var(--surface)" stroke="var(--border)" x="16" y={(y - 15).to_string()} width="168" height="30" rx="6" />
                <path fill="none" stroke="var(--muted)" stroke-width="5" d={format!("M64 {y}h{}", 60 + y / 3)} />
                <circle {fill} {stroke} cx="38" cy={y.to_string()} r="10" />
                <path fill="none" stroke="var(--surface)" stroke-width="2.4" d={format!("M32 {y}{sign}")} />
            </>
        }
    };
    let (right, open) = (("var(--good)", "none"), ("var(--accent-tint)", "var(--accent)"));
    list([(28, right, "l4 4 8-8"), (68, right, "h12"), (108, open, "")].into_iter().map(row))
}

/// A condition, its move, and bars of which every fourth fails.
fn blocks() -> Html {
    let bar = |index: u32| {
        let (fails, x) = (index % 4 == 3, 20 + 13 * index);
        let (fill, y, height) = if fails { ("var(--bad)", 82, 38) } else { ("var(--good)", 102, 18) };
        html! {
            <rect {fill} x={x.to_string()} y={y.to_string()} width="10" height={height.to_string()} />
        }
    };
    html! {
        <>
            <rect fill="var(--accent-tint)" stroke="var(--accent)" x="16" y="10" width="168" height="26" rx="6" />
            <rect fill="var(--surface)" stroke="var(--border)" x="32" y="42" width="152" height="26" rx="6" />
            <path fill="none" stroke="var(--muted)" stroke-width="5" d="M28 23h22M58 23h46M112 23h40M44 55h30M82 55h34" />
            { list((0..12).map(bar)) }
            <path stroke="var(--ink)" d="M14 120.5h172" />
        </>
    }
}

/// Lines of a program, one of them marked.
fn program() -> Html {
    html! {
        <>
            <rect fill="var(--bad-tint)" x="12" y="40" width="176" height="22" />
            <rect fill="var(--bad)" x="12" y="40" width="3" height="22" />
            <path fill="none" stroke="var(--muted)" stroke-width="5" d="M24 25h70M40 51h92M40 77h60M56 103h84" />
        </>
    }
}
