//! Addresses: shared links, changes from outside, the browser's history, and invalid ones.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::page;
    share_link_round_trip: Settings::with_clipboard(),
    #[webkit]
    back_and_forward,
    #[webkit]
    back_closes_overlays: Settings::on_phone();
    chromium:
    addresses_from_outside_are_opened,
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
    // Only the link “as it looks here” carries view settings.
    page.choose("Theme", "Dark").await?;
    page.click(Role::Button, "Share").await?;
    page.click(Role::Button, "Copy link to this step and view").await?;
    page.expect_text("Link copied").await?;
    let seen = page.paste_into_step_field().await?;
    ensure!(seen.strip_prefix(&link) == Some("&lang=en&theme=dark"), "{seen}");
    // Where the system has a sheet, nothing is copied that was not asked for.
    page.resize(PHONE).await?;
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

/// Between a change of the address and its event, the page may be about to write its own.
async fn addresses_from_outside_are_opened(page: Page) -> Result<()> {
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
    page.expect_step("1").await?;
    page.open_address(&format!("{}?early=/hanoi%3Fn=4#/rings", site::with_script("early.js")?)).await?;
    page.expect_spec("hanoi?n=4").await?;
    page.find_data("peg", "C").await?;
    page.back().await?;
    page.expect_spec("rings").await
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
