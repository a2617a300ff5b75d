//! Moves by hand, to the goal and refused.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    play_discs_to_the_goal,
    a_refusal_leads_on,
}

async fn play_discs_to_the_goal(page: Page) -> Result<()> {
    page.open("hanoi?n=3").await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    for (from, to) in [("A", "C"), ("A", "B"), ("C", "B"), ("A", "C"), ("B", "A"), ("B", "C"), ("A", "C")] {
        page.click_on(&page.find_data("peg", from).await?).await?;
        page.click_on(&page.find_data("peg", to).await?).await?;
    }
    page.expect_state("CCC").await?;
    page.expect_step("7").await?;
    page.expect_text("Solved in 7 moves, the fewest possible").await
}

async fn a_refusal_leads_on(page: Page) -> Result<()> {
    page.open("rings?step=1").await?;
    page.click_on(&page.find_data("ring", "5").await?).await?;
    page.click(Role::Button, "In 4 more moves it is ring 5’s turn: go there").await?;
    page.expect_step("5").await?;
    page.expect_text("Next: ring 5 off").await
}
