//! Switching puzzles by tabs, the puzzle of the day, personal bests.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    the_tabs_keep_each_puzzle,
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
