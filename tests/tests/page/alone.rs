//! The panel of those who find the moves alone, and the answer to *Show me why*.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    the_panel_is_the_rules_and_what_helps,
    why_walks_down_to_the_next_move;
    chromium:
    the_panel_is_there_for_every_puzzle,
    the_moves_ahead_are_for_the_asking,
    the_walk_stops_when_asked_to,
    the_panel_fits_the_smallest_phone: Settings::sized((320, 568)),
    why_walks_on_a_phone: Settings::on_phone(),
    nothing_moves_under_the_finger: Settings::on_phone(),
    nothing_moves_on_the_smallest_phone: Settings::sized((320, 568)),
    no_other_board_moves: Settings::on_phone(),
    no_other_board_moves_on_the_smallest_phone: Settings::sized((320, 568)),
    the_captions_say_what_a_move_is_for,
}

async fn move_ring(page: &Page, ring: &str) -> Result<()> {
    page.click_on(&page.find_data("ring", ring).await?).await
}

async fn the_panel_is_the_rules_and_what_helps(page: Page) -> Result<()> {
    page.open("rings?mode=solve").await?;
    page.find(Role::Tab, "Solve").await?;
    for title in ["Two rules", "Stuck?", "341 moves at best"] {
        page.expect_text(title).await?;
    }
    for ring in ["1", "3", "1"] {
        move_ring(&page, ring).await?;
    }
    page.expect_text("Your 3rd move.").await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_text("Two rings can move: 1 and 2.").await?;
    page.click(Role::Radio, "Guided").await?;
    page.find(Role::Tab, "Explain").await?;
    page.expect_text_gone("Stuck?").await
}

async fn the_panel_is_there_for_every_puzzle(page: Page) -> Result<()> {
    for spec in
        ["hanoi", "spinout", "brain", "elephants", "kugellager", "hexadecimal", "hanoi?pegs=4", "wythoff"]
    {
        page.open(&format!("{spec}{}mode=solve", if spec.contains('?') { '&' } else { '?' })).await?;
        page.expect_text("Stuck?").await?;
        page.find(Role::Button, "Show the explanation").await?;
        page.expect_no_sideways_scrolling().await?;
    }
    Ok(())
}

async fn the_moves_ahead_are_for_the_asking(page: Page) -> Result<()> {
    page.open("rings?n=5&mode=solve&show=moves").await?;
    move_ring(&page, "1").await?;
    page.expect_text("The moves ahead come with the explanation").await?;
    page.expect_count(".moves-row", 2).await?;
    page.click(Role::Button, "Show the explanation").await?;
    page.expect_count(".moves-row", 22).await
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
    page.expect_focus("Show me why").await
}

async fn the_walk_stops_when_asked_to(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Why this move: 1 of 5").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_text("Take all nine rings off the bar.").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Why this move: 1 of 5").await?;
    move_ring(&page, "1").await?;
    page.expect_text("Ring 1 off.").await?;
    page.expect_text_gone("Why this move").await
}

async fn why_walks_on_a_phone(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Show me why").await?;
    page.expect_text("Ring 7 must come off so that ring 9 can come off.").await?;
    ensure!(!page.has(Role::Button, "Close").await?, "a sheet covers the board");
    page.expect_text("Take all nine rings off the bar.").await
}

async fn the_panel_fits_the_smallest_phone(page: Page) -> Result<()> {
    for spec in ["rings?mode=solve", "hanoi?n=5&mode=solve", "elephants?mode=solve"] {
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
    page.open("").await?;
    let first = boxes(&page).await?;
    let same = async |when: &str| {
        page.settle().await?;
        let now = boxes(&page).await?;
        ensure!(first == now, "after {when}: {first:?}, then {now:?}");
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
    same("undo").await
}

async fn nothing_moves_on_the_smallest_phone(page: Page) -> Result<()> {
    nothing_moves_under_the_finger(page).await
}

async fn no_other_board_moves(page: Page) -> Result<()> {
    for (puzzle, moved, refused) in
        [("spinout", "1", "5"), ("elephants", "1", "4"), ("kugellager", "0", "4"), ("brain", "1", "5")]
    {
        for mode in ["solve", "guided"] {
            page.open(&format!("{puzzle}?mode={mode}")).await?;
            page.settle().await?;
            let first = boxes(&page).await?;
            for piece in [refused, moved, refused] {
                page.click_on(&page.find_data("piece", piece).await?).await?;
                page.settle().await?;
                let now = boxes(&page).await?;
                ensure!(first == now, "{puzzle}, {mode}, piece {piece}: {first:?}, then {now:?}");
            }
            page.click(Role::Button, "Hint").await?;
            page.settle().await?;
            let now = boxes(&page).await?;
            ensure!(first == now, "{puzzle}, {mode}, a hint: {first:?}, then {now:?}");
        }
    }
    Ok(())
}

async fn no_other_board_moves_on_the_smallest_phone(page: Page) -> Result<()> {
    no_other_board_moves(page).await
}

/// Returns the edges of the board’s picture and of the dock.
async fn boxes(page: &Page) -> Result<Vec<i64>> {
    let script = "return ['#board .picture svg', '.dock'].flatMap((part) => {
        const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
        return [left, top, right, bottom].map(Math.round);
    })";
    page.script(script, vec![]).await
}

async fn the_captions_say_what_a_move_is_for(page: Page) -> Result<()> {
    page.open("rings?step=41").await?;
    page.expect_text("So that ring 4 can come off (and in the end ring 9 can come off).").await?;
    page.open("hanoi?n=5&step=3").await?;
    page.expect_text("So that disc 4 can go to B (and in the end disc 5 can go to C).").await?;
    page.open("rings?n=5&step=20").await?;
    page.expect_text("1 to go").await?;
    page.expect_text_gone("So that").await
}
