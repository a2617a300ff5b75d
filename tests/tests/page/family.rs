//! The n-ary family by keyboard, on a phone, and with many pieces. `every_puzzle.rs` clicks on each kind of board.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    runner, scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    #[webkit]
    dials_on_a_phone: Settings::on_phone(),
    dials_and_balls_by_keyboard,
    many_pieces,
    a_ghost_previews_a_move,
}

const BEST: &str = "[data-piece][aria-label$='best next']";

async fn choose(page: &Page, piece: &str) -> Result<()> {
    page.click_on(&page.find_data("piece", piece).await?).await
}

async fn dials_on_a_phone(page: Page) -> Result<()> {
    page.open("spinout").await?;
    choose(&page, "1").await?;
    page.expect_state("1111110").await?;
    choose(&page, "3").await?;
    page.expect_state("1111010").await?;
    choose(&page, "7").await?;
    page.expect_text("Dial 7 cannot move").await?;
    page.expect_no_sideways_scrolling().await
}

async fn dials_and_balls_by_keyboard(page: Page) -> Result<()> {
    page.open("spinout").await?;
    page.tab_to(Role::Button, "Dial 1, upright, can move, best next").await?;
    page.press(&[Key::Down]).await?;
    page.expect_state("1111110").await?;
    page.press(&[Key::Left, Key::Left, Key::Enter]).await?;
    page.expect_state("1111010").await?;
    page.press(&[Key::Left, Key::Down]).await?;
    page.expect_text("Dial 4 cannot move").await?;
    page.type_text("1").await?;
    page.expect_state("1111011").await?;
    page.open("kugellager?step=777").await?;
    page.tab_to(Role::Button, "Ball 1, level 1, can move, best next").await?;
    page.press(&[Key::Up]).await?;
    page.expect_text("Ball 1 cannot move. The comb must be on the left.").await?;
    page.press(&[Key::Down]).await?;
    page.expect_state("34201").await?;
    page.press(&[Key::Up]).await?;
    page.expect_state("34211").await
}

/// Only some of many pieces are drawn, among them the movable ones.
async fn many_pieces(page: Page) -> Result<()> {
    let specs = ["brain?n=1000", "elephants?n=64", "spinout?n=64", "slideout?base=5&n=1000", "chain?n=1000"];
    for spec in if runner::is_deep() { &specs[..] } else { &specs[..2] } {
        page.open(spec).await?;
        page.expect_step("0").await?;
        choose(&page, "1").await?;
        page.expect_puzzle("piece 1 moved", |puzzle| {
            puzzle.state != puzzle.state[..1].repeat(puzzle.state.len())
        })
        .await?;
        assert!(page.count("[data-piece]").await? <= 60, "{spec}");
        assert!(page.count("#board *").await? <= 1500, "{spec}");
        page.expect_shown(BEST).await?;
    }
    page.expect_no_sideways_scrolling().await
}

/// The hovered or focused piece is previewed in addition to the mark of the next move.
async fn a_ghost_previews_a_move(page: Page) -> Result<()> {
    for (spec, piece) in [("kugellager?step=1", "0"), ("spinout?outside=1&step=20", "1")] {
        page.open(spec).await?;
        page.expect_count(".board .result", 1).await?;
        page.hover(&page.find_data("piece", piece).await?).await?;
        page.expect_count(".board .result-other", 1).await?;
        page.expect_count(".board .result", 1).await?;
    }
    page.open("elephants?step=2").await?;
    page.expect_count(".board .turn", 1).await?;
    page.hover(&page.find_data("piece", "1").await?).await?;
    page.expect_count(".board .turn-other", 1).await?;
    page.open("brain?step=1").await?;
    page.tab_to(Role::Button, "Rod 2, in, can move, best next").await?;
    page.expect_count(".board .result", 1).await?;
    page.press(&[Key::Right]).await?;
    page.expect_count(".board .result-other", 1).await
}
