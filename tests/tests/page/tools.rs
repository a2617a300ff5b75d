//! The tools for learning: by lists, buttons, keys and dragging.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    a_rule_is_made_of_blocks,
    a_broken_program_is_found_and_greed_writes_the_ruler,
}

const NEXT_THREE_TIMES: &str =
    "for (const _ of [1, 2, 3]) document.querySelector('.tester-caption button:last-child').click()";

/// There is no board to wait for.
async fn open(page: &Page, spec: &str, text: &str) -> Result<()> {
    page.open("rings?n=5").await?;
    page.navigate(spec).await?;
    page.expect_text(text).await
}

async fn a_rule_is_made_of_blocks(page: Page) -> Result<()> {
    page.resize((1440, 1200)).await?;
    open(&page, "learn/rule", "Counterexample: 000011.").await?;
    // Faster than the page draws.
    page.script::<()>(NEXT_THREE_TIMES, vec![]).await?;
    page.expect_text("Counterexample: 001100.").await?;
    page.choose("Start with", "ring 1 or ring 2").await?;
    page.expect_spec("learn/rule?if=odd:1,else:2").await?;
    page.choose("Move of block 2", "the ring after the first ring on").await?;
    page.click(Role::Button, "Add: if … move …").await?;
    page.choose("Condition 1 of block 2", "ring k is on").await?;
    page.choose("Number k in: Condition 1 of block 2", "3").await?;
    page.expect_spec("learn/rule?if=odd:1,on3:1,else:after").await?;
    page.tab_to(Role::ComboBox, "Condition 1 of block 2").await?;
    page.press_with(Key::Alt, Key::Up).await?;
    page.expect_spec("learn/rule?if=on3:1,odd:1,else:after").await?;
    page.expect_focus("Condition 1 of block 1").await?;
    page.press_with(Key::Alt, Key::Down).await?;
    page.expect_spec("learn/rule?if=odd:1,on3:1,else:after").await?;
    page.press(&[Key::Delete]).await?;
    page.expect_spec("learn/rule?if=odd:1,else:after").await?;
    page.expect_focus("Move of block 2").await?;
    page.tab_to(Role::Slider, "State, by moves to go").await?;
    page.press(&[Key::Home, Key::Right]).await?;
    page.expect_text("State 000001.").await?;
    // A long map is zoomed.
    page.choose("Rings", "12").await?;
    page.click(Role::Button, "Zoom in").await?;
    page.tab_to(Role::Slider, "State, by moves to go").await?;
    page.press(&[Key::End]).await?;
    // Faster than the page draws.
    page.press_at_once("++++++-").await?;
    page.expect_text("4,032 to 4,095 moves to go").await?;
    open(&page, "learn/rule?if=odd:1,on2:2,on3:3,else:after", "Your rule").await?;
    let grip = page.find_drawn("#tester-block-0 .tester-grip").await?;
    let third = page.find_drawn("#tester-block-2 .tester-grip").await?;
    page.drag_to(&grip, &third).await?;
    page.expect_spec("learn/rule?if=on2:2,odd:1,on3:3,else:after").await?;
    let grip = page.find_drawn(".tester-grip").await?;
    page.drag_by(&grip, 0, 750).await?;
    page.expect_spec("learn/rule?if=odd:1,on3:3,on2:2,else:after").await?;
    page.expect_count(".tester-carried", 0).await
}

async fn a_broken_program_is_found_and_greed_writes_the_ruler(page: Page) -> Result<()> {
    open(&page, "learn/museum", "Eight bugs").await?;
    page.click_by_prefix(Role::Button, "One slash too many").await?;
    page.expect_spec("learn/museum/2").await?;
    page.expect_focus("One slash too many").await?;
    page.fill("left pile", "2").await?;
    page.fill("right pile", "4").await?;
    page.expect_text("Found: no smaller input fails.").await?;
    page.tab_to(Role::Slider, "Step of the run").await?;
    page.press(&[Key::End]).await?;
    page.click_by_prefix(Role::Button, "Line 3:").await?;
    page.expect_text("Line 3 it is.").await?;
    page.click(Role::Button, "Next exhibit").await?;
    page.expect_spec("learn/museum/4").await?;
    page.back().await?;
    page.expect_spec("learn/museum/2").await?;
    open(&page, "learn/greedy", "Which number comes next?").await?;
    page.type_text("1").await?;
    page.expect_text("Right: 1.").await?;
    page.click(Role::Button, "1").await?;
    page.expect_count(".word-square", 2).await?;
    page.type_text("2").await?;
    page.click(Role::Button, "Continue to 7").await?;
    page.click(Role::Button, "Take back").await?;
    page.expect_text("6 numbers written").await?;
    page.choose("Numbers", "only 1 to 2").await?;
    page.expect_spec("learn/greedy?letters=2").await?;
    page.click(Role::Button, "Continue to 3").await?;
    page.click(Role::Button, "Take numbers back").await?;
    page.expect_focus("One step").await
}
