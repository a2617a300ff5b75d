//! Dragging the pieces, and where a drag ends outside.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    a_ring_is_dragged,
    a_ring_that_is_held_is_dragged,
    a_drag_that_ends_outside_changes_nothing,
    a_disc_is_dragged,
    a_disc_is_put_back,
    a_disc_goes_nowhere_it_may_not,
    a_dial_and_the_slide_are_dragged,
}

async fn a_ring_is_dragged(page: Page) -> Result<()> {
    page.open("").await?;
    page.drag_by(&page.marked("ring", "1").await?, 0, 60).await?;
    page.expect_state("111111110").await?;
    page.drag_by(&page.marked("ring", "1").await?, 0, -60).await?;
    page.expect_state("111111111").await?;
    // A ring that is on cannot be dragged on.
    page.drag_by(&page.marked("ring", "1").await?, 0, -60).await?;
    page.drag_by(&page.marked("ring", "2").await?, 0, 60).await?;
    page.expect_state("111111101").await
}

async fn a_ring_that_is_held_is_dragged(page: Page) -> Result<()> {
    page.open("").await?;
    page.drag_by(&page.marked("ring", "5").await?, 0, 60).await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.expect_step("0").await
}

async fn a_drag_that_ends_outside_changes_nothing(page: Page) -> Result<()> {
    page.open("rings?step=1").await?;
    let ring = page.marked("ring", "3").await?;
    page.drag_to(&ring, &page.find(Role::Button, "Play").await?).await?;
    page.expect_step("1").await?;
    // The next click is a click again.
    page.click_on(&ring).await?;
    page.expect_step("2").await
}

async fn a_disc_is_dragged(page: Page) -> Result<()> {
    page.open("hanoi?n=3").await?;
    let [a, b, c] =
        [page.marked("peg", "A").await?, page.marked("peg", "B").await?, page.marked("peg", "C").await?];
    page.drag_to(&a, &c).await?;
    page.expect_state("AAC").await?;
    page.drag_to(&a, &b).await?;
    page.expect_state("ABC").await?;
    page.drag_to(&c, &b).await?;
    page.expect_state("ABB").await?;
    page.expect_step("3").await
}

/// Let go on its own peg or outside of the board, a disc lies where it lay.
async fn a_disc_is_put_back(page: Page) -> Result<()> {
    page.open("hanoi?n=3").await?;
    let a = page.marked("peg", "A").await?;
    page.drag_by(&a, 40, 0).await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.drag_to(&a, &page.find(Role::Button, "Play").await?).await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.expect_step("0").await?;
    page.drag_to(&a, &page.marked("peg", "C").await?).await?;
    page.expect_state("AAC").await
}

async fn a_disc_goes_nowhere_it_may_not(page: Page) -> Result<()> {
    page.open("hanoi?n=3&step=1").await?;
    page.drag_to(&page.marked("peg", "A").await?, &page.marked("peg", "C").await?).await?;
    page.expect_text("Disc 2 cannot go on disc 1").await?;
    page.expect_state("AAC").await?;
    // From an empty peg nothing can be carried.
    page.drag_to(&page.marked("peg", "B").await?, &page.marked("peg", "A").await?).await?;
    page.find(Role::Button, "Peg A, discs 3 2, can move, best next").await?;
    Ok(())
}

/// The slide goes before a dial that turns elsewhere, and is drawn by its knob.
async fn a_dial_and_the_slide_are_dragged(page: Page) -> Result<()> {
    page.open("spinout?outside=1").await?;
    page.drag_by(&page.marked("piece", "1").await?, -40, 0).await?;
    page.expect_state("UUUUUUL@0").await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "true").await?;
    page.drag_by(&page.knob().await?, 70, 0).await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "").await?;
    page.drag_by(&page.knob().await?, -70, 0).await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "true").await?;
    page.expect_step("1").await
}
