//! The shelf, and the row of siblings under the tab of the family.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    the_shelf_is_a_place_that_siblings_lead_to,
}

/// Back leads to the puzzle. Filters are no other place.
async fn the_shelf_is_a_place_that_siblings_lead_to(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3").await?;
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "The shelf").await?;
    page.click(Role::CheckBox, "I own it: Spin-Out").await?;
    page.click(Role::CheckBox, "Solved it: Spin-Out").await?;
    page.expect_text("1 of 33 owned").await?;
    page.click(Role::Button, "Can be played").await?;
    page.choose("Base", "Base 3").await?;
    page.choose("Sort", "By moves").await?;
    page.expect_spec("shelf?filter=playable&base=3&sort=moves").await?;
    page.back().await?;
    page.expect_spec("rings?n=5&step=3").await?;
    page.expect_step("3").await?;
    page.forward().await?;
    page.expect_text("Crazy Elephant Dance").await?;
    page.click(Role::Button, "I own it").await?;
    page.click(Role::Button, "Show all").await?;
    page.expect_spec("shelf").await?;
    // There is no board to wait for.
    let address = page.address().await?;
    page.visit_address("about:blank").await?;
    page.visit_address(&address).await?;
    page.expect_text("1 of 33 owned").await?;
    page.expect_text("1 solved").await?;
    page.open("rings").await?;
    page.expect_count(".siblings", 0).await?;
    page.click(Role::Button, "Spin-Out family").await?;
    page.click(Role::Button, "Elephants 114 moves").await?;
    page.expect_spec("elephants").await?;
    page.expect_attribute(Role::Button, "Elephants 114 moves", "aria-current", "page").await?;
    page.click(Role::Button, "All 33").await?;
    page.expect_text("341,718,750").await?;
    page.expect_focus("The shelf").await?;
    page.press(&[Key::Tab]).await?;
    let is_there = "return document.activeElement.closest('.shelf-head') !== null";
    ensure!(page.script::<bool>(is_there, vec![]).await?, "the next stop is elsewhere");
    page.click(Role::Button, "Spin-Out 85 moves").await?;
    page.expect_spec("spinout").await?;
    page.resize(PHONE).await?;
    page.choose("Puzzle", "The shelf").await?;
    page.click(Role::Link, "Open Crazy Elephant Dance").await?;
    page.expect_spec("elephants").await?;
    // The tile of the puzzle that is shown is in view; the others are scrolled to.
    page.open("generation").await?;
    page.expect_in_view(&page.find(Role::Button, "Generation 341,718,750 moves").await?).await?;
    page.click(Role::Button, "Kugellager 7 4,802 moves").await?;
    page.expect_spec("kugellager7").await
}
