//! The public attributes, the reduced interfaces and the folders of puzzles, on which embedders, scripts and links rely.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::DESKTOP,
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::page;
    chromium:
    attributes_interfaces_folders_and_frames,
}

async fn attributes_interfaces_folders_and_frames(page: Page) -> Result<()> {
    // In a frame of another page, the reduced interface keeps nothing.
    page.resize((760, 800)).await?;
    page.visit_address(&site::frame()?).await?;
    page.enter_frame("iframe").await?;
    page.expect_state("11011").await?;
    page.expect_steps("21").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_state("11010").await?;
    page.expect_count(".header, .panel, .tabs", 0).await?;
    page.find(Role::Slider, "Step").await?;
    page.find(Role::Link, "Open in Gros").await?;
    page.expect_no_sideways_scrolling().await?;
    let kept: usize = page.script("return localStorage.length", vec![]).await?;
    ensure!(kept == 0, "{kept} values are stored");
    page.open("rings?n=64").await?;
    page.resize(DESKTOP).await?;
    // Runs of equal rings share a button. Ring 64 appears once the page has measured its width.
    page.expect_shown("[data-puzzle] button[data-ring='64']").await?;
    page.expect_count("button[data-ring='1'], button[data-ring='2'], button[data-ring='64']", 3).await?;
    assert!(page.count("button[data-ring*='-']").await? >= 1);
    page.open("hanoi?n=3").await?;
    page.expect_count("[data-puzzle] button[data-peg]", 3).await?;
    page.expect_count("[data-peg]", 3).await?;
    page.expect_count("[data-puzzle] [data-disc]", 3).await?;
    page.navigate("hanoi?n=3&controls=none").await?;
    page.expect_count(".dock, .caption, .head", 0).await?;
    page.click(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.clear_storage().await?;
    let address = site::page()?;
    page.open_address(&format!("{address}zh-Hant/brain/")).await?;
    page.reload().await?;
    page.expect_language("zh-Hant").await?;
    page.expect_text("卡住了？").await?;
    page.expect_puzzle("that of the folder", |puzzle| puzzle.puzzle == "brain").await?;
    page.open_address(&format!("{address}spinout/")).await?;
    page.expect_puzzle("another folder", |puzzle| (&*puzzle.puzzle, &*puzzle.step) == ("spinout", "0"))
        .await?;
    page.open_address(&format!("{address}spinout/#/hanoi?n=4&step=3")).await?;
    page.expect_puzzle("the fragment", |puzzle| (&*puzzle.puzzle, &*puzzle.step) == ("hanoi", "3"))
        .await
        .map(drop)
}
