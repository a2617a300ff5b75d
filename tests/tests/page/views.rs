//! Addresses that say how the page is to be shown.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    once:
    an_address_says_how_the_page_is_shown,
}

/// A link's language, colours and open part are there, are not written, and are gone at the next visit.
async fn an_address_says_how_the_page_is_shown(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3&lang=zh-Hans&theme=dark&show=moves").await?;
    page.expect_language("zh-Hans").await?;
    page.expect_shown("html[data-theme='dark']").await?;
    page.expect_shown(".moves-list").await?;
    page.expect_spec("rings?n=5&step=3").await?;
    page.go("rings?n=5&step=3&lang=en&show=binary").await?;
    page.expect_language("en").await?;
    page.expect_shown(".explain").await?;
    page.go("hanoi?n=3&controls=minimal").await?;
    page.expect_count(".panel, .tabs, .header", 0).await?;
    page.find(Role::Slider, "Step").await?;
    page.find(Role::Link, "Open in Gros").await?;
    page.go("hanoi?n=3&controls=none").await?;
    page.expect_count(".dock, .caption, .head", 0).await?;
    page.click(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.open("hanoi?n=3").await?;
    page.expect_language("en").await?;
    page.expect_count("html[data-theme]", 0).await?;
    page.find(Role::Slider, "Step").await?;
    page.expect_shown(".explain").await
}
