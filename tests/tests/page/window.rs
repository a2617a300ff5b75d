//! More pieces than fit: the window on them, and the strip that moves it.

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
    a_thousand_pieces_in_a_window,
}

/// A thousand rings without runs, which would be drawn as one.
fn alternating() -> String {
    format!("rings?from={}", "10".repeat(500))
}

async fn expect_shown(page: &Page, text: &str) -> Result<()> {
    page.expect_attribute(Role::ScrollBar, "Rings shown", "aria-valuetext", text).await
}

async fn a_thousand_pieces_in_a_window(page: Page) -> Result<()> {
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
    page.open("rings?n=1000").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.state.len(), puzzle.steps.len()), (1000, 301));
    // The step field is enlarged only while it has the focus.
    page.fill("Step", "0").await?;
    let focused = async || Ok(page.focused().await?.0);
    page.expect("the role of the focused control", "slider", focused).await?;
    page.expect_count(".field-long", 0).await?;
    page.click_on(&page.find_data("ring", "2").await?).await?;
    page.expect_puzzle("ring 2 off", |puzzle| puzzle.state.ends_with("1101")).await?;
    page.click(Role::Button, "Undo").await?;
    page.drag_slider("Step", 0.5).await?;
    page.expect_puzzle("a step of 301 digits", |puzzle| puzzle.step.len() >= 300).await?;
    page.click(Role::Button, "To goal").await?;
    page.expect_state(&"0".repeat(1000)).await?;
    assert!(page.count("[data-ring]").await? <= 60);
    page.resize(PHONE).await?;
    page.open(&alternating()).await?;
    page.click(Role::Button, "Show higher rings").await?;
    page.find_data("ring", "20").await?;
    page.expect_no_sideways_scrolling().await?;
    page.open("hanoi?n=1000&step=1").await?;
    page.click_on(&page.find_data("peg", "A").await?).await?;
    page.click_on(&page.find_data("peg", "C").await?).await?;
    page.expect_step("2").await
}
