//! Random addresses, valid and damaged, with and without a browser, and random events, checked against the solver.

mod addresses;
#[cfg(test)]
mod check;
pub mod events;
pub mod visits;

use addresses::MAX_PIECES;
use gros_session::{Session, spec};
use gros_solver::AnyPuzzle;
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use std::{
    env,
    time::{SystemTime, UNIX_EPOCH},
};

/// Returns the seed in `GROS_SEED`; without it, the number of the day, so that each night plays another.
pub fn seed() -> u64 {
    let named = env::var("GROS_SEED").ok().and_then(|seed| seed.parse().ok());
    named.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(0, |since| since.as_secs() / (24 * 60 * 60))
    })
}

/// Generates values, the same for the same seed.
fn samples<S: Strategy>(strategy: S, seed: u64) -> impl Iterator<Item = S::Value> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let mut runner =
        TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &bytes));
    std::iter::from_fn(move || Some(strategy.new_tree(&mut runner).ok()?.current()))
}

/// Returns the public attributes of a session as one text.
fn attributes(session: &Session<AnyPuzzle>) -> String {
    let timeline = session.timeline();
    let (id, guarantee) = (timeline.puzzle().id(), timeline.guarantee().id());
    format!("{id} {} {} {} {guarantee}", timeline.state(), timeline.cursor(), timeline.steps())
}

/// Returns the attributes that the page should have at an address; unknown puzzles fall back to the rings.
fn expected(address: &str) -> String {
    let opened = spec::open(address, MAX_PIECES).or_else(|_| spec::open("", MAX_PIECES));
    opened.map_or_else(|unknown| unknown.to_string(), |opened| attributes(&opened.session))
}
