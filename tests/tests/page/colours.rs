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

const COLOURS: &str = "
    const canvas = getComputedStyle(document.body).backgroundColor;
    const visible = (selector, property) => [...document.querySelectorAll(selector)]
        .filter((e) => e.checkVisibility())
        .some((e) => ![canvas, 'none', 'rgba(0, 0, 0, 0)'].includes(getComputedStyle(e)[property]));
    return [matchMedia('(forced-colors: active)').matches,
        ...arguments[0].map(([selector, property]) => visible(selector, property))];";

async fn expect_visible(page: &Page, what: &[(&str, &str)]) -> Result<()> {
    let answers: Vec<bool> = page.script(COLOURS, vec![json!(what)]).await?;
    ensure!(answers.first() == Some(&true), "forced colours are not active");
    for ((selector, property), is_visible) in what.iter().zip(answers.iter().skip(1)) {
        ensure!(is_visible, "{selector} has no visible {property}");
    }
    Ok(())
}

async fn boards_in_forced_colours(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    let rings = [
        (".ring-brass-front", "stroke"),
        (".ring-steel-line", "stroke"),
        (".halo", "stroke"),
        (".digit", "color"),
    ];
    expect_visible(&page, &rings).await?;
    page.open("hanoi?step=12").await?;
    let discs = [
        ("[data-disc]", "stroke"),
        (".peg", "fill"),
        ("[class^='disc-label']", "fill"),
        (".letter", "color"),
    ];
    expect_visible(&page, &discs).await
}

/// Finds text in the colour of the page, which the browser puts on a background of the same colour unless told not to.
const UNSEEN: &str = "
    const canvas = document.body.appendChild(document.createElement('i'));
    canvas.style.color = 'Canvas';
    const colour = getComputedStyle(canvas).color;
    canvas.remove();
    const hasText = (e) => [...e.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    return [...document.querySelectorAll('body :not(svg *)')]
        .filter((e) => e.checkVisibility() && hasText(e))
        .filter((e) => getComputedStyle(e).color === colour && getComputedStyle(e).forcedColorAdjust !== 'none')
        .map((e) => `${e.className}: ${e.textContent}`);";

async fn expect_text_seen(page: &Page, place: &str) -> Result<()> {
    let unseen: Vec<String> = page.script(UNSEEN, vec![]).await?;
    ensure!(unseen.is_empty(), "{place}: {unseen:?}");
    Ok(())
}

async fn text_in_forced_colours(page: Page) -> Result<()> {
    for (place, text) in [("rings?n=3&mode=solve", "Two rules"), ("wythoff", "Your turn")] {
        page.open(place).await?;
        page.expect_text(text).await?;
        expect_text_seen(&page, place).await?;
    }
    for (place, text) in [("learn", "Learn"), ("learn/rule", "Rule tester")] {
        page.navigate(place).await?;
        page.expect_text(text).await?;
        expect_text_seen(&page, place).await?;
    }
    page.open("rings?step=123").await?;
    page.expect_text("218 to go").await?;
    expect_text_seen(&page, "on the way").await?;
    page.click_tab_or_button("Coach").await?;
    page.expect_text("Which end is free?").await?;
    expect_text_seen(&page, "what the coach asks").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_text("Ring 2 OFF").await?;
    expect_text_seen(&page, "the coach").await
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
