//! Wythoff's game: moves by form and on the board, illegal moves, the computer, whole games.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    take_by_the_form,
    play_on_a_phone: Settings::on_phone();
    chromium:
    take_by_a_place_and_by_the_keyboard,
    a_place_is_refused,
    who_wins_on_demand,
    the_computer_answers,
    a_game_to_the_end,
    piles_too_large_to_draw,
}

async fn place(page: &Page, place: &str) -> Result<()> {
    page.click_on(&page.find_data("place", place).await?).await
}

async fn take_by_the_form(page: Page) -> Result<()> {
    page.open("wythoff").await?;
    page.find(Role::Group, "Wythoff’s game").await?;
    page.fill("How many", "5").await?;
    page.click(Role::Radio, "both").await?;
    page.click(Role::Button, "Take 5 from both piles").await?;
    page.expect_state("9,15").await?;
    page.expect_step("1").await?;
    page.fill("How many", "10").await?;
    page.expect_text("There aren’t that many stones.").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state("14,20").await?;
    page.expect_step("0").await
}

async fn take_by_a_place_and_by_the_keyboard(page: Page) -> Result<()> {
    page.open("wythoff?piles=7,4").await?;
    place(&page, "6,3").await?;
    page.expect_state("6,3").await?;
    page.press(&[Key::Left, Key::Left, Key::Enter]).await?;
    page.expect_state("4,3").await?;
    page.expect_step("2").await?;
    page.expect_spec("wythoff?piles=7,4&play=6,3.4,3&step=2").await
}

async fn a_place_is_refused(page: Page) -> Result<()> {
    page.open("wythoff?piles=7,4").await?;
    place(&page, "5,3").await?;
    page.expect_text("You cannot take 2 from one pile and 1 from the other").await?;
    page.expect_text("Take any number of stones from one pile, or the same number from both.").await?;
    assert_eq!(page.puzzle().await?.state, "7,4");
    page.expect_step("0").await
}

async fn who_wins_on_demand(page: Page) -> Result<()> {
    page.open("wythoff").await?;
    page.expect_text_gone("Hot:").await?;
    page.click(Role::Button, "Who wins?").await?;
    page.expect_text("Hot: the player to move can win").await?;
    page.expect_text("Take 5 from both piles, or 2 from the left pile.").await?;
    place(&page, "12,20").await?;
    page.expect_text("Cold: the player to move loses").await?;
    page.expect_text("No move wins from here.").await
}

async fn the_computer_answers(page: Page) -> Result<()> {
    page.open("wythoff?piles=3,6").await?;
    page.open_setup().await?;
    page.choose("Opponent", "Computer (you start)").await?;
    page.expect_text("Your turn").await?;
    place(&page, "3,4").await?;
    // The computer takes two from both piles, which leaves the cold position (1, 2).
    page.expect_state("1,2").await?;
    page.expect_step("2").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state("3,6").await?;
    page.expect_step("0").await
}

async fn a_game_to_the_end(page: Page) -> Result<()> {
    page.open("wythoff?piles=1,3").await?;
    page.click(Role::Button, "Hint").await?;
    page.expect_text("Take 1 from the right pile.").await?;
    for state in ["1,2", "1,1", "0,0"] {
        place(&page, state).await?;
        page.expect_state(state).await?;
    }
    page.expect_text("The first player took the last stone and wins.").await?;
    page.click(Role::Button, "To start").await?;
    page.expect_state("1,3").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_state("1,2").await?;
    page.click(Role::Button, "To goal").await?;
    page.click(Role::Button, "Play these piles again").await?;
    page.expect_spec("wythoff?piles=1,3").await
}

async fn play_on_a_phone(page: Page) -> Result<()> {
    page.open("wythoff").await?;
    page.click(Role::Button, "One more").await?;
    page.click(Role::Button, "Take 2 from the left pile").await?;
    page.expect_state("12,20").await?;
    page.expect_no_sideways_scrolling().await
}

async fn piles_too_large_to_draw(page: Page) -> Result<()> {
    page.open("wythoff?piles=1000000000000000000000000000000,7").await?;
    page.expect_text("This is too large to draw, but the verdict is still exact.").await?;
    page.click(Role::Button, "Who wins?").await?;
    page.expect_text("Hot: the player to move can win").await
}
