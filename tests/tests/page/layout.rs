//! Every size of the page: nothing lies on anything else, nothing sticks out, nothing has to be scrolled for.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    a_desk: Settings::sized((1440, 900)),
    a_desk_in_chinese: Settings::reading("zh-CN,zh"),
    a_tablet: Settings::sized((1024, 768)),
    a_tablet_in_chinese: Settings { viewport: (1024, 768), ..Settings::reading("zh-CN,zh") },
    a_phone: Settings::sized((390, 844)),
    a_phone_in_chinese: Settings { viewport: (390, 844), ..Settings::reading("zh-CN,zh") },
    a_phone_on_its_side: Settings::sized((844, 390)),
    a_phone_on_its_side_in_chinese: Settings { viewport: (844, 390), ..Settings::reading("zh-TW,zh") },
    the_smallest_phone: Settings::sized((320, 568)),
    the_smallest_phone_in_chinese: Settings { viewport: (320, 568), ..Settings::reading("zh-TW,zh") },
    at_two_hundred_per_cent: Settings::sized((720, 450)),
    at_four_hundred_per_cent: Settings::sized((320, 256)),
    notices_leave_the_board_in_sight: Settings::sized((320, 568)),
}

/// Nine rings, sixty-four of them, and towers: at first, on the way, after a refusal and at the goal.
const PLACES: [&str; 8] = [
    "rings",
    "rings?step=123",
    "rings?n=64&step=6241613783566559914",
    "rings?step=341",
    "hanoi",
    "hanoi?step=12",
    "hanoi?n=20",
    "hanoi?n=64&step=12345678901234567890",
];

async fn nothing_collides(page: Page) -> Result<()> {
    for place in PLACES {
        page.open(place).await?;
        check(&page, place).await?;
    }
    page.open("rings?step=123").await?;
    page.click_on(&page.marked("ring", "5").await?).await?;
    page.expect_refusal().await?;
    check(&page, "a refusal").await
}

async fn check(page: &Page, place: &str) -> Result<()> {
    page.settle().await?;
    let found = page.collisions().await?;
    ensure!(found.is_empty(), "{place}: {found:?}");
    page.expect_no_sideways_scrolling().await?;
    ensure!(!page.scrolls().await?, "{place}: the page scrolls");
    Ok(())
}

async fn a_desk(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn a_desk_in_chinese(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn a_tablet(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn a_tablet_in_chinese(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn a_phone(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn a_phone_in_chinese(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn a_phone_on_its_side(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn a_phone_on_its_side_in_chinese(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn the_smallest_phone(page: Page) -> Result<()> {
    nothing_collides(page).await
}

async fn the_smallest_phone_in_chinese(page: Page) -> Result<()> {
    nothing_collides(page).await
}

/// A desk's window at twice the size: as large as a phone on its side.
async fn at_two_hundred_per_cent(page: Page) -> Result<()> {
    for place in PLACES {
        page.open(place).await?;
        page.settle().await?;
        page.expect_no_sideways_scrolling().await?;
    }
    page.find(Role::Button, "Play").await?;
    Ok(())
}

/// Four times the size: one column, which scrolls down and never sideways; everything can be reached.
async fn at_four_hundred_per_cent(page: Page) -> Result<()> {
    for place in PLACES {
        page.open(place).await?;
        page.settle().await?;
        page.expect_no_sideways_scrolling().await?;
    }
    page.open("rings").await?;
    page.click_on(&page.marked("ring", "1").await?).await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("2").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await
}

/// Of three notices one is shown where there is no room for more; each that is dismissed makes room for the next.
async fn notices_leave_the_board_in_sight(page: Page) -> Result<()> {
    page.open("rings?from=abc&colour=red&step=99999").await?;
    page.expect_text("from=abc").await?;
    page.expect_text("(2 more)").await?;
    page.expect_text_gone("colour").await?;
    check(&page, "three notices").await?;
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text("step=99999").await?;
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text("colour").await?;
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text_gone("colour").await?;
    check(&page, "no notice").await
}
