//! The window on more rings than fit, and the strip that moves it.

use anyhow::Result;
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    #[webkit]
    the_window_by_buttons_strip_and_keys,
}

/// A thousand rings without runs, which would be drawn as one.
fn alternating() -> String {
    format!("rings?from={}", "10".repeat(500))
}

async fn expect_shown(page: &Page, text: &str) -> Result<()> {
    page.expect_attribute(Role::ScrollBar, "Rings shown", "aria-valuetext", text).await
}

async fn the_window_by_buttons_strip_and_keys(page: Page) -> Result<()> {
    page.open(&alternating()).await?;
    page.tab_to(Role::ScrollBar, "Rings shown").await?;
    page.press(&[Key::Left, Key::Left]).await?;
    expect_shown(&page, "Rings 18 to 3 of 1000").await?;
    page.press(&[Key::Right]).await?;
    expect_shown(&page, "Rings 17 to 2 of 1000").await?;
    page.press(&[Key::PageUp]).await?;
    expect_shown(&page, "Rings 32 to 17 of 1000").await?;
    page.press(&[Key::Home]).await?;
    expect_shown(&page, "Rings 1000 to 985 of 1000").await?;
    page.press(&[Key::End]).await?;
    expect_shown(&page, "Rings 16 to 1 of 1000").await?;
    page.click(Role::Button, "Show higher rings").await?;
    expect_shown(&page, "Rings 31 to 16 of 1000").await?;
    // The window stays where it was moved until the next step.
    page.click_on(&page.find_data("ring", "20").await?).await?;
    page.expect_text("Ring 20 cannot move").await?;
    expect_shown(&page, "Rings 31 to 16 of 1000").await?;
    page.click(Role::Button, "Show lower rings").await?;
    expect_shown(&page, "Rings 16 to 1 of 1000").await?;
    // A click on the strip moves the window there.
    page.click(Role::ScrollBar, "Rings shown").await?;
    page.find_data("ring", "500").await?;
    let strip = page.find(Role::ScrollBar, "Rings shown").await?;
    page.drag_by(&strip, 200, 0).await?;
    page.find_data("ring", "281").await?;
    page.drag_by(&strip, -490, 0).await?;
    expect_shown(&page, "Rings 1000 to 985 of 1000").await?;
    page.expect_step("0").await?;
    page.click(Role::Button, "Forward").await?;
    expect_shown(&page, "Rings 16 to 1 of 1000").await?;
    page.resize(PHONE).await?;
    page.click(Role::Button, "Show higher rings").await?;
    page.find_data("ring", "20").await?;
    page.expect_no_sideways_scrolling().await
}
