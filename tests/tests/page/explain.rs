//! The cards that explain the next move.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, wait,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    icons_of_a_card_do_not_cover_text: Settings::sized((1024, 768));
    chromium:
    folded_cards_stay_folded,
    parts_of_a_card_link_to_steps,
    what_is_tried_on_a_card_changes_it,
    how_a_ring_comes_off,
    a_ring_that_is_stuck_falls_back,
    a_ring_that_is_stuck_is_back_at_once: Settings::with_reduced_motion(),
}

async fn folded_cards_stay_folded(page: Page) -> Result<()> {
    page.open("hanoi?n=5&step=12").await?;
    page.click_tab_or_button("Explain").await?;
    page.click(Role::Button, "Why disc 1?").await?;
    page.expect_text_gone("10011").await?;
    page.click_by_prefix(Role::Button, "Where you are in the recursion").await?;
    page.expect_text("hanoi(5, A, C)").await?;
    page.reload().await?;
    page.click_tab_or_button("Explain").await?;
    page.expect_text("hanoi(5, A, C)").await?;
    page.expect_text_gone("10011").await?;
    page.script::<()>("document.querySelector('#card-recursion .about summary').click()", vec![]).await?;
    page.expect_text("these links leave Gros").await?;
    let others = "return [...document.querySelectorAll('.about a')].filter((link) => \
                  link.rel !== 'noopener' || link.target !== '_blank' || link.host === location.host).length";
    let others: u32 = page.script(others, vec![]).await?;
    ensure!(others == 0, "a link is not marked as external");
    Ok(())
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

async fn parts_of_a_card_link_to_steps(page: Page) -> Result<()> {
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
    page.fill("Step", "123").await?;
    page.click(Role::Button, "ring 9 off: go to step 85").await?;
    page.expect_step("85").await
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

/// 10101 is 25: from the third digit on, a flipped digit of Gray code flips all later ones in binary.
async fn what_is_tried_on_a_card_changes_it(page: Page) -> Result<()> {
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
    page.fill("Test a sequence for immediate repeats", "12131215").await?;
    page.expect_text("No block is repeated straight away.").await?;
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
