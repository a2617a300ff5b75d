//! Puzzles of one's own, made up in their set-up.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    a_puzzle_is_made_up_and_played;
    chromium:
    pieces_on_a_small_phone: Settings::sized((320, 640)),
    a_puzzle_is_kept_on_the_shelf,
}

async fn a_puzzle_is_made_up_and_played(page: Page) -> Result<()> {
    page.open("custom?mode=guided").await?;
    page.open_setup().await?;
    page.expect_text("12 states in a single line").await?;
    page.click(Role::Button, "Larger").await?;
    page.expect_spec("custom?places=2,3,2,2").await?;
    page.choose("Start with", "four pieces, with dead ends").await?;
    page.expect_text("36 states in a tree").await?;
    page.expect_steps("18").await?;
    let guards = page.find_drawn(".design li:nth-child(4) summary").await?;
    page.click_on(&guards).await?;
    page.fill("Step 0–1 of piece 4 waits for", "9").await?;
    page.expect_text("Write 3 places").await?;
    page.expect_steps("18").await?;
    page.fill("Step 0–1 of piece 4 waits for", "-21").await?;
    page.expect_text("36 states with loops").await?;
    page.expect_spec("custom?places=2,3,2,3&waits=,10,-21").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_text("36 states in a tree").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_spec("custom?places=2,3,2,3&waits=,10,021&step=1").await?;
    page.reload().await?;
    page.expect_state("0001").await?;
    // A lock that was designed before there were such puzzles.
    page.navigate("learn/lock?places=2,2,2,2").await?;
    page.expect_spec("custom?places=2,2,2,2").await
}

async fn a_puzzle_is_kept_on_the_shelf(page: Page) -> Result<()> {
    page.open("custom?mode=guided").await?;
    page.open_setup().await?;
    page.choose("Start with", "two pieces").await?;
    page.click(Role::Button, "Larger").await?;
    page.expect_spec("custom?places=3,2,2").await?;
    page.choose("Start with", "two pieces").await?;
    page.expect_spec("custom?places=3,2").await?;
    page.fill("Name of the puzzle", "<b>Two</b>").await?;
    page.click(Role::Button, "Save to my shelf").await?;
    page.expect_text("It is on your shelf.").await?;
    page.navigate("shelf").await?;
    page.click(Role::Link, "<b>Two</b>").await?;
    page.expect_spec("custom?places=3,2").await?;
    page.navigate("shelf").await?;
    page.click(Role::Button, "Take from the shelf: <b>Two</b>").await?;
    page.expect_text_gone("Your own puzzles").await?;
    // A rule that gives a published number.
    page.click(Role::Link, "K-323").await?;
    page.expect_spec("custom?places=2,2,3,3,3,3&to=222210").await
}

async fn pieces_on_a_small_phone(page: Page) -> Result<()> {
    page.open("custom?places=9,9,9&waits=8.0.8.0.8.0.8.-").await?;
    page.open_setup().await?;
    page.expect_text("729 states with loops").await?;
    let guards = page.find_drawn(".design li:nth-child(3) summary").await?;
    page.click_on(&guards).await?;
    page.find_drawn(".design .mini").await?;
    page.expect_no_sideways_scrolling().await?;
    let small = page.small_targets().await?;
    ensure!(small.is_empty(), "too small: {small:?}");
    page.audit("the editor of a puzzle").await
}
