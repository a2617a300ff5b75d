//! The locks that the user can try to make, and those already made.

use std::rc::Rc;

use gros_learning::tools::lock::{Graph, Preset, Task};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::progress::{keep, progress};
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};

/// Under which id done tasks are kept beside those of lessons.
const ID: &str = "lock";

#[derive(PartialEq)]
pub struct Tasks {
    pub lang: Lang,
    pub graph: Rc<Graph>,
}

rendered_by!(Tasks, use_tasks);

#[hook]
fn use_tasks(props: &Tasks) -> Html {
    let Tasks { lang, graph } = props;
    let lang = *lang;
    // A lock that was only chosen from the list is not made.
    let is_made = Preset::ALL.iter().all(|preset| preset.lock() != *graph.lock());
    let now: Vec<usize> = (1..)
        .zip(Task::ALL)
        .filter(|(_, task)| is_made && task.is_done(graph))
        .map(|(number, _)| number)
        .collect();
    use_effect_with(now.clone(), |now| {
        let before = progress();
        if now.iter().any(|task| !before.has_task(ID, *task)) {
            keep(now.iter().fold(before, |done, task| done.with_task(ID, *task)));
        }
    });
    let kept = progress();
    let is_done = |number: &usize| now.contains(number) || kept.has_task(ID, *number);
    let first_open = (1..=Task::ALL.len()).find(|number| !is_done(number));
    let (shown, folded): (Vec<_>, Vec<_>) =
        (1..).zip(Task::ALL).partition(|(number, _)| is_done(number) || Some(*number) == first_open);
    let task = |(number, task): (usize, Task)| {
        let is_done = is_done(&number);
        let missing = lang.lock_missing(task, graph).filter(|_| !is_done);
        html! {
            <li class={classes!("line", is_done.then_some("lock-done"))}>
                <span class={classes!("mark", is_done.then_some("mark-good"))}>
                    if is_done {
                        { icon(Shape::Check) }
                    }
                </span>
                <span>
                    { lang.lock_task(task) }
                    if is_done {
                        <span class="hidden-text">{ format!(" ({})", lang.text(Key::LockDone)) }</span>
                    }
                    { list(missing.map(|missing| html! { <small class="note">{ missing }</small> })) }
                </span>
            </li>
        }
    };
    html! {
        <section class="stack" aria-label={lang.text(Key::LockTasks)}>
            <h2>{ lang.text(Key::LockTasks) }</h2>
            <ul class="stack">{ list(shown.into_iter().map(task)) }</ul>
            <details>
                <summary>{ lang.text(Key::LockMoreTasks) }</summary>
                <ul class="stack">{ list(folded.into_iter().map(task)) }</ul>
                <details>
                    <summary>{ lang.text(Key::LockNever) }</summary>
                    <p>{ lang.text(Key::LockNeverWhy) }</p>
                </details>
            </details>
        </section>
    }
}
