//! What is stepped through in cards: digits that are predicted, the walk of a strategy, the ticks of a disc.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    predict_what_the_machine_writes;
    chromium:
    predict_by_keyboard,
    a_ghost_walks_the_wrong_way: Settings::sized((390, 844)),
    count_the_ticks_of_a_disc: Settings::sized((320, 568)),
}

/// 1101 is written as 1001: the third digit is copied again.
async fn predict_what_the_machine_writes(page: Page) -> Result<()> {
    page.open("rings?n=4&from=1101&show=automaton").await?;
    page.click(Role::Button, "Predict it digit by digit").await?;
    page.expect_text("At ring 4 it reads 1. What does it write?").await?;
    page.expect_text_gone("The last digit is").await?;
    page.click(Role::Button, "1 is written").await?;
    page.expect_text("Right. No 1 was read before, an even number, so 1 is copied: 1.").await?;
    page.click(Role::Button, "1 is written").await?;
    page.expect_text("No. One 1 was read before, an odd number, so 1 is swapped: 0.").await?;
    page.click(Role::Button, "Show this digit").await?;
    page.click(Role::Button, "1 is written").await?;
    page.expect_text("All are read: 1001 is 9 in binary. Predicted 2 of 3.").await?;
    page.expect_text("The last digit is 1, so it is ring 1’s turn.").await?;
    page.click(Role::Button, "Show all").await?;
    page.expect_text_gone("All are read").await
}

async fn predict_by_keyboard(page: Page) -> Result<()> {
    page.open("rings?n=4&from=1101&show=automaton").await?;
    page.click(Role::Button, "Predict it digit by digit").await?;
    page.tab_to(Role::Button, "0 is written").await?;
    page.press(&[Key::Right]).await?;
    page.expect_text("At ring 3 it reads 1. What does it write?").await?;
    page.type_text("0").await?;
    page.expect_text("At ring 2 it reads 0. What does it write?").await?;
    page.press(&[Key::Left]).await?;
    page.expect_text("At ring 3 it reads 1. What does it write?").await?;
    page.expect_step("0").await
}

async fn a_ghost_walks_the_wrong_way(page: Page) -> Result<()> {
    page.open("rings?n=4&from=1010&show=strategy-1").await?;
    page.expect_text("After 0 of 18 moves: 1010, 12 moves from 0000.").await?;
    page.click(Role::Button, "One move on").await?;
    page.expect_text("After 1 of 18 moves: 1011, 13 moves from 0000. It walks away from the goal.").await?;
    page.click(Role::Button, "To where it turns").await?;
    page.expect_text("After 3 of 18 moves: 1000, 15 moves from 0000.").await?;
    page.click(Role::Button, "To where it turns").await?;
    page.click(Role::Button, "To where it turns").await?;
    page.expect_text("After 18 of 18 moves: 0000, 0 moves from 0000. It is there.").await?;
    page.expect_state("1010").await?;
    page.expect_no_sideways_scrolling().await
}

async fn count_the_ticks_of_a_disc(page: Page) -> Result<()> {
    page.open("hanoi?n=5&step=21&show=formulas").await?;
    // The disc that moves next is counted first.
    page.expect_text("(21 + 2) / 4 = 5").await?;
    page.click(Role::Button, "Larger disc").await?;
    page.expect_text("At move 4, then every 8 moves, disc 3 moves.").await?;
    page.expect_text("(21 + 4) / 8 = 3").await?;
    page.expect_no_sideways_scrolling().await
}
