//! Takes pictures of the built page; the arguments choose which, by parts of their names.

use anyhow::Result;
use gros_browser_tests::pictures;
use std::env;

fn main() -> Result<()> {
    let filters: Vec<String> = env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(pictures::take(&filters))
}
