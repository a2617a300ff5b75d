//! A puzzle that is nothing but files of its name and lines of lists is played on the page like all others: no file of
//! the page knows it. The deep run builds that page (`crates/xtask/tests/new_puzzle.rs`).

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::with_new_puzzle;
    switches_are_played_like_all_others,
}

async fn switches_are_played_like_all_others(page: Page) -> Result<()> {
    page.open("switches?n=4&from=1010").await?;
    page.expect_steps("2").await?;
    page.click_on(&page.marked("piece", "1").await?).await?;
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
    page.show_setup().await?;
    page.click_on(&page.marked("mini", "4").await?).await?;
    page.expect_steps("3").await
}
