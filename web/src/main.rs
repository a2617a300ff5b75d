//! The page of Gros: a Yew front end over the pure solver.

mod app;
mod board;
mod caption;
mod coach;
mod explain;
mod export;
mod graph;
mod head;
mod header;
mod hooks;
mod moves;
mod one_ruler;
mod panel;
mod puzzles;
mod setup;
mod shortcuts;
mod speech;
mod state;
mod timeline;
mod ui;

use gloo_timers::callback::Timeout;

/// The first drawing is a task of its own: the machine has just had the program to make.
fn main() {
    Timeout::new(0, draw).forget();
}

fn draw() {
    let place = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("program"));
    match place {
        Some(place) => yew::Renderer::<app::App>::with_root(place).render(),
        None => yew::Renderer::<app::App>::new().render(),
    };
}
