//! Solving without being shown the next move, and the switch to be guided.

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
    the_mode_is_kept_and_a_link_has_its_own,
    a_win_is_a_card_that_goes_away_and_leads_on;
    chromium:
    nothing_of_the_route_is_shown_or_said,
    a_win_fits_phones_and_can_be_sent: Settings::sized((320, 568)),
}

async fn move_ring(page: &Page, ring: &str) -> Result<()> {
    page.click_on(&page.find_data("ring", ring).await?).await
}

async fn expect_slider_text(page: &Page, wanted: &str) -> Result<()> {
    page.expect_attribute(Role::Slider, "Step", "aria-valuetext", wanted).await
}

async fn nothing_of_the_route_is_shown_or_said(page: Page) -> Result<()> {
    page.open("").await?;
    page.find(Role::Button, "Ring 1, on, can move").await?;
    for told in ["best next", "341 to go", "Next:"] {
        page.expect_text_gone(told).await?;
    }
    ensure!(!page.has(Role::Button, "Do it").await?);
    expect_slider_text(&page, "Step 0 of 341").await?;
    move_ring(&page, "1").await?;
    page.expect_live_text("Ring 1 off.").await?;
    // The number of moves would judge each one.
    page.expect_text_gone("of 341").await?;
    expect_slider_text(&page, "Step 1").await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Button, "Ring 3, on, can move, best next").await?;
    page.expect_text("340 to go").await
}

async fn a_phone_drags_its_first_screen(page: Page) -> Result<()> {
    page.open("").await?;
    for name in ["Play", "Forward"] {
        page.expect_in_view(&page.find(Role::Button, name).await?).await?;
    }
    page.drag_slider("Step", 0.5).await?;
    page.expect_text("Looking ahead:").await?;
    page.expect_text_gone("best next").await?;
    let back = page.find(Role::Button, "Back to the start").await?;
    page.expect_in_view(&back).await?;
    page.expect_no_sideways_scrolling().await?;
    page.click_on(&back).await?;
    page.expect_step("0").await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await?;
    page.expect_no_sideways_scrolling().await
}

/// A link's mode is not remembered, but it lasts for the visit.
async fn the_mode_is_kept_and_a_link_has_its_own(page: Page) -> Result<()> {
    for address in ["", "rings?n=3&mode=solve"] {
        page.open(address).await?;
        move_ring(&page, "1").await?;
        page.expect_text("Your 1st move.").await?;
        wait::until("the session is saved", async || {
            let saved: String = page.script("return localStorage['gros.1.session'] ?? ''", vec![]).await?;
            Ok(saved.contains("step=1").then_some(()))
        })
        .await?;
        page.reload().await?;
        page.expect_text("Ring 1 off.").await?;
        page.find(Role::Button, "Ring 3, on, can move").await?;
    }
    page.open("rings?n=4").await?;
    page.find(Role::Button, "Ring 2, on, can move, best next").await?;
    page.reload().await?;
    page.find(Role::Button, "Ring 2, on, can move, best next").await?;
    page.open("").await?;
    expect_slider_text(&page, "Step 0 of 10").await
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
    let hidden = "const card = document.querySelector('.win'); return card.scrollHeight - card.clientHeight";
    let hidden: i64 = page.script(hidden, vec![]).await?;
    ensure!(hidden <= 0, "{hidden} pixels of the card are out of view");
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
    let start = "Three rings in 7 moves (5 is the fewest), no hints, 0:";
    ensure!(sent.starts_with(start), "{sent}");
    ensure!(sent.ends_with(" Can you? | /rings?n=3&mode=solve | image/png | 1200 | 630"), "{sent}");
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
    page.expect_shown("[role=img][aria-label='7 moves, 2 of them off the route']").await?;
    // The focus stays where it was.
    page.expect_focus("Ring 1, off, can move").await?;
    page.back().await?;
    page.expect_count(".win", 0).await?;
    page.expect_text("Solved in 7 moves").await?;
    page.type_text("u").await?;
    page.expect_state("001").await?;
    move_ring(&page, "1").await?;
    page.find(Role::Region, "Three rings solved").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_count(".win", 0).await?;
    page.expect_state("000").await?;
    // What was won is kept: this is no first time.
    win_with_a_detour(&page).await?;
    page.expect_text("2 over the minimum of 5").await?;
    page.click(Role::Button, "Harder: four rings").await?;
    page.expect_state("1111").await?;
    page.expect_count(".win", 0).await?;
    page.expect_text("of 10").await
}
