//! End-to-end tests of the page in Chromium and Firefox.

mod audit;
mod boards;
mod coach;
mod colours;
mod contract;
mod denials;
mod explain;
mod export;
mod game;
mod graph;
mod harness;
mod keyboard;
mod layout;
mod learn;
mod links;
mod loading;
mod motion;
mod new_puzzle;
mod offline;
mod one_ruler;
mod pointer;
mod present;
mod quiz;
mod screen_reader;
mod setup;
mod shelf;
mod small_screens;
mod soak;
mod solve;
mod timeline;
mod today;
mod tools;
mod visit;

use gros_browser_tests::runner;
use std::process::ExitCode;

fn main() -> ExitCode {
    let scenarios = [
        audit::scenarios(),
        boards::scenarios(),
        coach::scenarios(),
        colours::scenarios(),
        contract::scenarios(),
        denials::scenarios(),
        explain::scenarios(),
        export::scenarios(),
        game::scenarios(),
        graph::scenarios(),
        keyboard::scenarios(),
        layout::scenarios(),
        learn::scenarios(),
        links::scenarios(),
        loading::scenarios(),
        motion::scenarios(),
        offline::scenarios(),
        one_ruler::scenarios(),
        pointer::scenarios(),
        quiz::scenarios(),
        screen_reader::scenarios(),
        small_screens::scenarios(),
        solve::scenarios(),
        setup::scenarios(),
        present::scenarios(),
        shelf::scenarios(),
        timeline::scenarios(),
        today::scenarios(),
        tools::scenarios(),
        visit::scenarios(),
    ];
    let added = [new_puzzle::scenarios(), soak::scenarios(), boards::in_react::scenarios()].concat();
    let added = if runner::is_deep() { added } else { Vec::new() };
    runner::run([scenarios.concat(), added].concat(), &harness::CHECKS)
}
