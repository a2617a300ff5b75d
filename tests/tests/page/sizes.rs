//! Very large and very small puzzles.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    a_thousand_pieces,
}

async fn a_thousand_pieces(page: Page) -> Result<()> {
    page.open("rings?n=1000").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.state.len(), puzzle.steps.len()), (1000, 301));
    // The step field is enlarged only while it has the focus.
    page.fill("Step", "0").await?;
    page.expect_count(".overview input:focus", 1).await?;
    page.expect_count(".field-long", 0).await?;
    page.click_on(&page.find_data("ring", "2").await?).await?;
    page.expect_puzzle("ring 2 off", |puzzle| puzzle.state.ends_with("1101")).await?;
    page.click(Role::Button, "Undo").await?;
    page.drag_slider("Step", 0.5).await?;
    page.expect_puzzle("a step of 301 digits", |puzzle| puzzle.step.len() >= 300).await?;
    page.click(Role::Button, "To goal").await?;
    page.expect_state(&"0".repeat(1000)).await?;
    assert!(page.count("[data-ring]").await? <= 60);
    page.expect_no_sideways_scrolling().await?;
    page.open("hanoi?n=1000&step=1").await?;
    page.click_on(&page.find_data("peg", "A").await?).await?;
    page.click_on(&page.find_data("peg", "C").await?).await?;
    page.expect_step("2").await
}
