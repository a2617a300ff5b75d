//! The public attributes, on which embedders and scripts rely.

use anyhow::Result;
use gros_browser_tests::{page::Page, scenarios};

scenarios! {
    on gros_browser_tests::site::page;
    attributes_of_rings;
    chromium:
    attributes_of_a_run,
    attributes_of_discs,
}

async fn attributes_of_rings(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.expect_count("[data-puzzle]", 1).await?;
    page.expect_count("[data-puzzle] button[data-ring]", 9).await?;
    page.expect_count("[data-ring]", 9).await?;
    Ok(())
}

/// Runs of equal rings share a button.
async fn attributes_of_a_run(page: Page) -> Result<()> {
    page.open("rings?n=64").await?;
    // Ring 64 appears once the page has measured its width.
    page.expect_shown("button[data-ring='64']").await?;
    page.expect_count("button[data-ring='1'], button[data-ring='2'], button[data-ring='64']", 3).await?;
    assert!(page.count("button[data-ring*='-']").await? >= 1);
    Ok(())
}

async fn attributes_of_discs(page: Page) -> Result<()> {
    page.open("hanoi").await?;
    page.expect_count("[data-puzzle] button[data-peg]", 3).await?;
    page.expect_count("[data-peg]", 3).await?;
    page.expect_count("[data-puzzle] [data-disc]", 5).await?;
    Ok(())
}
