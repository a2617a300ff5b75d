//! The keyboard alone.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    rings_by_keyboard,
    discs_by_keyboard,
    the_slider_by_keyboard,
    keys_of_the_page,
}

/// The script of the first visit: to the board, a move, to the slider, to the goal.
async fn rings_by_keyboard(page: Page) -> Result<()> {
    page.open("").await?;
    page.press(&[Key::Tab]).await?;
    assert_eq!(page.focused().await?.1, "Skip to board");
    page.tab_to(Role::Button, "Ring 1, on, can move, best next").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state("111111110").await?;
    page.expect_text("Next: ring 3 off").await?;
    // Arrows go from ring to ring, as they lie.
    page.press(&[Key::Left, Key::Left]).await?;
    page.expect_focus("Ring 3, on, can move, best next").await?;
    page.press(&[Key::Space]).await?;
    page.expect_state("111111010").await?;
    page.type_text("5").await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.tab_to(Role::Slider, "Step").await?;
    page.press(&[Key::End]).await?;
    page.expect_state("000000000").await?;
    Ok(())
}

async fn discs_by_keyboard(page: Page) -> Result<()> {
    page.open("hanoi?n=2").await?;
    page.tab_to(Role::Button, "Peg A, discs 2 1, can move, best next").await?;
    page.type_text("ab").await?;
    page.expect_state("AB").await?;
    page.type_text("ac").await?;
    page.expect_state("CB").await?;
    page.type_text("bc").await?;
    page.expect_state("CC").await
}

async fn the_slider_by_keyboard(page: Page) -> Result<()> {
    page.open("rings?n=64").await?;
    page.tab_to(Role::Slider, "Step").await?;
    page.press(&[Key::Right, Key::Right, Key::Up]).await?;
    page.expect_step("3").await?;
    page.press(&[Key::Left]).await?;
    page.expect_step("2").await?;
    page.press(&[Key::End]).await?;
    page.expect_step("12297829382473034410").await?;
    page.press(&[Key::Down]).await?;
    page.expect_step("12297829382473034409").await?;
    page.press(&[Key::Home]).await?;
    page.expect_step("0").await
}

async fn keys_of_the_page(page: Page) -> Result<()> {
    page.open("").await?;
    page.type_text("...").await?;
    page.expect_step("3").await?;
    page.type_text(",").await?;
    page.expect_step("2").await?;
    page.type_text("u").await?;
    page.expect_step("0").await?;
    page.type_text("U").await?;
    page.expect_step("2").await?;
    page.type_text("hh").await?;
    page.expect_step("3").await
}
