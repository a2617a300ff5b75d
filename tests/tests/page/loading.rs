//! What a visitor sees if the program does not come.

use anyhow::Result;
use gros_browser_tests::{page::Page, scenarios};

scenarios! {
    on gros_browser_tests::site::broken;
    a_missing_program_is_said,
}

async fn a_missing_program_is_said(page: Page) -> Result<()> {
    page.go("").await?;
    page.expect_shown("#failed").await?;
    page.expect_shown(".first .rings-drawing").await?;
    page.expect_text("Rule 1: ring 1 can move at any time.").await?;
    page.expect_text("规则一：第 1 环随时可以套上或解开。").await?;
    // The browser complains of the missing file, as it should.
    page.console_errors().await?;
    Ok(())
}
