//! Switching puzzles by tabs, the puzzle of the day, personal bests.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, wait,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    the_tabs_keep_each_puzzle,
    the_puzzle_of_the_day_is_in_the_link,
    a_personal_best_is_kept,
}

async fn the_tabs_keep_each_puzzle(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3").await?;
    page.click(Role::Button, "Spin-Out family").await?;
    page.expect_spec("spinout").await?;
    page.click(Role::Button, "Do it").await?;
    page.click(Role::Button, "Wythoff’s game").await?;
    page.expect_spec("wythoff").await?;
    page.click(Role::Button, "Spin-Out family").await?;
    page.expect_spec("spinout?step=1").await?;
    page.click(Role::Button, "Chinese rings").await?;
    page.expect_spec("rings?n=5&step=3").await
}

async fn the_puzzle_of_the_day_is_in_the_link(page: Page) -> Result<()> {
    page.open("rings?step=5").await?;
    page.open_setup().await?;
    page.click(Role::Button, "Today’s puzzle").await?;
    let puzzle = page.expect_puzzle("another start", |puzzle| puzzle.step == "0").await?;
    let link = wait::until("a link without a step", async || {
        Ok(Some(page.spec().await?).filter(|spec| !spec.contains("step")))
    });
    let link = link.await?;
    page.open("").await?;
    page.open(&link).await?;
    page.expect_state(&puzzle.state).await?;
    page.open("").await?;
    page.open_setup().await?;
    page.click(Role::Button, "Today’s puzzle").await?;
    page.expect_state(&puzzle.state).await
}

async fn a_personal_best_is_kept(page: Page) -> Result<()> {
    page.open("rings?n=1").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_text("your best: 1 move").await?;
    page.open("rings?n=2").await?;
    page.open("rings?n=1").await?;
    for _ in 0..3 {
        page.click_on(&page.find_data("ring", "1").await?).await?;
    }
    page.expect_text("Solved in 3 moves").await?;
    page.expect_text("your best: 1 move").await
}
