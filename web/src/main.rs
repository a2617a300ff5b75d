//! The page of Gros: a Yew front end over the pure solver.

mod app;
mod boards;
mod coach;
mod controls;
mod decimal;
mod export;
mod graph;
mod hooks;
mod markup;
mod one_ruler;
mod panels;
mod part;
mod speech;
mod state;

fn main() {
    yew::Renderer::<app::App>::new().render();
}
