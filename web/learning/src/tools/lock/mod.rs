//! Design a lock: who waits for whom, the lock to play with, and the graph of its states.

mod chart;
mod design;
mod map;
mod paper;
mod play;
mod tasks;

use std::rc::Rc;

use gros_learning::tools::lock::{Graph, Layout, Lock, Unread, Word};
use gros_session::spec::{Learn, LockTask, Tool};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::head;
use crate::state::{Msg, Prefs};
use crate::ui::component::{component, list, rendered_by};
use design::Design;
use map::Map;
use paper::Paper;
use play::{Hand, Play};
use tasks::Tasks;

#[derive(PartialEq)]
pub struct LockPage {
    pub prefs: Prefs,
    pub task: LockTask,
    pub dispatch: Callback<Msg>,
}

rendered_by!(LockPage, use_page);

/// How many parts that could not be read are named.
const NAMED: usize = 5;

#[hook]
fn use_page(props: &LockPage) -> Html {
    let LockPage { prefs, task, dispatch } = props;
    let lang = prefs.lang;
    let read = use_memo(task.clone(), |task| {
        let (lock, unread) = Lock::parse(task.values());
        let graph = Graph::of(&lock);
        let layout = Layout::of(&graph);
        (Rc::new(graph), Rc::new(layout), unread)
    });
    let (graph, layout, unread) = &*read;
    let lock = graph.lock();
    let hand = use_state_eq(|| Rc::new(Hand::new(lock)));
    // Another start or goal leaves the pieces where they are.
    let shown = if hand.fits(lock) { (*hand).clone() } else { Rc::new(Hand::new(lock)) };
    let set_hand = Callback::from(move |changed: Hand| hand.set(Rc::new(changed)));
    let change =
        dispatch.reform(|lock: Lock| Msg::learn(Learn::Tool(Tool::Lock(LockTask::of(&lock.write())))));
    let go = {
        let (shown, set_hand) = (shown.clone(), set_hand.clone());
        Callback::from(move |word: Word| set_hand.emit(shown.jumped(word)))
    };
    let here = shown.here().clone();
    html! {
        <div class="tool-page">
            <section class="stack tool-side" aria-label={lang.text(Key::LockYours)}>
                <h2>{ lang.text(Key::LockYours) }</h2>
                <p class="note">{ lang.text(Key::LockSay) }</p>
                { unread_parts(lang, unread) }
                { component(Design { lang, graph: graph.clone(), change: change.clone() }) }
            </section>
            <div class="tool-middle">
                { head(lang, lang.text(Key::LockTitle), dispatch, html! {}) }
                <div class="tool-room">
                    { component(Play { lang, graph: graph.clone(), hand: shown, set_hand, change }) }
                    { component(Tasks { lang, graph: graph.clone() }) }
                </div>
            </div>
            { component(Map { lang, graph: graph.clone(), layout: layout.clone(), here, go }) }
            { component(Paper { lang, graph: graph.clone(), layout: layout.clone(), task: task.clone() }) }
        </div>
    }
}

fn unread_parts(lang: Lang, unread: &[Unread]) -> Html {
    if unread.is_empty() {
        return html! {};
    }
    let part = |unread: &Unread| html! { <p>{ lang.lock_unread(unread) }</p> };
    html! { <div class="stack box box-bad" role="alert">{ list(unread.iter().take(NAMED).map(part)) }</div> }
}
