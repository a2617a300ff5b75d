//! Forced colours and increased contrast.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    matrix::{self, THEMES},
    page::{Page, Role},
    scenarios,
};
use serde_json::json;

scenarios! {
    on gros_browser_tests::site::page;
    boards_in_forced_colours: Settings::in_forced_colours();
    chromium:
    text_in_forced_colours: Settings::in_forced_colours(),
    enhanced_text_contrast: Settings::with_more_contrast(),
}

/// Finds parts none of which has a visible colour.
const INVISIBLE: &str = "
    const canvas = getComputedStyle(document.body).backgroundColor;
    const isVisible = ([selector, property]) => [...document.querySelectorAll(selector)]
        .filter((e) => e.checkVisibility())
        .some((e) => ![canvas, 'none', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(e)[property]));
    return arguments[0].filter((part) => !isVisible(part)).map(([selector]) => selector);";

async fn boards_in_forced_colours(page: Page) -> Result<()> {
    let rings = [
        (".ring-brass-front", "stroke"),
        (".ring-steel-line", "stroke"),
        (".halo", "stroke"),
        (".digit", "color"),
    ];
    let discs = [
        ("[data-disc]", "stroke"),
        (".peg", "fill"),
        ("[class^='disc-label']", "fill"),
        (".letter", "color"),
    ];
    for (spec, parts) in [("rings?step=123", rings), ("hanoi?step=12", discs)] {
        page.open(spec).await?;
        let forced: bool =
            page.script("return matchMedia('(forced-colors: active)').matches", vec![]).await?;
        ensure!(forced, "forced colours are not active");
        let unseen: Vec<String> = page.script(INVISIBLE, vec![json!(parts)]).await?;
        ensure!(unseen.is_empty(), "{spec}: {unseen:?}");
    }
    Ok(())
}

/// Finds text in the colour of what is behind it.
const UNSEEN: &str = "
    const behind = (e) => {
        const { backgroundColor } = getComputedStyle(e);
        return backgroundColor === 'rgba(0, 0, 0, 0)' && e.parentElement ? behind(e.parentElement) : backgroundColor;
    };
    const hasText = (e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return [...document.querySelectorAll('body :not(svg *)')]
        .filter((e) => e.checkVisibility() && hasText(e))
        .filter((e) => getComputedStyle(e).color === behind(e))
        .map((e) => `${e.className}: ${e.textContent}`);";

async fn text_in_forced_colours(page: Page) -> Result<()> {
    for (place, text) in [("rings?n=3&mode=solve", "Two rules"), ("wythoff", "Your turn")] {
        page.open(place).await?;
        page.expect_text(text).await?;
        page.expect_none(place, UNSEEN).await?;
    }
    for (place, text) in [("learn", "Learn"), ("learn/rule", "Rule tester")] {
        page.navigate(place).await?;
        page.expect_text(text).await?;
        page.expect_none(place, UNSEEN).await?;
    }
    page.open("rings?step=123").await?;
    page.expect_text("218 to go").await?;
    page.expect_none("on the way", UNSEEN).await?;
    page.click_tab_or_button("Coach").await?;
    page.expect_text("Which end is free?").await?;
    page.expect_none("what the coach asks", UNSEEN).await?;
    page.click(Role::Button, "Start").await?;
    page.expect_text("Ring 2 OFF").await?;
    page.expect_none("the coach", UNSEEN).await
}

async fn enhanced_text_contrast(page: Page) -> Result<()> {
    let places = ["rings?step=123", "hanoi?n=10&pegs=4&step=24", "wythoff"];
    for place in matrix::values(&places, &["elephants?step=83"]) {
        page.open(place).await?;
        for theme in THEMES {
            ensure!(
                page.script::<bool>(MORE_CONTRAST, vec![json!(theme)]).await?,
                "more contrast is not active"
            );
            page.audit_contrast(&format!("{place}, {theme}")).await?;
        }
    }
    Ok(())
}

const MORE_CONTRAST: &str = "
    document.documentElement.dataset.theme = arguments[0];
    return matchMedia('(prefers-contrast: more)').matches;";
