//! The calls of a recursion on the line of their moves.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

const TREE: &str = "Calls of the recursion";

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    walk_the_calls_by_keyboard,
    click_a_call_and_its_other_end,
    zoom_the_calls_by_buttons_wheel_and_fingers,
}

async fn walk_the_calls_by_keyboard(page: Page) -> Result<()> {
    page.open("hanoi?n=5&step=12&show=recursion").await?;
    page.tab_to(Role::Tree, TREE).await?;
    page.press(&[Key::Home]).await?;
    page.expect_text("hanoi(5, A, C), moves 1 to 31, open now").await?;
    page.press(&[Key::Down, Key::Right, Key::Right]).await?;
    page.expect_text("hanoi(4, B, C), moves 17 to 31, still to come").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_step("16").await?;
    page.expect_text("hanoi(4, B, C), moves 17 to 31, open now").await
}

async fn click_a_call_and_its_other_end(page: Page) -> Result<()> {
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
    page.expect_step("21").await
}

async fn zoom_the_calls_by_buttons_wheel_and_fingers(page: Page) -> Result<()> {
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
    page.expect_count(".icicle-window[open]", 0).await
}
