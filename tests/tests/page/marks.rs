//! What a lesson marks on the board: the ring that waits, and what is known of its conditions.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::Viewport,
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    marks_say_what_the_ladder_says;
    chromium:
    marks_go_with_the_position,
    marks_follow_the_board_and_are_never_cut,
}

/// The labels on the board, from left to right.
const LABELS: &str = "
    return [...document.querySelectorAll('#board > .marks text')]
        .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left)
        .map((label) => label.textContent);";

/// Labels that are outside of the window, or lie on each other, on words of the page or on the digits of the board.
const CUT: &str = "
    const area = (e) => e.getBoundingClientRect();
    const labels = [...document.querySelectorAll('#board > .marks [class$=\"-label\"]')];
    const others = [...document.querySelectorAll('.stop-text, .head-title, .digits .digit, .stop-question')]
        .filter((e) => e.checkVisibility());
    const meet = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return labels
        .filter((label, index) => area(label).left < 0 || area(label).right > innerWidth
            || [...labels.slice(0, index), ...others].some((other) => meet(area(label), area(other))))
        .map((label) => `${innerWidth}: ${label.nextElementSibling.textContent}`);";

async fn expect_labels(page: &Page, wanted: &[&str]) -> Result<()> {
    page.expect_count("#board > .marks text", wanted.len()).await?;
    page.settle().await?;
    let labels: Vec<String> = page.script(LABELS, vec![]).await?;
    ensure!(labels == wanted, "{labels:?}");
    Ok(())
}

async fn open(page: &Page) -> Result<()> {
    page.open("rings").await?;
    page.navigate("learn/tour/5").await?;
    page.expect_text("Fill in the ladder from top to bottom.").await?;
    page.expect_state("011101").await
}

/// Says where the rings of the open rows must be, from the top down.
async fn wish(page: &Page, wishes: &[bool]) -> Result<()> {
    for (row, is_on) in wishes.iter().enumerate() {
        let click = format!(
            "document.querySelectorAll('.ladder-open')[{row}].querySelectorAll('input')[{}].click()",
            u8::from(!is_on)
        );
        page.script::<()>(&click, vec![]).await?;
    }
    Ok(())
}

async fn marks_say_what_the_ladder_says(page: Page) -> Result<()> {
    open(&page).await?;
    expect_labels(&page, &["ring 5 waits"]).await?;
    wish(&page, &[false]).await?;
    page.click(Role::Button, "Check").await?;
    expect_labels(&page, &["ring 5 waits", "ring 4: on or off?"]).await?;
    wish(&page, &[true, true, true, true]).await?;
    expect_labels(&page, &["ring 5 waits"]).await?;
    page.click(Role::Button, "Check again").await?;
    expect_labels(&page, &["ring 5 waits", "on", "beyond ring 4: on or off?"]).await?;
    // The rows say it to screen readers.
    page.expect_text("That would block ring 5.").await?;
    page.expect_count("#board > .marks[aria-hidden=true]", 1).await?;
    let spoken = page.accessibility_tree().await?;
    ensure!(!format!("{spoken:?}").contains("ring 5 waits"), "the marks are read twice");
    wish(&page, &[true, false, true, true]).await?;
    page.fill("So the ring to move now is ring", "2").await?;
    page.expect_text("Each row follows from the one above, down to the ring that moves now.").await?;
    page.expect_count("#board > .marks", 0).await
}

async fn marks_go_with_the_position(page: Page) -> Result<()> {
    open(&page).await?;
    expect_labels(&page, &["ring 5 waits"]).await?;
    for (address, title) in [("learn/tour/6", "The ladder is a number"), ("learn/tour/10", "One ruler")] {
        page.navigate(address).await?;
        page.expect_text(title).await?;
        page.expect_count("#board > .marks", 0).await?;
        page.navigate("learn/tour/5").await?;
        expect_labels(&page, &["ring 5 waits"]).await?;
    }
    page.click(Role::Button, "All stops").await?;
    page.expect_spec("learn").await?;
    page.press(&[Key::Tab]).await?;
    page.expect_count(".marks", 0).await?;
    page.navigate("rings").await?;
    page.expect_text("Nine rings").await?;
    page.expect_count(".marks", 0).await
}

async fn marks_follow_the_board_and_are_never_cut(page: Page) -> Result<()> {
    open(&page).await?;
    wish(&page, &[true, true, true, true]).await?;
    page.click(Role::Button, "Check").await?;
    let right = ["ring 5 waits", "on", "beyond ring 4: on or off?"];
    expect_labels(&page, &right).await?;
    page.click(Role::Button, "Mirror").await?;
    expect_labels(&page, &["beyond ring 4: on or off?", "on", "ring 5 waits"]).await?;
    for look in ["Realistic", "Lights"] {
        page.resize((1440, 900)).await?;
        page.choose("View", look).await?;
        for size in [(1440, 900), (1024, 640), (390, 844), (320, 568), (844, 390)] {
            let size: Viewport = size;
            page.resize(size).await?;
            page.expect_count("#board > .marks text", right.len()).await?;
            page.settle().await?;
            let cut: Vec<String> = page.script(CUT, vec![]).await?;
            ensure!(cut.is_empty(), "{look} {size:?}: {cut:?}");
        }
    }
    Ok(())
}
