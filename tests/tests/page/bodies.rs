//! The same puzzle in two bodies.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_pairing_is_found;
    chromium:
    a_tower_is_a_counter,
    a_pairing_by_keyboard,
    a_pairing_on_a_phone: Settings::on_phone(),
    a_pairing_on_a_small_phone: Settings::sized((320, 568)),
    elephants_and_towers_cannot_be_paired,
    the_link_holds_the_pair,
}

/// There is no board to wait for.
async fn open(page: &Page, spec: &str, text: &str) -> Result<()> {
    page.open("rings?n=5").await?;
    page.navigate(spec).await?;
    page.expect_text(text).await
}

async fn a_pairing_is_found(page: Page) -> Result<()> {
    open(&page, "learn/two-bodies", "Pair each piece on the left").await?;
    page.click(Role::Button, "Try it").await?;
    page.expect_text("Move 1 on the way to the goal fails.").await?;
    page.expect_text("Dial 3 cannot move.").await?;
    page.click(Role::Button, "No pairing exists").await?;
    page.expect_text("There is one. Both sides have 8 states in one line").await?;
    page.choose("Partner of ring 1", "Dial 1").await?;
    // Who had that partner has the other one.
    page.choose("Places of ring 2", "off = upright, on = flat").await?;
    page.click(Role::Button, "Try it").await?;
    page.expect_text("on the way to the goal fails.").await?;
    page.choose("Places of ring 2", "off = flat, on = upright").await?;
    page.click(Role::Button, "Try it").await?;
    page.expect_text("That is it: in all 8 states, each move of one is a move of the other.").await?;
    page.expect_text("isomorphism").await?;
    page.expect_text("Move 0 of 5 on the way").await?;
    page.click(Role::Button, "Ring 3, on").await?;
    page.expect_text("Ring 3 cannot move. Ring 1 must be off.").await?;
    page.expect_text("Move 0 of 5 on the way").await?;
    page.click(Role::Button, "Dial 1 flat").await?;
    page.expect_text("Dial 1 flat. And so: Ring 1 off.").await?;
    page.expect_text("Move 1 of 5 on the way").await?;
    page.click(Role::Button, "Ring 3, on").await?;
    page.expect_text("Ring 3 off. And so: Dial 3 flat.").await?;
    for step in 3..=5 {
        page.click(Role::Button, "Forward").await?;
        page.expect_text(&format!("Move {step} of 5 on the way")).await?;
    }
    page.click(Role::Button, "Back").await?;
    page.expect_text("Move 4 of 5 on the way").await?;
    page.expect_text("1 move to go: 001 in base 2").await?;
    page.choose("Bit of ring 2", "bit 2").await?;
    page.expect_text("Counting one down, 3 bits change at once here").await?;
    page.choose("Bit of ring 3", "bit 3").await?;
    page.expect_text("Yes: bit 3 changes when ring 3 moves, and never otherwise.").await?;
    page.click(Role::Button, "Find the second right pairing").await?;
    page.expect_focus("Partner of ring 1").await?;
    page.choose("Places of ring 3", "off = upright, on = flat").await?;
    page.click(Role::Button, "Try it").await?;
    page.expect_text("That is it: in all 8 states").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_text("Ring 1 off. And so: Dial 1 flat.").await
}

async fn a_tower_is_a_counter(page: Page) -> Result<()> {
    open(&page, "learn/two-bodies?pair=counter", "Pair each piece on the left").await?;
    page.choose("Partner of disc 1", "Piece 1").await?;
    for disc in 1..=3 {
        page.choose(&format!("Places of disc {disc}"), "A = 2, B = 1, C = 0").await?;
    }
    // The other way round is right, too.
    page.click(Role::Button, "Try it").await?;
    page.expect_text("That is it: in all 27 states").await?;
    page.click(Role::Button, "Peg B").await?;
    page.expect_text("Disc 1 from A to B. And so: ").await?;
    page.expect_text("Move 1 of 26 on the way").await
}

async fn a_pairing_by_keyboard(page: Page) -> Result<()> {
    open(&page, "learn/two-bodies?pair=brain", "Pair each piece on the left").await?;
    page.tab_to(Role::ComboBox, "Partner of ring 1").await?;
    page.type_text("Rod 1").await?;
    page.tab_to(Role::Button, "Try it").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("That is it: in all 8 states").await?;
    page.tab_to(Role::Button, "Ring 1, on").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Ring 1 off. And so: Rod 1 in.").await?;
    page.tab_to(Role::Button, "Forward").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Move 2 of 5 on the way").await
}

async fn a_pairing_on_a_phone(page: Page) -> Result<()> {
    open(&page, "learn/two-bodies?pair=counter", "Pair each piece on the left").await?;
    page.expect_no_sideways_scrolling().await?;
    page.click(Role::Button, "Try it").await?;
    page.expect_text("Move 1 on the way to the goal fails.").await?;
    page.expect_no_sideways_scrolling().await?;
    let small = "
        return [...document.querySelectorAll('.bodies :is(button, select, a)')]
            .filter((e) => e.checkVisibility())
            .filter((e) => { const { width, height } = e.getBoundingClientRect(); return width < 24 || height < 24; })
            .map((e) => e.outerHTML);";
    let found: Vec<String> = page.script(small, vec![]).await?;
    ensure!(found.is_empty(), "too small: {found:?}");
    page.choose("Partner of disc 1", "Piece 1").await?;
    page.click(Role::Button, "Try it").await?;
    page.expect_text("That is it: in all 27 states").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_text("Move 1 of 26 on the way").await?;
    page.expect_no_sideways_scrolling().await
}

async fn a_pairing_on_a_small_phone(page: Page) -> Result<()> {
    a_pairing_on_a_phone(page).await
}

async fn elephants_and_towers_cannot_be_paired(page: Page) -> Result<()> {
    open(&page, "learn/two-bodies?pair=elephants", "Pair each piece on the left").await?;
    page.click(Role::Button, "Try it").await?;
    page.expect_text("on the way to the goal fails.").await?;
    page.click(Role::Button, "No pairing exists").await?;
    page.expect_text("Right: no pairing exists.").await?;
    page.expect_text("2 states on the left are dead ends with a single move, and 4 on the right").await?;
    page.navigate("learn/two-bodies?pair=tower&n=4").await?;
    page.expect_text("Pieces on the left have 2 places, pieces on the right 3.").await?;
    page.click(Role::Button, "No pairing exists").await?;
    page.expect_text("There are 16 states on the left and 81 on the right.").await
}

async fn the_link_holds_the_pair(page: Page) -> Result<()> {
    open(&page, "learn/two-bodies?pair=love&n=9", "Pair each piece on the left").await?;
    page.expect_spec("learn/two-bodies").await?;
    page.choose("Pieces of each", "4").await?;
    page.expect_spec("learn/two-bodies?n=4").await?;
    page.choose("Pair", "Chinese rings and The Brain").await?;
    page.expect_spec("learn/two-bodies?pair=brain&n=4").await?;
    page.back().await?;
    page.expect_spec("rings?n=5").await
}
