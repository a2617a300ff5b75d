//! Seeking by slider, step field, buttons, tape, table of moves, and landmarks.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    a_finger_drags_the_slider: Settings::on_phone(),
    #[webkit]
    slider_and_tape_are_dragged;
    chromium:
    field_keys_buttons_and_table,
}

/// The tape is hidden from assistive technology.
const TAPE: &str = ".tape-strip";

async fn a_finger_drags_the_slider(page: Page) -> Result<()> {
    page.open("rings").await?;
    for (fraction, steps) in [(0.5, 160..=181), (0.25, 75..=95)] {
        page.swipe_slider("Step", fraction).await?;
        page.expect_puzzle("a step near the finger", |puzzle| {
            puzzle.step.parse::<u32>().is_ok_and(|step| steps.contains(&step))
        })
        .await?;
    }
    // It was let go: what is said follows the steps again.
    page.click(Role::Button, "To start").await?;
    page.expect_step("0").await?;
    // Without room in the dock, the landmarks are in the menu.
    page.click(Role::Button, "Menu").await?;
    page.choose("Landmarks", "Ring 7 stays off: step 278").await?;
    page.expect_step("278").await
}

async fn slider_and_tape_are_dragged(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    let tape = page.find_drawn(TAPE).await?;
    for (from, by, step) in [(0, -64, "125"), (100, 96, "122"), (-40, -32, "123")] {
        page.drag_along(&tape, from, by).await?;
        page.expect_step(step).await?;
    }
    page.expect_spec("rings?step=123").await?;
    // A click seeks to the tick below the pointer.
    page.drag_along(&tape, 80, 0).await?;
    page.expect_step("125").await?;
    for (down, shift, step) in [(true, false, "126"), (false, false, "125"), (true, true, "135")] {
        assert!(page.scroll_wheel(&tape, down, shift).await?, "the page scrolled too");
        page.expect_step(step).await?;
    }
    // Consecutive seeks are undone at once.
    page.click(Role::Button, "Undo").await?;
    page.expect_step("123").await?;
    page.expect_text("1 step").await?;
    page.click(Role::Button, "Zoom out").await?;
    page.click(Role::Button, "Zoom out").await?;
    page.expect_text("4 steps").await?;
    let tape = page.find_drawn(TAPE).await?;
    page.drag_along(&tape, 0, -64).await?;
    page.expect_step("131").await?;
    page.click(Role::Button, "Zoom in").await?;
    page.expect_text("2 steps").await?;
    page.pinch(&page.find_drawn(TAPE).await?, 400, 100).await?;
    page.expect_text("8 steps").await?;
    page.pinch(&page.find_drawn(TAPE).await?, 50, 400).await?;
    page.expect_text("1 step").await?;
    page.expect_step("131").await?;
    page.open("rings").await?;
    page.drag_slider("Step", 0.5).await?;
    let middle = page
        .expect_puzzle("a step in the middle", |puzzle| {
            puzzle.step.parse::<u32>().is_ok_and(|step| (165..=176).contains(&step))
        })
        .await?;
    page.expect_spec(&format!("rings?step={}", middle.step)).await?;
    page.drag_slider("Step", 1.0).await?;
    page.expect_state("000000000").await?;
    page.expect_step("341").await?;
    page.drag_slider("Step", 0.0).await?;
    page.expect_state("111111111").await?;
    page.expect_step("0").await
}

async fn field_keys_buttons_and_table(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.tab_to(Role::Slider, "Step").await?;
    for (key, step) in [(Key::Right, "86"), (Key::Right, "214"), (Key::Left, "86"), (Key::Left, "0")] {
        page.press_with(Key::Control, key).await?;
        page.expect_step(step).await?;
    }
    page.open("rings").await?;
    for (button, step) in [("Forward", "1"), ("Back", "0"), ("To goal", "341"), ("To start", "0")] {
        page.click(Role::Button, button).await?;
        page.expect_step(step).await?;
    }
    // At an end, a button does nothing but stays focusable.
    page.click(Role::Button, "Back").await?;
    page.expect_focus("Back").await?;
    // A held one repeats.
    let some_steps_on = async |page: &Page| {
        let went_on = |step: &str| step.parse::<u32>().is_ok_and(|step| step >= 4);
        page.expect_puzzle("some steps on", |puzzle| went_on(&puzzle.step)).await.map(drop)
    };
    let forward = page.find(Role::Button, "Forward").await?;
    page.carry_by(&forward, 0, 0, some_steps_on).await?;
    let there = page.puzzle().await?.step;
    page.click(Role::Button, "Back").await?;
    let back = (there.parse::<u32>()? - 1).to_string();
    page.expect_step(&back).await?;
    page.click(Role::Button, "Play").await?;
    page.click(Role::Button, "Pause").await?;
    page.find(Role::Button, "Play").await?;
    // Two moves may be over before a slow machine has looked for *Pause*.
    page.open("rings?n=2").await?;
    page.click(Role::Button, "Play").await?;
    page.expect_state("00").await?;
    page.find(Role::Button, "Replay").await?;
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Moves").await?;
    page.click_by_prefix(Role::Button, "128").await?;
    page.expect_step("128").await?;
    // Arrow keys move the focus from row to row.
    page.press(&[Key::Down]).await?;
    page.expect_step("129").await?;
    page.press(&[Key::Home]).await?;
    page.expect_step("0").await
}
