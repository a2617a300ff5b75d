//! The public attributes and the reduced interfaces, on which embedders and scripts rely.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    public_attributes_and_reduced_interfaces,
}

async fn public_attributes_and_reduced_interfaces(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.expect_count("[data-puzzle] button[data-ring]", 9).await?;
    page.expect_count("[data-ring]", 9).await?;
    page.open("rings?n=64").await?;
    // Runs of equal rings share a button. Ring 64 appears once the page has measured its width.
    page.expect_shown("button[data-ring='64']").await?;
    page.expect_count("button[data-ring='1'], button[data-ring='2'], button[data-ring='64']", 3).await?;
    assert!(page.count("button[data-ring*='-']").await? >= 1);
    page.open("hanoi?n=3").await?;
    page.expect_count("[data-puzzle] button[data-peg]", 3).await?;
    page.expect_count("[data-peg]", 3).await?;
    page.expect_count("[data-puzzle] [data-disc]", 3).await?;
    page.navigate("hanoi?n=3&controls=minimal").await?;
    page.expect_count(".panel, .tabs, .header", 0).await?;
    page.find(Role::Slider, "Step").await?;
    page.find(Role::Link, "Open in Gros").await?;
    page.navigate("hanoi?n=3&controls=none").await?;
    page.expect_count(".dock, .caption, .head", 0).await?;
    page.click(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    // Such settings are for one visit.
    page.open("hanoi?n=3").await?;
    page.find(Role::Slider, "Step").await?;
    page.expect_shown(".header").await
}
