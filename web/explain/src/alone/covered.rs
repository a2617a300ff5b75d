//! The card of what is still covered: each row opens in place, for this position.

use gros_session::Timeline;
use gros_solver::methods::Method;
use gros_solver::rings::methods;
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::Alone;
use crate::state::{Cover, Msg, Tab};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// Cards of methods that are offered.
const CARDS: usize = 2;

/// Methods of which the rows say what is to be seen.
const NOTES: [(Method, Key); 2] =
    [(methods::EXPECT, Key::SolveTheLadder), (methods::BINARY, Key::SolveTwoRows)];

pub fn card(
    (lang, timeline): (Lang, &Timeline<AnyPuzzle>),
    alone: &Alone,
    card: impl Fn(Method) -> Html,
    show: &Callback<Tab>,
    dispatch: &Callback<Msg>,
) -> Html {
    let item = |cover: Cover| {
        let is_open = alone.uncovered.contains(&cover);
        let content = match cover {
            Cover::Card(method) if is_open => card(method),
            Cover::ToGo if is_open => to_go(lang, timeline),
            _ => row(lang, cover, show, dispatch),
        };
        html! { <li key={id(cover)}>{ content }</li> }
    };
    html! {
        <section class="card solve-card">
            <h2>{ lang.text(Key::SolveCovered) }<small>{ lang.text(Key::SolveCounts) }</small></h2>
            <ul class="solve-covered">{ list(covers(timeline.puzzle(), alone).into_iter().map(item)) }</ul>
        </section>
    }
}

/// Lists what is worth a look: four things at most, and what was uncovered otherwise.
fn covers(puzzle: &AnyPuzzle, alone: &Alone) -> Vec<Cover> {
    let methods = puzzle.methods();
    let noted = |method: &&Method| NOTES.iter().any(|(noted, _)| noted == *method);
    let first = methods.iter().filter(noted).chain(methods.iter().filter(|method| !noted(method)));
    let of_method = |method: &Method| Cover::Card(*method);
    let mut covers: Vec<Cover> = first.take(CARDS).map(of_method).collect();
    let opened = |cover: &&Cover| matches!(cover, Cover::Card(_)) && !covers.contains(cover);
    let opened: Vec<Cover> = alone.uncovered.iter().filter(opened).copied().collect();
    covers.extend(opened);
    // The picture of a game is its map already.
    if !alone.is_game {
        covers.insert(covers.len().min(1), Cover::ToGo);
        covers.push(Cover::Map);
    }
    covers
}

fn id(cover: Cover) -> &'static str {
    match cover {
        Cover::ToGo => "to-go",
        Cover::Card(method) => method.id(),
        Cover::Map | Cover::Why => "map",
    }
}

fn row(lang: Lang, cover: Cover, show: &Callback<Tab>, dispatch: &Callback<Msg>) -> Html {
    let (name, note) = match cover {
        Cover::ToGo => (lang.text(Key::SolveToGo), None),
        Cover::Card(method) => {
            let note = NOTES.iter().find(|(noted, _)| *noted == method).map(|(_, note)| *note);
            (lang.method_name(method), note)
        }
        Cover::Map | Cover::Why => (lang.text(Key::SolveAllPositions), Some(Key::SolveTheMap)),
    };
    let onclick = {
        let (show, dispatch) = (show.clone(), dispatch.clone());
        Callback::from(move |_: MouseEvent| {
            dispatch.emit(Msg::Uncover(cover));
            if cover == Cover::Map {
                show.emit(Tab::Graph);
            }
        })
    };
    let [name_id, show_id] = ["covered", "show"].map(|what| format!("{what}-{}", id(cover)));
    html! {
        <div class="solve-row">
            <span>
                <span id={name_id.clone()}>{ name }</span>
                { " " }
                if let Some(note) = note {
                    <small>{ lang.text(note) }</small>
                }
            </span>
            <button class="button" type="button" {onclick} aria-labelledby={format!("{show_id} {name_id}")} id={show_id}>
                { icon(Shape::Eye) }{ lang.text(Key::SolveShowMe) }
            </button>
        </div>
    }
}

fn to_go(lang: Lang, timeline: &Timeline<AnyPuzzle>) -> Html {
    html! {
        <div class="solve-row">
            <span>{ lang.text(Key::SolveToGo) }</span>
            <strong>{ lang.to_go(&timeline.to_go()) }</strong>
        </div>
    }
}
