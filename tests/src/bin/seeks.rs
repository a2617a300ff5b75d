//! Measures what a seek costs in a real browser, and prints a table.

use anyhow::Result;
use gros_browser_tests::seeks;

fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(seeks::measure())
}
