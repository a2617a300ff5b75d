//! The cards that explain: unfolded, stepped through, tried, and the calls of a recursion.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::DESKTOP,
    page::{Page, Role},
    scenarios, wait,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    icons_of_a_card_do_not_cover_text: Settings::sized((1024, 768)),
    folded_cards_stay_folded,
    cards_are_tried_and_lead_to_steps,
    how_a_ring_comes_off,
    a_ring_that_is_stuck_falls_back,
    a_ring_that_is_stuck_is_back_at_once: Settings::with_reduced_motion(),
    calls_and_cards_are_stepped_through,
}

async fn folded_cards_stay_folded(page: Page) -> Result<()> {
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
    Ok(())
}

async fn cards_are_tried_and_lead_to_steps(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Explain").await?;
    expect_lit(&page, "ring 5 must come off", [123 + 10, 123 + 26]).await?;
    // A rung: ring 8 moves for the first and last time at step 213.
    page.click(Role::Button, "ring 8 must come off, not yet: go to step 213").await?;
    page.expect_step("213").await?;
    page.expect_text("Why ring 8?").await?;
    // A cell of the lanes, a row of the table, a call and one of its lines.
    page.fill("Step", "123").await?;
    page.tab_to(Role::Button, "4 on: go to step 125").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_step("125").await?;
    page.fill("Step", "123").await?;
    page.click_by_prefix(Role::Button, "Binary and Gray code").await?;
    page.click(Role::Button, "121: go to step 121").await?;
    page.expect_step("121").await?;
    page.expect_state("010110010").await?;
    page.fill("Step", "123").await?;
    page.click_by_prefix(Role::Button, "Where you are in the recursion").await?;
    page.click(Role::Button, "up(7), moves 87 to 171: go to step 86").await?;
    page.expect_step("86").await?;
    page.open("rings?n=5&from=10101&show=binary").await?;
    let rows = "return [...document.querySelectorAll('.flip-row')].map((row) => \
                [...row.querySelectorAll('button')].map((digit) => digit.textContent).join(''))";
    page.click(Role::Button, "Gray, digit 3: 1").await?;
    page.expect_text("= 30").await?;
    let seen: [String; 2] = page.script(rows, vec![]).await?;
    ensure!(seen == ["10001", "11110"], "{seen:?}");
    page.click(Role::Button, "binary, digit 1: 0").await?;
    page.expect_text("= 31").await?;
    page.click(Role::Button, "Back to this state").await?;
    page.expect_text("= 25").await?;
    page.expect_state("10101").await?;
    page.click(Role::Button, "The ruler").await?;
    page.fill("Term number", "1024").await?;
    page.expect_text("Term 1,024 is 11.").await?;
    // An example opens another timeline.
    page.open("rings?step=123").await?;
    page.click(Role::Button, "What each move is for").await?;
    page.click(Role::Button, "Step through five rings: 21 moves: open").await?;
    page.expect_state("11111").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("123").await
}

/// Returns texts in the heads of cards that an icon covers.
const COVERED_TEXTS: &str = "
    const overlap = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return [...document.querySelectorAll('.card')].flatMap((card) => {
        const icons = [...card.querySelectorAll('.about summary, .card-head .icon')].map((icon) => icon.getBoundingClientRect());
        return [...card.querySelectorAll('.card-head > span, .card-tag')]
            .filter((text) => icons.some((icon) => overlap(icon, text.getBoundingClientRect())))
            .map((text) => text.textContent);
    });";

/// Returns the tables that are wider than their cards.
const CUT_TABLES: &str = "
    return [...document.querySelectorAll('.card-table')]
        .filter((table) => table.scrollWidth > table.clientWidth)
        .map((table) => table.textContent);";

async fn icons_of_a_card_do_not_cover_text(page: Page) -> Result<()> {
    for (place, faults) in [
        ("hanoi?step=3", COVERED_TEXTS),
        ("hanoi?pegs=4", COVERED_TEXTS),
        ("rings?step=123", COVERED_TEXTS),
        ("elephants?step=83", CUT_TABLES),
    ] {
        page.open(place).await?;
        page.expect_shown(".about summary").await?;
        page.settle().await?;
        let found: Vec<String> = page.script(faults, vec![]).await?;
        ensure!(found.is_empty(), "{place}: {found:?}");
    }
    Ok(())
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
    page.click_on(&page.find_data("ring", "5").await?).await?;
    page.expect_text("It is stuck here.").await?;
    page.find(Role::Slider, "How does ring 5 come off?").await?;
    page.expect_text("Why not ring 5?").await?;
    page.click(Role::Button, "Do it").await?;
    page.expect_text_gone("Why not ring 5?").await?;
    // The strip follows a ring in the hand.
    page.fill("Step", "123").await?;
    page.tab_to(Role::Slider, SLOW).await?;
    page.press(&[Key::Home, Key::Right]).await?;
    ensure!(thumb(&page).await? == 20, "an arrow key goes a fifth of a picture");
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

/// Returns the position of the strip's thumb, in hundredths of a picture.
async fn thumb(page: &Page) -> Result<i64> {
    let value = page.find(Role::Slider, SLOW).await?.prop("value").await?.unwrap_or_default();
    Ok((value.parse::<f64>()? * 100.0).round() as i64)
}

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
        let is_carried =
            async || Ok(page.script::<bool>("return window.drawn.length > 1", vec![]).await?.then_some(()));
        wait::until("the ring to follow", is_carried).await?;
        page.script("window.drawn.splice(1)", vec![]).await
    })
    .await?;
    page.expect_text("Ring 5 cannot move").await?;
    let is_still = "return performance.now() - window.changed > 800";
    wait::until("the ring to be still", async || {
        Ok(page.script::<bool>(is_still, vec![]).await?.then_some(()))
    })
    .await?;
    page.expect_step("123").await?;
    page.script("return window.drawn.length - 1", vec![]).await
}

async fn a_ring_that_is_stuck_falls_back(page: Page) -> Result<()> {
    let frames = frames_of_a_fall(&page).await?;
    ensure!(frames > 4, "it was back after {frames} frames");
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
    page.expect_text("hanoi(4, B, C), moves 17 to 31, open now").await?;
    page.open("rings?n=5&step=3&show=recursion").await?;
    let tree = page.find(Role::Tree, TREE).await?;
    // The second row from the top holds the parts of down(5); the last of them is down(4).
    let width = tree.rect().await?.width;
    page.click_at(&tree, width - 40.0, 68.0).await?;
    page.expect_step("11").await?;
    page.expect_text("down(4), moves 12 to 21, open now").await?;
    page.resize((390, 844)).await?;
    page.open("rings?n=5&step=3&show=recursion").await?;
    let tree = page.find(Role::Tree, TREE).await?;
    let width = tree.rect().await?.width;
    page.click_at(&tree, width / 2.0, 52.0).await?;
    page.expect_step("0").await?;
    page.click(Role::Button, "down(5): To its end").await?;
    page.expect_step("21").await?;
    page.open("hanoi?n=64&step=12345678901234567890&show=recursion").await?;
    page.resize(DESKTOP).await?;
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
    page.expect_text("At ring 4 it reads 1. What does it write?").await?;
    page.expect_text_gone("The last digit is").await?;
    page.tab_to(Role::Button, "0 is written").await?;
    page.press(&[Key::Right]).await?;
    page.expect_text("At ring 3 it reads 1. What does it write?").await?;
    page.type_text("0").await?;
    page.expect_text("At ring 2 it reads 0. What does it write?").await?;
    page.expect_step("0").await?;
    page.click(Role::Button, "Show all").await?;
    page.expect_text("The last digit is 1, so it is ring 1’s turn.").await?;
    let proof = "Why? Why a 1 swaps the digits after it";
    page.click(Role::Button, proof).await?;
    page.expect_text("f(0w) = f(w)").await?;
    page.click(Role::Button, "Next step").await?;
    page.expect_text("2 of 3").await?;
    page.click(Role::Button, proof).await?;
    page.expect_text_gone("2 of 3").await?;
    page.resize((320, 568)).await?;
    page.open("hanoi?n=5&step=21&show=formulas").await?;
    // The disc that moves next is counted first.
    page.expect_text("(21 + 2) / 4 = 5").await?;
    page.click(Role::Button, "Larger disc").await?;
    page.expect_text("Disc 3 first moves at move 4, then every 8 moves.").await?;
    page.expect_no_sideways_scrolling().await?;
    page.resize((390, 844)).await?;
    page.open("rings?n=4&from=1010&show=strategy-1").await?;
    page.expect_text("After 0 of 18 moves: 1010, 12 moves from 0000.").await?;
    page.click(Role::Button, "One move forward").await?;
    page.expect_text("After 1 of 18 moves: 1011, 13 moves from 0000. It walks away from the goal.").await?;
    page.expect_state("1010").await?;
    page.expect_no_sideways_scrolling().await?;
    page.open("wythoff?piles=14,20&show=table").await?;
    page.click(Role::Button, "Why? Why every hot position reaches a cold one").await?;
    for _ in 0..3 {
        page.click(Role::Button, "Next step").await?;
    }
    page.fill("x, to the right", "8").await?;
    page.fill("y, upwards", "6").await?;
    page.expect_text("(8,6) is the third case: leave (5,3).").await?;
    page.expect_no_sideways_scrolling().await
}
