//! The proofs that “Why?” opens below a card.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    step_through_a_proof;
    chromium:
    a_proof_on_a_phone: Settings::sized((390, 844)),
    choose_a_position_and_see_its_way_out,
}

const SWAP: &str = "Why? Why a 1 swaps the digits after it";

async fn step_through_a_proof(page: Page) -> Result<()> {
    page.open("rings?n=4&from=1101&show=automaton").await?;
    page.click(Role::Button, SWAP).await?;
    page.expect_text("1 of 3").await?;
    page.expect_text("f(0w) = f(w)").await?;
    page.click(Role::Button, "Next step").await?;
    page.expect_text("mirror image").await?;
    page.click(Role::Button, "Next step").await?;
    page.expect_text("1 + 1 + 7 = 15 − 6 = 9").await?;
    page.click(Role::Button, "Previous step").await?;
    page.expect_text("2 of 3").await?;
    page.click(Role::Button, SWAP).await?;
    page.expect_text_gone("2 of 3").await
}

async fn a_proof_on_a_phone(page: Page) -> Result<()> {
    page.open("hanoi?n=4&show=direction").await?;
    page.click(Role::Button, "Why? Why odd never lies on odd").await?;
    page.expect_text("1 of 3").await?;
    page.expect_no_sideways_scrolling().await
}

async fn choose_a_position_and_see_its_way_out(page: Page) -> Result<()> {
    page.open("wythoff?piles=14,20&show=table").await?;
    page.click(Role::Button, "Why? Why every hot position reaches a cold one").await?;
    for _ in 0..3 {
        page.click(Role::Button, "Next step").await?;
    }
    page.fill("x, to the right", "8").await?;
    page.fill("y, upwards", "6").await?;
    page.expect_text("(8,6) is the third case: leave (5,3).").await
}
