//! Takes screenshots of the built page whose names contain one of the arguments; all if there is none.

use anyhow::Result;
use gros_browser_tests::pictures;
use std::env;

fn main() -> Result<()> {
    let filters: Vec<String> = env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(pictures::take(&filters))
}
