//! The n-ary family by keyboard, on a phone, and with many pieces. `every_puzzle.rs` plays all of it.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    dials_on_a_phone: Settings::on_phone(),
    balls_move_up_and_down;
    chromium:
    dials_by_keyboard,
    a_dead_end_is_announced,
    many_pieces,
    set_places_keys_and_pieces,
    a_ghost_previews_a_move,
    a_place_is_named_once,
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

async fn dials_by_keyboard(page: Page) -> Result<()> {
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
    page.open("spinout").await?;
    page.open_setup().await?;
    page.click(Role::CheckBox, "Dials can turn outside the case too").await?;
    page.expect_steps("49").await?;
    page.click(Role::CheckBox, "Dials can turn outside the case too").await?;
    page.expect_steps("85").await
}

async fn balls_move_up_and_down(page: Page) -> Result<()> {
    page.open("kugellager?step=777").await?;
    page.tab_to(Role::Button, "Ball 1, level 1, can move, best next").await?;
    page.press(&[Key::Up]).await?;
    page.expect_text("Ball 1 cannot move. The comb must be on the left.").await?;
    page.press(&[Key::Down]).await?;
    page.expect_state("34201").await?;
    page.press(&[Key::Up]).await?;
    page.expect_state("34211").await
}

async fn a_dead_end_is_announced(page: Page) -> Result<()> {
    // The longest dead end begins here.
    page.open("elephants?step=83").await?;
    choose(&page, "1").await?;
    page.expect_text("Dead end: 1 move back to the route").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_text_gone("Dead end").await
}

/// Only some of many pieces are drawn, among them the movable ones.
async fn many_pieces(page: Page) -> Result<()> {
    for spec in ["spinout?n=64", "brain?n=1000", "elephants?n=64", "slideout?base=5&n=1000", "chain?n=1000"] {
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

async fn set_places_keys_and_pieces(page: Page) -> Result<()> {
    page.open("chain").await?;
    page.expect_steps("80").await?;
    page.open_setup().await?;
    page.click(Role::Button, "More positions").await?;
    page.expect_steps("255").await?;
    page.expect_spec("chain?base=4").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("80").await?;
    page.open("hexadecimal").await?;
    page.open_setup().await?;
    page.choose("Key pattern", "0111, 16 moves").await?;
    page.expect_steps("16").await?;
    // The table below the board does the same.
    page.click(Role::Button, "0001, 150 moves").await?;
    page.expect_spec("hexadecimal?key=0001").await?;
    page.expect_steps("150").await?;
    page.expect_count(".key-moves[aria-pressed=true]", 1).await?;
    page.open("spinout").await?;
    page.open_setup().await?;
    // The first small board is the start.
    page.click_on(&page.find_data("mini", "3").await?).await?;
    page.expect_state("1111011").await?;
    page.press(&[Key::Left, Key::Enter]).await?;
    page.expect_state("1110011").await?;
    page.press(&[Key::Right, Key::Right, Key::Enter]).await?;
    page.expect_state("1110001").await
}

/// The hovered or focused piece is previewed in addition to the mark of the next move.
async fn a_ghost_previews_a_move(page: Page) -> Result<()> {
    let specs = [
        ("spinout?step=1", "1"),
        ("brain?step=1", "1"),
        ("kugellager?step=1", "0"),
        ("chain?base=5&n=4&step=4", "1"),
        ("hexadecimal?step=2", "1"),
        ("spinout?outside=1&step=20", "1"),
    ];
    for (spec, piece) in specs {
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

/// A word stands below a digit only if it says more.
async fn a_place_is_named_once(page: Page) -> Result<()> {
    let names = "return document.querySelector('.place-names').innerText.trim()";
    page.open("kugellager?step=777").await?;
    page.expect("the names of levels", "", async || page.script(names, vec![]).await).await?;
    page.open("spinout").await?;
    page.expect("the names of sides", "upright", async || {
        let names: String = page.script(names, vec![]).await?;
        Ok(names.split_whitespace().next().unwrap_or_default().to_owned())
    })
    .await
}
