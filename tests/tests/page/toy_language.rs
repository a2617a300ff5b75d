//! Longer words than any real language has, and every language on the smallest phone: nothing is cut off.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    matrix::{self, LANGUAGES},
    page::Page,
    scenarios, site, wait,
};
use gros_solver::ids;

pub mod longer {
    use super::*;

    scenarios! {
        on site::in_toy_language;
        chromium:
        longer_words_fit_the_smallest_phone: Settings::sized((320, 568)),
        longer_words_fit_a_phone: Settings::on_phone(),
        longer_words_fit_a_desktop: Settings::sized((1440, 900)),
    }

    async fn longer_words_fit_the_smallest_phone(page: Page) -> Result<()> {
        expect_all_fit(&page, "en").await
    }

    async fn longer_words_fit_a_phone(page: Page) -> Result<()> {
        expect_all_fit(&page, "en").await
    }

    async fn longer_words_fit_a_desktop(page: Page) -> Result<()> {
        expect_all_fit(&page, "en").await
    }
}

pub mod each {
    use super::*;

    scenarios! {
        on site::page;
        chromium:
        every_language_fits_the_smallest_phone: Settings::sized((320, 568)),
    }

    async fn every_language_fits_the_smallest_phone(page: Page) -> Result<()> {
        for language in LANGUAGES {
            expect_all_fit(&page, language).await?;
        }
        Ok(())
    }
}

const PANELS: [&str; 6] = ["expect", "moves", "graph", "setup", "coach", "ruler"];

/// Opens each puzzle, and each panel on one of them.
async fn expect_all_fit(page: &Page, language: &str) -> Result<()> {
    let panels = PANELS.map(|panel| format!("rings?step=123&show={panel}"));
    for spec in ids().into_iter().map(str::to_owned).chain(panels) {
        page.open(&matrix::address(&spec, language, "light")).await?;
        wait::until(&format!("all text of {spec} to fit in {language}"), async || {
            // Parts of the page and their styles arrive after the board.
            ensure!(page.count("[aria-busy=true]").await? == 0, "a part is still being fetched");
            page.settle().await?;
            let cut = page.unreadable_text().await?;
            ensure!(cut.is_empty(), "{cut:#?}");
            Ok(Some(()))
        })
        .await?;
        page.expect_no_sideways_scrolling().await.context(spec)?;
    }
    Ok(())
}
