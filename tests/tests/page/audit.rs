//! Audits by axe-core of every kind of board, panel, dialog and screen, in all themes and at two sizes.

use anyhow::Result;
use gros_browser_tests::{
    browser::{DESKTOP, PHONE, Viewport},
    matrix::{self, THEMES},
    page::{Page, Role, SMALL_TARGETS},
    runner, scenarios,
};
use gros_learning::lessons::LESSONS;
use gros_text::Lang;
use std::{collections::HashSet, mem};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    audit_boards,
    audit_captions_dialogs_and_cards,
    screens_are_sound,
}

/// One spec per kind of board and panel.
const SPECS: [&str; 10] = [
    "rings",
    "rings?n=64&step=40",
    "hanoi?step=7",
    "hanoi?n=4&pegs=4&step=3",
    "wythoff",
    "spinout?step=3",
    "elephants?step=20",
    "kugellager?step=3",
    "hexadecimal?step=2",
    "custom?places=2,3,2,3&waits=,10,021&show=setup",
];
const SIZES: [Viewport; 2] = [DESKTOP, PHONE];
/// In an order in which the first few looks have every size, theme and panel.
async fn audit_boards(page: Page) -> Result<()> {
    for (look, (spec, language)) in matrix::in_languages(&SPECS).into_iter().enumerate() {
        let (size, theme) = (SIZES[look % SIZES.len()], THEMES[look / SIZES.len() % THEMES.len()]);
        page.resize(size).await?;
        let address = matrix::address(spec, language, theme);
        page.open(&address).await?;
        page.script::<()>(OPEN_PANEL, vec![look.into()]).await?;
        page.audit(&format!("{address}, panel {look} at {size:?}")).await?;
    }
    Ok(())
}

/// Opens a panel by its number, which may be more than there are.
const OPEN_PANEL: &str = "
    const panels = [...document.querySelectorAll('[role=tab], nav.tabs button')].filter((e) => e.checkVisibility());
    panels[arguments[0] % panels.length].click();";

/// Audits in one of the themes, by turns; in the deep run, in both.
async fn in_themes(page: &Page, place: &str, turn: usize) -> Result<()> {
    let (first, second) = (THEMES[turn % THEMES.len()], THEMES[(turn + 1) % THEMES.len()]);
    for theme in matrix::values(&[first], &[second]) {
        page.script::<()>("document.documentElement.dataset.theme = arguments[0]", vec![theme.into()])
            .await?;
        page.audit(&format!("{place}, {theme}")).await?;
    }
    Ok(())
}

async fn audit_captions_dialogs_and_cards(page: Page) -> Result<()> {
    page.open("rings?n=4").await?;
    page.click_on(&page.find_data("ring", "4").await?).await?;
    page.expect_refusal().await?;
    in_themes(&page, "a refusal", 0).await?;
    page.click(Role::Button, "Hint").await?;
    in_themes(&page, "a hint", 1).await?;
    page.click(Role::Button, "To goal").await?;
    page.expect_shown(".caption-won").await?;
    in_themes(&page, "the goal", 0).await?;
    page.open("rings?step=9").await?;
    for (opener, turn) in ["Help", "More", "Share"].into_iter().zip(0..) {
        page.click_tab_or_button(opener).await?;
        in_themes(&page, opener, turn).await?;
        page.press(&[Key::Escape]).await?;
    }
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "One ruler").await?;
    page.expect_text("Six rings, all off at the start").await?;
    in_themes(&page, "One ruler", 1).await?;
    // All cards and their notes are unfolded.
    let specs = ["rings?step=123", "elephants?step=83", "wythoff"];
    for (spec, turn) in matrix::values(&specs, &["hanoi?n=5&step=12"]).into_iter().zip(0..) {
        page.open(spec).await?;
        page.unfold_cards().await?;
        in_themes(&page, &format!("the cards of {spec}"), turn).await?;
    }
    Ok(())
}

/// Screens without a board.
const SCREENS: [&str; 13] = [
    "learn",
    "learn/rule",
    "learn/rule?if=odd:1,on3+off1:first,else:after",
    "learn/museum",
    "learn/museum/7",
    "learn/greedy",
    "learn/greedy?letters=3",
    "quiz",
    "quiz?kind=kth&n=12",
    "quiz?kind=disc&n=12",
    "quiz?kind=recurrence",
    "quiz?kind=cold&count=50",
    "shelf",
];
const SMALLEST_PHONE: Viewport = (320, 568);

/// Each in a language, by turns: nothing is cut off, all can be touched, and axe-core finds nothing.
async fn screens_are_sound(page: Page) -> Result<()> {
    page.open("").await?;
    for (screen, language) in matrix::in_languages(&SCREENS) {
        speak(&page, language).await?;
        page.navigate(screen).await?;
        page.expect_shown(".screen h1").await?;
        page.resize(SMALLEST_PHONE).await?;
        expect_sound(&page, &format!("{screen} in {language}")).await?;
        page.resize(DESKTOP).await?;
        page.audit(&format!("{screen} in {language} on a desktop")).await?;
    }
    // The head of a stop on a phone is not that of the board.
    page.resize(SMALLEST_PHONE).await?;
    for (address, language) in stops().iter().zip(Lang::TAGS.iter().cycle()) {
        speak(&page, language).await?;
        page.navigate(address).await?;
        page.expect_shown(&format!(".stop-bar[href='#/{address}'][aria-current]")).await?;
        expect_sound(&page, &format!("{address} in {language}")).await?;
    }
    Ok(())
}

async fn speak(page: &Page, language: &str) -> Result<()> {
    page.navigate(&format!("rings?lang={language}")).await?;
    page.expect_language(language).await
}

async fn expect_sound(page: &Page, place: &str) -> Result<()> {
    page.expect_readable(place).await?;
    page.audit(place).await?;
    // The links of the shelf are in text.
    if !place.starts_with("shelf") {
        page.expect_none(place, SMALL_TARGETS).await?;
    }
    Ok(())
}

/// Returns a stop for each kind of task that one begins with; in the deep run, all stops.
fn stops() -> Vec<String> {
    let mut kinds = HashSet::new();
    let mut stops = Vec::new();
    for lesson in LESSONS.iter() {
        for (stop, number) in lesson.stops.iter().zip(1..) {
            let is_new = stop.tasks.first().is_some_and(|task| kinds.insert(mem::discriminant(&task.kind)));
            if is_new || runner::is_deep() {
                stops.push(format!("learn/{}/{number}", lesson.id));
            }
        }
    }
    stops
}
