//! The page of Gros, a Yew app.

mod app;
mod caption;
mod head;
mod header;
mod panel;
mod today;
mod win;

use gloo_timers::callback::Timeout;
use gros_explain as explain;
use gros_panels::{coach, export, graph, moves, one_ruler, present, setup, shelf, sound};
use gros_stage::{board, ctx, hooks, puzzles, shortcuts, solving, speech, timeline};
use gros_state as state;
use gros_ui as ui;
use gros_web_learning::{learn, quiz, tools};

/// The first render runs in a separate task, after the long one that compiles the program.
fn main() {
    ui::words::take_first();
    Timeout::new(0, draw).forget();
}

fn draw() {
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("program"));
    match root {
        Some(root) => yew::Renderer::<app::Root>::with_root(root).render(),
        None => yew::Renderer::<app::Root>::new().render(),
    };
}
