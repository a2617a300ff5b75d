//! Prints the browser benchmarks: costs and latency percentiles of seeks, costs of playback and typing, memory use.

use anyhow::Result;
use gros_browser_tests::{interactions, seeks};

fn main() -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        seeks::measure().await?;
        seeks::measure_percentiles().await?;
        println!();
        interactions::measure().await
    })
}
