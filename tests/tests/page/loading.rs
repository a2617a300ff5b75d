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
    // The browser complains of the missing file, as it should.
    page.console_errors().await?;
    Ok(())
}
