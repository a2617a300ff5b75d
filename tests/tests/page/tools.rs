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
    a_block_is_carried_by_its_grip,
    a_long_map_is_zoomed,
    a_broken_program_is_found,
    a_tool_that_is_gone_leads_to_the_list,
    every_program_can_be_given_up: Settings::on_phone(),
    a_program_by_keyboard,
    greed_writes_the_ruler,
    few_numbers_get_stuck,
    numbers_by_keyboard,
    squares_on_a_phone: Settings::on_phone(),
    squares_on_a_small_phone: Settings::sized((320, 568)),
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

async fn a_block_is_carried_by_its_grip(page: Page) -> Result<()> {
    open(&page, "learn/rule?if=odd:1,on2:2,on3:3,else:after", "Your rule").await?;
    let grip = page.find_drawn(".tester-grip").await?;
    page.drag_by(&grip, 0, 215).await?;
    page.expect_spec("learn/rule?if=on2:2,odd:1,on3:3,else:after").await?;
    let grip = page.find_drawn(".tester-grip").await?;
    page.drag_by(&grip, 0, 600).await?;
    page.expect_spec("learn/rule?if=odd:1,on3:3,on2:2,else:after").await?;
    page.expect_count(".tester-carried", 0).await
}

async fn a_long_map_is_zoomed(page: Page) -> Result<()> {
    open(&page, "learn/rule?n=5", "of 31 states").await?;
    ensure!(!page.has(Role::Button, "Zoom in").await?, "a short map is zoomed");
    page.choose("Rings", "12").await?;
    page.expect_text("0 to 4,095 moves to go").await?;
    page.click(Role::Button, "Zoom in").await?;
    page.expect_text("0 to 2,047 moves to go").await?;
    page.tab_to(Role::Slider, "State, by moves to go").await?;
    page.press(&[Key::End]).await?;
    page.expect_text("2,048 to 4,095 moves to go").await?;
    for _ in 0..6 {
        page.type_text("+").await?;
    }
    page.expect_text("4,064 to 4,095 moves to go").await?;
    page.expect_attribute(Role::Button, "Zoom in", "aria-disabled", "true").await?;
    page.type_text("-").await?;
    page.expect_text("4,032 to 4,095 moves to go").await?;
    page.press(&[Key::Home]).await?;
    page.expect_text("0 to 63 moves to go").await?;
    page.expect_count(".tester-flag", 1).await
}

async fn a_tool_that_is_gone_leads_to_the_list(page: Page) -> Result<()> {
    open(&page, "learn/wager?seed=7", "“Wager” is no longer part of Gros.").await?;
    page.expect_spec("learn").await?;
    page.expect_text("Museum of broken programs").await?;
    page.expect_count(".trouble", 1).await?;
    page.navigate("learn/two-bodies?pair=counter").await?;
    page.expect_text("“Same puzzle, two bodies” is no longer part of Gros.").await?;
    page.navigate("learn/duel?side=bob").await?;
    page.expect_text("“Square duel” is no longer part of Gros.").await?;
    page.expect_count(".trouble", 1).await
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
    page.expect_text("Both agree on this input.").await?;
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

async fn greed_writes_the_ruler(page: Page) -> Result<()> {
    open(&page, "learn/greedy", "Which number comes next?").await?;
    page.click(Role::Button, "2").await?;
    page.expect_text("2 makes no square, but a smaller number fits too. Try again.").await?;
    page.click(Role::Button, "3").await?;
    page.expect_text("3 makes no square, but neither does 1, and it is smaller.").await?;
    page.click(Role::Button, "1").await?;
    page.expect_text("Right: 1.").await?;
    page.click(Role::Button, "1").await?;
    page.expect_text("1 makes a square: 1 twice in a row. Try again.").await?;
    page.expect_count(".word-square", 2).await?;
    page.click(Role::Button, "2").await?;
    page.click(Role::Button, "Show me").await?;
    page.expect_text("It is 1.").await?;
    page.click(Role::Button, "2").await?;
    page.expect_text("2 makes a square: 1 2 twice in a row.").await?;
    page.expect_count(".word-first", 2).await?;
    page.expect_text("Write seven numbers, then see.").await?;
    page.click(Role::Button, "Write on to 7").await?;
    page.expect_text("these are the first 7 moves from all rings off").await?;
    page.expect_count("[aria-label='Word: 1 2 1 3 1 2 1']", 1).await?;
    page.click(Role::Button, "3").await?;
    page.expect_text("3 makes a square: 1 2 1 3 twice in a row.").await?;
    for length in [15, 31, 63, 127] {
        page.click(Role::Button, &format!("Write on to {length}")).await?;
        page.expect_text(&format!("{length} numbers written")).await?;
    }
    page.click(Role::Button, "Take back").await?;
    page.expect_text("126 numbers written").await?;
    page.click(Role::Link, "Watch the rings").await?;
    page.expect_spec("rings?n=7&from=0*7&to=1.0*6").await
}

async fn few_numbers_get_stuck(page: Page) -> Result<()> {
    open(&page, "learn/greedy", "Which number comes next?").await?;
    page.choose("Numbers", "only 1 to 2").await?;
    page.expect_spec("learn/greedy?letters=2").await?;
    page.click(Role::Button, "Write on to 3").await?;
    page.expect_text("Stuck after 3: every number makes a square.").await?;
    page.expect_text("2: 1 2 twice in a row").await?;
    page.click(Role::Button, "Take numbers back").await?;
    page.expect_focus("One step").await?;
    for _ in 0..11 {
        page.click(Role::Button, "One step").await?;
    }
    page.expect_text("Nothing is left to try.").await?;
    page.choose("Numbers", "only 1 to 3").await?;
    page.click(Role::Button, "Write on to 7").await?;
    page.expect_text("as many as a tower of 3 discs has moves").await?;
    page.expect_text("1 2 3 1 3 2 1 2 3 2 1 3").await?;
    page.click(Role::Button, "Take numbers back").await?;
    page.click(Role::Button, "One step").await?;
    page.expect_text("No larger number fits, so 1 is taken back.").await?;
    for length in [15, 31, 63, 127] {
        page.click(Role::Button, &format!("On to {length}")).await?;
        page.expect_text(&format!("{length} numbers now; taken back so far:")).await?;
    }
    page.click(Role::Button, "Start over").await?;
    page.expect_text("0 numbers written").await?;
    page.back().await?;
    page.expect_spec("rings?n=5").await?;
    page.navigate("learn/greedy?letters=9").await?;
    page.expect_text("“letters=9”: must be a whole number from 2 to 6.").await
}

async fn numbers_by_keyboard(page: Page) -> Result<()> {
    open(&page, "learn/greedy", "Which number comes next?").await?;
    for (key, said) in
        [("1", "Right: 1."), ("2", "Right: 2."), ("4", "smaller number fits too"), ("1", "Right: 1.")]
    {
        page.type_text(key).await?;
        page.expect_text(said).await?;
    }
    page.tab_to(Role::Button, "3").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_text("4 numbers written").await
}

async fn squares_on_a_phone(page: Page) -> Result<()> {
    open(&page, "learn/greedy?letters=3", "Which number comes next?").await?;
    page.expect_text("From 5 to 11 nobody knows.").await?;
    page.expect_no_sideways_scrolling().await?;
    let small = page.small_targets().await?;
    ensure!(small.is_empty(), "too small: {small:?}");
    page.click(Role::Button, "Write on to 7").await?;
    page.expect_text("Stuck after 7").await?;
    page.inject_axe().await?;
    page.audit("the greedy builder").await
}

async fn squares_on_a_small_phone(page: Page) -> Result<()> {
    squares_on_a_phone(page).await
}
