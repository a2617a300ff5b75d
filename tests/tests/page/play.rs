//! Moves by hand: to the goal, illegal ones, off the route and back.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    play_discs_to_the_goal;
    chromium:
    #[webkit]
    play_rings_on_a_phone: Settings::on_phone(),
    a_refusal_and_the_way_off_the_route_and_back,
}

async fn click_rings(page: &Page, rings: &[&str]) -> Result<()> {
    for ring in rings {
        page.click_on(&page.find_data("ring", ring).await?).await?;
    }
    Ok(())
}

async fn move_discs(page: &Page, moves: &[(&str, &str)]) -> Result<()> {
    for (from, to) in moves {
        page.click_on(&page.find_data("peg", from).await?).await?;
        page.click_on(&page.find_data("peg", to).await?).await?;
    }
    Ok(())
}

async fn play_rings_on_a_phone(page: Page) -> Result<()> {
    page.open("rings").await?;
    click_rings(&page, &["1", "3"]).await?;
    page.expect_state("111111010").await?;
    click_rings(&page, &["9"]).await?;
    page.expect_text("Ring 9 cannot move").await?;
    page.expect_no_sideways_scrolling().await
}

async fn play_discs_to_the_goal(page: Page) -> Result<()> {
    page.open("hanoi?n=3").await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    move_discs(&page, &[("A", "C"), ("A", "B"), ("C", "B"), ("A", "C"), ("B", "A"), ("B", "C"), ("A", "C")])
        .await?;
    page.expect_state("CCC").await?;
    page.expect_step("7").await?;
    page.expect_text("Solved in 7 moves, the fewest possible").await
}

async fn a_refusal_and_the_way_off_the_route_and_back(page: Page) -> Result<()> {
    page.open("rings?step=1").await?;
    click_rings(&page, &["5"]).await?;
    page.expect_text("Rule 2: ring 5 can move only when ring 4 is on and rings 1 to 3 are off").await?;
    // The link leads to the step at which the ring can move.
    page.click(Role::Button, "In 4 more moves it is ring 5’s turn: go there").await?;
    page.expect_step("5").await?;
    page.expect_text("Next: ring 5 off").await?;
    page.open("rings").await?;
    click_rings(&page, &["2"]).await?;
    page.expect_state("111111101").await?;
    page.expect_steps("343").await?;
    page.expect_text("You left the shortest route: 342 to go now").await?;
    page.expect_spec("rings?play=2&step=1").await?;
    // Reversing the move restores the plan.
    click_rings(&page, &["2"]).await?;
    page.expect_steps("341").await?;
    page.expect_step("0").await?;
    click_rings(&page, &["2"]).await?;
    page.expect_steps("343").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("341").await?;
    page.click(Role::Button, "Redo").await?;
    page.expect_steps("343").await?;
    page.expect_step("1").await?;
    // Seeking keeps the move.
    page.click(Role::Button, "To goal").await?;
    page.expect_state("000000000").await?;
    page.click(Role::Button, "To start").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_state("111111101").await
}
