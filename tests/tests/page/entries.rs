//! The folders of puzzles, which open without a fragment.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::harness;
    chromium:
    an_entry_opens_its_puzzle,
    an_entry_is_a_bare_visit,
}

/// The puzzle at its defaults, whatever was kept.
async fn an_entry_opens_its_puzzle(page: Page) -> Result<()> {
    let (address, _) = site::private_copy()?;
    page.open_address(&format!("{address}#/rings?n=5")).await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    page.open_address(&format!("{address}spinout/")).await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.puzzle.as_str(), puzzle.step.as_str(), puzzle.steps.as_str()), ("spinout", "0", "85"));
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    // A fragment wins over the folder.
    page.open_address(&format!("{address}spinout/#/hanoi?n=4&step=3")).await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.puzzle.as_str(), puzzle.step.as_str()), ("hanoi", "3"));
    page.open_address(&format!("{address}zh-Hant/hanoi/")).await?;
    page.expect_language("zh-Hant").await?;
    assert_eq!(page.puzzle().await?.puzzle, "hanoi");
    page.reload().await?;
    page.expect_language("zh-Hant").await
}

/// A first visit is in *Solve*; a link that does not say, to the same folder, is not.
async fn an_entry_is_a_bare_visit(page: Page) -> Result<()> {
    let (address, _) = site::private_copy()?;
    page.open_address(&format!("{address}hanoi/")).await?;
    page.expect_text("of 31").await?;
    page.open_address(&format!("{address}spinout/")).await?;
    page.expect_text("of 85").await?;
    page.open_address(&format!("{address}zh-Hans/brain/")).await?;
    page.expect_text("卡住了？").await?;
    page.reload().await?;
    page.expect_text("卡住了？").await?;
    page.open_address(&format!("{address}spinout/#/spinout?n=5")).await?;
    page.expect_text("of 21").await
}
