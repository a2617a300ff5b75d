//! A hundredth of what `cargo xtask soak` does in a browser.

use anyhow::Result;
use gros_browser_tests::{page::Page, scenarios, soak};

scenarios! {
    on gros_browser_tests::site::page;
    random_events;
    chromium:
    made_up_addresses,
}

async fn made_up_addresses(page: Page) -> Result<()> {
    soak::visits::visit(&page, 1, 20).await
}

async fn random_events(page: Page) -> Result<()> {
    soak::events::shake(&page, 1, 2).await
}
