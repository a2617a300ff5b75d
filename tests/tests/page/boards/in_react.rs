//! Boards and the solver in a page of React, made by a bundler.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::react;
    chromium:
    a_bundled_page_of_react,
}

async fn a_bundled_page_of_react(page: Page) -> Result<()> {
    page.visit().await?;
    page.expect_text("64 rings: 12297829382473034410").await?;
    page.expect_count("gros-board[data-steps=\"7\"]", 1).await?;
    page.click(Role::Button, "One more").await?;
    page.expect_count("gros-board[data-steps=\"15\"]", 1).await?;
    page.click(Role::Button, "To the end").await?;
    page.expect_text("State 000").await
}
