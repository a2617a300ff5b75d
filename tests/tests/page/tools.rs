//! The tools for learning.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    a_rule_is_made_of_blocks;
    chromium:
    a_rule_by_keyboard,
    a_rule_on_a_phone: Settings::on_phone(),
    a_rule_on_a_small_phone: Settings::sized((320, 568)),
    the_link_holds_the_rule,
    a_broken_program_is_found,
    every_program_can_be_given_up: Settings::on_phone(),
    a_program_by_keyboard,
}

/// There is no board to wait for.
async fn open(page: &Page, spec: &str, text: &str) -> Result<()> {
    page.open("rings?n=5").await?;
    page.navigate(spec).await?;
    page.expect_text(text).await
}

async fn a_rule_is_made_of_blocks(page: Page) -> Result<()> {
    open(&page, "learn/rule", "Right in 48 of 63 states").await?;
    page.expect_text("Counterexample: 000110. Your rule says ring 2 off.").await?;
    page.expect_text("Ring 1 must be on.").await?;
    page.expect_text("evenly spaced, 4 apart").await?;
    page.click(Role::Button, "Show the right move").await?;
    page.expect_text("The right move is ring 3 off.").await?;
    page.click(Role::Button, "Next one").await?;
    page.expect_text("Counterexample: 001100.").await?;
    page.choose("Move of block 2", "the ring after the first ring on").await?;
    page.expect_text("Right in all 63 states. Can you say why?").await?;
    page.expect_spec("learn/rule?if=odd:1,else:after").await?;
    page.choose("Rings", "12").await?;
    page.expect_text("Right in all 4,095 states.").await?;
    page.expect_spec("learn/rule?n=12&if=odd:1,else:after").await?;
    page.click(Role::Button, "Add: if … move …").await?;
    page.choose("Condition 1 of block 2", "ring k is on").await?;
    page.choose("Number k in: Condition 1 of block 2", "3").await?;
    page.expect_spec("learn/rule?n=12&if=odd:1,on3:1,else:after").await?;
    page.click(Role::Button, "Move block 2 up").await?;
    page.expect_spec("learn/rule?n=12&if=on3:1,odd:1,else:after").await?;
    page.click(Role::Button, "Remove block 1").await?;
    page.expect_text("Right in all 4,095 states.").await?;
    page.click(Role::Button, "Start over").await?;
    page.expect_spec("learn/rule?n=12&if=else:1").await?;
    page.choose("Move of block 1", "the first ring on").await?;
    page.expect_text("Which block is wrong most often?").await?;
    page.back().await?;
    page.expect_spec("rings?n=5").await?;
    page.navigate("learn/rule?n=12&if=odd:1,else:after").await?;
    page.choose("Puzzle", "Spin-Out").await?;
    page.expect_text("12 dials, goal: all flat").await?;
    page.click(Role::Link, "Why odd means dial 1").await?;
    page.expect_text("12 dials").await
}

async fn a_rule_by_keyboard(page: Page) -> Result<()> {
    open(&page, "learn/rule?if=odd:1,on2:2,else:after", "Your rule").await?;
    page.tab_to(Role::ComboBox, "Condition 1 of block 2").await?;
    page.press_with_alt(Key::Up).await?;
    page.expect_spec("learn/rule?if=on2:2,odd:1,else:after").await?;
    page.expect_focus("Condition 1 of block 1").await?;
    page.press_with_alt(Key::Down).await?;
    page.expect_spec("learn/rule?if=odd:1,on2:2,else:after").await?;
    page.press(&[Key::Delete]).await?;
    page.expect_spec("learn/rule?if=odd:1,else:after").await?;
    page.expect_text("Right in all 63 states.").await?;
    page.expect_focus("Move of block 2").await?;
    page.tab_to(Role::Slider, "State, by moves to go").await?;
    page.press(&[Key::Home, Key::Right]).await?;
    page.expect_text("State 000001. Your rule says ring 1 off.").await
}

async fn a_rule_on_a_phone(page: Page) -> Result<()> {
    open(&page, "learn/rule?if=odd:1,on3+off1:first,else:after", "Your rule").await?;
    page.expect_no_sideways_scrolling().await?;
    let small = "
        return [...document.querySelectorAll('.tester :is(button, select, input, a)')]
            .filter((e) => e.checkVisibility())
            .filter((e) => { const { width, height } = e.getBoundingClientRect(); return width < 24 || height < 24; })
            .map((e) => e.outerHTML);";
    let small: Vec<String> = page.script(small, vec![]).await?;
    ensure!(small.is_empty(), "too small: {small:?}");
    page.click(Role::Button, "Remove block 2").await?;
    page.expect_text("Right in all 63 states.").await
}

async fn a_rule_on_a_small_phone(page: Page) -> Result<()> {
    a_rule_on_a_phone(page).await
}

async fn the_link_holds_the_rule(page: Page) -> Result<()> {
    open(&page, "learn/rule?n=4&if=purple:1,else:1", "Not understood and left out: “purple:1”.").await?;
    page.expect_text("4 rings, goal: all off").await?;
    page.navigate("learn/rule?n=4&if=purple").await?;
    page.expect_text("left out: “purple”.").await?;
    page.expect_text("Right in 12 of 15 states").await?;
    page.navigate("learn/rule?n=99").await?;
    page.expect_text("“n=99”: must be a whole number from 2 to 12. Using the default.").await?;
    page.expect_spec("learn/rule").await
}

async fn a_broken_program_is_found(page: Page) -> Result<()> {
    open(&page, "learn/museum", "Eight faults").await?;
    page.click_by_prefix(Role::Button, "One slash too many").await?;
    page.expect_spec("learn/museum/2").await?;
    page.expect_focus("One slash too many").await?;
    page.fill("left pile", "99").await?;
    page.click(Role::Button, "Run").await?;
    page.expect_text("Not allowed. Left pile: 0 to 30, right pile: 0 to 30.").await?;
    page.fill("left pile", "1").await?;
    page.fill("right pile", "2").await?;
    page.expect_text("Both agree.").await?;
    page.fill("left pile", "3").await?;
    page.fill("right pile", "5").await?;
    page.expect_text("But a smaller input fails too").await?;
    page.fill("left pile", "2").await?;
    page.fill("right pile", "4").await?;
    page.expect_text("Found: no smaller input fails.").await?;
    page.click_by_prefix(Role::Button, "Line 4:").await?;
    page.expect_text("Line 4 is not to blame.").await?;
    page.click_by_prefix(Role::Button, "Line 3:").await?;
    page.expect_text("Line 3 it is.").await?;
    page.expect_text("// divides and rounds down.").await?;
    page.click(Role::Button, "Next exhibit").await?;
    page.expect_spec("learn/museum/3").await?;
    page.back().await?;
    page.expect_spec("learn/museum/2").await
}

async fn every_program_can_be_given_up(page: Page) -> Result<()> {
    for number in 1..=8 {
        open(&page, &format!("learn/museum/{number}"), &format!("Exhibit {number} of 8")).await?;
        page.click(Role::Button, "Show me").await?;
        page.expect_text("Found: no smaller input fails.").await?;
        page.click(Role::Button, "Show me").await?;
        page.expect_text("With the mended line the program gives the right answer.").await?;
        page.expect_no_sideways_scrolling().await?;
    }
    page.navigate("learn/museum/9").await?;
    page.expect_text("“museum=9”: must be a whole number from 1 to 8.").await?;
    page.expect_text("Eight faults").await
}

async fn a_program_by_keyboard(page: Page) -> Result<()> {
    open(&page, "learn/museum/6", "Exhibit 6 of 8").await?;
    page.tab_to(Role::TextBox, "disc").await?;
    page.type_text("1").await?;
    page.press(&[Key::Tab]).await?;
    page.type_text("2").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Found: no smaller input fails.").await?;
    page.tab_to(Role::Slider, "Step of the run").await?;
    page.press(&[Key::End]).await?;
    page.expect_text("Step 5 of 5, line 5").await?;
    page.tab_to(Role::Button, "Line 3: every = 2 ** disc - 1").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("Line 3 it is.").await
}
