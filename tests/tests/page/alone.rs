//! The panel of those who find the moves alone, and the answer to *Show me why*.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    what_helps_is_for_the_asking,
    why_walks_down_to_the_next_move,
    nothing_moves_under_the_finger: Settings::on_phone(),
}

async fn move_ring(page: &Page, ring: &str) -> Result<()> {
    page.click_on(&page.find_data("ring", ring).await?).await
}

async fn what_helps_is_for_the_asking(page: Page) -> Result<()> {
    page.open("rings?n=5&mode=solve").await?;
    page.find(Role::Tab, "Solve").await?;
    for title in ["Two rules", "Stuck?", "21 moves at best"] {
        page.expect_text(title).await?;
    }
    page.click(Role::Button, "Show the explanation").await?;
    page.expect_text("Why ring 1?").await?;
    page.expect_text_gone("Stuck?").await?;
    move_ring(&page, "1").await?;
    page.expect_text_gone("Why ring").await?;
    page.click_tab_or_button("Graph").await?;
    page.expect_text("The map shows every state and the route.").await?;
    page.click(Role::Button, "Show the explanation").await?;
    page.graph().await?;
    page.open("rings?n=5&mode=solve&show=moves").await?;
    move_ring(&page, "1").await?;
    page.expect_text("The moves ahead come with the explanation").await?;
    page.expect_count(".moves-row", 2).await?;
    page.click(Role::Button, "Show the explanation").await?;
    page.expect_count(".moves-row", 22).await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Tab, "Explain").await.map(drop)
}

async fn why_walks_down_to_the_next_move(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Ring 9 must come off.").await?;
    page.expect_text("Ring 5 must come off so that ring 7 can come off.").await?;
    page.expect_text("Why this move: 5 of 5").await?;
    page.expect_text("Take all nine rings off the bar.").await?;
    // The ladder stays open, and the button is where it was.
    page.expect_text("Why ring 1?").await?;
    page.expect_focus("Show me why").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Why this move: 1 of 5").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_text("Take all nine rings off the bar.").await?;
    page.clear_storage().await?;
    page.resize(PHONE).await?;
    page.open("").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Ring 7 must come off so that ring 9 can come off.").await?;
    ensure!(!page.has(Role::Button, "Close").await?, "a sheet covers the board");
    Ok(())
}

/// The board and the dock stay where they are, whatever the caption says.
async fn nothing_moves_under_the_finger(page: Page) -> Result<()> {
    for size in [PHONE, (320, 568)] {
        page.resize(size).await?;
        page.open("").await?;
        let first = boxes(&page).await?;
        let same = async |when: &str| {
            page.settle().await?;
            let now = boxes(&page).await?;
            ensure!(first == now, "at {size:?} after {when}: {first:?}, then {now:?}");
            Ok(())
        };
        move_ring(&page, "1").await?;
        page.expect_text("Ring 1 off.").await?;
        same("the first move").await?;
        for grade in ["Which larger ring", "so that", "Do it"] {
            page.click(Role::Button, "Hint").await?;
            page.expect_text(grade).await?;
            same(grade).await?;
        }
        move_ring(&page, "7").await?;
        page.expect_text("Ring 7 cannot move.").await?;
        same("a refusal").await?;
        page.click(Role::Button, "Undo").await?;
        page.find(Role::Button, "Ring 1, on, can move").await?;
        same("undo").await?;
        page.clear_storage().await?;
    }
    Ok(())
}

/// Returns the edges of the board’s picture and of the dock.
async fn boxes(page: &Page) -> Result<Vec<i64>> {
    let script = "return ['#board .picture svg', '.dock'].flatMap((part) => {
        const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
    })";
    page.script(script, vec![]).await
}
