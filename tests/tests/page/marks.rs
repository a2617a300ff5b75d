//! What a lesson marks on the board: the ring that waits, and what is known of its conditions.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    matrix,
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    marks_follow_the_board_and_go_with_the_position,
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

async fn marks_follow_the_board_and_go_with_the_position(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.navigate("learn/tour/6").await?;
    page.expect_text("Fill in the ladder downwards.").await?;
    page.expect_state("011101").await?;
    expect_labels(&page, &["ring 5 waits"]).await?;
    // Each open row wishes its ring on.
    for row in 0..4 {
        let wish = format!("document.querySelectorAll('.ladder-open')[{row}].querySelector('input').click()");
        page.script::<()>(&wish, vec![]).await?;
    }
    page.click(Role::Button, "Check").await?;
    let right = ["ring 5 waits", "on", "beyond ring 4: on or off?"];
    expect_labels(&page, &right).await?;
    // The rows say it to screen readers.
    page.expect_text("That would block ring 5.").await?;
    page.expect_count("#board > .marks[aria-hidden=true]", 1).await?;
    page.click(Role::Button, "Mirror").await?;
    expect_labels(&page, &["beyond ring 4: on or off?", "on", "ring 5 waits"]).await?;
    for look in ["Realistic", "Lights"] {
        page.resize((1440, 900)).await?;
        page.choose("View", look).await?;
        for size in matrix::values(&[(390, 844), (320, 568), (844, 390)], &[(1440, 900), (1024, 640)]) {
            page.resize(size).await?;
            page.expect_count("#board > .marks text", right.len()).await?;
            page.settle().await?;
            let cut: Vec<String> = page.script(CUT, vec![]).await?;
            ensure!(cut.is_empty(), "{look} {size:?}: {cut:?}");
        }
    }
    page.navigate("learn/tour/7").await?;
    page.expect_text("The ladder is a number").await?;
    page.expect_count("#board > .marks", 0).await?;
    page.navigate("rings").await?;
    page.expect_text("Nine rings").await?;
    page.expect_count(".marks", 0).await
}
