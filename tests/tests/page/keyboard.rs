//! Using the page by keyboard only.

use anyhow::Result;
use gros_browser_tests::{
    matrix,
    page::{Page, Role},
    scenarios, wait,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    rings_popovers_and_undo_by_keyboard,
    #[webkit]
    the_slider_by_keyboard;
    chromium:
    every_kind_of_board_by_keyboard,
    the_focus_is_never_lost,
}

async fn rings_popovers_and_undo_by_keyboard(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.press(&[Key::Tab]).await?;
    assert_eq!(page.focused().await?.1, "Skip to board");
    page.tab_to(Role::Button, "Ring 1, on, can move, best next").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state("111111110").await?;
    page.expect_text("Next: ring 3 off").await?;
    // Arrow keys move the focus between rings.
    page.press(&[Key::Left, Key::Left]).await?;
    page.expect_focus("Ring 3, on, can move, best next").await?;
    page.press(&[Key::Space]).await?;
    page.expect_state("111111010").await?;
    page.type_text("5").await?;
    page.expect_text("Ring 5 cannot move").await?;
    page.type_text("...").await?;
    page.expect_step("5").await?;
    page.open("rings?n=5").await?;
    page.tab_to(Role::Button, "More").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_shown(".more .popover-box").await?;
    page.tab_to(Role::Button, "Share").await?;
    page.expect_count(".popover-box", 0).await?;
    page.press(&[Key::Enter]).await?;
    page.expect_shown(".share .popover-box").await?;
    page.tab_to(Role::ComboBox, "Language").await?;
    page.expect_count(".popover-box", 0).await?;
    page.open("rings?n=3").await?;
    page.navigate("rings?n=5").await?;
    page.expect_steps("21").await?;
    page.navigate("elephants").await?;
    page.expect_puzzle("the elephants", |puzzle| puzzle.puzzle == "elephants").await?;
    page.tab_to(Role::Button, "Elephant 1, up, can move, best next").await?;
    for (steps, last) in [("21", "Ring 5, on"), ("5", "Ring 3, on")] {
        page.type_text("u").await?;
        page.expect_steps(steps).await?;
        for _ in 0..5 {
            page.press(&[Key::Left]).await?;
        }
        page.expect_focus(last).await?;
    }
    Ok(())
}

async fn the_slider_by_keyboard(page: Page) -> Result<()> {
    page.open("rings?n=64").await?;
    page.tab_to(Role::Slider, "Step").await?;
    page.press(&[Key::Right, Key::Right, Key::Up]).await?;
    page.expect_step("3").await?;
    page.press(&[Key::Left]).await?;
    page.expect_step("2").await?;
    page.press(&[Key::End]).await?;
    page.expect_step("12297829382473034410").await?;
    page.press(&[Key::Down]).await?;
    page.expect_step("12297829382473034409").await?;
    page.press(&[Key::Home]).await?;
    page.expect_step("0").await
}

/// Returns the direction from the focused piece to the best next one: -1, 0 or 1.
const DIRECTION: &str = "
    const best = document.querySelector(\"#board button[aria-label$='best next']\");
    const center = (element) => { const { left, right } = element.getBoundingClientRect(); return (left + right) / 2; };
    return best ? Math.sign(center(best) - center(document.activeElement)) : null;";

/// Makes the last moves to the goal with arrow keys and Enter.
async fn play_to_the_goal(page: &Page, spec: &str) -> Result<()> {
    page.open(spec).await?;
    let steps = page.puzzle().await?.steps;
    let near = steps.parse::<u64>()?.saturating_sub(3);
    page.navigate(&matrix::with_keys(spec, &format!("step={near}"))).await?;
    page.expect_step(&near.to_string()).await?;
    page.press(&[Key::Tab]).await?;
    page.expect_focus("Skip to board").await?;
    page.press(&[Key::Enter]).await?;
    // More keys than any of these moves needs.
    for _ in 0..50 {
        let before = page.puzzle().await?;
        if before.step == steps {
            return page.expect_shown(".caption-won").await;
        }
        page.settle().await?;
        match page.script::<Option<i32>>(DIRECTION, vec![]).await? {
            Some(0) => {
                page.press(&[Key::Enter]).await?;
                // The first Enter only lifts a disc, and its target becomes the best place.
                wait::until("the move or its target", async || {
                    let direction = page.script::<Option<i32>>(DIRECTION, vec![]).await?;
                    Ok((direction != Some(0) || page.puzzle().await?.state != before.state).then_some(()))
                })
                .await?;
            }
            Some(direction) => page.press(&[if direction < 0 { Key::Left } else { Key::Right }]).await?,
            None => anyhow::bail!("{spec}: no best move at step {}", before.step),
        }
    }
    anyhow::bail!("{spec}: the goal was not reached")
}

async fn every_kind_of_board_by_keyboard(page: Page) -> Result<()> {
    let boards = matrix::puzzles().into_iter().filter(|id| !["rings", "wythoff"].contains(id));
    for spec in boards.chain(["spinout?outside=1"]) {
        play_to_the_goal(&page, spec).await?;
    }
    page.open("kugellager?step=777").await?;
    page.tab_to(Role::Button, "Ball 1, level 1, can move, best next").await?;
    page.press(&[Key::Down]).await?;
    page.expect_state("34201").await?;
    page.open("wythoff?piles=1,3&against=two").await?;
    page.tab_to(Role::TextBox, "How many").await?;
    page.tab_to(Role::Radio, "left").await?;
    page.press(&[Key::Right]).await?;
    page.tab_to(Role::Button, "Take 1 from the right pile").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_state("1,2").await
}

/// The element with the focus is hidden by a narrower window or by Back, or cannot keep it.
async fn the_focus_is_never_lost(page: Page) -> Result<()> {
    page.open("chain?mode=guided").await?;
    page.script::<()>("document.getElementById('tab-setup').focus()", vec![]).await?;
    page.resize((390, 844)).await?;
    expect_some_focus(&page, "when the panel is hidden").await?;
    page.resize((844, 390)).await?;
    page.open("slideout?mode=guided").await?;
    // WebKit goes back only to what a click has left.
    page.click_tab_or_button("Setup").await?;
    page.expect_shown(".panel-close").await?;
    page.script::<()>("document.querySelector('.panel-close').focus()", vec![]).await?;
    page.back().await?;
    page.expect_count(".app[data-sheet]", 0).await?;
    expect_some_focus(&page, "when the sheet is closed by Back").await?;
    page.resize((1280, 800)).await?;
    page.open("spinout?outside=1&mode=solve").await?;
    page.fill("Step", "0").await?;
    expect_some_focus(&page, "when a step was typed").await?;
    page.resize((390, 844)).await?;
    for spec in ["spinout?n=9&outside=1", "rings"] {
        page.open(spec).await?;
        page.script::<()>(
            "const coach = document.querySelector('.header-coach'); coach.focus(); coach.click()",
            vec![],
        )
        .await?;
        page.expect_shown(".coach").await?;
        page.settle().await?;
        expect_some_focus(&page, &format!("{spec}: when the coach is opened in the head")).await?;
    }
    Ok(())
}

/// Waits until a visible element has the focus.
async fn expect_some_focus(page: &Page, place: &str) -> Result<()> {
    let script = "
        const e = document.activeElement;
        return e !== document.body && e.checkVisibility({ visibilityProperty: true });";
    page.expect_true(&format!("the focus {place}"), script).await
}
