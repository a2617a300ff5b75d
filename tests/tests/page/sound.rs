//! The sound of moves.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    moves_are_heard_when_wanted,
}

/// Counts the notes instead of playing them.
const COUNT: &str = "window.notes = 0; OscillatorNode.prototype.start = () => { window.notes += 1; };";

async fn expect_notes(page: &Page, count: &str) -> Result<()> {
    let read =
        async || page.script::<u32>("return window.notes", vec![]).await.map(|notes| notes.to_string());
    page.expect("the number of notes", count, read).await
}

async fn moves_are_heard_when_wanted(page: Page) -> Result<()> {
    page.open("hanoi?n=3&step=4").await?;
    page.script::<()>(COUNT, vec![]).await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_step("5").await?;
    expect_notes(&page, "0").await?;
    page.open_setup().await?;
    page.click(Role::CheckBox, "Sound").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_step("6").await?;
    expect_notes(&page, "2").await?;
    // The knock of the last disc, and the chord of the goal.
    page.click(Role::Button, "Do it").await?;
    page.expect_step("7").await?;
    expect_notes(&page, "8").await?;
    page.click(Role::CheckBox, "Sound").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("6").await?;
    expect_notes(&page, "8").await
}
