//! A puzzle added as described in CONTRIBUTING.md works on the page without any change there. The deep run builds that
//! page (`crates/xtask/tests/additions/new_puzzle.rs`).

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::with_new_puzzle;
    play_the_switches,
}

async fn play_the_switches(page: Page) -> Result<()> {
    page.open("switches?n=4&from=1010").await?;
    page.expect_steps("2").await?;
    page.click_on(&page.find_data("piece", "1").await?).await?;
    page.expect_state("1011").await?;
    page.tab_to(Role::Button, "Switch 1, on, can move").await?;
    page.press(&[Key::Left, Key::Left]).await?;
    page.expect_focus("Switch 3, off, can move, best next").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state("1111").await?;
    page.type_text("u").await?;
    page.expect_state("1011").await?;
    page.tab_to(Role::Slider, "Step").await?;
    page.press(&[Key::Home]).await?;
    page.expect_state("1010").await?;
    page.press(&[Key::End]).await?;
    page.expect_state("1111").await?;
    page.open_setup().await?;
    page.click_on(&page.find_data("mini", "4").await?).await?;
    page.expect_steps("3").await
}
