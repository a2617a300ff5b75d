//! View settings in addresses.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    view_settings_in_the_address,
}

/// They apply to one visit and are neither written to the address nor stored.
async fn view_settings_in_the_address(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3&lang=zh-Hans&theme=dark&show=moves").await?;
    page.expect_language("zh-Hans").await?;
    page.expect_shown("html[data-theme='dark']").await?;
    page.expect_shown(".moves-list").await?;
    page.expect_spec("rings?n=5&step=3").await?;
    page.navigate("rings?n=5&step=3&lang=en&show=binary").await?;
    page.expect_language("en").await?;
    page.expect_shown(".explain").await?;
    page.navigate("hanoi?n=3&controls=minimal").await?;
    page.expect_count(".panel, .tabs, .header", 0).await?;
    page.find(Role::Slider, "Step").await?;
    page.find(Role::Link, "Open in Gros").await?;
    page.navigate("hanoi?n=3&controls=none").await?;
    page.expect_count(".dock, .caption, .head", 0).await?;
    page.click(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.open("hanoi?n=3").await?;
    page.expect_language("en").await?;
    page.expect_count("html[data-theme]", 0).await?;
    page.find(Role::Slider, "Step").await?;
    page.expect_shown(".explain").await
}
