//! Addresses: shared links, changes from outside, the browser's history, and invalid ones.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::page;
    share_link_round_trip: Settings::with_clipboard(),
    an_address_from_outside_is_not_written_over,
    an_address_entered_early_is_opened,
    back,
    #[webkit]
    back_and_forward,
    #[webkit]
    back_closes_overlays: Settings::on_phone();
    chromium:
    an_address_from_outside_can_be_undone,
    back_changes_the_task_under_a_sheet: Settings::on_phone(),
    back_skips_overlays_of_the_previous_task: Settings::on_phone(),
    back_closes_the_coach,
    a_bad_address,
    a_link_with_view_settings: Settings::with_clipboard(),
    a_phone_sends_a_link_itself: Settings::on_phone(),
    an_unknown_puzzle,
    empty_addresses,
    the_longest_play,
}

/// Only the link “as it looks here” carries view settings.
async fn a_link_with_view_settings(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3").await?;
    page.choose("Theme", "Dark").await?;
    page.click(Role::Button, "Share").await?;
    page.click(Role::Button, "Copy link to this step and view").await?;
    page.expect_text("Link copied").await?;
    let link = page.paste_into_step_field().await?;
    ensure!(link.ends_with("#/rings?n=5&step=3&lang=en&theme=dark"), "{link}");
    page.clear_storage().await?;
    page.open_address(&link).await?;
    page.expect_shown("html[data-theme='dark']").await
}

/// Where the system has a sheet, nothing is copied that was not asked for.
async fn a_phone_sends_a_link_itself(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3").await?;
    let sheet = "navigator.share = async ({ text, url }) => { window.sent = `${text} ${url}`; }";
    page.script::<()>(sheet, vec![]).await?;
    page.click(Role::Button, "Share").await?;
    page.click(Role::Button, "Send to …").await?;
    let sent: String = page.script("return window.sent", vec![]).await?;
    ensure!(sent.starts_with("Five rings http") && sent.ends_with("/#/rings?n=5&step=3"), "{sent}");
    ensure!(!page.text().await?.contains("Link copied"), "a link was copied, too");
    Ok(())
}

async fn an_address_entered_early_is_opened(page: Page) -> Result<()> {
    page.open_address(&format!("{}?early=/hanoi%3Fn=4#/rings", site::with_early_address()?)).await?;
    page.expect_spec("hanoi?n=4").await?;
    page.find_data("peg", "C").await?;
    page.back().await?;
    page.expect_spec("rings").await
}

async fn share_link_round_trip(page: Page) -> Result<()> {
    page.open("hanoi?n=4&from=BAAC&to=ABBA").await?;
    page.click_on(&page.find_data("peg", "C").await?).await?;
    page.click_on(&page.find_data("peg", "B").await?).await?;
    page.click(Role::Button, "Forward").await?;
    let shared = page.expect_puzzle("two moves made", |puzzle| puzzle.step == "2").await?;
    page.click(Role::Button, "Share").await?;
    page.expect_text("Link copied").await?;
    let link = page.paste_into_step_field().await?;
    page.clear_storage().await?;
    page.open_address(&link).await?;
    assert_eq!(page.puzzle().await?, shared);
    Ok(())
}

async fn an_address_from_outside_can_be_undone(page: Page) -> Result<()> {
    page.open("rings?n=5&step=4").await?;
    page.navigate("rings?n=7").await?;
    page.expect_steps("85").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("21").await?;
    page.expect_step("4").await
}

/// Between a change of the address and its event, the page may be about to write its own.
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
    page.script_async::<bool>(overtake, vec![]).await?;
    page.expect_steps("15").await?;
    page.expect_spec("hanoi?n=4").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await
}

async fn back(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.open_setup().await?;
    page.fill("Start", "10000").await?;
    page.expect_steps("31").await?;
    page.back().await?;
    page.expect_steps("21").await
}

/// Changes of puzzle, size, start and goal are history entries; steps are not, but are restored.
async fn back_and_forward(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.click(Role::Button, "Forward").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec("rings?n=5&step=2").await?;
    page.open_setup().await?;
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

/// Each overlay has a history entry, which is removed when it closes; the step is kept.
async fn back_closes_overlays(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    let entries = async || page.script::<usize>("return history.length", vec![]).await;
    let first = entries().await?;
    page.click(Role::Button, "Moves").await?;
    page.expect_shown(".panel[data-open=true]").await?;
    page.click(Role::Button, "Explain").await?;
    page.back().await?;
    page.expect_count(".panel[data-open=true]", 0).await?;
    for dialog in ["Help", "One ruler"] {
        page.click(Role::Button, "Menu").await?;
        page.click(Role::Button, dialog).await?;
        page.expect_shown("dialog[open]").await?;
        page.back().await?;
        page.expect_count("dialog[open]", 0).await?;
    }
    for menu in ["Share", "Menu"] {
        page.click(Role::Button, menu).await?;
        page.expect_shown(".popover-box").await?;
        page.back().await?;
        page.expect_count(".popover-box", 0).await?;
        page.expect_spec("rings?n=5").await?;
    }
    page.forward().await?;
    page.expect_shown(".menu .popover-box").await?;
    page.back().await?;
    page.expect_count(".popover-box", 0).await?;
    page.click(Role::Button, "Coach").await?;
    page.expect_text("Which end is free?").await?;
    page.click(Role::Button, "Start").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_step("1").await?;
    page.back().await?;
    page.expect_count(".coach", 0).await?;
    page.expect_spec("rings?n=5&step=1").await?;
    // Closing by the button leaves no entry behind.
    page.click(Role::Button, "Setup").await?;
    page.expect_shown(".panel[data-open=true]").await?;
    page.click(Role::Button, "Close").await?;
    page.expect_count(".panel[data-open=true]", 0).await?;
    assert_eq!(entries().await?, first + 1);
    page.reload().await?;
    page.expect_spec("rings?n=5&step=1").await?;
    page.expect_count(".panel[data-open=true], dialog[open]", 0).await
}

/// A new start in an open sheet is another entry, and a reload closes the sheet.
async fn back_changes_the_task_under_a_sheet(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.open_setup().await?;
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

/// After following a link in a dialog over a sheet, Back does not reopen the dialog.
async fn back_skips_overlays_of_the_previous_task(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.open_setup().await?;
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

async fn back_closes_the_coach(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Coach").await?;
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

/// A play of the maximum length once crashed the program in the ruler, at every visit.
async fn the_longest_play(page: Page) -> Result<()> {
    let play = |items: usize| vec!["1"; items].join(".");
    page.open(&format!("rings?play={}", play(20_000))).await?;
    page.expect_steps("20341").await?;
    let spec = format!("rings?play={}", play(100_000));
    // WebDriver is slow with long addresses.
    page.script::<()>("location.hash = `#/rings?play=${Array(100000).fill(1).join('.')}`", vec![]).await?;
    page.expect_steps("100341").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec(&format!("{spec}&step=1")).await?;
    // The next visit restores it, with its history.
    page.open("").await?;
    page.expect_steps("100341").await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("0").await?;
    page.expect_count("#broken[open]", 0).await
}

/// `#/`, `#/?` and `#/#` resume the last session.
async fn empty_addresses(page: Page) -> Result<()> {
    page.open("rings?n=5&step=4").await?;
    for nothing in ["/", "/?", "/#"] {
        page.open_address(&format!("{}#{nothing}", site::page()?)).await?;
        page.expect_spec("rings?n=5&step=4").await?;
        page.expect_steps("21").await?;
    }
    Ok(())
}
