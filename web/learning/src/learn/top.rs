//! The head of a stop: the lesson, its stops as bars, and the text of this stop.

use gros_learning::lessons::{Lesson, Progress, Stop};
use gros_session::spec::Learn;
use gros_text::{Key, say};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::place::{Found, address, go, progress};
use crate::ctx::Ctx;
use crate::hooks::address::link;
use crate::state::{Copied, Msg};
use crate::ui::clipboard::copy;
use crate::ui::component::{list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct StopTop {
    pub ctx: Ctx,
    pub found: Found,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
}

rendered_by!(StopTop, use_top);

#[hook]
fn use_top(props: &StopTop) -> Html {
    let StopTop { ctx, found, is_opened } = *props;
    let lang = ctx.lang;
    use_effect_with((found.lesson.id, found.number), move |_| {
        if is_opened {
            focus::move_to_first(&["#stop-title"]);
        }
    });
    let close = ctx.on_click(Msg::learn(Learn::All));
    let stops = found.lesson.stops.len();
    html! {
        <section aria-labelledby="stop-title">
            <div class="line stop-head">
                <button class="button button-quiet button-icon stop-close" type="button" onclick={close.clone()} aria-label={lang.text(Key::LearnClose)}>
                    { icon(Shape::Close) }
                </button>
                <p class="row stop-lesson">
                    <b>{ lang.lesson(&found.lesson.title) }</b>
                    <span>{ say!(lang, LearnStopOf { stop: found.number, stops }) }</span>
                </p>
                <button class="link stop-all" type="button" onclick={close}>{ lang.text(Key::LearnAllStops) }</button>
                { link_button(ctx, found) }
            </div>
            { bars(ctx, found.lesson, Some(found.number), &progress()) }
            <h2 id="stop-title" tabindex="-1">{ lang.lesson(&found.stop.title) }</h2>
            <a class="skip" href="#stop-question" onclick={skip_to_task()}>{ lang.text(Key::LearnSkipToTask) }</a>
            <p class="stop-text">{ lang.lesson(&found.stop.text) }</p>
        </section>
    }
}

/// Skips the board, which is between the head and the task.
fn skip_to_task() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| {
        event.prevent_default();
        focus::move_to_first(&[
            ".stop-ask input",
            ".stop-ask [tabindex]",
            ".stop-next",
            ".stop-check button",
        ]);
    })
}

/// On a phone, where the header is not there.
fn link_button(ctx: Ctx, found: Found) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| {
        let link = link(found.address(found.number).trim_start_matches("#/"));
        spawn_local(async move {
            if copy(&link).await {
                ctx.send(Msg::Shared(Copied::Link));
            }
        });
    });
    html! {
        <button class="button button-quiet button-icon stop-link" type="button" {onclick} aria-label={ctx.lang.text(Key::CopyScreenLink)}>
            { icon(Shape::Link) }
        </button>
    }
}

/// A bar for each stop, which is a link to it.
pub fn bars(ctx: Ctx, lesson: &'static Lesson, current: Option<usize>, progress: &Progress) -> Html {
    let lang = ctx.lang;
    let (stops, done) = (lesson.stops.len(), progress.count(lesson));
    let name = match current {
        Some(current) => say!(lang, LearnBars { stop: current, stops, done }),
        None => say!(lang, LearnDoneOf { done, stops }),
    };
    let bar = |(index, stop): (usize, &'static Stop)| {
        let number = index + 1;
        let (is_current, is_done) = (current == Some(number), progress.has(lesson, number));
        html! {
            <li>
                <a
                    class={classes!("stop-bar", is_done.then_some("stop-bar-done"))}
                    href={address(lesson, number)} aria-current={is_current.then_some("step")}
                    aria-label={lang.learn_bar(number, lang.lesson(&stop.title), is_current, is_done)}
                    onclick={go_to(lesson, number, ctx)}
                />
            </li>
        }
    };
    html! { <ol class="stop-bars" aria-label={name}>{ list(lesson.stops.iter().enumerate().map(bar)) }</ol> }
}

/// A link within the page, which leaves clicks with a key to the browser.
pub fn go_to(lesson: &'static Lesson, number: usize, ctx: Ctx) -> Callback<MouseEvent> {
    ctx.on(move |event: MouseEvent| {
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return None;
        }
        event.prevent_default();
        Some(go(lesson, number))
    })
}
