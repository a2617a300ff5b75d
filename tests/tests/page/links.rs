//! Addresses: shared, opened from outside, gone back to, and not understood.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::page;
    share_link_round_trip: Settings::with_clipboard(),
    an_address_from_outside_is_not_written_over,
    the_browser_goes_back,
    the_browser_goes_back_and_forward,
    back_closes_what_lies_over_the_page: Settings::on_phone();
    once:
    an_address_from_outside_can_be_undone,
    back_leads_from_place_to_place_under_what_is_open: Settings::on_phone(),
    a_place_that_is_left_leaves_nothing_open: Settings::on_phone(),
    back_ends_being_led,
    a_bad_address,
    a_link_may_carry_the_looks: Settings::with_clipboard(),
    an_unknown_puzzle,
    an_address_that_asks_for_nothing,
    a_long_play_is_opened_written_and_kept,
}

/// The link is read as a person would: pasted into the first field there is.
/// Only the link that is to look like this page says how it looks.
async fn a_link_may_carry_the_looks(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3").await?;
    page.choose("Theme", "Dark").await?;
    page.click(Role::Button, "Share").await?;
    page.click(Role::Button, "Copy link to this step as it looks here").await?;
    page.expect_text("Link copied").await?;
    let link = page.pasted().await?;
    ensure!(link.ends_with("#/rings?n=5&step=3&lang=en&theme=dark"), "{link}");
    page.forget().await?;
    page.open_address(&link).await?;
    page.expect_shown("html[data-theme='dark']").await
}

async fn share_link_round_trip(page: Page) -> Result<()> {
    page.open("hanoi?n=4&from=BAAC&to=ABBA").await?;
    page.click_on(&page.marked("peg", "C").await?).await?;
    page.click_on(&page.marked("peg", "B").await?).await?;
    page.click(Role::Button, "Forward").await?;
    let shared = page.expect_puzzle("two moves made", |puzzle| puzzle.step == "2").await?;
    page.click(Role::Button, "Share").await?;
    page.expect_text("Link copied").await?;
    let link = page.pasted().await?;
    page.forget().await?;
    page.open_address(&link).await?;
    assert_eq!(page.puzzle().await?, shared);
    Ok(())
}

async fn an_address_from_outside_can_be_undone(page: Page) -> Result<()> {
    page.open("rings?n=5&step=4").await?;
    page.go("rings?n=7").await?;
    page.expect_steps("85").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("21").await?;
    page.expect_step("4").await
}

/// Between a new address and the browser's word of it, the page may be about to write its own.
async fn an_address_from_outside_is_not_written_over(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    let overtake = "
        const [done] = arguments;
        const board = document.querySelector('[data-puzzle]');
        new MutationObserver((_, observer) => {
            observer.disconnect();
            requestAnimationFrame(() => requestAnimationFrame(() => {
                location.hash = '#/hanoi?n=4';
                dispatchEvent(new Event('pagehide'));
                done(true);
            }));
        }).observe(board, { attributes: true });
        document.querySelector('[data-ring=\"1\"]').click();";
    page.script_later::<bool>(overtake, vec![]).await?;
    page.expect_steps("15").await?;
    page.expect_spec("hanoi?n=4").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await
}

async fn the_browser_goes_back(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.show_setup().await?;
    page.fill("Start", "10000").await?;
    page.expect_steps("31").await?;
    page.back().await?;
    page.expect_steps("21").await
}

/// Steps are no places to go back to; puzzles, sizes, starts and goals are, and each is as one left it.
async fn the_browser_goes_back_and_forward(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.click(Role::Button, "Forward").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec("rings?n=5&step=2").await?;
    page.show_setup().await?;
    page.fill("Start", "10000").await?;
    page.expect_spec("rings?n=5&from=10000").await?;
    page.click(Role::Button, "Tower of Hanoi").await?;
    page.expect_spec("hanoi").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec("hanoi?step=1").await?;
    page.back().await?;
    page.expect_steps("31").await?;
    page.back().await?;
    page.expect_steps("21").await?;
    page.expect_step("2").await?;
    page.forward().await?;
    page.expect_steps("31").await?;
    page.forward().await?;
    page.expect_state("AAAAC").await?;
    page.expect_step("1").await
}

/// Each has an entry of its own, which Back and its own button take away, and the step stays.
async fn back_closes_what_lies_over_the_page(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    let entries = async || page.script::<usize>("return history.length", vec![]).await;
    let first = entries().await?;
    page.click(Role::Button, "Moves").await?;
    page.expect_shown(".panel[data-open=true]").await?;
    page.click(Role::Button, "Explain").await?;
    page.back().await?;
    page.expect_count(".panel[data-open=true]", 0).await?;
    for dialog in ["Help", "Puzzles of this family"] {
        page.click(Role::Button, "Menu").await?;
        page.click(Role::Button, dialog).await?;
        page.expect_shown("dialog[open]").await?;
        page.back().await?;
        page.expect_count("dialog[open]", 0).await?;
    }
    page.forward().await?;
    page.expect_shown("dialog.catalogue[open]").await?;
    page.click(Role::Button, "One ruler").await?;
    page.expect_shown("dialog.one-ruler[open]").await?;
    page.expect_count("dialog.catalogue[open]", 0).await?;
    page.back().await?;
    page.expect_count("dialog[open]", 0).await?;
    page.click(Role::Button, "Coach").await?;
    page.expect_text("Which end is free?").await?;
    page.click(Role::Button, "Start").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_step("1").await?;
    page.back().await?;
    page.expect_count(".coach", 0).await?;
    page.expect_spec("rings?n=5&step=1").await?;
    // What is closed by its button needs no Back.
    page.click(Role::Button, "Setup").await?;
    page.expect_shown(".panel[data-open=true]").await?;
    page.click(Role::Button, "Close").await?;
    page.expect_count(".panel[data-open=true]", 0).await?;
    assert_eq!(entries().await?, first + 1);
    page.reload().await?;
    page.expect_spec("rings?n=5&step=1").await?;
    page.expect_count(".panel[data-open=true], dialog[open]", 0).await
}

/// Another size in an open sheet is a place of its own; a reload forgets the sheet, and Back what is under it.
async fn back_leads_from_place_to_place_under_what_is_open(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.show_setup().await?;
    page.fill("Start", "10000").await?;
    page.expect_spec("rings?n=5&from=10000").await?;
    page.back().await?;
    page.expect_count(".panel[data-open=true]", 0).await?;
    page.expect_spec("rings?n=5&from=10000").await?;
    page.forward().await?;
    page.expect_shown(".panel[data-open=true]").await?;
    page.reload().await?;
    page.expect_spec("rings?n=5&from=10000").await?;
    page.expect_count(".panel[data-open=true]", 0).await?;
    page.click(Role::Button, "Menu").await?;
    page.click(Role::Button, "Help").await?;
    page.click(Role::Link, "Seven dials, all upright").await?;
    page.expect_count("dialog[open]", 0).await?;
    page.expect_puzzle("another place", |puzzle| puzzle.puzzle == "spinout").await?;
    page.back().await?;
    page.expect_spec("rings?n=5&from=10000").await?;
    page.back().await?;
    page.expect_spec("rings?n=5").await
}

/// What lay open, one over the other, is not led to again from the place that was chosen there.
async fn a_place_that_is_left_leaves_nothing_open(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.show_setup().await?;
    page.click(Role::Button, "Menu").await?;
    page.click(Role::Button, "Help").await?;
    page.click(Role::Link, "Seven dials, all upright").await?;
    page.expect_puzzle("another place", |puzzle| puzzle.puzzle == "spinout").await?;
    page.expect_count("dialog[open]", 0).await?;
    page.expect_shown(".panel[data-open=true]").await?;
    page.back().await?;
    page.expect_count(".panel[data-open=true]", 0).await?;
    page.expect_puzzle("the same place", |puzzle| puzzle.puzzle == "spinout").await?;
    page.back().await?;
    page.expect_spec("rings?n=5").await?;
    page.expect_count(".panel[data-open=true], dialog[open]", 0).await
}

async fn back_ends_being_led(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_any("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_shown(".coach-next").await?;
    page.back().await?;
    page.expect_count(".coach", 0).await?;
    page.expect_spec("rings?step=123").await
}

async fn a_bad_address(page: Page) -> Result<()> {
    page.open("rings?from=abc&colour=red&step=99999").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.state.as_str(), puzzle.step.as_str()), ("000000000", "341"));
    page.expect_text("from=abc").await?;
    page.expect_text("colour").await?;
    page.expect_text("step=99999").await?;
    page.click(Role::Button, "To start").await?;
    page.expect_state("111111111").await
}

async fn an_unknown_puzzle(page: Page) -> Result<()> {
    page.open("chess?n=9").await?;
    page.expect_text("chess").await?;
    assert_eq!(page.puzzle().await?.puzzle, "rings");
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await
}

/// As long as an address may be: once the ruler ended the program with it, at every visit.
async fn a_long_play_is_opened_written_and_kept(page: Page) -> Result<()> {
    let play = |items: usize| vec!["1"; items].join(".");
    page.open(&format!("rings?play={}", play(20_000))).await?;
    page.expect_steps("20341").await?;
    let spec = format!("rings?play={}", play(100_000));
    // Through the page itself: a driver is slow with long addresses.
    page.script::<()>("location.hash = `#/rings?play=${Array(100000).fill(1).join('.')}`", vec![]).await?;
    page.expect_steps("100341").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec(&format!("{spec}&step=1")).await?;
    // At the next visit it is still there, and so is what undo brings back.
    page.open("").await?;
    page.expect_steps("100341").await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("0").await?;
    page.expect_count("#broken[open]", 0).await
}

/// `#/`, `#/?` and `#/#` ask for nothing, so that the last visit is gone on with.
async fn an_address_that_asks_for_nothing(page: Page) -> Result<()> {
    page.open("rings?n=5&step=4").await?;
    for nothing in ["/", "/?", "/#"] {
        page.open_address(&format!("{}#{nothing}", site::page()?)).await?;
        page.expect_spec("rings?n=5&step=4").await?;
        page.expect_steps("21").await?;
    }
    Ok(())
}
