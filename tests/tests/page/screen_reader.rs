//! The announcements of a screen reader, from the accessibility trees of the browsers.

use anyhow::{Result, ensure};
use gros_browser_tests::{page::Page, scenarios};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_first_visit;
    chromium:
}

const HEADER: [&str; 17] = [
    "Skip to board; link",
    "navigation Puzzles > Chinese rings; button",
    "navigation Puzzles > Tower of Hanoi; button",
    "navigation Puzzles > Spin-Out family; button",
    "navigation Puzzles > Wythoff’s game; button",
    "navigation Puzzles > More; button",
    "Today’s puzzle: not solved yet; button",
    "Learn; button",
    "Coach; button",
    "Share; button",
    "Language; combobox",
    "Theme; combobox",
    "Help; button",
    "radiogroup Next move > Guided; radio; checked",
    "View; combobox",
    "Mirror; button",
    "Setup; button",
];

const DOCK: [&str; 13] = [
    "Got it; button",
    "Undo; button",
    "Redo; button; unavailable",
    "Hint; button",
    "Do it; button",
    "Step; textbox",
    "To start; button",
    "Back; button",
    "Play; button",
    "Forward; button",
    "To goal; button",
    "Speed; combobox",
    "Landmarks; combobox",
];

const PANEL: [&str; 3] = [
    "group One tick = 1 step > Zoom out; button",
    "group One tick = 1 step > Zoom in; button; unavailable",
    "tablist Panels > Explain; tab; selected",
];

const PLAYED: &str = "Ring 1 off. 340 to go. Next: ring 3 off. \
    At most two rings can move: ring 1, and the one just after the first ring that is on.";

/// Records every text of the live region, including the empty one.
const LISTEN: &str = "
    const region = document.querySelector('[aria-live=polite][aria-atomic=true]');
    window.announced = [];
    const record = () => { window.announced.push(region.textContent); };
    new MutationObserver(record).observe(region, { childList: true, characterData: true, subtree: true });
    return null;";

/// From tab stop to tab stop, with a move and a seek.
async fn a_first_visit(page: Page) -> Result<()> {
    page.open("rings").await?;
    tab_through(&page, &HEADER).await?;
    tab_through(&page, &["group Nine rings, free end right > Ring 1, on, can move, best next; button"])
        .await?;
    page.expect_live_text("").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_live_text(PLAYED).await?;
    tab_through(&page, &DOCK).await?;
    tab_through(&page, &["Step; slider; Step 1 of 341. Next: ring 3 off. 340 to go"]).await?;
    page.script::<()>(LISTEN, vec![]).await?;
    page.press(&[Key::End]).await?;
    page.expect_focus_announcement("Step; slider; Step 341 of 341. Goal reached.").await?;
    page.settle().await?;
    // The focused slider announces its value, which must not be announced twice.
    let announced: Vec<String> = page.script("return window.announced", vec![]).await?;
    ensure!(announced.is_empty(), "the live region announces {announced:?}");
    tab_through(&page, &PANEL).await
}

/// Presses Tab for each stop and compares its announcement.
async fn tab_through(page: &Page, stops: &[&str]) -> Result<()> {
    for stop in stops {
        page.press(&[Key::Tab]).await?;
        page.expect_focus_announcement(stop).await?;
    }
    Ok(())
}
