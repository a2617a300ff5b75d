//! The puzzle of the day.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::page;
    chromium:
    solving_it_makes_a_streak: Settings::with_clipboard(),
    drawing_it_keeps_the_page_and_phones_have_it_in_the_menu,
}

const TO_SOLVE: &str = "Today’s puzzle: not solved yet";
/// A day of Spin-Out, 22 November 2026; the next one is of the elephants.
const DAY: u32 = 20_779;

async fn open_on(page: &Page, day: u32, spec: &str) -> Result<()> {
    page.open_address(&format!("{}?day={day}#/{spec}", site::with_script("days.js")?)).await
}

async fn open_today(page: &Page) -> Result<()> {
    page.click(Role::Button, TO_SOLVE).await?;
    page.expect_text("Today:").await?;
    page.expect_text("Not solved yet").await
}

async fn solving_it_makes_a_streak(page: Page) -> Result<()> {
    open_on(&page, DAY, "rings").await?;
    open_today(&page).await?;
    // Three grades of a hint and the move, for each move.
    let steps: usize = page.puzzle().await?.steps.parse()?;
    page.type_text(&"h".repeat(4 * steps)).await?;
    page.find(Role::Button, "Today’s puzzle: solved, 1 day in a row").await?;
    page.click(Role::Button, "Copy").await?;
    page.expect_text("Result copied").await?;
    page.expect_live_text("Result copied").await?;
    open_on(&page, DAY + 1, "rings").await?;
    open_today(&page).await?;
    page.expect_text("1 day").await
}

/// The draw is fetched while people play: whatever has the focus or is being dragged must stay.
async fn drawing_it_keeps_the_page_and_phones_have_it_in_the_menu(page: Page) -> Result<()> {
    open_on(&page, DAY, "spinout").await?;
    let mark = "document.querySelector('.main').marked = document.querySelector('.dock').marked = true";
    let () = page.script(mark, vec![]).await?;
    open_today(&page).await?;
    let are_marked =
        "return document.querySelector('.main').marked && document.querySelector('.dock').marked || false";
    ensure!(page.script::<bool>(are_marked, vec![]).await?, "the page was mounted anew");
    page.resize((320, 568)).await?;
    open_on(&page, DAY, "rings").await?;
    page.expect_no_sideways_scrolling().await?;
    ensure!(!page.has(Role::Button, TO_SOLVE).await?);
    page.click(Role::Button, "Menu").await?;
    page.click(Role::Button, TO_SOLVE).await?;
    page.expect_puzzle("Spin-Out", |puzzle| puzzle.puzzle == "spinout").await?;
    page.expect_focus("Menu").await?;
    page.resize(PHONE).await?;
    page.expect_text("Not solved yet").await?;
    page.expect_no_sideways_scrolling().await
}
