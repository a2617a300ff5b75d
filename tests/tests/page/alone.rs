//! The panel of those who find the moves alone, and the answer to *Show me why*.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    browser::{PHONE, Viewport},
    page::{Page, Role},
    runner, scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    what_helps_is_for_the_asking,
    why_walks_down_to_the_next_move,
    the_panel_fits_the_smallest_phone: Settings::sized((320, 568)),
    nothing_moves_under_the_finger: Settings::on_phone(),
    no_other_board_moves: Settings::on_phone(),
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

async fn the_panel_fits_the_smallest_phone(page: Page) -> Result<()> {
    for spec in ["rings?mode=solve", "hanoi?n=5&mode=solve", "elephants?mode=solve", "wythoff?mode=solve"] {
        page.open(spec).await?;
        page.click_tab_or_button("Explain").await?;
        page.expect_text("Stuck?").await?;
        page.expect_no_sideways_scrolling().await?;
        page.settle().await?;
        let small = page.text_smaller_than(11.0).await?;
        ensure!(small.is_empty(), "{spec}: {small:?}");
    }
    Ok(())
}

/// The board and the dock stay where they are, whatever the caption says.
async fn nothing_moves_under_the_finger(page: Page) -> Result<()> {
    for size in SIZES {
        page.resize(size).await?;
        page.open("").await?;
        nothing_of_the_rings_moves(&page).await.with_context(|| format!("at {size:?}"))?;
        page.clear_storage().await?;
    }
    Ok(())
}

const SIZES: [Viewport; 2] = [PHONE, (320, 568)];

async fn nothing_of_the_rings_moves(page: &Page) -> Result<()> {
    let first = boxes(page).await?;
    let same = async |when: &str| {
        page.settle().await?;
        let now = boxes(page).await?;
        ensure!(first == now, "after {when}: {first:?}, then {now:?}");
        Ok(())
    };
    move_ring(page, "1").await?;
    page.expect_text("Ring 1 off.").await?;
    same("the first move").await?;
    for grade in ["Which larger ring", "so that", "Do it"] {
        page.click(Role::Button, "Hint").await?;
        page.expect_text(grade).await?;
        same(grade).await?;
    }
    move_ring(page, "7").await?;
    page.expect_text("Ring 7 cannot move.").await?;
    same("a refusal").await?;
    page.click(Role::Button, "Undo").await?;
    page.find(Role::Button, "Ring 1, on, can move").await?;
    same("undo").await
}

async fn no_other_board_moves(page: Page) -> Result<()> {
    let boards =
        [("spinout", "1", "5"), ("elephants", "1", "4"), ("kugellager", "0", "4"), ("brain", "1", "5")];
    let places = SIZES.into_iter().flat_map(|size| ["solve", "guided"].map(|mode| (size, mode)));
    for (index, (size, mode)) in places.enumerate() {
        page.resize(size).await?;
        let some = if runner::is_deep() { &boards[..] } else { &boards[index..=index] };
        for (puzzle, moved, refused) in some {
            page.open(&format!("{puzzle}?mode={mode}")).await?;
            page.settle().await?;
            let first = boxes(&page).await?;
            let same = async |when: &str| {
                page.settle().await?;
                let now = boxes(&page).await?;
                ensure!(first == now, "{puzzle}, {mode}, {size:?}, {when}: {first:?}, then {now:?}");
                Ok(())
            };
            for piece in [refused, moved, refused] {
                page.click_on(&page.find_data("piece", piece).await?).await?;
                same(piece).await?;
            }
            page.click(Role::Button, "Hint").await?;
            same("a hint").await?;
        }
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
