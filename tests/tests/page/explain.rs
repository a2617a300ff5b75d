//! The cards that explain: unfolded, stepped through, tried, and the calls of a recursion.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    cards_stay_folded_are_tried_and_lead_to_steps,
    how_a_ring_comes_off,
    a_ring_that_is_stuck_falls_back,
    a_ring_that_is_stuck_is_back_at_once: Settings::with_reduced_motion(),
    calls_and_cards_are_stepped_through,
}

async fn cards_stay_folded_are_tried_and_lead_to_steps(page: Page) -> Result<()> {
    page.open("hanoi?n=5&step=12").await?;
    page.click_tab_or_button("Explain").await?;
    page.click(Role::Button, "Why disc 1?").await?;
    page.expect_text_gone("10011").await?;
    page.reload().await?;
    page.click_tab_or_button("Explain").await?;
    page.expect_text_gone("10011").await?;
    let others = "return [...document.querySelectorAll('.about a')].filter((link) => \
                  link.rel !== 'noopener' || link.target !== '_blank' || link.host === location.host).length";
    let others: u32 = page.script(others, vec![]).await?;
    ensure!(others == 0, "a link is not marked as external");
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Explain").await?;
    expect_lit(&page, "ring 5 must come off", [123 + 10, 123 + 26]).await?;
    // A rung: ring 8 moves for the first and last time at step 213.
    page.click(Role::Button, "ring 8 must come off, not yet: go to step 213").await?;
    page.expect_step("213").await?;
    page.fill("Step", "123").await?;
    page.tab_to(Role::Button, "4 on: go to step 125").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_step("125").await?;
    page.open("rings?n=5&from=10101&show=binary").await?;
    page.click(Role::Button, "Gray, digit 3: 1").await?;
    page.expect_text("= 30").await?;
    page.click(Role::Button, "Back to this state").await?;
    page.expect_text("= 25").await?;
    page.expect_state("10101").await
}

/// A rung that is pointed at shows on the timeline which moves it takes.
async fn expect_lit(page: &Page, rung: &str, steps: [u32; 2]) -> Result<()> {
    let rung = page.find_by_prefix(Role::Button, rung).await?;
    page.hover(&rung).await?;
    page.expect_count(".ruler-lit", 1).await?;
    let ends = "const [track, lit] = ['.ruler-track', '.ruler-lit'].map((part) => document.querySelector(part).getBBox()); \
                return [lit.x, lit.x + lit.width].map((x) => Math.round((x - track.x - 3) / (track.width - 6) * 341))";
    let ends: [u32; 2] = page.script(ends, vec![]).await?;
    ensure!(ends == steps, "{ends:?}");
    Ok(())
}

async fn how_a_ring_comes_off(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Explain").await?;
    page.click(Role::Button, SLOW).await?;
    let words = |words: &'static str| {
        let page = &page;
        async move { page.expect_attribute(Role::Slider, SLOW, "aria-valuetext", words).await }
    };
    words("Pull the bar back").await?;
    let shown = "return [...document.querySelectorAll('.slow-picture svg')]
        .filter((picture) => picture.getClientRects().length).length";
    ensure!(page.script::<usize>(shown, vec![]).await? == 6, "a large picture above a row of all five");
    page.click(Role::Button, "Turn the ring sideways").await?;
    words("Turn the ring sideways").await?;
    page.tab_to(Role::Slider, SLOW).await?;
    page.press(&[Key::Home]).await?;
    words("Pull the bar back").await?;
    page.press(&[Key::End]).await?;
    words("Let it drop through").await?;
    page.expect_step("123").await?;
    page.click(Role::Button, "Play slowly").await?;
    words("Pull the bar back").await?;
    words("Lift the ring up").await?;
    // The strip follows a ring in the hand.
    page.fill("Step", "123").await?;
    page.tab_to(Role::Slider, SLOW).await?;
    page.press(&[Key::Home, Key::Right]).await?;
    let thumb = page.find(Role::Slider, SLOW).await?.prop("value").await?;
    ensure!(thumb.as_deref() == Some("0.2"), "an arrow key goes a fifth of a picture: {thumb:?}");
    let ring = page.find_data("ring", "2").await?;
    page.carry_by(&ring, 0, 30, async |_| words("Lift the ring up").await).await?;
    page.expect_step("124").await?;
    // The ring that is carried comes before the one that moves next.
    page.fill("Step", "123").await?;
    page.expect_step("123").await?;
    let ring = page.find_data("ring", "1").await?;
    page.carry_by(&ring, 0, 10, async |page| {
        page.find(Role::Slider, "How does ring 1 come off?").await.map(drop)
    })
    .await
}

const SLOW: &str = "How does ring 2 come off?";

/// Records how the rings are drawn, frame by frame.
const RECORD: &str = "
    const rings = () => [...document.querySelectorAll('#board svg :is([class^=rod], [class^=ring], .bead)')]
        .map((path) => path.getAttribute('d') + path.closest('[transform]')?.getAttribute('transform')).join();
    window.drawn = [rings()];
    const frame = () => {
        const now = rings();
        if (now !== window.drawn.at(-1)) {
            window.drawn.push(now);
            window.changed = performance.now();
        }
        requestAnimationFrame(frame);
    };
    frame();";

/// Carries a ring that may not move, lets it go, and returns how often it was drawn on the way back.
async fn frames_of_a_fall(page: &Page) -> Result<usize> {
    page.open("rings?step=123").await?;
    let ring = page.find_data("ring", "5").await?;
    page.settle().await?;
    page.script::<()>(RECORD, vec![]).await?;
    page.carry_by(&ring, 0, 60, async |page| {
        page.expect_true("the ring to follow", "return window.drawn.length > 1").await?;
        page.script("window.drawn.splice(1)", vec![]).await
    })
    .await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.expect_true("the ring to be still", "return performance.now() - window.changed > 800").await?;
    page.expect_step("123").await?;
    page.script("return window.drawn.length - 1", vec![]).await
}

async fn a_ring_that_is_stuck_falls_back(page: Page) -> Result<()> {
    let frames = frames_of_a_fall(&page).await?;
    ensure!(frames > 3, "it was back after {frames} frames");
    Ok(())
}

async fn a_ring_that_is_stuck_is_back_at_once(page: Page) -> Result<()> {
    let frames = frames_of_a_fall(&page).await?;
    // One is that of the ring in the hand, the other ones are of the refusal.
    ensure!(frames <= 3, "it took {frames} frames");
    Ok(())
}

const TREE: &str = "Calls of the recursion";

async fn calls_and_cards_are_stepped_through(page: Page) -> Result<()> {
    page.open("hanoi?n=5&step=12&show=recursion").await?;
    page.tab_to(Role::Tree, TREE).await?;
    page.press(&[Key::Home]).await?;
    page.expect_text("hanoi(5, A, C), moves 1 to 31, open now").await?;
    page.press(&[Key::Down, Key::Right, Key::Right]).await?;
    page.expect_text("hanoi(4, B, C), moves 17 to 31, still to come").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_step("16").await?;
    page.open("rings?n=5&step=3&show=recursion").await?;
    let tree = page.find(Role::Tree, TREE).await?;
    // The second row from the top holds the parts of down(5); the last of them is down(4).
    let width = tree.rect().await?.width;
    page.click_at(&tree, width - 40.0, 68.0).await?;
    page.expect_step("11").await?;
    page.open("hanoi?n=64&step=12345678901234567890&show=recursion").await?;
    let tree = page.find(Role::Tree, TREE).await?;
    ensure!(!page.scroll_wheel(&tree, false, false).await?, "the wheel alone scrolls the panel");
    let turn = "return !arguments[0].dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey: true, bubbles: true, cancelable: true }))";
    for _ in 0..2 {
        let is_taken: bool = page.script(turn, vec![tree.to_json()?]).await?;
        ensure!(is_taken, "the browser zooms the page instead");
    }
    page.expect_attribute(Role::Button, "all moves equally wide", "aria-pressed", "true").await?;
    page.expect_attribute(Role::Button, "To its caller", "aria-disabled", "").await?;
    page.pinch(&tree, 240, 60).await?;
    page.expect_attribute(Role::Button, "To its caller", "aria-disabled", "true").await?;
    page.click(Role::Button, "Into the call").await?;
    page.expect_attribute(Role::Button, "To its caller", "aria-disabled", "").await?;
    page.click(Role::Button, "Larger").await?;
    page.expect_shown(".icicle-window[open] .icicle-picture svg").await?;
    page.press(&[Key::Escape]).await?;
    page.expect_count(".icicle-window[open]", 0).await?;
    page.open("rings?n=4&from=1101&show=automaton").await?;
    page.click(Role::Button, "Predict it digit by digit").await?;
    page.tab_to(Role::Button, "0 is written").await?;
    page.press(&[Key::Right]).await?;
    page.expect_text("At ring 3 it reads 1. What does it write?").await?;
    page.type_text("0").await?;
    page.expect_text("At ring 2 it reads 0. What does it write?").await?;
    page.expect_step("0").await?;
    page.click(Role::Button, "Show all").await?;
    page.click(Role::Button, "Why? Why a 1 swaps the digits after it").await?;
    page.click(Role::Button, "Next step").await?;
    page.expect_text("2 of 3").await
}
