//! Measures in a real browser what a seek costs and how much that differs, what playing and typing cost, and whether seeks leave anything behind;
//! prints tables.

use anyhow::Result;
use gros_browser_tests::{deeds, seeks, spread};

fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        seeks::measure().await?;
        spread::measure().await?;
        println!();
        deeds::measure().await
    })
}
