//! Every puzzle, panel, dialog and theme in each language, on desk and phone, under the rules of axe-core.

use anyhow::Result;
use gros_browser_tests::{
    browser::{DESKTOP, PHONE, Viewport},
    matrix::{self, LANGUAGES, THEMES},
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    audit_english,
    audit_simplified,
    audit_traditional;
    once:
    audit_dialogs,
    audit_cards,
    audit_refusal_and_victory,
}

/// A place of each board, and of each panel that looks different.
const PLACES: [&str; 9] = [
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
/// Whatever opens a panel.
const PANELS: &str = "[role=tab], nav.tabs button";

async fn audit_english(page: Page) -> Result<()> {
    every_place(&page, 0).await
}

async fn audit_simplified(page: Page) -> Result<()> {
    every_place(&page, 1).await
}

async fn audit_traditional(page: Page) -> Result<()> {
    every_place(&page, 2).await
}

/// Firefox is given the same page, so there the first board is enough; what differs are colours and sizes.
async fn every_place(page: &Page, language: usize) -> Result<()> {
    let is_firefox: bool = page.script("return navigator.userAgent.includes('Firefox')", vec![]).await?;
    let rows = matrix::rows([PLACES.len(), LANGUAGES.len(), SIZES.len(), THEMES.len()]);
    for [place, _, size, theme] in rows.into_iter().filter(|row| row[1] == language) {
        if place == 0 || !is_firefox {
            page.resize(SIZES[size]).await?;
            every_panel(page, PLACES[place], LANGUAGES[language], theme).await?;
        }
    }
    Ok(())
}

/// Opens one panel after the other, the themes taking turns.
async fn every_panel(page: &Page, place: &str, language: &str, theme: usize) -> Result<()> {
    page.open(&matrix::address(place, language, THEMES[theme])).await?;
    page.learn_audit().await?;
    let shown =
        "return [...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility()).length";
    let count: usize = page.script(shown, vec![PANELS.into()]).await?;
    anyhow::ensure!(count > 3, "{count} panels");
    for index in 0..count {
        let open = "[...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility())[arguments[1]].click()";
        page.script::<()>(open, vec![PANELS.into(), index.into()]).await?;
        in_theme(page, THEMES[(theme + index) % 2], &format!("{place} in {language}, panel {index}")).await?;
    }
    Ok(())
}

async fn in_theme(page: &Page, theme: &str, place: &str) -> Result<()> {
    page.script::<()>("document.documentElement.dataset.theme = arguments[0]", vec![theme.into()]).await?;
    page.audit(&format!("{place}, {theme}")).await
}

async fn in_both_themes(page: &Page, place: &str) -> Result<()> {
    for theme in THEMES {
        in_theme(page, theme, place).await?;
    }
    Ok(())
}

async fn audit_dialogs(page: Page) -> Result<()> {
    page.open("rings?step=9").await?;
    page.learn_audit().await?;
    for opener in ["Help", "More", "Share", "Landmarks"] {
        page.click_any(opener).await?;
        in_both_themes(&page, opener).await?;
        page.press(&[Key::Escape]).await?;
    }
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "One ruler").await?;
    page.expect_text("Six rings, starting with all off").await?;
    in_both_themes(&page, "One ruler").await
}

/// All cards unfolded, with what they say about themselves.
async fn audit_cards(page: Page) -> Result<()> {
    for spec in ["rings?step=123", "hanoi?n=5&step=12", "elephants?step=83", "wythoff"] {
        page.open(spec).await?;
        page.learn_audit().await?;
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
    page.learn_audit().await?;
    page.click_on(&page.marked("ring", "4").await?).await?;
    page.expect_refusal().await?;
    in_both_themes(&page, "a refusal").await?;
    page.click(Role::Button, "Hint").await?;
    in_both_themes(&page, "a hint").await?;
    page.click(Role::Button, "To goal").await?;
    page.expect_shown(".caption-won").await?;
    in_both_themes(&page, "the goal").await
}
