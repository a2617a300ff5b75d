//! The lock on paper: places to lay coins on, the table of which piece waits for which, and, on a separate
//! page, the graph of its states, which gives the route away.

use std::rc::Rc;

use gros_learning::tools::lock::{Graph, Guard, Layout, Lock, Piece};
use gros_session::spec::{Learn, LockTask, Tool};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::chart::Chart;
use crate::ui::component::{list, rendered_by};

/// The width of the graph, in CSS pixels, that fits all sizes of paper.
const WIDTH: f64 = 620.0;

#[derive(PartialEq)]
pub struct Paper {
    pub lang: Lang,
    pub graph: Rc<Graph>,
    pub layout: Rc<Layout>,
    pub task: LockTask,
}

rendered_by!(Paper, use_paper);

#[hook]
fn use_paper(props: &Paper) -> Html {
    let Paper { lang, graph, layout, task } = props;
    let (lang, lock) = (*lang, graph.lock());
    let pieces = lock.pieces().iter().enumerate();
    let here = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    let link = format!("{page}#/{}", Learn::Tool(Tool::Lock(task.clone())));
    html! {
        <section class="lock-paper" lang={lang.tag()} aria-hidden="true">
            <div class="paper-head">
                <h1>{ lang.text(Key::LockTitle) }</h1>
                <p class="paper-name">{ lang.text(Key::QuizName) }<span class="paper-line" /></p>
            </div>
            <p>{ lang.text(Key::LockPaperHow) }</p>
            { list((1..).zip(lock.start()).zip(lock.goal()).map(|((piece, start), goal)| places(lang, lock, piece, *start, *goal))) }
            <table>
                <thead>
                    <tr><th /><th>{ lang.text(Key::LockPaperStep) }</th><th>{ lang.text(Key::LockWaitsFor) }</th></tr>
                </thead>
                <tbody>{ list(pieces.flat_map(|(index, piece)| guards(lang, index + 1, piece))) }</tbody>
            </table>
            <p class="paper-name">{ lang.text(Key::LockPaperMoves) }<span class="paper-line" /></p>
            <p class="paper-name">{ lang.text(Key::LockPaperFewest) }<span class="paper-line" /></p>
            <p>{ lang.text(Key::LockPaperLink) }<br />{ link }</p>
            <div class="lock-paper-states">
                <h1>{ lang.text(Key::LockStates) }</h1>
                { list(lang.lock_facts(graph).map(|fact| html! { <p>{ fact }</p> })) }
                { Chart::new(graph, layout, WIDTH).draw("", None) }
            </div>
        </section>
    }
}

/// A row of places for a coin; the start is in a ring, the goal in a box.
fn places(lang: Lang, lock: &Lock, piece: usize, start: u8, goal: u8) -> Html {
    let own = lock.pieces().get(piece - 1).map_or(0, |piece| piece.places);
    let place = |at: u8| {
        let class =
            classes!((at == start).then_some("lock-paper-start"), (at == goal).then_some("lock-paper-goal"));
        html! { <span {class}><span>{ at }</span></span> }
    };
    html! { <p class="lock-paper-places"><b>{ say!(lang, LockPiece { piece }) }</b>{ list((0..own).map(place)) }</p> }
}

/// A row of the table for each step of a piece; one in all for a piece that waits for nobody.
fn guards(lang: Lang, number: usize, piece: &Piece) -> Vec<Html> {
    let name = say!(lang, LockPiece { piece: number });
    if number == 1 {
        return vec![html! { <tr><th>{ name }</th><td /><td>{ lang.text(Key::LockPaperNothing) }</td></tr> }];
    }
    let row = |(place, guard): (u8, &Guard)| {
        let head = if place == 0 { name.clone() } else { String::new() };
        html! { <tr><th>{ head }</th><td>{ format!("{place}–{}", place + 1) }</td><td>{ Lock::write_guard(guard) }</td></tr> }
    };
    (0..).zip(&piece.guards).map(row).collect()
}
