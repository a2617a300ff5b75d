//! The board and one card for a projector.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    a_presentation_by_keys_and_from_share,
}

async fn a_presentation_by_keys_and_from_share(page: Page) -> Result<()> {
    page.open("rings?n=6&step=20&present=1&show=expect").await?;
    page.expect_text("Why ring 2?").await?;
    ensure!(!page.has(Role::Button, "Share").await?, "the header is there");
    page.press(&[Key::Right]).await?;
    page.expect_step("21").await?;
    page.press(&[Key::PageUp]).await?;
    page.expect_step("20").await?;
    page.press(&[Key::Down]).await?;
    page.expect_text("Two rules are enough").await?;
    page.press(&[Key::Up]).await?;
    page.expect_text("Why ring 2?").await?;
    page.type_text("c").await?;
    page.expect_text("The card comes back with the cues.").await?;
    page.expect_count("#board .halo", 0).await?;
    page.press(&[Key::Escape]).await?;
    page.find(Role::Button, "Share").await?;
    page.expect_step("20").await?;
    page.open("hanoi?n=4&step=3").await?;
    page.click(Role::Button, "Share").await?;
    page.click(Role::Button, "Show on a projector").await?;
    page.expect_text("Why disc 3?").await?;
    page.resize((390, 844)).await?;
    page.open("rings?n=6&step=20&present=1").await?;
    page.expect_text("Why ring 2?").await?;
    page.expect_no_sideways_scrolling().await?;
    // Nothing to do is no reason to end.
    page.open("rings?n=3&from=off&present=1").await?;
    page.expect_shown(".present-progress").await
}
