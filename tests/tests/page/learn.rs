//! Lessons: what is done by hand at their stops, marks on the board, and what else only a browser shows.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    matrix,
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_stop_is_a_place_and_the_session_waits;
    chromium:
    #[webkit]
    tasks_are_done_by_hand: Settings::sized((320, 568)),
    marks_and_keys_of_the_ladder,
}

/// Clicks on a ring; once more if the board was drawn anew in between, as it is for another position.
async fn press(page: &Page, ring: &str) -> Result<()> {
    page.settle().await?;
    let first = page.find_data("ring", ring).await?;
    match page.click_on(&first).await {
        Ok(()) => Ok(()),
        Err(_) => page.click_on(&page.find_data("ring", ring).await?).await,
    }
}

/// On the board, in a field, by a choice, by dragging, and on a square.
async fn tasks_are_done_by_hand(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.navigate("learn/tour/1").await?;
    page.expect_state("111").await?;
    for (ring, state) in [("1", "110"), ("3", "010"), ("1", "011"), ("2", "001"), ("1", "000")] {
        press(&page, ring).await?;
        page.expect_state(state).await?;
    }
    page.click_by_prefix(Role::Button, "Next: ").await?;
    page.expect_spec("learn/tour/2").await?;
    press(&page, "5").await?;
    page.fill("Your answer", "2").await?;
    page.click_by_prefix(Role::Button, "Next: ").await?;
    // A task that was done stays so.
    page.find(Role::Link, "Stop 2: Only two moves, done").await?;
    page.navigate("learn/tour/4").await?;
    let slider = page.find(Role::Slider, "Angle of the second copy").await?;
    page.drag_by(&slider, 100, 40).await?;
    page.expect_focus("For 3").await?;
    page.navigate("learn/tour/8").await?;
    page.fill("Your answer", "9").await?;
    page.click(Role::Radio, "Each 0 becomes 1, and each 1 becomes 0.").await?;
    page.click(Role::Button, "Check").await?;
    page.find(Role::TextBox, "Your answer").await?;
    page.navigate("learn/game/1").await?;
    for square in ["0 and 0", "1 and 2", "5 and 3", "7 and 4"] {
        page.click(Role::Button, square).await?;
    }
    page.find(Role::TextBox, "For 3").await?;
    // Neither board nor timeline nor caption tell what is asked for, and the pieces wait.
    page.navigate("learn/tour/5").await?;
    page.expect_state("1000").await?;
    let shown = page.text().await?;
    ensure!(!shown.contains("15"), "{shown}");
    press(&page, "1").await?;
    page.expect_text("Do the task first. Then the board is yours.").await?;
    page.fill("Your answer", "14").await?;
    page.expect_focus("Your answer").await?;
    page.expect_attribute(Role::TextBox, "Your answer", "aria-invalid", "true").await?;
    page.click(Role::Button, "Try it on the board").await?;
    press(&page, "1").await?;
    page.expect_state("1001").await
}

async fn a_stop_is_a_place_and_the_session_waits(page: Page) -> Result<()> {
    page.open("hanoi?n=4&step=3").await?;
    page.click(Role::Button, "Learn").await?;
    page.click(Role::Link, "Stop 6: Fill in the ladder").await?;
    page.expect_state("011101").await?;
    page.click(Role::Link, "Stop 1: Take three rings off").await?;
    page.expect_state("111").await?;
    page.back().await?;
    page.expect_spec("learn/tour/6").await?;
    page.expect_state("011101").await?;
    page.reload().await?;
    page.expect_state("011101").await?;
    page.back().await?;
    page.expect_spec("learn").await?;
    page.back().await?;
    page.expect_spec("hanoi?n=4&step=3").await?;
    page.expect_step("3").await?;
    // An address without a stop leads to where one left off, and one without a lesson to the list.
    page.navigate("learn/tour").await?;
    page.expect_spec("learn/tour/1").await?;
    page.expect_state("111").await?;
    page.navigate("learn/nowhere/2").await?;
    page.expect_spec("learn").await?;
    page.click(Role::Link, "For teachers").await?;
    page.click(Role::Link, "#/learn/museum/1").await?;
    page.expect_spec("learn/museum/1").await
}

/// Labels that are outside of the window, or lie on each other, on words of the page or on the digits of the board.
const CUT_LABELS: &str = "
    const area = (e) => e.getBoundingClientRect();
    const labels = [...document.querySelectorAll('#board > .marks [class$=\"-label\"]')];
    const others = [...document.querySelectorAll('.stop-text, .head-title, .digits .digit, .stop-question')]
        .filter((e) => e.checkVisibility());
    const meet = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return labels
        .filter((label, index) => area(label).left < 0 || area(label).right > innerWidth
            || [...labels.slice(0, index), ...others].some((other) => meet(area(label), area(other))))
        .map((label) => `${innerWidth}: ${label.nextElementSibling.textContent}`);";

async fn marks_and_keys_of_the_ladder(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.navigate("learn/tour/6").await?;
    page.expect_state("011101").await?;
    page.expect_count("#board > .marks text", 1).await?;
    let wish_all_on =
        "document.querySelectorAll('.ladder-open').forEach((row) => row.querySelector('input').click())";
    page.script::<()>(wish_all_on, vec![]).await?;
    page.click(Role::Button, "Check").await?;
    // The rows say it to screen readers.
    page.expect_count("#board > .marks[aria-hidden=true]", 1).await?;
    for look in ["Realistic", "Lights"] {
        page.resize((1440, 900)).await?;
        page.choose("View", look).await?;
        for size in matrix::values(&[(390, 844), (320, 568), (844, 390)], &[(1440, 900), (1024, 640)]) {
            page.resize(size).await?;
            page.expect_count("#board > .marks text", 3).await?;
            page.settle().await?;
            page.expect_none(&format!("{look} at {size:?}"), CUT_LABELS).await?;
        }
    }
    page.navigate("rings").await?;
    page.expect_count(".marks", 0).await?;
    // Arrows choose, Tab goes to the next row, Enter checks, and Enter again goes on.
    page.resize((320, 640)).await?;
    page.open("learn/tour/6").await?;
    page.expect_state("011101").await?;
    page.script::<()>("document.querySelector('.ladder-open input').focus()", vec![]).await?;
    // Ring 4 on, ring 3 off, ring 2 on, ring 1 on.
    page.press(&[Key::Space, Key::Tab, Key::Space, Key::Right, Key::Tab]).await?;
    page.press(&[Key::Space, Key::Tab, Key::Space, Key::Tab]).await?;
    // The board stays in sight.
    let field = page.find(Role::TextBox, "So the ring to move now is ring").await?;
    page.expect_in_view(&field).await?;
    page.expect_in_view(&page.find_data("ring", "1").await?).await?;
    page.type_text("2").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_focus("Next: The ladder is a number").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_spec("learn/tour/7").await?;
    page.expect_focus("The ladder is a number").await
}
