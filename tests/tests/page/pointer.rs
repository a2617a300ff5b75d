//! Dragging and touching pieces.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    pieces_are_dragged;
    chromium:
    a_touch_is_for_its_column: Settings::on_phone(),
}

async fn pieces_are_dragged(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.drag_by(&page.find_data("ring", "1").await?, 0, 60).await?;
    page.expect_state("111111110").await?;
    page.drag_by(&page.find_data("ring", "1").await?, 0, -60).await?;
    page.expect_state("111111111").await?;
    // A ring that is on cannot be dragged further on.
    page.drag_by(&page.find_data("ring", "1").await?, 0, -60).await?;
    page.drag_by(&page.find_data("ring", "2").await?, 0, 60).await?;
    page.expect_state("111111101").await?;
    page.drag_by(&page.find_data("ring", "5").await?, 0, 60).await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.expect_state("111111101").await?;
    // A drag that ends outside of the board or where it began changes nothing, and what follows works as usual.
    page.open("rings?step=1").await?;
    let ring = page.find_data("ring", "3").await?;
    page.drag_to(&ring, &page.find(Role::Button, "Play").await?).await?;
    page.expect_step("1").await?;
    page.click_on(&ring).await?;
    page.expect_step("2").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await?;
    page.drag_back(&ring, 0, 60).await?;
    page.expect_step("1").await?;
    page.drag_by(&ring, 0, 60).await?;
    page.expect_step("2").await?;
    page.open("hanoi?n=3").await?;
    let [a, b, c] = [
        page.find_data("peg", "A").await?,
        page.find_data("peg", "B").await?,
        page.find_data("peg", "C").await?,
    ];
    page.drag_by(&a, 40, 0).await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.drag_to(&a, &page.find(Role::Button, "Play").await?).await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.expect_step("0").await?;
    page.drag_to(&a, &c).await?;
    page.expect_state("AAC").await?;
    page.drag_to(&a, &c).await?;
    page.expect_text("Disc 2 cannot go on disc 1").await?;
    page.expect_state("AAC").await?;
    // Dragging from an empty peg does nothing.
    page.drag_to(&b, &a).await?;
    page.find(Role::Button, "Peg A, discs 3 2, can move, best next").await?;
    page.drag_to(&a, &b).await?;
    page.expect_state("ABC").await?;
    page.drag_to(&c, &b).await?;
    page.expect_state("ABB").await?;
    page.expect_step("3").await?;
    page.open("spinout?outside=1").await?;
    page.drag_by(&page.find_data("piece", "1").await?, -40, 0).await?;
    page.expect_state("UUUUUUL@0").await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "true").await?;
    page.drag_by(&page.find_drawn("#board .grip").await?, 70, 0).await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "").await?;
    page.drag_by(&page.find_drawn("#board .grip").await?, -70, 0).await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "true").await?;
    page.expect_step("1").await
}

/// A ring that is off hangs over the rod of the next one; the digits are below the board.
async fn a_touch_is_for_its_column(page: Page) -> Result<()> {
    page.open("rings?n=3&from=011").await?;
    let ring = page.find_data("ring", "2").await?;
    let size = ring.rect().await?;
    let digit = "
        const area = document.querySelector('#board .digit:nth-child(2)').getBoundingClientRect();
        return area.top + area.height / 2 + scrollY";
    let below = page.script::<f64>(digit, vec![]).await? - size.y;
    let heights = [0.4, 0.5, 0.6, 0.7].map(|part| part * size.height);
    let mut states = ["001", "011"].into_iter().cycle();
    for (height, state) in heights.into_iter().chain([below]).zip(&mut states) {
        page.click_at(&ring, size.width / 2.0, height).await?;
        page.expect_state(state).await?;
    }
    Ok(())
}
