//! Gros embedded in a page of another origin: the messages both ways, and the reduced interface.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::embedding;
    embedded_in_another_page: Settings::sized((760, 800)),
}

/// Waits until the embedding page has received a message.
async fn expect_message(page: &Page, text: &str) -> Result<()> {
    page.expect_text(&format!("It says: {text}")).await
}

async fn embedded_in_another_page(page: Page) -> Result<()> {
    page.visit().await?;
    expect_message(&page, "rings 11011, step 3 of 21").await?;
    page.click(Role::Button, "Last step but one").await?;
    expect_message(&page, "rings 00001, step 20 of 21").await?;
    page.click(Role::Button, "Halfway").await?;
    expect_message(&page, "rings 01110, step 10 of 21").await?;
    page.click(Role::Button, "Four discs").await?;
    expect_message(&page, "hanoi AAAA, step 0 of 15").await?;
    page.click(Role::Button, "Play").await?;
    expect_message(&page, "hanoi CCCC, step 15 of 15").await?;
    page.click(Role::Button, "Five rings").await?;
    page.enter_frame("iframe").await?;
    page.expect_steps("21").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_state("11110").await?;
    page.expect_count(".header, .panel, .tabs", 0).await?;
    page.find(Role::Link, "Open in Gros").await?;
    page.expect_no_sideways_scrolling().await?;
    let kept: usize = page.script("return localStorage.length", vec![]).await?;
    anyhow::ensure!(kept == 0, "{kept} values are stored");
    page.leave_frame().await?;
    expect_message(&page, "rings 11110, step 1 of 21").await
}
