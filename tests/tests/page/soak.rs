//! A hundredth of what `cargo xtask test soak` does in Chromium, in every browser. Only the deep run plays it.

use anyhow::Result;
use gros_browser_tests::{page::Page, scenarios, soak};

scenarios! {
    on gros_browser_tests::site::page;
    random_addresses,
    random_events,
}

async fn random_addresses(page: Page) -> Result<()> {
    soak::visits::run(&page, 1, 20).await
}

async fn random_events(page: Page) -> Result<()> {
    soak::events::run(&page, 1, 2).await
}
