//! Wythoff's game: moves by form and on the board, the computer, and what is always in view.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    runner, scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    the_queen_is_dragged_and_stones_are_taken;
    chromium:
    board_stones_and_form_are_always_there,
}

async fn board_stones_and_form_are_always_there(page: Page) -> Result<()> {
    let specs = ["wythoff", "wythoff?piles=14,24", LOST_ON_THE_WAY];
    let sizes = [(320, 568), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900)];
    for (size, other) in sizes.into_iter().zip(specs.into_iter().cycle()) {
        page.resize(size).await?;
        for spec in specs.into_iter().filter(|spec| runner::is_deep() || *spec == other) {
            page.open(spec).await?;
            page.settle().await?;
            page.expect_none(&format!("{spec} at {size:?}"), MISSING).await?;
        }
    }
    // A small phone keeps the row of positions.
    page.resize((320, 568)).await?;
    page.open(&format!("{LOST_ON_THE_WAY}&mode=solve")).await?;
    page.expect_shown(".game-line-compact").await?;
    let heights =
        "return ['.dock', '.app'].map((name) => document.querySelector(name).getBoundingClientRect().height)";
    let heights: [f64; 2] = page.script(heights, vec![]).await?;
    ensure!(heights == [53.0, 568.0], "{heights:?}");
    page.click(Role::Button, "Back").await?;
    page.expect_state("7,12").await?;
    ensure!(!page.has(Role::Button, "To start").await?);
    page.click(Role::Button, "Moves").await?;
    page.click(Role::Button, "To start").await?;
    page.expect_state("14,20").await?;
    for width in [328, 340, 343, 344] {
        page.resize((width, 599)).await?;
        page.open("wythoff?piles=14,20").await?;
        page.settle().await?;
        let changes: i64 = page.script_async(CHANGES, vec![]).await?;
        ensure!(changes == 0, "{changes} changes in 20 frames at {width} pixels");
    }
    Ok(())
}

const LOST_ON_THE_WAY: &str = "wythoff?play=9,15.9,14.8,13.8,12.7,12.7,4&step=6";

/// Lists what is too small, or cannot be scrolled into view.
const MISSING: &str = "
    const missing = [];
    const grid = document.querySelector('.quarter-grid').getBoundingClientRect();
    if (grid.width < 200 || grid.height < 200) missing.push(`grid of ${grid.width} × ${grid.height}`);
    const stones = [...document.querySelectorAll('.pile-drawing svg')].map((pile) => pile.getBoundingClientRect());
    if (stones.length < 2 || stones.some((pile) => pile.width < 60 || pile.height < 14)) missing.push('stones');
    for (const [name, selector] of [['form', '.take .stepper'], ['button', '.take-button']]) {
        const element = document.querySelector(selector);
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (height < 40) missing.push(`${name} ${height} high`);
        if (!element.contains(document.elementFromPoint(left + width / 2, top + height / 2))) missing.push(name);
    }
    return missing;";

/// The form follows the queen, and the move is still to be made.
async fn the_queen_is_dragged_and_stones_are_taken(page: Page) -> Result<()> {
    page.open("wythoff?piles=7,4&against=two").await?;
    let queen = page.find_data("place", "7,4").await?;
    page.drag_to(&queen, &page.find_data("place", "4,1").await?).await?;
    page.find(Role::Button, "Take 3 from both piles").await?;
    page.expect_step("0").await?;
    page.drag_to(&queen, &page.find_data("place", "2,4").await?).await?;
    page.find(Role::Button, "Take 5 from the left pile").await?;
    // Where it may not go, the last move stays chosen.
    page.drag_to(&queen, &page.find_data("place", "8,6").await?).await?;
    page.click(Role::Button, "Take 5 from the left pile").await?;
    page.expect_state("2,4").await?;
    page.open("wythoff?piles=8,5&against=two").await?;
    page.fill("How many", "1").await?;
    page.click(Role::Radio, "both").await?;
    page.click(Role::Button, "Take 1 from both piles").await?;
    page.expect_state("7,4").await?;
    let place = page.find_data("place", "6,3").await?;
    page.click_on(&place).await?;
    page.find(Role::Button, "Take 1 from both piles").await?;
    page.click_on(&place).await?;
    page.expect_state("6,3").await?;
    page.press(&[Key::Left, Key::Left, Key::Enter]).await?;
    page.find(Role::Button, "Take 2 from the left pile").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_spec("wythoff?piles=8,5&play=7,4.6,3.4,3&step=3").await?;
    // The computer thinks for a moment.
    page.open("wythoff?piles=3,6").await?;
    page.click(Role::Radio, "right").await?;
    page.click(Role::Button, "One more").await?;
    page.click(Role::Button, "Take 2 from the right pile").await?;
    page.expect_state("1,2").await?;
    page.click(Role::Button, "Show again").await?;
    page.expect_step("2").await
}

const CHANGES: &str = "
    const [done] = arguments;
    let changes = 0;
    new MutationObserver((records) => { changes += records.length; })
        .observe(document.querySelector('.dock'), { subtree: true, childList: true, attributes: true });
    let frames = 20;
    const next = () => { if (frames-- > 0) requestAnimationFrame(next); else done(changes); };
    next();";
