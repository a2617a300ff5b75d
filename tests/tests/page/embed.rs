//! Gros inside of another page, of another origin: what it is told, what it tells, and what it leaves out.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::around;
    a_page_inside_of_another: Settings::sized((760, 800)),
}

/// Waits until the page around has heard something.
async fn expect_heard(page: &Page, text: &str) -> Result<()> {
    page.expect_text(&format!("It says: {text}")).await
}

async fn a_page_inside_of_another(page: Page) -> Result<()> {
    page.visit().await?;
    expect_heard(&page, "rings 11011, step 3 of 21").await?;
    page.click(Role::Button, "Second-last step").await?;
    expect_heard(&page, "rings 00001, step 20 of 21").await?;
    page.click(Role::Button, "Half-way").await?;
    expect_heard(&page, "rings 01110, step 10 of 21").await?;
    page.click(Role::Button, "Four discs").await?;
    expect_heard(&page, "hanoi AAAA, step 0 of 15").await?;
    page.click(Role::Button, "Play").await?;
    expect_heard(&page, "hanoi CCCC, step 15 of 15").await?;
    page.click(Role::Button, "Five rings").await?;
    page.enter_frame("iframe").await?;
    page.expect_steps("21").await?;
    page.click_on(&page.marked("ring", "1").await?).await?;
    page.expect_state("11110").await?;
    page.expect_count(".header, .panel, .tabs", 0).await?;
    page.find(Role::Link, "Open in Gros").await?;
    page.expect_no_sideways_scrolling().await?;
    let kept: usize = page.script("return localStorage.length", vec![]).await?;
    anyhow::ensure!(kept == 0, "{kept} values are kept");
    page.leave_frame().await?;
    expect_heard(&page, "rings 11110, step 1 of 21").await
}
