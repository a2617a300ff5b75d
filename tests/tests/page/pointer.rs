//! Clicking, dragging and touching pieces of every kind of board, and the window on more pieces than fit.

use anyhow::Result;
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    pieces_are_dragged;
    chromium:
    every_kind_of_board_by_clicks_and_previews,
    #[webkit]
    a_thousand_pieces_in_a_window,
    a_touch_is_for_its_column: Settings::on_phone(),
}

async fn pieces_are_dragged(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.drag_by(&page.find_data("ring", "1").await?, 0, 60).await?;
    page.expect_state("111111110").await?;
    page.drag_by(&page.find_data("ring", "1").await?, 0, -60).await?;
    page.expect_state("111111111").await?;
    page.drag_by(&page.find_data("ring", "5").await?, 0, 60).await?;
    page.expect_text("Ring 5 cannot move").await?;
    // A drag that ends outside of the board changes nothing, and what follows works as usual.
    page.open("rings?step=1").await?;
    let ring = page.find_data("ring", "3").await?;
    page.drag_to(&ring, &page.find(Role::Button, "Play").await?).await?;
    page.expect_step("1").await?;
    page.click_on(&ring).await?;
    page.expect_step("2").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await?;
    page.drag_by(&ring, 0, 60).await?;
    page.expect_step("2").await?;
    page.open("hanoi?n=3").await?;
    let (a, c) = (page.find_data("peg", "A").await?, page.find_data("peg", "C").await?);
    page.drag_by(&a, 40, 0).await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.drag_to(&a, &page.find(Role::Button, "Play").await?).await?;
    page.find(Role::Button, "Peg A, discs 3 2 1, can move, best next").await?;
    page.expect_step("0").await?;
    page.drag_to(&a, &c).await?;
    page.expect_state("AAC").await?;
    page.open("spinout?outside=1").await?;
    page.drag_by(&page.find_data("piece", "1").await?, -40, 0).await?;
    page.expect_state("UUUUUUL@0").await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "true").await?;
    page.drag_by(&page.find_drawn("#board .grip").await?, 70, 0).await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "").await?;
    page.drag_by(&page.find_drawn("#board .grip").await?, -70, 0).await?;
    page.expect_attribute(Role::Button, "Push the slide in", "aria-disabled", "true").await?;
    page.expect_step("1").await
}

/// A ring that is off hangs over the rod of the next one; the digits are below the board.
async fn a_touch_is_for_its_column(page: Page) -> Result<()> {
    page.open("rings?n=3&from=011").await?;
    let ring = page.find_data("ring", "2").await?;
    let size = ring.rect().await?;
    let digit = "
        const area = document.querySelector('#board .digit:nth-child(2)').getBoundingClientRect();
        return area.top + area.height / 2 + scrollY";
    let below = page.script::<f64>(digit, vec![]).await? - size.y;
    let heights = [0.4, 0.5, 0.6, 0.7].map(|part| part * size.height);
    let mut states = ["001", "011"].into_iter().cycle();
    for (height, state) in heights.into_iter().chain([below]).zip(&mut states) {
        page.click_at(&ring, size.width / 2.0, height).await?;
        page.expect_state(state).await?;
    }
    Ok(())
}

/// Elements to click, as the names and values of `data-` attributes.
type Clicks = &'static [(&'static str, &'static str)];

/// A spec, a legal move, the state after it, and a move that is illegal then.
type Board = (&'static str, Clicks, &'static str, Clicks);

const A_TO_C: Clicks = &[("peg", "A"), ("peg", "C")];

/// Boards that are drawn by separate programs, except those of the rings and of the game, which have stories.
const BOARDS: [Board; 7] = [
    ("hanoi", A_TO_C, "AAAAC", A_TO_C),
    ("spinout", &[("piece", "1")], "1111110", &[("piece", "5")]),
    ("spinout?outside=1", &[("piece", "1")], "UUUUUUL@0", &[("piece", "4")]),
    ("brain", &[("piece", "1")], "00000001", &[("piece", "5")]),
    ("kugellager", &[("piece", "0")], "00001", &[("piece", "3")]),
    ("elephants", &[("piece", "1")], "00001", &[("piece", "3")]),
    ("hexadecimal", &[("piece", "1")], "10000000", &[("piece", "4")]),
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

/// A thousand rings without runs, which would be drawn as one.
fn alternating() -> String {
    format!("rings?from={}", "10".repeat(500))
}

async fn expect_shown(page: &Page, text: &str) -> Result<()> {
    page.expect_attribute(Role::ScrollBar, "Rings shown", "aria-valuetext", text).await
}

async fn a_thousand_pieces_in_a_window(page: Page) -> Result<()> {
    page.open(&alternating()).await?;
    page.tab_to(Role::ScrollBar, "Rings shown").await?;
    page.press(&[Key::Left, Key::Left]).await?;
    expect_shown(&page, "Rings 18 to 3 of 1000").await?;
    page.press(&[Key::PageUp]).await?;
    expect_shown(&page, "Rings 33 to 18 of 1000").await?;
    page.press(&[Key::End]).await?;
    expect_shown(&page, "Rings 16 to 1 of 1000").await?;
    page.click(Role::Button, "Show higher rings").await?;
    expect_shown(&page, "Rings 31 to 16 of 1000").await?;
    // The window stays where it was moved until the next step.
    page.click_on(&page.find_data("ring", "20").await?).await?;
    page.expect_refusal().await?;
    expect_shown(&page, "Rings 31 to 16 of 1000").await?;
    page.click(Role::Button, "Show lower rings").await?;
    expect_shown(&page, "Rings 16 to 1 of 1000").await?;
    // A click on the strip moves the window there.
    page.click(Role::ScrollBar, "Rings shown").await?;
    page.find_data("ring", "500").await?;
    let strip = page.find(Role::ScrollBar, "Rings shown").await?;
    page.drag_by(&strip, 200, 0).await?;
    page.find_data("ring", "281").await?;
    page.drag_by(&strip, -490, 0).await?;
    expect_shown(&page, "Rings 1000 to 985 of 1000").await?;
    page.expect_step("0").await?;
    page.click(Role::Button, "Forward").await?;
    expect_shown(&page, "Rings 16 to 1 of 1000").await?;
    // The step field is enlarged only while it has the focus.
    page.fill("Step", "0").await?;
    let focused = async || Ok(page.focused().await?.0);
    page.expect("the role of the focused control", "slider", focused).await?;
    page.expect_count(".field-long", 0).await?;
    page.drag_slider("Step", 0.5).await?;
    page.expect_puzzle("a step of 301 digits", |puzzle| puzzle.step.len() >= 300).await?;
    page.resize(PHONE).await?;
    page.open(&alternating()).await?;
    page.click(Role::Button, "Show higher rings").await?;
    page.find_data("ring", "20").await?;
    page.expect_no_sideways_scrolling().await
}
