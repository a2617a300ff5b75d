//! Browser features that are missing, forbidden or broken: the page works without them.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::PHONE,
    matrix,
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::with_denials;
    chromium:
    the_page_works_without,
}

async fn the_page_works_without(page: Page) -> Result<()> {
    for denial in ["storage is full", "storage is missing", "storage is forbidden", "storage is not read"] {
        open_denying(&page, denial, "rings?n=5").await?;
        let is_stored = denial == "storage is not read";
        if !is_stored {
            page.expect_text("Your progress can’t be saved").await?;
        }
        page.click(Role::Button, "Forward").await?;
        page.expect_step("1").await?;
        if !is_stored {
            page.click(Role::Button, "Dismiss").await?;
            page.expect_text_gone("Your progress can’t be saved").await?;
        }
        expect_no_uncaught_errors(&page, denial).await?;
    }
    let more = ["clipboard is empty", "clipboard is forbidden", "clipboard throws"];
    for denial in matrix::values(&["clipboard refuses", "clipboard is missing"], &more) {
        open_denying(&page, denial, "rings?n=5&step=3").await?;
        page.click(Role::Button, "Share").await?;
        page.find_by_prefix(Role::TextBox, "Copy").await?;
        let selected =
            "const e = document.activeElement; return e.value.slice(e.selectionStart, e.selectionEnd)";
        let selected: String = page.script(selected, vec![]).await?;
        assert!(selected.contains("://") && selected.ends_with("#/rings?n=5&step=3"), "{denial}: {selected}");
        expect_no_uncaught_errors(&page, denial).await?;
    }
    open_denying(&page, "history throws,clipboard is missing", "rings?n=5").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Share").await?;
    page.find_by_prefix(Role::TextBox, "Copy").await?;
    let link: String = page.script("return document.activeElement.value", vec![]).await?;
    assert!(link.ends_with("#/rings?n=5&step=1"), "{link}");
    page.script::<()>("location.hash = '#/hanoi?n=4'", vec![]).await?;
    page.expect_steps("15").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await?;
    expect_no_uncaught_errors(&page, "history throws").await?;
    open_denying(&page, "dates are invalid,time stands still,timers are slow", "rings?n=5&step=19").await?;
    page.click(Role::Button, "Play").await?;
    page.expect_step("21").await?;
    page.expect_shown(".caption-won").await?;
    page.click_by_prefix(Role::Button, "Today’s puzzle").await?;
    page.expect_puzzle("another start", |puzzle| puzzle.step == "0").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_shown(".coach-next").await?;
    expect_no_uncaught_errors(&page, "the clock").await?;
    page.resize(PHONE).await?;
    let more = ["devices are forbidden", "devices refuse"];
    for denial in matrix::values(&["devices throw", "devices are missing"], &more) {
        open_denying(&page, denial, "rings?step=123").await?;
        page.click_tab_or_button("Coach").await?;
        page.expect_text("This device has no voice for this language").await?;
        page.click(Role::Button, "Start").await?;
        page.expect_text("Screen may turn off").await?;
        ensure!(!page.has(Role::Button, "Repeat").await?, "nothing can be repeated without a voice");
        page.click(Role::Button, "Next").await?;
        page.expect_step("124").await?;
        expect_no_uncaught_errors(&page, denial).await?;
        page.clear_storage().await?;
    }
    Ok(())
}

async fn open_denying(page: &Page, denials: &str, spec: &str) -> Result<()> {
    let address = format!("{}?deny={}#/{spec}", site::with_denials()?, denials.replace(' ', "%20"));
    page.open_address(&address).await
}

async fn expect_no_uncaught_errors(page: &Page, denial: &str) -> Result<()> {
    let errors: Vec<String> = page.script("return window.uncaughtErrors", vec![]).await?;
    ensure!(errors.is_empty(), "{denial}: {errors:?}");
    Ok(())
}
