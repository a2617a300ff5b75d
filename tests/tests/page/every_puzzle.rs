//! A click on every kind of board makes a move or is refused.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    every_kind_of_board_by_clicks,
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

async fn every_kind_of_board_by_clicks(page: Page) -> Result<()> {
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
    page.expect_step("45").await
}
