//! The lock to play with: a row of places for each piece, with a gate at each step.

use std::rc::Rc;

use gros_learning::tools::lock::{Graph, Lock, Piece, Preset, Stop, Word};
use gros_text::{Count, Key, Lang, say};
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};

/// The moves made with the lock, and the outcome of the last one.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// The pieces of the lock that it belongs to.
    of: Vec<Piece>,
    /// The states so far, with the number of moves if all were made by hand.
    states: Vec<(Word, Option<usize>)>,
    told: Told,
}

#[derive(Clone, Debug, PartialEq)]
enum Told {
    Nothing,
    Moved(usize),
    Stopped(usize, Stop),
    Jumped,
}

impl Hand {
    pub fn new(lock: &Lock) -> Hand {
        Hand {
            of: lock.pieces().to_vec(),
            states: vec![(lock.start().clone(), Some(0))],
            told: Told::Nothing,
        }
    }

    pub fn fits(&self, lock: &Lock) -> bool {
        self.of == lock.pieces()
    }

    pub fn here(&self) -> &Word {
        const NOWHERE: &Word = &Vec::new();
        self.states.last().map_or(NOWHERE, |(word, _)| word)
    }

    fn made(&self) -> Option<usize> {
        self.states.last().and_then(|(_, made)| *made)
    }

    /// Returns the number of moves from the start, which may have been changed on the way.
    fn made_from(&self, start: &Word) -> Option<usize> {
        self.made().filter(|_| self.states.first().is_some_and(|(word, _)| word == start))
    }

    fn then(&self, word: Word, made: Option<usize>, told: Told) -> Hand {
        let states = self.states.iter().cloned().chain([(word, made)]).collect();
        Hand { of: self.of.clone(), states, told }
    }

    /// Goes to a state without moves.
    pub fn jumped(&self, word: Word) -> Hand {
        if word == *self.here() { self.clone() } else { self.then(word, None, Told::Jumped) }
    }

    fn moved(&self, lock: &Lock, piece: usize, is_up: bool) -> Hand {
        match lock.step(self.here(), piece, is_up) {
            Ok(word) => self.then(word, self.made().map(|made| made + 1), Told::Moved(piece)),
            Err(stop) => Hand { told: Told::Stopped(piece, stop), ..self.clone() },
        }
    }

    fn undone(&self) -> Hand {
        let mut hand = Hand { told: Told::Nothing, ..self.clone() };
        if hand.states.len() > 1 {
            hand.states.pop();
        }
        hand
    }

    /// Returns the place at which another piece waits for this one.
    fn wanted(&self, piece: usize) -> Option<u8> {
        match &self.told {
            Told::Stopped(_, Stop::Waits(waits)) => {
                waits.iter().find(|wait| wait.piece == piece).map(|wait| wait.place)
            }
            _ => None,
        }
    }

    fn say(&self, lang: Lang, graph: &Graph) -> String {
        let here = self.here();
        match &self.told {
            Told::Stopped(piece, stop) => lang.lock_stop(*piece, stop),
            Told::Nothing => lang.text(Key::LockReady).to_owned(),
            _ if here == graph.lock().goal() => lang.lock_opened(self.made_from(graph.lock().start())),
            Told::Jumped => lang.lock_jumped(here),
            Told::Moved(piece) => {
                let place = here.get(piece - 1).copied().unwrap_or_default();
                say!(lang, LockMoved { piece, place, left: Count(graph.to_goal(graph.index(here))) })
            }
        }
    }
}

#[derive(PartialEq)]
pub struct Play {
    pub lang: Lang,
    pub graph: Rc<Graph>,
    pub hand: Rc<Hand>,
    pub set_hand: Callback<Hand>,
    pub change: Callback<Lock>,
}

rendered_by!(Play, use_play);

#[hook]
fn use_play(props: &Play) -> Html {
    let Play { lang, graph, hand, set_hand, change } = props;
    let (lang, lock, here) = (*lang, graph.lock(), hand.here());
    let is_open = here == lock.goal() && hand.told != Told::Nothing;
    let is_refused = matches!(hand.told, Told::Stopped(..));
    let undo = {
        let hand = hand.clone();
        set_hand.reform(move |_: MouseEvent| hand.undone())
    };
    let start_over = {
        let graph = graph.clone();
        set_hand.reform(move |_: MouseEvent| Hand::new(graph.lock()))
    };
    let ends = |start: &Word, goal: &Word| {
        let changed = lock.with_ends(start.clone(), goal.clone());
        change.reform(move |_: MouseEvent| changed.clone())
    };
    let is_first = hand.states.len() == 1;
    html! {
        <section class="stack" aria-label={lang.text(Key::LockPlay)}>
            <h2>{ lang.text(Key::LockPlay) }</h2>
            { list(lock.twin().filter(|_| *lock != Preset::Two.lock()).map(|spec| twin(lang, &spec))) }
            <div class="stack lock-rows">{ list((1..=here.len()).map(|piece| row(props, piece))) }</div>
            <p class={classes!("line", "box", is_refused.then_some("box-bad"), is_open.then_some("box-good"))} role="status">
                if is_refused || is_open {
                    { icon(if is_open && !is_refused { Shape::Check } else { Shape::Cross }) }
                }
                { hand.say(lang, graph) }
            </p>
            <div class="row tool-row">
                <button class="button" type="button" aria-disabled={is_first.then_some("true")} onclick={undo}>
                    { icon(Shape::Undo) }
                    { lang.text(Key::Undo) }
                </button>
                <button class="button" type="button" onclick={start_over}>{ lang.text(Key::LockBack) }</button>
            </div>
            <details>
                <summary>{ lang.text(Key::LockFold) }</summary>
                <p>{ lang.lock_ends(lock) }</p>
                <div class="row tool-row">
                    <button class="button" type="button" onclick={ends(here, lock.goal())}>{ lang.text(Key::LockStartHere) }</button>
                    <button class="button" type="button" onclick={ends(lock.start(), here)}>{ lang.text(Key::LockGoalHere) }</button>
                    <button class="button" type="button" onclick={print}>{ lang.text(Key::LockPrint) }</button>
                </div>
            </details>
        </section>
    }
}

fn print(_: MouseEvent) {
    if let Some(window) = web_sys::window() {
        // A browser that cannot print does nothing.
        let _ = window.print();
    }
}

/// The puzzle that the lock is.
fn twin(lang: Lang, spec: &str) -> Html {
    let id = spec.split('?').next().unwrap_or_default();
    html! {
        <p class="lock-twin">
            { lang.text(Key::LockTwin) }
            { " " }
            <a class="link" href={format!("#/{spec}")}>{ lang.puzzle_name(id) }</a>
        </p>
    }
}

/// A piece: its places, with a gate between any two of them that is open while its guard is met.
fn row(props: &Play, piece: usize) -> Html {
    let Play { lang, graph, hand, set_hand, .. } = props;
    let (lang, lock, here) = (*lang, graph.lock(), hand.here());
    let (Some(own), Some(place)) = (lock.pieces().get(piece - 1), here.get(piece - 1).copied()) else {
        return html! {};
    };
    let press = {
        let (graph, hand) = (graph.clone(), hand.clone());
        set_hand.reform(move |is_up: bool| hand.moved(graph.lock(), piece, is_up))
    };
    let onkeydown = {
        let press = press.clone();
        Callback::from(move |event: KeyboardEvent| {
            let is_up = match event.key().as_str() {
                "ArrowLeft" | "ArrowDown" => false,
                "ArrowRight" | "ArrowUp" => true,
                _ => return,
            };
            event.prevent_default();
            press.emit(is_up);
        })
    };
    let wanted = hand.wanted(piece);
    let cell = |at: u8| {
        let onclick = (at != place).then(|| press.reform(move |_: MouseEvent| at > place));
        let is_start = lock.start().get(piece - 1) == Some(&at);
        let is_goal = lock.goal().get(piece - 1) == Some(&at);
        let class = classes!(
            "lock-cell",
            (at == place).then_some("lock-thumb"),
            (wanted == Some(at)).then_some("lock-wanted"),
            is_start.then_some("lock-start"),
            is_goal.then_some("lock-goal"),
        );
        // A step depends on the faster pieces alone, so each gate is open or shut wherever the piece is.
        let gate = (at + 1 < own.places).then(|| {
            let mut before = here.clone();
            before[piece - 1] = at;
            let is_shut = !lock.can_step(&before, piece, true);
            html! { <i class={classes!("lock-gate", is_shut.then_some("lock-shut"))} /> }
        });
        html! { <><span {class} {onclick}><span>{ at }</span></span>{ list(gate) }</> }
    };
    let is_stopped = matches!(hand.told, Told::Stopped(stopped, _) if stopped == piece);
    html! {
        <div
            class={classes!("lock-row", is_stopped.then_some("lock-stopped"))} role="slider" tabindex="0" {onkeydown}
            aria-label={say!(lang, LockPiece { piece })} aria-valuemin="0" aria-valuemax={(own.places - 1).to_string()}
            aria-valuenow={place.to_string()} aria-valuetext={lang.lock_can(lock, here, piece)}
        >
            <b>{ piece }</b>
            { list((0..own.places).map(cell)) }
        </div>
    }
}
