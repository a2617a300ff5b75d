//! Solving without being shown the next move, what helps then, and the card of a win.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios, wait,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_phone_drags_its_first_screen: Settings::on_phone(),
    a_win_is_a_card_that_goes_away_and_leads_on;
    chromium:
    #[webkit]
    three_rings_are_won_by_trying,
    a_win_fits_phones_and_can_be_sent: Settings::sized((320, 568)),
    why_walks_down_to_the_next_move,
}

async fn move_ring(page: &Page, ring: &str) -> Result<()> {
    page.click_on(&page.find_data("ring", ring).await?).await
}

async fn a_phone_drags_its_first_screen(page: Page) -> Result<()> {
    page.open("").await?;
    page.drag_slider("Step", 0.5).await?;
    let back = page.find(Role::Button, "Back to the start").await?;
    page.expect_in_view(&back).await?;
    page.expect_no_sideways_scrolling().await?;
    page.click_on(&back).await?;
    page.expect_step("0").await?;
    page.click(Role::Radio, "Guided").await?;
    // The mode is kept.
    page.open("").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await?;
    page.expect_no_sideways_scrolling().await
}

const THREE: [&str; 5] = ["1", "3", "1", "2", "1"];

/// Solves three rings after moving ring 1 off and on again.
async fn win_with_a_detour(page: &Page) -> Result<()> {
    page.open("rings?n=3&mode=solve").await?;
    for ring in ["1", "1"].into_iter().chain(THREE) {
        move_ring(page, ring).await?;
    }
    page.find(Role::Region, "Three rings solved").await?;
    Ok(())
}

async fn a_win_fits_phones_and_can_be_sent(page: Page) -> Result<()> {
    win_with_a_detour(&page).await?;
    page.expect_shown(".win-sizes svg").await?;
    for name in ["Share", "Harder: four rings", "Put them back on"] {
        page.expect_in_view(&page.find(Role::Button, name).await?).await?;
    }
    page.expect_whole("a win", ".win").await?;
    page.resize(PHONE).await?;
    page.settle().await?;
    page.expect_no_sideways_scrolling().await?;
    let is_below = "
        const [board, card] = ['#board', '.win'].map((part) => document.querySelector(part).getBoundingClientRect());
        return card.top >= board.bottom - 1;";
    ensure!(page.script::<bool>(is_below, vec![]).await?, "the card covers the board");
    page.script::<()>(SHEET, vec![]).await?;
    page.script::<()>("document.querySelector('.win .button-primary').click()", vec![]).await?;
    let sent: String = wait::until("the picture", async || {
        page.script::<Option<String>>("return window.sent ?? null", vec![]).await
    })
    .await?;
    ensure!(sent.ends_with(" | /rings?n=3&mode=solve | image/png | 1200 | 630"), "{sent}");
    Ok(())
}

/// The system's sheet for sending.
const SHEET: &str = "
    navigator.canShare = (what) => what.files.length === 1;
    navigator.share = async ({ text, url, files: [file] }) => {
        const picture = await createImageBitmap(file);
        window.sent = [text, url.split('#')[1], file.type, picture.width, picture.height].join(' | ');
    };";

async fn a_win_is_a_card_that_goes_away_and_leads_on(page: Page) -> Result<()> {
    win_with_a_detour(&page).await?;
    page.expect_live_text("Three rings solved. Your first with three rings.").await?;
    // The focus stays where it was.
    page.expect_focus("Ring 1, off, can move").await?;
    page.back().await?;
    page.expect_count(".win", 0).await?;
    page.type_text("u").await?;
    page.expect_state("001").await?;
    move_ring(&page, "1").await?;
    page.find(Role::Region, "Three rings solved").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_count(".win", 0).await?;
    page.expect_state("000").await?;
    // A win is kept: this is no first time.
    win_with_a_detour(&page).await?;
    page.expect_text_gone("Your first with three rings").await?;
    page.click(Role::Button, "Harder: four rings").await?;
    page.expect_state("1111").await
}

async fn why_walks_down_to_the_next_move(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Why this move: 5 of 5").await?;
    // The ladder stays open, and the button is where it was.
    page.expect_text("Why ring 1?").await?;
    page.expect_focus("Show me why").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_text("Take all nine rings off the bar.").await?;
    page.clear_storage().await?;
    page.resize(PHONE).await?;
    page.open("").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Ring 7 must come off").await?;
    ensure!(!page.has(Role::Button, "Close").await?, "a sheet covers the board");
    Ok(())
}

/// By someone who knows of the puzzle only what the names of the buttons say.
async fn three_rings_are_won_by_trying(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Try three rings").await?;
    for ring in ["Ring 1, on", "Ring 3, on", "Ring 1, off", "Ring 2, on", "Ring 1, on"] {
        page.click(Role::Button, &format!("{ring}, can move")).await?;
    }
    page.expect_text("Three rings solved").await
}
