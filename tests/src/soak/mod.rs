//! Random addresses and events in a real browser, checked against the solver.

pub mod events;
pub mod visits;

use gros_session::{Session, spec};
use gros_soak::addresses::MAX_PIECES;
use gros_solver::AnyPuzzle;

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
