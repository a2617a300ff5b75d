//! Audits by axe-core of every kind of board, panel and dialog, in all themes, languages and sizes.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{DESKTOP, PHONE, Viewport},
    matrix::{self, LANGUAGES, THEMES},
    page::{Page, Role},
    scenarios,
};
use gros_lessons::LESSONS;
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    audit_english;
    chromium:
    audit_simplified,
    audit_traditional,
    audit_dialogs,
    audit_cards,
    audit_refusal_and_victory,
    audit_screens,
    audit_stops: Settings::on_phone(),
}

/// One spec per kind of board and panel.
const SPECS: [&str; 9] = [
    "rings",
    "rings?n=64&step=40",
    "hanoi?step=7",
    "hanoi?n=4&pegs=4&step=3",
    "wythoff",
    "spinout?step=3",
    "elephants?step=20",
    "kugellager?step=3",
    "hexadecimal?step=2",
];
const SIZES: [Viewport; 2] = [DESKTOP, PHONE];
const PANEL_BUTTONS: &str = "[role=tab], nav.tabs button";
/// The number of panels on a desktop.
const MAX_PANELS: usize = 5;

async fn audit_english(page: Page) -> Result<()> {
    audit_specs(&page, 0).await
}

async fn audit_simplified(page: Page) -> Result<()> {
    audit_specs(&page, 1).await
}

async fn audit_traditional(page: Page) -> Result<()> {
    audit_specs(&page, 2).await
}

/// In Firefox one board is enough: its DOM is the same, and only colours and sizes may differ.
async fn audit_specs(page: &Page, language: usize) -> Result<()> {
    let is_firefox: bool = page.script("return navigator.userAgent.includes('Firefox')", vec![]).await?;
    let axes = [SPECS.len(), LANGUAGES.len(), SIZES.len(), THEMES.len(), MAX_PANELS];
    for [spec, _, size, theme, panel] in matrix::rows(axes).into_iter().filter(|row| row[1] == language) {
        if spec == 0 || !is_firefox {
            page.resize(SIZES[size]).await?;
            let address = matrix::address(SPECS[spec], LANGUAGES[language], THEMES[theme]);
            page.open(&address).await?;
            page.inject_axe().await?;
            open_panel(page, panel).await?;
            page.audit(&format!("{address}, panel {panel}")).await?;
        }
    }
    Ok(())
}

/// Opens a panel by its index, modulo their number, which is smaller on a phone.
async fn open_panel(page: &Page, index: usize) -> Result<()> {
    let count: usize = page.script(OPEN_PANEL, vec![PANEL_BUTTONS.into(), index.into()]).await?;
    ensure!((4..=MAX_PANELS).contains(&count), "{count} panels");
    Ok(())
}

const OPEN_PANEL: &str = "
    const shown = [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility());
    shown[arguments[1] % shown.length].click();
    return shown.length;";

async fn in_both_themes(page: &Page, place: &str) -> Result<()> {
    for theme in THEMES {
        page.script::<()>("document.documentElement.dataset.theme = arguments[0]", vec![theme.into()])
            .await?;
        page.audit(&format!("{place}, {theme}")).await?;
    }
    Ok(())
}

async fn audit_dialogs(page: Page) -> Result<()> {
    page.open("rings?step=9").await?;
    page.inject_axe().await?;
    for opener in ["Help", "More", "Share"] {
        page.click_tab_or_button(opener).await?;
        in_both_themes(&page, opener).await?;
        page.press(&[Key::Escape]).await?;
    }
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "One ruler").await?;
    page.expect_text("Six rings, all off at the start").await?;
    in_both_themes(&page, "One ruler").await?;
    page.press(&[Key::Escape]).await?;
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "The shelf").await?;
    page.click(Role::CheckBox, "I own it: Spin-Out").await?;
    in_both_themes(&page, "the shelf").await
}

/// Audits cards with all of them and their notes unfolded.
async fn audit_cards(page: Page) -> Result<()> {
    for spec in ["rings?step=123", "hanoi?n=5&step=12", "elephants?step=83", "wythoff"] {
        page.open(spec).await?;
        page.inject_axe().await?;
        let folded =
            "document.querySelectorAll('.card-head[aria-expanded=false]').forEach((head) => head.click())";
        page.script::<()>(folded, vec![]).await?;
        page.expect_count(".card-head[aria-expanded=false]", 0).await?;
        let about = "document.querySelectorAll('.about').forEach((about) => { about.open = true; })";
        page.script::<()>(about, vec![]).await?;
        in_both_themes(&page, &format!("the cards of {spec}")).await?;
    }
    Ok(())
}

async fn audit_refusal_and_victory(page: Page) -> Result<()> {
    page.open("rings?n=4").await?;
    page.inject_axe().await?;
    page.click_on(&page.find_data("ring", "4").await?).await?;
    page.expect_refusal().await?;
    in_both_themes(&page, "a refusal").await?;
    page.click(Role::Button, "Hint").await?;
    in_both_themes(&page, "a hint").await?;
    page.click(Role::Button, "To goal").await?;
    page.expect_shown(".caption-won").await?;
    in_both_themes(&page, "the goal").await
}

const SCREENS: [&str; 8] =
    ["learn", "learn/rule", "learn/museum", "learn/museum/1", "learn/greedy", "learn/lock", "quiz", "shelf"];

async fn audit_screens(page: Page) -> Result<()> {
    for size in SIZES {
        page.resize(size).await?;
        page.open("").await?;
        page.inject_axe().await?;
        for screen in SCREENS {
            page.navigate(screen).await?;
            page.expect_shown(".screen h1").await?;
            page.expect_count("[aria-busy]", 0).await?;
            page.audit(&format!("{screen} at {size:?}")).await?;
        }
    }
    Ok(())
}

/// Every stop of every lesson, on a phone, where its head is not that of the board.
async fn audit_stops(page: Page) -> Result<()> {
    page.open("").await?;
    page.inject_axe().await?;
    for lesson in LESSONS {
        for stop in 1..=lesson.stops.len() {
            let address = format!("learn/{}/{stop}", lesson.id);
            page.navigate(&address).await?;
            page.expect_shown(&format!(".stop-bar[href='#/{address}'][aria-current]")).await?;
            page.expect_count("[aria-busy]", 0).await?;
            page.audit(&address).await?;
        }
    }
    Ok(())
}
