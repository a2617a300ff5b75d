//! Random addresses and events. Only the deep run plays them.

use anyhow::Result;
use gros_browser_tests::{page::Page, scenarios, soak};

scenarios! {
    on gros_browser_tests::site::page;
    random_addresses,
    random_events,
}

async fn random_addresses(page: Page) -> Result<()> {
    soak::visits::run(&page, soak::seed(), 200).await
}

async fn random_events(page: Page) -> Result<()> {
    soak::events::run(&page, soak::seed(), 20).await
}
