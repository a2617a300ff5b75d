//! Moves by hand: to the goal, illegal ones, off the route and back.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    play_rings_to_the_goal,
    #[webkit]
    play_discs_to_the_goal,
    undo_and_redo;
    chromium:
    #[webkit]
    play_rings_on_a_phone: Settings::on_phone(),
    a_ring_is_refused,
    holding_play_offers_speeds_and_landmarks: Settings::on_phone(),
    a_disc_is_refused,
    off_the_route_and_back,
    a_hint_and_its_move,
    a_move_taken_back_in_the_middle,
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

async fn play_rings_to_the_goal(page: Page) -> Result<()> {
    page.open("rings?n=3").await?;
    for (ring, state) in [("1", "110"), ("3", "010"), ("1", "011"), ("2", "001"), ("1", "000")] {
        click_rings(&page, &[ring]).await?;
        page.expect_state(state).await?;
    }
    page.expect_step("5").await?;
    page.expect_text("Solved in 5 moves, the fewest possible").await?;
    // All moves follow the plan, so the address does not list them.
    page.expect_spec("rings?n=3&step=5").await
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

async fn a_ring_is_refused(page: Page) -> Result<()> {
    page.open("rings").await?;
    click_rings(&page, &["5"]).await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.expect_text("must be off").await?;
    page.expect_text("Rule 2: ring 5 can move only when ring 4 is on and rings 1 to 3 are off").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.state.as_str(), puzzle.step.as_str()), ("111111111", "0"));
    click_rings(&page, &["1"]).await?;
    page.expect_step("1").await?;
    page.expect_text_gone("cannot move").await?;
    // The link leads to the step at which the ring can move.
    click_rings(&page, &["5"]).await?;
    page.click(Role::Button, "After 4 more moves it is ring 5’s turn: go there").await?;
    page.expect_step("5").await?;
    page.expect_text("Next: ring 5 off").await
}

async fn a_disc_is_refused(page: Page) -> Result<()> {
    page.open("hanoi?n=3").await?;
    move_discs(&page, &[("A", "C")]).await?;
    page.expect_state("AAC").await?;
    move_discs(&page, &[("A", "C")]).await?;
    page.expect_text("Disc 2 cannot go on disc 1").await?;
    assert_eq!(page.puzzle().await?.state, "AAC");
    page.expect_step("1").await
}

async fn off_the_route_and_back(page: Page) -> Result<()> {
    page.open("rings").await?;
    click_rings(&page, &["2"]).await?;
    page.expect_state("111111101").await?;
    page.expect_steps("343").await?;
    page.expect_step("1").await?;
    page.expect_text("You left the shortest route: 342 to go now").await?;
    page.expect_spec("rings?play=2&step=1").await?;
    // Reversing the move restores the plan.
    click_rings(&page, &["2"]).await?;
    page.expect_steps("341").await?;
    page.expect_step("0").await?;
    // Seeking keeps the move.
    click_rings(&page, &["2"]).await?;
    page.click(Role::Button, "To goal").await?;
    page.expect_state("000000000").await?;
    page.click(Role::Button, "To start").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_state("111111101").await
}

async fn undo_and_redo(page: Page) -> Result<()> {
    page.open("rings").await?;
    click_rings(&page, &["2"]).await?;
    page.expect_steps("343").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("341").await?;
    page.expect_step("0").await?;
    page.click(Role::Button, "Redo").await?;
    page.expect_steps("343").await?;
    page.expect_step("1").await
}

async fn a_hint_and_its_move(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.click(Role::Button, "Hint").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_state("111111110").await?;
    page.expect_step("1").await
}

/// Reversing a move of the plan by hand keeps the plan.
async fn a_move_taken_back_in_the_middle(page: Page) -> Result<()> {
    page.open("rings?step=124").await?;
    let before = page.expect_puzzle("step 124", |puzzle| puzzle.step == "124").await?;
    assert_eq!(before.state, "010110101");
    page.expect_text("Next: ring 1 off").await?;
    click_rings(&page, &["2"]).await?;
    page.expect_step("123").await?;
    page.expect_steps("341").await
}

async fn holding_play_offers_speeds_and_landmarks(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.hold_until(Role::Button, "Play", async |page| page.find(Role::Group, "Speed").await.map(|_| ()))
        .await?;
    page.find(Role::Button, "Play").await?;
    page.expect_in_view(&page.find(Role::Group, "Speed").await?).await?;
    page.expect_step("3").await?;
    page.click(Role::Button, "\u{bd} move/s").await?;
    page.expect_focus("Play").await?;
    page.hold_until(Role::Button, "Play", async |page| page.find(Role::Group, "Speed").await.map(|_| ()))
        .await?;
    page.expect_attribute(Role::Button, "\u{bd} move/s", "aria-pressed", "true").await?;
    page.choose("Landmarks", "Ring 9 stays off: step 86").await?;
    page.expect_step("86").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_count(".transport-speeds", 0).await
}
