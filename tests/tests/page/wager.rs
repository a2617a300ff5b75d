//! Bets on numbers and comparisons.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_round_of_bets;
    chromium:
    a_bet_by_keyboard,
    a_bet_on_a_phone: Settings::on_phone(),
    a_bet_on_a_small_phone: Settings::sized((320, 568)),
    a_seed_is_a_round,
}

/// There is no board to wait for. A number that is filled in is a bet.
async fn open(page: &Page, spec: &str, text: &str) -> Result<()> {
    page.open("rings?n=5").await?;
    page.navigate(spec).await?;
    page.expect_text(text).await
}

async fn a_round_of_bets(page: Page) -> Result<()> {
    open(&page, "learn/wager?seed=7", "Chinese rings, 12 rings: how many moves does it take?").await?;
    page.fill("Number of moves", "none").await?;
    page.expect_text("Type a whole number from 1 to 1,000,000,000.").await?;
    page.fill("Number of moves", "300").await?;
    // What helps is told, the answer is not.
    page.expect_text("Too few: less than half. 9 rings take 341 moves. How many do 12 rings take?").await?;
    page.fill("Number of moves", "2,500").await?;
    page.expect_text("Within 10%: it takes 2,730 moves.").await?;
    page.expect_text("11 rings take 1,365 moves, 12 rings take 2,730 moves: one more about doubles the way.")
        .await?;
    page.click(Role::Button, "Next bet").await?;
    page.expect_text("Bet 2 of 6").await?;
    page.click(Role::Button, "Dial 9").await?;
    page.expect_text("No. Dial 9 moves once. And the other?").await?;
    page.click(Role::Button, "Dial 1").await?;
    page.expect_text("You win this bet.").await?;
    page.expect_text("Number 1 moves every other time").await?;
    page.click(Role::Button, "Next bet").await?;
    page.fill("Number of moves", "1000000").await?;
    page.expect_text("91% too many: it takes 524,287 moves.").await?;
    page.click(Role::Button, "Next bet").await?;
    page.click(Role::Button, "0011").await?;
    page.expect_text("0010 is 3, 0011 is 2.").await?;
    page.click(Role::Button, "Next bet").await?;
    page.fill("Number of moves", "5300").await?;
    page.expect_text("There are 54 states in all.").await?;
    page.click(Role::Button, "Show the answer").await?;
    page.expect_text("100 times too many: it takes 53 moves.").await?;
    page.click(Role::Button, "Next bet").await?;
    page.click(Role::Button, "Chinese rings, 10 rings").await?;
    page.expect_text("Chinese rings, 10 rings: 682 moves.").await?;
    page.click(Role::Button, "How did I do?").await?;
    page.expect_text("2 of 3 choices were right at once.").await?;
    page.expect_text("On average your estimates were").await?;
    page.click(Role::Button, "New round").await?;
    page.expect_text("Bet 1 of 6").await?;
    page.back().await?;
    page.expect_spec("learn/wager?seed=7").await
}

async fn a_bet_by_keyboard(page: Page) -> Result<()> {
    open(&page, "learn/wager?seed=7", "Bet 1 of 6").await?;
    page.tab_to(Role::Slider, "Your bet on a scale from one to a billion").await?;
    page.press(&[Key::Home, Key::Enter]).await?;
    page.expect_text("Too few").await?;
    page.tab_to(Role::Button, "Bet").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("2,730 times too few: it takes 2,730 moves.").await?;
    page.expect_focus("Next bet").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Bet 2 of 6").await?;
    page.tab_to(Role::Button, "Dial 1").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_focus("Next bet").await
}

async fn a_bet_on_a_phone(page: Page) -> Result<()> {
    open(&page, "learn/wager?seed=7", "Bet 1 of 6").await?;
    page.expect_no_sideways_scrolling().await?;
    page.fill("Number of moves", "1").await?;
    page.click(Role::Button, "Show the answer").await?;
    page.expect_text("2,730 times too few").await?;
    page.expect_no_sideways_scrolling().await?;
    let small = "
        return [...document.querySelectorAll('.wager :is(button, input, a)')]
            .filter((e) => e.checkVisibility())
            .filter((e) => { const { width, height } = e.getBoundingClientRect(); return width < 24 || height < 24; })
            .map((e) => e.outerHTML);";
    let small: Vec<String> = page.script(small, vec![]).await?;
    ensure!(small.is_empty(), "too small: {small:?}");
    page.click(Role::Button, "Next bet").await?;
    page.click(Role::Button, "Both the same").await?;
    page.expect_no_sideways_scrolling().await
}

async fn a_bet_on_a_small_phone(page: Page) -> Result<()> {
    a_bet_on_a_phone(page).await
}

async fn a_seed_is_a_round(page: Page) -> Result<()> {
    open(&page, "learn/wager?seed=x", "must be a whole number from 0 to 999,999,999").await?;
    page.expect_spec("learn/wager").await?;
    page.navigate("learn/wager?seed=7").await?;
    page.expect_text("Chinese rings, 12 rings: how many moves does it take?").await?;
    page.fill("Number of moves", "2730").await?;
    page.expect_text("Exactly right: 2,730 moves.").await?;
    page.click(Role::Link, "See it on the board").await?;
    page.expect_spec("rings?n=12&show=recursion").await
}
