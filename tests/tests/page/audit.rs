//! Audits by axe-core of every kind of board, panel, dialog and screen, in all themes and at two sizes.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{DESKTOP, PHONE, Viewport},
    matrix::{self, THEMES},
    page::{Page, Role},
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
    audit_screens,
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
/// The number of all combinations of size, theme and panel.
const LOOKS: usize = SIZES.len() * THEMES.len() * MAX_PANELS;

/// Returns the combinations of size, theme and panel, in an order in which the first few have every value.
fn looks() -> [(Viewport, &'static str, usize); LOOKS] {
    std::array::from_fn(|look| {
        (SIZES[look % SIZES.len()], THEMES[look / SIZES.len() % THEMES.len()], look % MAX_PANELS)
    })
}

async fn audit_boards(page: Page) -> Result<()> {
    let rows = matrix::pairs(&SPECS, &looks());
    for ((spec, (size, theme, panel)), language) in rows.into_iter().zip(Lang::TAGS.iter().cycle()) {
        page.resize(size).await?;
        let address = matrix::address(spec, language, theme);
        page.open(&address).await?;
        open_panel(&page, panel).await?;
        page.audit(&format!("{address}, panel {panel} at {size:?}")).await?;
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
    page.press(&[Key::Escape]).await?;
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "The shelf").await?;
    page.click(Role::CheckBox, "I own it: Spin-Out").await?;
    in_themes(&page, "the shelf", 1).await?;
    // All cards and their notes are unfolded.
    let specs = ["rings?step=123", "elephants?step=83", "wythoff"];
    for (spec, turn) in matrix::values(&specs, &["hanoi?n=5&step=12"]).into_iter().zip(0..) {
        page.open(spec).await?;
        page.script::<()>(UNFOLD, vec![]).await?;
        page.expect_count(".card-head[aria-expanded=false]", 0).await?;
        page.script::<()>(OPEN_NOTES, vec![]).await?;
        in_themes(&page, &format!("the cards of {spec}"), turn).await?;
    }
    Ok(())
}

const UNFOLD: &str =
    "document.querySelectorAll('.card-head[aria-expanded=false]').forEach((head) => head.click())";
const OPEN_NOTES: &str = "document.querySelectorAll('.about').forEach((about) => { about.open = true; })";

const SCREENS: [&str; 7] =
    ["learn", "learn/rule", "learn/museum", "learn/museum/1", "learn/greedy", "quiz", "shelf"];

/// Stops are on a phone, where their head is not that of the board.
async fn audit_screens(page: Page) -> Result<()> {
    page.open("").await?;
    for (screen, size) in matrix::pairs(&SCREENS, &SIZES) {
        page.resize(size).await?;
        page.navigate(screen).await?;
        page.expect_shown(".screen h1").await?;
        page.expect_count("[aria-busy]", 0).await?;
        page.audit(&format!("{screen} at {size:?}")).await?;
    }
    page.resize(PHONE).await?;
    for address in stops() {
        page.navigate(&address).await?;
        page.expect_shown(&format!(".stop-bar[href='#/{address}'][aria-current]")).await?;
        page.expect_count("[aria-busy]", 0).await?;
        page.audit(&address).await?;
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
