//! Measures in a real browser what a seek costs, what playing and typing cost, and whether seeks leave anything behind;
//! prints tables.

use anyhow::Result;
use gros_browser_tests::{deeds, seeks};

fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        seeks::measure().await?;
        println!();
        deeds::measure().await
    })
}
