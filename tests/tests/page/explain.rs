//! The cards that explain the next move.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    the_cards_follow_the_step,
    a_card_folds_and_unfolds,
    what_holds_elsewhere_only_says_so,
    a_refusal_is_explained_first,
    a_phone_tells_why_under_the_board: Settings::sized((390, 844)),
    a_low_phone_has_no_room_for_it: Settings::sized((390, 640)),
}

async fn the_cards_follow_the_step(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_any("Explain").await?;
    page.expect_text("Why ring 2?").await?;
    page.expect_text("Rings on: 6, even").await?;
    page.fill("Step", "124").await?;
    page.expect_text("Why ring 1?").await?;
    page.expect_text("Rings on: 5, odd").await
}

async fn a_card_folds_and_unfolds(page: Page) -> Result<()> {
    page.open("hanoi?n=5&step=12").await?;
    page.click_any("Explain").await?;
    page.expect_text("Why disc 1?").await?;
    page.expect_text("10011").await?;
    page.click(Role::Button, "Why disc 1?").await?;
    page.expect_text_gone("10011").await?;
    page.click_starting(Role::Button, "Recursion at this step").await?;
    page.expect_text("hanoi(5, A, C)").await
}

async fn what_holds_elsewhere_only_says_so(page: Page) -> Result<()> {
    page.open("hanoi?n=3&from=BAA&to=ABB").await?;
    page.click_any("Explain").await?;
    page.expect_text("Why disc").await?;
    page.expect_shown(".explain-refused").await
}

async fn a_phone_tells_why_under_the_board(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.expect_text("Rings on: 6, even").await?;
    page.fill("Step", "124").await?;
    page.expect_text("Rings on: 5, odd").await?;
    page.click(Role::Button, "Explain Why ring 1?").await?;
    page.expect_text("already so").await?;
    page.open("hanoi?n=5&step=12").await?;
    page.expect_text("10011 in binary: 19 to go").await
}

async fn a_low_phone_has_no_room_for_it(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.settle().await?;
    ensure!(!page.has(Role::Button, "Explain Why ring 2?").await?, "a question without an answer");
    page.expect_text("Next: ring 2 off").await
}

async fn a_refusal_is_explained_first(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_on(&page.marked("ring", "5").await?).await?;
    page.expect_text("Why not ring 5?").await?;
    page.expect_text("Ring 5 can come off in 11 moves.").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_text_gone("Why not ring 5?").await?;
    page.open("elephants").await?;
    page.click_on(&page.marked("piece", "5").await?).await?;
    page.expect_text("Why not elephant 5?").await
}
