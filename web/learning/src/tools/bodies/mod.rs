//! The same puzzle in two bodies: a pairing to find, a move that it fails at, and both moving together.

mod bits;
mod none;
mod pairing;
mod pane;
mod together;

use std::rc::Rc;

use gros_session::spec::{BodiesTask, BodyPair, Learn, Tool};
use gros_solver::Puzzle;
use gros_text::{Key, Lang};
use gros_tools::bodies::{Bodies, Conflict, Pairing};
use yew::prelude::*;

use super::head;
use crate::state::{Msg, Prefs};
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};
use none::counted;
use pairing::PairingTable;
use pane::{Pane, conflict_panes, panes};
use together::Together;

#[derive(PartialEq)]
pub struct BodiesPage {
    pub prefs: Prefs,
    pub task: BodiesTask,
    pub dispatch: Callback<Msg>,
}

rendered_by!(BodiesPage, use_page);

#[hook]
fn use_page(props: &BodiesPage) -> Html {
    let BodiesPage { prefs, task, dispatch } = props;
    let lang = prefs.lang;
    let bodies = use_memo(*task, |task| Bodies::open(task.pair, task.pieces).map(Rc::new));
    let Some(bodies) = &*bodies else { return html! {} };
    html! {
        <div class="bodies">
            { head(lang, lang.text(Key::BodiesTitle), dispatch, html! {}) }
            <div class="bodies-room">
                { setup(lang, *task, dispatch) }
                { keyed(task.to_string(), Work { prefs: *prefs, bodies: bodies.clone() }) }
            </div>
        </div>
    }
}

/// The pair and its size.
fn setup(lang: Lang, task: BodiesTask, dispatch: &Callback<Msg>) -> Html {
    let open = |task: BodiesTask| Msg::learn(Learn::Tool(Tool::TwoBodies(task)));
    let on_pair = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(pair) = selected_index(&event).and_then(|index| BodyPair::all().get(index)) {
                dispatch.emit(open(BodiesTask { pair: *pair, ..task }));
            }
        })
    };
    let on_size = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(index) = selected_index(&event) {
                dispatch.emit(open(BodiesTask { pieces: BodiesTask::FEWEST + index, ..task }));
            }
        })
    };
    let pair = |pair: &BodyPair| {
        let name = Bodies::open(*pair, task.pieces).map(|bodies| lang.bodies_pair(&bodies));
        html! { <option selected={*pair == task.pair}>{ list(name) }</option> }
    };
    let size = |size: usize| html! { <option selected={size == task.pieces}>{ size }</option> };
    html! {
        <div class="tool-setup">
            <label>
                { lang.text(Key::BodiesPair) }
                { select_box(html! { <select class="select" onchange={on_pair}>{ list(BodyPair::all().iter().map(pair)) }</select> }) }
            </label>
            <label>
                { lang.text(Key::BodiesPieces) }
                { select_box(html! {
                    <select class="select" onchange={on_size}>{ list((BodiesTask::FEWEST..=BodiesTask::MOST).map(size)) }</select>
                }) }
            </label>
        </div>
    }
}

/// The pairing that is tried, and what is known about it.
#[derive(PartialEq)]
struct Work {
    prefs: Prefs,
    bodies: Rc<Bodies>,
}

rendered_by!(Work, use_work);

/// What was said last.
#[derive(Clone, Debug, Default, PartialEq)]
enum Told {
    #[default]
    Nothing,
    /// The pairing is to be changed once more.
    Again,
    /// The pairing fails.
    Fails(Box<Conflict>),
    /// There is a pairing after all.
    ThereIs,
    /// The pairing is right.
    Found,
    /// There is none.
    None,
}

#[hook]
fn use_work(props: &Work) -> Html {
    let Work { prefs, bodies } = props;
    let lang = prefs.lang;
    let pairing = use_state_eq(|| bodies.first());
    let told = use_state_eq(Told::default);
    let census = use_memo((), |()| bodies.census());
    let is_told = !matches!(*told, Told::Nothing | Told::Again);
    use_effect_with((*told).clone(), move |told| match told {
        Told::Found | Told::None => focus::move_to_first(&[".bodies-told"]),
        Told::Again => focus::move_to_first(&[".bodies-pairing select"]),
        _ => {}
    });
    let change = {
        let (pairing, told) = (pairing.clone(), told.clone());
        Callback::from(move |changed: Pairing| {
            pairing.set(changed);
            told.set(Told::Nothing);
        })
    };
    let on_try = {
        let (bodies, pairing, told) = (bodies.clone(), pairing.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            told.set(match bodies.conflict(&pairing) {
                Some(conflict) => Told::Fails(Box::new(conflict)),
                None => Told::Found,
            });
        })
    };
    let on_none = {
        let (bodies, told) = (bodies.clone(), told.clone());
        Callback::from(move |_: MouseEvent| {
            told.set(if bodies.obstacle().is_some() { Told::None } else { Told::ThereIs });
        })
    };
    if *told == Told::Found {
        let again = Callback::from(move |_: MouseEvent| told.set(Told::Again));
        return html! {
            <>
                { verdict(true, lang.bodies_found(&census[0]), lang.text(Key::BodiesSame).to_owned()) }
                { component(Together { prefs: *prefs, bodies: bodies.clone(), pairing: (*pairing).clone() }) }
                <p class="tool-row">
                    <button class="button" type="button" onclick={again}>{ lang.text(Key::BodiesOther) }</button>
                </p>
            </>
        };
    }
    let start = bodies.left.start();
    let shown = match &*told {
        Told::Fails(conflict) => conflict_panes(*prefs, bodies, conflict),
        _ => {
            let image = bodies.image(&pairing, &start).filter(|_| bodies.can_be_tried());
            let right = image.unwrap_or_else(|| bodies.right.start());
            [Pane::still(*prefs, &bodies.left, start), Pane::still(*prefs, &bodies.right, right)]
        }
    };
    let said = match &*told {
        Told::Nothing | Told::Again | Told::Found => html! {},
        Told::Fails(conflict) => {
            let [place, why] = lang.bodies_conflict(bodies, conflict);
            verdict(false, place, why)
        }
        Told::ThereIs => verdict(false, lang.bodies_there_is(&census[0]), String::new()),
        Told::None => {
            let why = bodies.obstacle().map(|obstacle| lang.bodies_obstacle(&census, obstacle));
            html! {
                <>
                    { verdict(true, lang.text(Key::BodiesRightNone).to_owned(), why.unwrap_or_default()) }
                    { counted(lang, bodies, &census) }
                </>
            }
        }
    };
    let is_none = *told == Told::None;
    html! {
        <>
            <p class="bodies-task">{ lang.bodies_task(bodies) }</p>
            { panes(shown) }
            <div role="status" class={classes!(is_told.then_some("bodies-said"))}>{ said }</div>
            if bodies.can_be_tried() && !is_none {
                { component(PairingTable { lang, bodies: bodies.clone(), pairing: (*pairing).clone(), change }) }
            }
            if !is_none {
                <p class="tool-row">
                    if bodies.can_be_tried() {
                        <button class="button button-primary" type="button" onclick={on_try}>{ lang.text(Key::BodiesTry) }</button>
                    }
                    <button class="button" type="button" onclick={on_none}>{ lang.text(Key::BodiesNone) }</button>
                </p>
            }
        </>
    }
}

fn verdict(is_good: bool, said: String, why: String) -> Html {
    html! {
        <div class={if is_good { "bodies-told bodies-good" } else { "bodies-told" }} tabindex="-1">
            { icon(if is_good { Shape::Check } else { Shape::Cross }) }
            <p>
                <strong>{ said }</strong>
                if !why.is_empty() {
                    { " " }
                    { why }
                }
            </p>
        </div>
    }
}
