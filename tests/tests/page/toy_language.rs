//! Longer words than any real language has, and every language on the smallest phone: nothing is cut off.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    browser::{DESKTOP, PHONE, Viewport},
    matrix::{self, LANGUAGES},
    page::Page,
    scenarios, site, wait,
};

scenarios! {
    on site::page;
    chromium:
    longer_words_fit_boards_at_every_size,
    longer_words_fit_panels,
    every_language_fits_the_smallest_phone: Settings::sized(SMALLEST_PHONE),
}

async fn longer_words_fit_boards_at_every_size(page: Page) -> Result<()> {
    let page = page.at(&site::in_toy_language()?);
    for spec in matrix::puzzles() {
        page.resize(SMALLEST_PHONE).await?;
        page.open(&matrix::address(spec, "en", "light")).await?;
        for size in [SMALLEST_PHONE, PHONE, DESKTOP] {
            page.resize(size).await?;
            expect_fit(&page, &format!("{spec} at {size:?}")).await?;
        }
    }
    Ok(())
}

async fn longer_words_fit_panels(page: Page) -> Result<()> {
    let page = page.at(&site::in_toy_language()?);
    for size in matrix::values(&[SMALLEST_PHONE, DESKTOP], &[PHONE]) {
        page.resize(size).await?;
        for panel in panels() {
            page.open(&matrix::address(&panel, "en", "light")).await?;
            expect_fit(&page, &format!("{panel} at {size:?}")).await?;
        }
    }
    Ok(())
}

async fn every_language_fits_the_smallest_phone(page: Page) -> Result<()> {
    let specs: Vec<String> = matrix::puzzles().into_iter().map(str::to_owned).chain(panels()).collect();
    let specs: Vec<&str> = specs.iter().map(String::as_str).collect();
    for (spec, language) in matrix::pairs(&specs, &LANGUAGES) {
        page.open(&matrix::address(spec, language, "light")).await?;
        expect_fit(&page, &format!("{spec} in {language}")).await?;
    }
    Ok(())
}

const SMALLEST_PHONE: Viewport = (320, 568);

/// Each panel beside the rings, or on them.
fn panels() -> [String; 7] {
    ["expect", "expect&mode=solve", "moves", "graph", "setup", "coach", "ruler"]
        .map(|panel| format!("rings?step=123&show={panel}"))
}

/// Waits until no text is cut off: parts of the page and their styles arrive after the board.
async fn expect_fit(page: &Page, place: &str) -> Result<()> {
    wait::until(&format!("all text of {place} to fit"), async || {
        ensure!(page.count("[aria-busy=true]").await? == 0, "a part is still being fetched");
        page.settle().await?;
        let cut = page.unreadable_text().await?;
        ensure!(cut.is_empty(), "{cut:#?}");
        Ok(Some(()))
    })
    .await?;
    page.expect_no_sideways_scrolling().await.context(place.to_owned())
}
