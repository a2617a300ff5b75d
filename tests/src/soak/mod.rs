//! Much of the same, by dice: made-up addresses and random events in a real browser, held to the solver.

pub mod events;
pub mod visits;

use crate::page::Page;
use anyhow::{Result, ensure};
use gros_session::{Session, spec};
use gros_soak::addresses::MOST_PIECES;
use gros_solver::AnyPuzzle;

/// What the public attributes say of a session, as one text.
fn attributes(session: &Session<AnyPuzzle>) -> String {
    let timeline = session.timeline();
    let (id, guarantee) = (timeline.puzzle().id(), timeline.guarantee().id());
    format!("{id} {} {} {} {guarantee}", timeline.state(), timeline.cursor(), timeline.steps())
}

/// What the page shows of an address; of one that names no puzzle, the rings.
fn expected(address: &str) -> String {
    let opened = spec::open(address, MOST_PIECES).or_else(|_| spec::open("", MOST_PIECES));
    opened.map_or_else(|unknown| unknown.to_string(), |opened| attributes(&opened.session))
}

/// Checks that nothing stands in the browser's console.
async fn console_is_clean(page: &Page) -> Result<()> {
    let errors = page.console_errors().await?;
    ensure!(errors.is_empty(), "the console shows errors:\n{}", errors.join("\n"));
    Ok(())
}
