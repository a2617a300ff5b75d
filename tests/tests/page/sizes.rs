//! Very large and very small puzzles.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    a_thousand_rings;
    chromium:
    sixty_four_discs,
    a_thousand_discs,
    one_ring,
    start_is_goal,
}

async fn sixty_four_discs(page: Page) -> Result<()> {
    page.open("hanoi?n=64&step=12345678901234567890").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!(
        (puzzle.step.as_str(), puzzle.steps.as_str()),
        ("12345678901234567890", "18446744073709551615")
    );
    assert_eq!(puzzle.state.len(), 64);
    page.click(Role::Button, "Forward").await?;
    page.expect_step("12345678901234567891").await?;
    page.click(Role::Button, "Back").await?;
    page.expect_state(&puzzle.state).await?;
    page.fill("Step", "2^63").await?;
    page.expect_state(&format!("C{}", "B".repeat(63))).await?;
    page.expect_spec("hanoi?n=64&step=9223372036854775808").await
}

async fn a_thousand_rings(page: Page) -> Result<()> {
    page.open("rings?n=1000").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.state.len(), puzzle.steps.len()), (1000, 301));
    // The step field is enlarged only while it has the focus.
    page.fill("Step", "0").await?;
    page.expect_count(".overview input:focus", 1).await?;
    page.expect_count(".field-long", 0).await?;
    page.click_on(&page.find_data("ring", "2").await?).await?;
    page.expect_puzzle("ring 2 off", |puzzle| puzzle.state.ends_with("1101")).await?;
    page.click(Role::Button, "Undo").await?;
    page.drag_slider("Step", 0.5).await?;
    page.expect_puzzle("a step of 301 digits", |puzzle| puzzle.step.len() >= 300).await?;
    page.click(Role::Button, "Forward").await?;
    page.click(Role::Button, "To goal").await?;
    page.expect_state(&"0".repeat(1000)).await?;
    assert!(page.count("[data-ring]").await? <= 60);
    page.expect_no_sideways_scrolling().await
}

async fn a_thousand_discs(page: Page) -> Result<()> {
    page.open("hanoi?n=1000&step=1").await?;
    page.expect_state(&format!("{}B", "A".repeat(999))).await?;
    page.click_on(&page.find_data("peg", "A").await?).await?;
    page.click_on(&page.find_data("peg", "C").await?).await?;
    page.expect_step("2").await
}

async fn one_ring(page: Page) -> Result<()> {
    page.open("rings?n=1").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_state("0").await?;
    page.expect_text("Solved in 1 move, the fewest possible").await
}

async fn start_is_goal(page: Page) -> Result<()> {
    page.open("rings?n=4&from=0110&to=0110").await?;
    page.expect_steps("0").await?;
    page.expect_text("Start and goal are the same").await
}
