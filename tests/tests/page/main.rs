//! The page of Gros, as people use it, in Chromium and in Firefox: everything by role, name and what is to be read.

mod audit;
mod coach;
mod colours;
mod contract;
mod denied;
mod embed;
mod explain;
mod export;
mod family;
mod game;
mod graph;
mod harness;
mod keyboard;
mod language;
mod layout;
mod links;
mod loading;
mod motion;
mod new_puzzle;
mod numbers;
mod offline;
mod one_ruler;
mod play;
mod pointer;
mod puzzles;
mod reader;
mod rooms;
mod setup;
mod sizes;
mod soak;
mod strangers;
mod timeline;
mod variants;
mod views;
mod visit;
mod whole;
mod window;

use gros_browser_tests::runner;
use std::process::ExitCode;

fn main() -> ExitCode {
    let scenarios = [
        audit::scenarios(),
        coach::scenarios(),
        colours::scenarios(),
        contract::scenarios(),
        denied::by_the_browser::scenarios(),
        denied::by_damage::scenarios(),
        embed::scenarios(),
        explain::scenarios(),
        export::scenarios(),
        family::scenarios(),
        game::scenarios(),
        graph::scenarios(),
        harness::scenarios(),
        keyboard::scenarios(),
        language::scenarios(),
        layout::scenarios(),
        links::scenarios(),
        loading::not_coming::scenarios(),
        loading::stopping::scenarios(),
        loading::starting::scenarios(),
        loading::pieces::scenarios(),
        loading::measuring::scenarios(),
        motion::scenarios(),
        numbers::scenarios(),
        offline::scenarios(),
        one_ruler::scenarios(),
        play::scenarios(),
        pointer::scenarios(),
        puzzles::scenarios(),
        reader::scenarios(),
        rooms::scenarios(),
        setup::scenarios(),
        sizes::scenarios(),
        soak::scenarios(),
        strangers::scenarios(),
        timeline::scenarios(),
        variants::scenarios(),
        views::scenarios(),
        visit::scenarios(),
        whole::scenarios(),
        window::scenarios(),
    ];
    let added = if runner::is_deep() { new_puzzle::scenarios() } else { Vec::new() };
    let checks = [&harness::CHECKS[..], &[("no_puzzle_is_left_out", keyboard::no_puzzle_is_left_out)]];
    runner::run([scenarios.concat(), added].concat(), &checks.concat())
}
