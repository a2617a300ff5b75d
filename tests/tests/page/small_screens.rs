//! Small screens and long words: text stays legible, nothing is clipped, and important parts need no scrolling.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{DESKTOP, PHONE, Viewport},
    matrix,
    page::{Page, Role, SHORT_SCREEN_FAULTS, SMALL_TEXT},
    scenarios, site,
};
use thirtyfour::Key;

scenarios! {
    on site::page;
    chromium:
    small_phones_are_legible: Settings::sized((320, 568)),
    reasons_and_refusals_fit: Settings::on_phone(),
    longer_words_fit_boards_and_panels,
    every_language_fits_the_smallest_phone: Settings::sized(SMALLEST_PHONE),
}

const BOARDS: [&str; 5] =
    ["rings?n=64&step=40", "hanoi?n=8&pegs=8", "spinout", "kugellager", "slideout?base=3&n=5"];
const MORE_BOARDS: [&str; 3] = ["hanoi?step=12", "elephants?step=4", "hexadecimal"];

async fn small_phones_are_legible(page: Page) -> Result<()> {
    for place in matrix::values(&BOARDS, &MORE_BOARDS) {
        page.open(place).await?;
        expect_large_text(&page, place).await?;
    }
    page.open("rings?n=64&step=12345678901234567890").await?;
    page.expect_shown(".caption-won").await?;
    expect_large_text(&page, "a long goal").await?;
    page.expect_none("a long goal", SHORT_SCREEN_FAULTS).await?;
    page.expect_none("a long goal", CUT_BUTTONS).await?;
    page.open("rings?step=123").await?;
    page.expect_shown(".board .tag").await?;
    expect_large_text(&page, "on the way").await?;
    let above: f64 = page.script(ABOVE_THE_BOARD, vec![]).await?;
    ensure!(above <= 0.0, "the mark of the next ring reaches {above} pixels over the header");
    page.click_tab_or_button("Explain").await?;
    page.expect_shown(".panel[data-open=true]").await?;
    expect_large_text(&page, "below a sheet").await?;
    page.press(&[Key::Escape]).await?;
    page.open("elephants?mode=solve").await?;
    page.click_tab_or_button("Explain").await?;
    page.expect_text("Stuck?").await?;
    expect_large_text(&page, "who finds the moves alone").await?;
    page.press(&[Key::Escape]).await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_shown(".coach-next").await?;
    expect_large_text(&page, "the coach").await?;
    page.press(&[Key::Escape]).await?;
    page.resize((844, 390)).await?;
    page.open("wythoff?piles=8,13").await?;
    page.settle().await?;
    ensure!(!page.scrolls().await?, "the page scrolls");
    page.click(Role::Button, "Who wins?").await?;
    page.expect_shown(".verdict-first").await?;
    page.settle().await?;
    ensure!(!page.scrolls().await?, "the page scrolls when it says who wins");
    page.expect_whole("the game", ".wythoff").await?;
    page.resize((800, 360)).await?;
    for place in matrix::values(&["rings", "kugellager"], &["hanoi"]) {
        page.open(place).await?;
        page.expect_shown(".caption-more").await?;
        page.settle().await?;
        page.expect_whole(place, ".caption-more").await?;
    }
    Ok(())
}

async fn expect_large_text(page: &Page, place: &str) -> Result<()> {
    page.settle().await?;
    page.expect_none(place, SMALL_TEXT).await
}

const ABOVE_THE_BOARD: &str = "
    const [header, tag] = ['.header', '.board .tag'].map((part) => document.querySelector(part).getBoundingClientRect());
    return header.bottom - tag.top;";

/// Returns buttons of the caption that the window or the dock clips.
const CUT_BUTTONS: &str = "
    const dock = document.querySelector('.dock').getBoundingClientRect();
    return [...document.querySelectorAll('.caption-more button')]
        .filter((button) => button.checkVisibility())
        .filter((button) => {
            const { left, right, bottom } = button.getBoundingClientRect();
            return left < 0 || right > innerWidth || bottom > Math.min(dock.top, innerHeight);
        })
        .map((button) => button.textContent);";

async fn reasons_and_refusals_fit(page: Page) -> Result<()> {
    let places = ["rings?step=123", "spinout?step=5", "elephants?step=9"];
    for place in matrix::values(&places, &["hanoi?step=12", "generation?step=7"]) {
        page.open(place).await?;
        // Of a puzzle with dead ends, the card shows the tree of them.
        page.expect_shown(".peek-text, .peek-tree svg").await?;
        page.settle().await?;
        let is_visible: bool = page.script(REASON_IS_VISIBLE, vec![]).await?;
        ensure!(is_visible, "{place}: the card does not show its reason");
    }
    // A short phone has no room for it.
    page.resize((390, 640)).await?;
    page.open("rings?step=123").await?;
    page.expect_text("Next: ring 2 off").await?;
    page.settle().await?;
    ensure!(!page.has(Role::Button, "Explain Why ring 2?").await?, "the heading is shown without the reason");
    page.resize((1440, 900)).await?;
    for place in ["slideout?base=3&n=5", "elephants"] {
        page.open(place).await?;
        for tab in ["Explain", "Moves"] {
            page.click(Role::Tab, tab).await?;
            page.click_on(&page.find_data("piece", "4").await?).await?;
            page.expect_refusal().await?;
            page.settle().await?;
            page.expect_whole(&format!("{place}, {tab}"), ".caption-text").await?;
        }
    }
    Ok(())
}

/// Text without room in the card overflows to its side.
const REASON_IS_VISIBLE: &str = "
    const [card, text] = ['.peek-card', '.peek-text, .peek-tree svg'].map((part) => document.querySelector(part).getBoundingClientRect());
    return text.right <= card.right && text.bottom <= card.bottom;";

async fn longer_words_fit_boards_and_panels(page: Page) -> Result<()> {
    let page = page.at(&site::in_toy_language()?);
    for spec in matrix::puzzles() {
        page.resize(SMALLEST_PHONE).await?;
        page.open(&matrix::address(spec, "en", "light")).await?;
        for size in [SMALLEST_PHONE, PHONE, DESKTOP] {
            page.resize(size).await?;
            page.expect_readable(&format!("{spec} at {size:?}")).await?;
        }
    }
    for size in matrix::values(&[SMALLEST_PHONE, DESKTOP], &[PHONE]) {
        page.resize(size).await?;
        for panel in panels() {
            page.open(&matrix::address(&panel, "en", "light")).await?;
            page.expect_readable(&format!("{panel} at {size:?}")).await?;
        }
    }
    Ok(())
}

async fn every_language_fits_the_smallest_phone(page: Page) -> Result<()> {
    let specs: Vec<String> = matrix::puzzles().into_iter().map(str::to_owned).chain(panels()).collect();
    let specs: Vec<&str> = specs.iter().map(String::as_str).collect();
    for (spec, language) in matrix::in_languages(&specs) {
        page.open(&matrix::address(spec, language, "light")).await?;
        page.expect_readable(&format!("{spec} in {language}")).await?;
    }
    Ok(())
}

const SMALLEST_PHONE: Viewport = (320, 568);

/// The editor of a puzzle, and each panel beside the rings, or on them.
fn panels() -> Vec<String> {
    let panels = ["expect", "expect&mode=solve", "moves", "graph", "setup", "coach", "ruler"];
    let rings = panels.map(|panel| format!("rings?step=123&show={panel}"));
    rings.into_iter().chain(["custom?places=9,9,9&waits=8.0.8.0.8.0.8.-&show=setup".to_owned()]).collect()
}
