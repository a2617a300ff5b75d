//! Clicks on every kind of board, in every look of the rings, and previews of moves.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    every_kind_of_board_by_clicks_and_previews,
}

/// Elements to click, as the names and values of `data-` attributes.
type Clicks = &'static [(&'static str, &'static str)];

/// A spec, a legal move, the state after it, and a move that is illegal then.
type Board = (&'static str, Clicks, &'static str, Clicks);

const DRIVER: Clicks = &[("piece", "0")];
const PIECE_1: Clicks = &[("piece", "1")];
const PIECE_3: Clicks = &[("piece", "3")];
const PIECE_4: Clicks = &[("piece", "4")];
const PIECE_5: Clicks = &[("piece", "5")];
const A_TO_C: Clicks = &[("peg", "A"), ("peg", "C")];

/// Boards that are drawn by programs of their own, except those of the rings and of the game, which have stories.
const BOARDS: [Board; 7] = [
    ("hanoi", A_TO_C, "AAAAC", A_TO_C),
    ("spinout", PIECE_1, "1111110", PIECE_5),
    ("spinout?outside=1", PIECE_1, "UUUUUUL@0", PIECE_4),
    ("brain", PIECE_1, "00000001", PIECE_5),
    ("kugellager", DRIVER, "00001", PIECE_3),
    ("elephants", PIECE_1, "00001", PIECE_3),
    ("hexadecimal", PIECE_1, "10000000", PIECE_4),
];

async fn click(page: &Page, clicks: Clicks) -> Result<()> {
    for (attribute, value) in clicks {
        page.click_on(&page.find_data(attribute, value).await?).await?;
    }
    Ok(())
}

async fn every_kind_of_board_by_clicks_and_previews(page: Page) -> Result<()> {
    for (spec, legal, state, illegal) in BOARDS {
        page.open(spec).await?;
        click(&page, legal).await?;
        page.expect_state(state).await?;
        click(&page, illegal).await?;
        page.expect_refusal().await?;
        page.expect_state(state).await?;
    }
    // With turns outside, every turn has a button, and the slide moves until an upright dial blocks it.
    page.open("spinout?outside=1&step=44").await?;
    page.find(Role::Button, "dial 3 upright, outside").await?;
    page.click(Role::Button, "Push the slide in").await?;
    page.click(Role::Button, "Pull the slide out").await?;
    page.click(Role::Button, "dial 3 facing right, outside").await?;
    page.expect_step("45").await?;
    // A refusal leads on.
    page.open("rings?step=1").await?;
    page.click_on(&page.find_data("ring", "5").await?).await?;
    page.click(Role::Button, "In 4 more moves it is ring 5’s turn: go there").await?;
    page.expect_step("5").await?;
    page.open("rings?n=5").await?;
    for look in ["Vertical", "Lights", "Realistic"] {
        page.choose("View", look).await?;
        page.click_on(&page.find_data("ring", "1").await?).await?;
        page.expect_state("11110").await?;
        page.click_on(&page.find_data("ring", "1").await?).await?;
        page.expect_state("11111").await?;
    }
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
