//! End-to-end tests of the page in Chromium and Firefox.

mod alone;
mod audit;
mod boards;
mod coach;
mod colours;
mod contract;
mod custom;
mod denials;
mod every_puzzle;
mod explain;
mod export;
mod family;
mod game;
mod graph;
mod harness;
mod icicle;
mod keyboard;
mod language;
mod layout;
mod learn;
mod links;
mod loading;
mod marks;
mod motion;
mod new_puzzle;
mod newcomer;
mod offline;
mod one_ruler;
mod play;
mod pointer;
mod present;
mod quiz;
mod screen_reader;
mod setup;
mod shelf;
mod small_screens;
mod soak;
mod solve;
mod sound;
mod stepped;
mod timeline;
mod today;
mod tools;
mod toy_language;
mod translator;
mod variants;
mod visit;
mod window;

use gros_browser_tests::runner;
use std::process::ExitCode;

fn main() -> ExitCode {
    let scenarios = [
        alone::scenarios(),
        audit::scenarios(),
        boards::scenarios(),
        coach::scenarios(),
        colours::scenarios(),
        contract::scenarios(),
        denials::scenarios(),
        explain::scenarios(),
        export::scenarios(),
        family::scenarios(),
        game::scenarios(),
        graph::scenarios(),
        icicle::scenarios(),
        keyboard::scenarios(),
        language::scenarios(),
        layout::scenarios(),
        learn::scenarios(),
        links::scenarios(),
        custom::scenarios(),
        loading::scenarios(),
        marks::scenarios(),
        motion::scenarios(),
        newcomer::scenarios(),
        offline::scenarios(),
        one_ruler::scenarios(),
        play::scenarios(),
        pointer::scenarios(),
        quiz::scenarios(),
        screen_reader::scenarios(),
        small_screens::scenarios(),
        solve::scenarios(),
        setup::scenarios(),
        present::scenarios(),
        shelf::scenarios(),
        sound::scenarios(),
        stepped::scenarios(),
        timeline::scenarios(),
        today::scenarios(),
        tools::scenarios(),
        translator::scenarios(),
        toy_language::scenarios(),
        variants::scenarios(),
        visit::scenarios(),
        every_puzzle::scenarios(),
        window::scenarios(),
    ];
    let added = [new_puzzle::scenarios(), soak::scenarios(), boards::in_react::scenarios()].concat();
    let added = if runner::is_deep() { added } else { Vec::new() };
    runner::run([scenarios.concat(), added].concat(), &harness::CHECKS)
}
