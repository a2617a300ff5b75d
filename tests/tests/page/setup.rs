//! The setup panel.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    set_start_and_goal;
    chromium:
    set_start_on_a_phone: Settings::on_phone(),
    a_bad_start_is_refused,
}

async fn set_start_and_goal(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.open_setup().await?;
    page.fill("Start", "100000000").await?;
    page.expect_steps("511").await?;
    page.fill("Goal", "111111111").await?;
    page.expect_steps("170").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("511").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("341").await
}

async fn set_start_on_a_phone(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.open_setup().await?;
    page.fill("Start", "011001001").await?;
    page.expect_steps("142").await
}

async fn a_bad_start_is_refused(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.open_setup().await?;
    page.fill("Start", "11111x111").await?;
    page.expect_text("Use 9 digits, each 0 or 1; digit 6 is").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.steps.as_str(), puzzle.step.as_str()), ("341", "3"));
    assert!(page.has(Role::TextBox, "Start").await?);
    Ok(())
}
