//! The setup panel.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    set_start_and_goal,
    set_everything_else,
}

async fn set_start_and_goal(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.open_setup().await?;
    page.fill("Start", "11111x111").await?;
    page.expect_text("Use 9 digits, each 0 or 1; digit 6 is").await?;
    page.expect_step("3").await?;
    page.fill("Start", "100000000").await?;
    page.expect_steps("511").await?;
    page.fill("Goal", "111111111").await?;
    page.expect_steps("170").await?;
    page.open("spinout").await?;
    page.open_setup().await?;
    // The first small board is the start.
    page.click_on(&page.find_data("mini", "3").await?).await?;
    page.expect_state("1111011").await?;
    page.press(&[Key::Left, Key::Enter]).await?;
    page.expect_state("1110011").await?;
    page.press(&[Key::Right, Key::Right, Key::Enter]).await?;
    page.expect_state("1110001").await
}

async fn set_everything_else(page: Page) -> Result<()> {
    page.open("chain").await?;
    page.open_setup().await?;
    page.click(Role::Button, "More places").await?;
    page.expect_spec("chain?base=4").await?;
    page.expect_steps("255").await?;
    page.open("hexadecimal").await?;
    page.open_setup().await?;
    page.choose("Key pattern", "0111, 16 moves").await?;
    page.expect_steps("16").await?;
    // The table below the board does the same.
    page.click(Role::Button, "0001, 150 moves").await?;
    page.expect_spec("hexadecimal?key=0001").await?;
    page.expect_count(".key-moves[aria-pressed=true]", 1).await?;
    page.open("rings").await?;
    page.open_setup().await?;
    page.click(Role::CheckBox, "Rings 1 and 2 can move together").await?;
    page.expect_steps("256").await?;
    page.click(Role::Button, "Take rings 1 and 2 off, can move").await?;
    page.expect_state("111111100").await
}
