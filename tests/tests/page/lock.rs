//! Design a lock.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_lock_is_designed_and_opened;
    chromium:
    a_lock_by_keyboard,
    a_lock_on_a_small_phone: Settings::sized((320, 640)),
}

/// There is no board to wait for.
async fn open(page: &Page, spec: &str, text: &str) -> Result<()> {
    page.open("rings?n=5").await?;
    page.navigate(spec).await?;
    page.expect_text(text).await
}

async fn a_lock_is_designed_and_opened(page: Page) -> Result<()> {
    open(&page, "learn/lock", "5 moves from start to goal.").await?;
    page.expect_text("a line of more than 50 states").await?;
    page.expect_text_gone("a lock with a loop").await?;
    page.choose("Start with", "four pieces, with dead ends").await?;
    page.expect_text("36 states in a tree").await?;
    page.script::<()>("window.print = () => { window.printed = true; }", vec![]).await?;
    page.click(Role::Button, "Start, goal, print").await?;
    page.click(Role::Button, "Print").await?;
    ensure!(page.script::<bool>("return window.printed === true", vec![]).await?, "nothing is printed");
    // A row for each step of a piece but the free one.
    page.expect_count(".lock-paper tbody tr", 1 + 2 + 1 + 2).await?;
    page.expect_count(".lock-paper .lock-paper-places", 4).await?;
    page.expect_count(".lock-paper svg", 1).await?;
    // A lock that was only chosen is not made.
    page.choose("Start with", "RecTangle").await?;
    page.expect_text("53 moves from start to goal.").await?;
    page.expect_count(".lock-done", 0).await?;
    page.choose("Start with", "Chinese rings").await?;
    page.expect_spec("learn/lock?places=2,2,2,2,2&from=11111&to=00000").await?;
    page.click(Role::Button, "One piece fewer").await?;
    page.click(Role::Button, "One piece fewer").await?;
    page.expect_text("5 moves from start to goal.").await?;
    page.expect_attribute(Role::Slider, "Piece 3", "aria-valuetext", "1, waits").await?;
    press_on(&page, "Piece 3", Key::Left).await?;
    page.expect_text("Piece 3 waits until piece 1 is at 0.").await?;
    for (piece, key, said) in [
        (1, Key::Left, "Piece 1 to 0. 4 moves to the goal."),
        (3, Key::Left, "Piece 3 to 0. 3 moves to the goal."),
        (1, Key::Right, "Piece 1 to 1. 2 moves to the goal."),
        (2, Key::Left, "Piece 2 to 0. 1 move to the goal."),
        (1, Key::Left, "Open, after 5 moves!"),
    ] {
        press_on(&page, &format!("Piece {piece}"), key).await?;
        page.expect_text(said).await?;
    }
    page.click(Role::Button, "Undo").await?;
    page.click(Role::Button, "Make this the goal").await?;
    page.expect_spec("learn/lock?places=2,2,2&from=111&to=001").await?;
    page.expect_text("4 moves from start to goal.").await?;
    page.click(Role::Button, "Back to the start").await?;
    page.click_by_prefix(Role::Button, "Piece 3 waits for").await?;
    page.choose("Piece 3, step 0–1: piece 1 must be at", "any").await?;
    page.expect_spec("learn/lock?places=2,2,2&waits=1,1-&from=111&to=001").await?;
    page.expect_text("8 states with 1 loop").await?;
    // What was made once stays ticked, also after the page was left.
    page.expect_count(".lock-done", 1).await?;
    page.back().await?;
    page.expect_spec("rings?n=5").await?;
    open(&page, "learn/lock", "5 moves from start to goal.").await?;
    page.expect_count(".lock-done", 1).await
}

/// Gives a key to a piece of the lock.
async fn press_on(page: &Page, piece: &str, key: Key) -> Result<()> {
    let row = page.find(Role::Slider, piece).await?;
    row.focus().await?;
    page.press(&[key]).await
}

async fn a_lock_by_keyboard(page: Page) -> Result<()> {
    open(&page, "learn/lock?places=2,2", "4 states in a single line").await?;
    page.tab_to(Role::Slider, "Piece 1").await?;
    page.press(&[Key::Right]).await?;
    page.expect_text("Piece 1 to 1. 1 move to the goal.").await?;
    page.press(&[Key::Right]).await?;
    page.expect_text("Piece 1 is at its last place.").await?;
    page.tab_to(Role::Slider, "Piece 2").await?;
    page.press(&[Key::Up]).await?;
    page.expect_text("Open, after 2 moves!").await?;
    page.tab_to(Role::Button, "Start, goal, print").await?;
    page.press(&[Key::Enter]).await?;
    page.tab_to(Role::Button, "Start here").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Start and goal are the same.").await
}

async fn a_lock_on_a_small_phone(page: Page) -> Result<()> {
    for spec in ["learn/lock?places=9,9,9&waits=8.0.8.0.8.0.8.-", "learn/lock?places=2,2,2,2,2,2,2,2"] {
        open(&page, spec, "Can you make one?").await?;
        page.expect_no_sideways_scrolling().await?;
        let small = page.small_targets().await?;
        ensure!(small.is_empty(), "{spec}: too small: {small:?}");
    }
    page.expect_text("256 states in a single line").await?;
    let fold = page.find_by_prefix(Role::Button, "Piece 8 waits for").await?;
    if fold.attr("aria-expanded").await?.as_deref() == Some("false") {
        page.click_on(&fold).await?;
    }
    page.choose("Piece 8, step 0–1: piece 7 must be at", "any").await?;
    page.expect_text("256 states with").await?;
    page.expect_no_sideways_scrolling().await?;
    press_on(&page, "Piece 3", Key::Left).await?;
    page.audit("a lock with loops").await
}
