//! The state graph.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::{Key, WebElement};

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    a_click_selects_the_state_shown;
    chromium:
    by_keyboard_and_on_a_line,
}

const PICTURE: &str = ".graph-picture";

async fn show(page: &Page, spec: &str) -> Result<WebElement> {
    page.open(spec).await?;
    page.click(Role::Tab, "Graph").await?;
    page.expect_shown(&format!("{PICTURE} .you")).await?;
    page.settle().await?;
    page.find_drawn(PICTURE).await
}

/// Returns the centre of a mark, relative to the picture.
async fn place(page: &Page, mark: &str) -> Result<(f64, f64)> {
    let script = "const [x, y] = [...arguments].map((s) => document.querySelector(s).getBoundingClientRect()); \
                  return [y.x + y.width / 2 - x.x, y.y + y.height / 2 - x.y]";
    page.script(script, vec![PICTURE.into(), format!("{PICTURE} {mark}").into()]).await
}

/// Returns the left corner, where the current state is, and the distance to the right one, where the goal is.
async fn base_line(page: &Page) -> Result<((f64, f64), f64)> {
    let (from, to) = (place(page, ".you").await?, place(page, ".goal-dot").await?);
    ensure!(to.0 > from.0 && (to.1 - from.1).abs() < 1.0, "the base is not level: {from:?} {to:?}");
    Ok((from, to.0 - from.0))
}

async fn a_click_selects_the_state_shown(page: Page) -> Result<()> {
    let picture = show(&page, "hanoi?n=5").await?;
    let ((x, y), width) = base_line(&page).await?;
    // The route from A to C is the base of 31 edges.
    page.click_at(&picture, x + width * 12.0 / 31.0, y).await?;
    page.expect_text("ABBAA, step 12").await?;
    page.click(Role::Button, "Go there").await?;
    page.expect_step("12").await?;
    // At the top, all discs are on B.
    page.click_at(&picture, x + width / 2.0, y - width * 0.866).await?;
    page.expect_text("BBBBB, not on the route").await?;
    page.click(Role::Button, "Set as goal").await?;
    page.expect_spec("hanoi?to=B*5").await?;
    let picture = show(&page, "hanoi?n=64&step=12345678901234567890").await?;
    page.pinch(&picture, 240, 30).await?;
    page.expect_text("Zoom in until you can see single states").await?;
    page.pinch(&picture, 30, 240).await?;
    page.expect_text("Click a dot").await?;
    page.expect_shown(&format!("{PICTURE} .you")).await?;
    let (x, y) = place(&page, ".graph-next").await?;
    page.click_at(&picture, x, y).await?;
    page.click(Role::Button, "Go there").await?;
    page.expect_step("12345678901234567891").await?;
    for _ in 0..3 {
        page.click(Role::Button, "Zoom out on the graph").await?;
    }
    page.expect_text("Zoom in until you can see single states").await?;
    ensure!(page.scroll_wheel(&picture, true, false).await?, "the panel scrolls with the wheel");
    page.drag_by(&picture, 60, 20).await?;
    page.click(Role::Button, "Back to you").await?;
    page.expect_shown(&format!("{PICTURE} .you")).await?;
    page.expect_step("12345678901234567891").await
}

async fn by_keyboard_and_on_a_line(page: Page) -> Result<()> {
    show(&page, "hanoi?n=3").await?;
    page.script::<()>("document.querySelector('.graph-picture').focus()", vec![]).await?;
    page.press(&[Key::Right, Key::Right]).await?;
    page.expect_text("ABC, step 2").await?;
    page.press(&[Key::Enter]).await?;
    page.expect_step("2").await?;
    page.press(&[Key::Up, Key::Escape]).await?;
    page.expect_text("Step 2 of 7, 3 possible moves").await?;
    page.expect_step("2").await?;
    let picture = show(&page, "rings?n=1000").await?;
    page.pinch(&picture, 240, 60).await?;
    page.expect_text("Neighbouring rows are 4 states apart.").await?;
    page.click(Role::Button, "Zoom in on the graph").await?;
    page.expect_text("Neighbouring rows are 2 states apart.").await?;
    page.expect_step("0").await
}
