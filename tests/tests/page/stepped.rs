//! What is stepped through in cards: digits that are predicted, proofs, the walk of a strategy, the ticks of a disc.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    what_the_machine_writes_is_predicted_and_proved,
    cards_are_stepped_through_on_a_phone: Settings::sized((320, 568)),
}

/// 1101 is written as 1001: the third digit is copied again.
async fn what_the_machine_writes_is_predicted_and_proved(page: Page) -> Result<()> {
    page.open("rings?n=4&from=1101&show=automaton").await?;
    page.click(Role::Button, "Predict it digit by digit").await?;
    page.expect_text("At ring 4 it reads 1. What does it write?").await?;
    page.expect_text_gone("The last digit is").await?;
    page.tab_to(Role::Button, "0 is written").await?;
    page.press(&[Key::Right]).await?;
    page.expect_text("At ring 3 it reads 1. What does it write?").await?;
    page.type_text("0").await?;
    page.expect_text("At ring 2 it reads 0. What does it write?").await?;
    page.press(&[Key::Left]).await?;
    page.expect_text("At ring 3 it reads 1. What does it write?").await?;
    page.expect_step("0").await?;
    page.click(Role::Button, "1 is written").await?;
    page.expect_text("Not quite. One 1 was read before, an odd number, so 1 is swapped: 0.").await?;
    page.click(Role::Button, "Show all").await?;
    page.expect_text("The last digit is 1, so it is ring 1’s turn.").await?;
    let proof = "Why? Why a 1 swaps the digits after it";
    page.click(Role::Button, proof).await?;
    page.expect_text("f(0w) = f(w)").await?;
    page.click(Role::Button, "Next step").await?;
    page.expect_text("2 of 3").await?;
    page.click(Role::Button, proof).await?;
    page.expect_text_gone("2 of 3").await
}

async fn cards_are_stepped_through_on_a_phone(page: Page) -> Result<()> {
    page.open("hanoi?n=5&step=21&show=formulas").await?;
    // The disc that moves next is counted first.
    page.expect_text("(21 + 2) / 4 = 5").await?;
    page.click(Role::Button, "Larger disc").await?;
    page.expect_text("Disc 3 first moves at move 4, then every 8 moves.").await?;
    page.expect_no_sideways_scrolling().await?;
    page.resize((390, 844)).await?;
    page.open("rings?n=4&from=1010&show=strategy-1").await?;
    page.expect_text("After 0 of 18 moves: 1010, 12 moves from 0000.").await?;
    page.click(Role::Button, "One move forward").await?;
    page.expect_text("After 1 of 18 moves: 1011, 13 moves from 0000. It walks away from the goal.").await?;
    page.click(Role::Button, "To where it turns").await?;
    page.expect_text("After 3 of 18 moves: 1000, 15 moves from 0000.").await?;
    page.expect_state("1010").await?;
    page.expect_no_sideways_scrolling().await?;
    page.open("wythoff?piles=14,20&show=table").await?;
    page.click(Role::Button, "Why? Why every hot position reaches a cold one").await?;
    for _ in 0..3 {
        page.click(Role::Button, "Next step").await?;
    }
    page.fill("x, to the right", "8").await?;
    page.fill("y, upwards", "6").await?;
    page.expect_text("(8,6) is the third case: leave (5,3).").await?;
    page.expect_no_sideways_scrolling().await
}
