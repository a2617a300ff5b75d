//! Someone who has never seen the puzzle, and knows of it only what the page says.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use gros_browser_tests::{
    browser::{DESKTOP, PHONE},
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    #[webkit]
    three_rings_are_won_by_trying,
    refusals_and_verdicts_move_nothing,
}

/// More than the way to the wrong end and back.
const PATIENCE: usize = 12;

async fn three_rings_are_won_by_trying(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Try three rings").await?;
    page.expect_state("111").await?;
    let mut last = "Ring 1";
    for _ in 0..PATIENCE {
        let before = page.puzzle().await?;
        if before.state == "000" {
            page.expect_text("Three rings solved").await?;
            return Ok(());
        }
        let (ring, name) = anything_new(&page, last).await?;
        page.click(Role::Button, &name).await?;
        page.expect_puzzle("a move", |puzzle| puzzle.state != before.state).await?;
        last = ring;
    }
    bail!("not solved after {PATIENCE} moves")
}

/// Returns a ring that can move according to its name: the one that moved last if there is no other.
async fn anything_new(page: &Page, last: &'static str) -> Result<(&'static str, String)> {
    let others = ["Ring 1", "Ring 2", "Ring 3"].into_iter().filter(|ring| *ring != last);
    for ring in others.chain([last]) {
        for place in ["on", "off"] {
            let name = format!("{ring}, {place}, can move");
            if page.has(Role::Button, &name).await? {
                return Ok((ring, name));
            }
        }
    }
    bail!("no ring can move")
}

/// Returns where each button is that was there before the refusal.
const PLACES: &str = "
    const name = (button) => button.id || button.getAttribute('aria-label') || button.textContent.trim();
    const place = (button) => { const { x, y, width, height } = button.getBoundingClientRect();
        return [x, y, width, height].map(Math.round); };
    const buttons = [...document.querySelectorAll('button, input')]
        .filter((button) => button.checkVisibility() && !button.matches('.refused-over *, .piece'));
    return Object.fromEntries(buttons.map((button) => [name(button), place(button)]));";

async fn refusals_and_verdicts_move_nothing(page: Page) -> Result<()> {
    // A move has been made: what a first visit offers makes room at the first touch.
    for (size, spec) in [
        (DESKTOP, "rings?play=1&step=1&mode=solve"),
        ((1024, 768), "rings?play=2&step=1"),
        (PHONE, "rings?play=1&step=1&mode=solve"),
        ((320, 640), "rings?play=2&step=1"),
    ] {
        page.resize(size).await?;
        page.open(spec).await?;
        let before = places(&page).await?;
        page.click_on(&page.find_data("ring", "7").await?).await?;
        page.expect_refusal().await?;
        expect_places(&page, &before).await.with_context(|| format!("{spec} at {size:?}"))?;
        page.click(Role::Button, "Hint").await?;
        page.expect_shown(".caption-hint").await?;
        expect_places(&page, &before).await.with_context(|| format!("a hint of {spec} at {size:?}"))?;
    }
    page.open("wythoff?mode=solve").await?;
    let before = places(&page).await?;
    page.click(Role::Button, "Who wins?").await?;
    page.find(Role::Button, "Hide again").await?;
    expect_places(&page, &before).await
}

/// Where buttons are, by their names.
type Places = BTreeMap<String, [i64; 4]>;

async fn places(page: &Page) -> Result<Places> {
    page.expect_count("[aria-busy=true]", 0).await?;
    page.settle().await?;
    page.script(PLACES, vec![]).await
}

async fn expect_places(page: &Page, before: &Places) -> Result<()> {
    let after = places(page).await?;
    let moved: Vec<_> = before
        .iter()
        .filter_map(|(name, place)| Some((name, place, after.get(name).filter(|after| *after != place)?)))
        .collect();
    ensure!(moved.is_empty(), "{moved:?}");
    ensure!(before.keys().filter(|name| after.contains_key(*name)).count() > 10, "{after:?}");
    Ok(())
}
