//! Puzzles of one's own, made up in their set-up.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    a_puzzle_is_made_up_and_played;
    chromium:
    pieces_on_a_small_phone: Settings::sized((320, 640)),
}

async fn a_puzzle_is_made_up_and_played(page: Page) -> Result<()> {
    page.open("custom?show=setup&mode=guided").await?;
    page.expect_text("12 states in a single line").await
}

async fn pieces_on_a_small_phone(page: Page) -> Result<()> {
    page.open("custom?places=9,9,9&waits=8.0.8.0.8.0.8.-&show=setup").await?;
    page.expect_text("729 states with loops").await?;
    page.expect_no_sideways_scrolling().await?;
    let small = page.small_targets().await?;
    ensure!(small.is_empty(), "too small: {small:?}");
    page.find(Role::Button, "Choose").await.ok();
    page.audit("a puzzle with loops").await
}
