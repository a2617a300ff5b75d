//! The public attributes, on which embedders and scripts rely.

use anyhow::Result;
use gros_browser_tests::{page::Page, scenarios};

scenarios! {
    on gros_browser_tests::site::page;
    attributes_of_rings,
    attributes_of_a_run,
    attributes_of_discs,
}

async fn attributes_of_rings(page: Page) -> Result<()> {
    page.open("").await?;
    assert_eq!(page.count("[data-puzzle]").await?, 1);
    assert_eq!(page.count("[data-puzzle] button[data-ring]").await?, 9);
    assert_eq!(page.count("[data-ring]").await?, 9);
    Ok(())
}

/// Rings that are equal and far from the action are one button, which says which ones.
async fn attributes_of_a_run(page: Page) -> Result<()> {
    page.open("rings?n=64").await?;
    // The window of the rings is wide enough for all once the page knows its own width.
    page.expect_shown("button[data-ring='64']").await?;
    assert_eq!(page.count("button[data-ring='1'], button[data-ring='2'], button[data-ring='64']").await?, 3);
    assert!(page.count("button[data-ring*='-']").await? >= 1);
    Ok(())
}

async fn attributes_of_discs(page: Page) -> Result<()> {
    page.open("hanoi").await?;
    assert_eq!(page.count("[data-puzzle] button[data-peg]").await?, 3);
    assert_eq!(page.count("[data-peg]").await?, 3);
    assert_eq!(page.count("[data-puzzle] [data-disc]").await?, 5);
    Ok(())
}
