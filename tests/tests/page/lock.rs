//! Design a lock.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_lock_is_designed_and_opened;
    chromium:
    a_lock_of_a_hundred_moves_is_made,
    a_lock_by_keyboard,
    a_lock_on_a_phone: Settings::on_phone(),
    a_lock_on_a_small_phone: Settings::sized((320, 640)),
    the_link_holds_the_lock,
    what_cannot_be_read_of_a_lock_is_said,
    a_lock_that_has_a_board,
    a_lock_on_paper,
    a_lock_is_audited,
}

/// There is no board to wait for.
async fn open(page: &Page, spec: &str, text: &str) -> Result<()> {
    page.open("rings?n=5").await?;
    page.navigate(spec).await?;
    page.expect_text(text).await
}

async fn a_lock_is_designed_and_opened(page: Page) -> Result<()> {
    open(&page, "learn/lock", "36 states in a tree").await?;
    page.expect_text("18 moves from start to goal.").await?;
    page.expect_text("First dead end: leave the way at step 3, 3 moves deep.").await?;
    page.choose("Begin with", "Chinese rings").await?;
    page.expect_spec("learn/lock?places=2,2,2,2,2&from=11111&to=00000").await?;
    page.expect_text("32 states in a single line").await?;
    page.click(Role::Button, "One piece fewer").await?;
    page.click(Role::Button, "One piece fewer").await?;
    page.expect_text("5 moves from start to goal.").await?;
    page.expect_attribute(Role::Slider, "Piece 3", "aria-valuetext", "1, waits").await?;
    press_on(&page, "Piece 3", Key::Left).await?;
    page.expect_text("Piece 3 waits until piece 1 is at 0.").await?;
    for (piece, said) in [
        (1, "Piece 1 to 0. 4 moves to the goal."),
        (3, "Piece 3 to 0. 3 moves to the goal."),
        (1, "Piece 1 to 1. 2 moves to the goal."),
        (2, "Piece 2 to 0. 1 move to the goal."),
    ] {
        let key = if said.starts_with("Piece 1 to 1") { Key::Right } else { Key::Left };
        press_on(&page, &format!("Piece {piece}"), key).await?;
        page.expect_text(said).await?;
    }
    press_on(&page, "Piece 1", Key::Left).await?;
    page.expect_text("Open, after 5 moves!").await?;
    page.click(Role::Button, "Undo").await?;
    page.click(Role::Button, "This is the goal").await?;
    page.expect_spec("learn/lock?places=2,2,2&from=111&to=001").await?;
    page.expect_text("4 moves from start to goal.").await?;
    page.click(Role::Button, "Back to the start").await?;
    page.click_by_prefix(Role::Button, "Piece 3 waits for").await?;
    page.choose("Piece 3, step 0–1: piece 1 must be at", "any").await?;
    page.expect_spec("learn/lock?places=2,2,2&waits=1,1-&from=111&to=001").await?;
    page.expect_text("8 states with 1 loop").await
}

/// Gives a key to a piece of the lock.
async fn press_on(page: &Page, piece: &str, key: Key) -> Result<()> {
    let row = page.find(Role::Slider, piece).await?;
    row.focus().await?;
    page.press(&[key]).await
}

async fn a_lock_of_a_hundred_moves_is_made(page: Page) -> Result<()> {
    open(&page, "learn/lock", "82 too few").await?;
    page.choose("Begin with", "RecTangle").await?;
    page.expect_text("53 moves from start to goal.").await?;
    page.expect_text("47 too few").await?;
    // A lock that was only chosen is not made.
    page.expect_count(".lock-done", 0).await?;
    page.click(Role::Button, "One piece more").await?;
    page.click(Role::Button, "Piece 5: one place more").await?;
    page.expect_text("162 states in a single line").await?;
    page.expect_count(".lock-done", 1).await?;
    page.drag_slider("Along the way", 0.6).await?;
    let text = page.text().await?;
    let mut step = step_of(&text).context("no step")?;
    while step != 100 {
        let (key, next) = if step < 100 { (Key::Right, step + 1) } else { (Key::Left, step - 1) };
        press_on(&page, "Along the way", key).await?;
        page.expect_text(&format!("step {next} of ")).await?;
        step = next;
    }
    page.click(Role::Button, "This is the goal").await?;
    page.expect_text("100 moves from start to goal.").await?;
    page.expect_count(".lock-done", 2).await?;
    // What was made once stays ticked, also after the page was left.
    open(&page, "learn/lock", "18 moves from start to goal.").await?;
    page.expect_count(".lock-done", 2).await
}

/// Reads the step from `step 81 of 161, …`.
fn step_of(text: &str) -> Option<usize> {
    let line = text.lines().find(|line| line.starts_with("step ") && line.contains(" of "))?;
    line.split(' ').nth(1)?.parse().ok()
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
    page.tab_to(Role::Button, "Start here").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Start and goal are the same.").await
}

async fn a_lock_on_a_phone(page: Page) -> Result<()> {
    for spec in
        ["learn/lock", "learn/lock?places=2,2,2,2,2,2,2,2", "learn/lock?places=9,9,9&waits=8.0.8.0.8.0.8.-"]
    {
        open(&page, spec, "Can you make one?").await?;
        page.expect_no_sideways_scrolling().await?;
        let small = page.small_targets().await?;
        ensure!(small.is_empty(), "{spec}: too small: {small:?}");
    }
    page.navigate("learn/lock?places=2,2,2,2,2,2,2,2").await?;
    page.expect_text("256 states in a single line").await?;
    let fold = page.find_by_prefix(Role::Button, "Piece 8 waits for").await?;
    if fold.attr("aria-expanded").await?.as_deref() == Some("false") {
        page.click_on(&fold).await?;
    }
    page.choose("Piece 8, step 0–1: piece 7 must be at", "any").await?;
    page.expect_text("256 states with").await?;
    page.expect_no_sideways_scrolling().await
}

async fn a_lock_on_a_small_phone(page: Page) -> Result<()> {
    a_lock_on_a_phone(page).await
}

async fn the_link_holds_the_lock(page: Page) -> Result<()> {
    open(&page, "learn/lock?places=2,3,2&waits=1.-,2-&to=020", "Your lock").await?;
    page.expect_spec("learn/lock?places=2,3,2&waits=1.-,2-&to=020").await?;
    page.expect_text("start 000, goal 020").await?;
    page.click(Role::Button, "Piece 2: one place fewer").await?;
    page.expect_spec("learn/lock?places=2,2,2&waits=1,1-&to=010").await?;
    open(&page, "learn/lock?places=2,2,2&waits=1,1-&to=010", "start 000, goal 010").await?;
    page.click(Role::Button, "Piece 3: one place more").await?;
    page.expect_spec("learn/lock?places=2,2,3&waits=1,1-.00&to=010").await?;
    page.back().await?;
    page.expect_spec("rings?n=5").await
}

async fn what_cannot_be_read_of_a_lock_is_said(page: Page) -> Result<()> {
    let spec = "learn/lock?places=2,x,2&waits=1,9-.00&from=7";
    open(&page, spec, "places: “X” is not a number from 2 to 9").await?;
    page.expect_text("waits: “9-” does not say what piece 3 waits for at step 0–1.").await?;
    page.expect_text("waits: “00” belongs to no step").await?;
    page.expect_text("from: “7” is no state of this lock.").await?;
    page.expect_text("8 states in a single line").await?;
    page.click(Role::Button, "One piece fewer").await?;
    page.expect_spec("learn/lock?places=2,2").await?;
    page.expect_text_gone("is not a number").await?;
    page.navigate("learn/lock?places=9,9,9,9").await?;
    page.expect_text("places: 1 piece was left out. At most 8 pieces").await
}

async fn a_lock_that_has_a_board(page: Page) -> Result<()> {
    open(&page, "learn/lock?places=2,2,2,2&from=1111&to=0000", "This is a puzzle with a board of its own")
        .await?;
    page.click(Role::Link, "Chinese rings").await?;
    page.expect_spec("rings?n=4").await
}

async fn a_lock_on_paper(page: Page) -> Result<()> {
    open(&page, "learn/lock", "36 states in a tree").await?;
    page.script::<()>("window.print = () => { window.printed = true; }", vec![]).await?;
    page.click(Role::Button, "Print").await?;
    ensure!(page.script::<bool>("return window.printed === true", vec![]).await?, "nothing is printed");
    let rows: usize = page.count(".lock-paper tbody tr").await?;
    ensure!(rows == 1 + 2 + 1 + 2, "{rows} rows of guards");
    page.expect_count(".lock-paper .lock-paper-places", 4).await?;
    page.expect_count(".lock-paper svg", 1).await
}

async fn a_lock_is_audited(page: Page) -> Result<()> {
    for spec in ["learn/lock", "learn/lock?places=3,3,3&waits=-.-,--.--", "learn/lock?places=2,5,5,5,5"] {
        open(&page, spec, "Can you make one?").await?;
        press_on(&page, "Piece 3", Key::Left).await?;
        page.inject_axe().await?;
        page.audit(spec).await?;
    }
    Ok(())
}
