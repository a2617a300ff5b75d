//! A puzzle that a user made up, on paper: places to lay coins on, and the table of what each step waits for.

use gros_solver::custom::{Guard, Piece};
use gros_solver::gray::Digit;
use gros_solver::{Custom, Setup};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::ui::component::list;

pub fn paper(lang: Lang, setup: &Setup<Custom>) -> Html {
    let pieces = || (1..).zip(setup.puzzle.pieces());
    html! {
        <>
            <p>{ lang.text(Key::CustomPaperHow) }</p>
            { list(pieces().map(|(number, piece)| places(lang, setup, number, piece))) }
            <table class="print-guards">
                <thead>
                    <tr><th /><th>{ lang.text(Key::CustomPaperStep) }</th><th>{ lang.text(Key::CustomWaitsFor) }</th></tr>
                </thead>
                <tbody>{ list(pieces().flat_map(|(number, piece)| guards(lang, number, piece))) }</tbody>
            </table>
        </>
    }
}

/// A row of places for a coin; the start is in a ring, the goal in a box.
fn places(lang: Lang, setup: &Setup<Custom>, number: usize, piece: &Piece) -> Html {
    let [start, goal] = [&setup.start, &setup.goal].map(|state| state.place_of(number));
    let place = |at: Digit| {
        let is = |end: Option<Digit>, class: &'static str| (end == Some(at)).then_some(class);
        html! { <span class={classes!(is(start, "print-start"), is(goal, "print-goal"))}><span>{ at }</span></span> }
    };
    let name = say!(lang, PieceName { number });
    html! { <p class="print-places"><b>{ name }</b>{ list((0..piece.places).map(place)) }</p> }
}

/// A row of the table for each step of a piece; one in all for the free piece.
fn guards(lang: Lang, number: usize, piece: &Piece) -> Vec<Html> {
    let name = say!(lang, PieceName { number });
    if number == 1 {
        return vec![html! { <tr><th>{ name }</th><td /><td>{ lang.text(Key::CustomFree) }</td></tr> }];
    }
    let row = |(place, guard): (Digit, &Guard)| {
        let head = if place == 0 { name.clone() } else { String::new() };
        html! { <tr><th>{ head }</th><td>{ format!("{place}–{}", place + 1) }</td><td>{ Custom::write_guard(guard) }</td></tr> }
    };
    (0..).zip(&piece.guards).map(row).collect()
}
