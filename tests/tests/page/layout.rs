//! Every size of the page: nothing lies on anything else, nothing sticks out, nothing has to be scrolled for.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::Viewport,
    matrix::{self, LANGUAGES},
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    nothing_collides_on_a_desk,
    nothing_collides_on_a_phone,
    nothing_collides_on_the_smallest_phone,
    at_four_hundred_per_cent: Settings::sized((320, 256)),
    notices_leave_the_board_in_sight: Settings::sized((320, 568)),
    a_sheet_is_as_wide_as_the_page: Settings::on_phone();
    once:
    nothing_collides_on_a_tablet,
    nothing_collides_on_a_phone_on_its_side,
    all_can_be_read_when_the_text_is_spaced,
    at_two_hundred_per_cent: Settings::sized((720, 450)),
    nothing_jumps: Settings::with_less_motion(),
    the_board_keeps_its_height: Settings::on_phone(),
    all_can_be_read_when_zoomed,
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

/// The sizes of the stories, in their order.
const SIZES: [Viewport; 5] = [(1440, 900), (1024, 768), (390, 844), (844, 390), (320, 568)];

async fn nothing_collides(page: &Page, size: usize) -> Result<()> {
    page.resize(SIZES[size]).await?;
    let rows = matrix::rows([SIZES.len(), LANGUAGES.len(), PLACES.len()]);
    for [_, language, place] in rows.into_iter().filter(|row| row[0] == size) {
        let place = matrix::address(PLACES[place], LANGUAGES[language], "light");
        page.open(&place).await?;
        check(page, &place).await?;
    }
    page.open("rings?step=123").await?;
    page.click_on(&page.marked("ring", "5").await?).await?;
    page.expect_refusal().await?;
    check(page, "a refusal").await
}

async fn check(page: &Page, place: &str) -> Result<()> {
    page.settle().await?;
    let found = page.collisions().await?;
    ensure!(found.is_empty(), "{place}: {found:?}");
    page.expect_no_sideways_scrolling().await?;
    ensure!(!page.scrolls().await?, "{place}: the page scrolls");
    Ok(())
}

async fn nothing_collides_on_a_desk(page: Page) -> Result<()> {
    nothing_collides(&page, 0).await
}

async fn nothing_collides_on_a_tablet(page: Page) -> Result<()> {
    nothing_collides(&page, 1).await
}

async fn nothing_collides_on_a_phone(page: Page) -> Result<()> {
    nothing_collides(&page, 2).await
}

async fn nothing_collides_on_a_phone_on_its_side(page: Page) -> Result<()> {
    nothing_collides(&page, 3).await
}

async fn nothing_collides_on_the_smallest_phone(page: Page) -> Result<()> {
    nothing_collides(&page, 4).await
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

/// Puzzles, and what is refused after their first move, by what is on the piece.
const REFUSED: [(&str, &str, &str); 2] = [("rings", "ring", "9"), ("kugellager", "piece", "4")];

/// The first visit, the first move with what is told of it, a hint, a refusal and the goal: the board and the actions
/// stay where they are.
async fn nothing_jumps(page: Page) -> Result<()> {
    for size in [(390, 844), (320, 568), (844, 390), (768, 1024), (1440, 900)] {
        page.resize(size).await?;
        for (spec, mark, refused) in REFUSED {
            page.open(spec).await?;
            page.settle().await?;
            let small = page.small_targets().await?;
            ensure!(small.is_empty(), "{spec} at {size:?}: {small:?}");
            let before = page.geometry().await?;
            let stays = async |what: &str| {
                page.settle().await?;
                let now = page.geometry().await?;
                ensure!(now == before, "{what} of {spec} at {size:?} moves {before:?} to {now:?}");
                Ok(())
            };
            // A move by hand is told of.
            match mark {
                "ring" => page.click_on(&page.marked(mark, "1").await?).await?,
                _ => page.click(Role::Button, "Forward").await?,
            }
            page.expect_step("1").await?;
            stays("the first move").await?;
            page.click(Role::Button, "Hint").await?;
            page.expect_shown(".caption-hint").await?;
            stays("a hint").await?;
            page.click_on(&page.marked(mark, refused).await?).await?;
            page.expect_refusal().await?;
            stays("a refusal").await?;
            page.click(Role::Button, "To goal").await?;
            page.expect_shown(".caption-won").await?;
            stays("the goal").await?;
        }
    }
    Ok(())
}

/// From the lowest page to a phone's, with a notice and without: the board has its height, and the page scrolls only
/// where it would be lower.
async fn the_board_keeps_its_height(page: Page) -> Result<()> {
    for spec in ["rings?n=5&step=3", "hanoi?n=4&colour=red", "wythoff"] {
        page.resize((390, 844)).await?;
        page.open(spec).await?;
        for width in [320, 480, 640, 899] {
            for height in [320, 400, 480, 520, 560, 600, 660, 700] {
                page.resize((width, height)).await?;
                page.settle().await?;
                let found = page.squeezed().await?;
                ensure!(found.is_empty(), "{spec} at {width} x {height}: {found:?}");
            }
        }
    }
    Ok(())
}

/// Of three notices one is shown where there is no room for more; each that is dismissed makes room for the next.
async fn notices_leave_the_board_in_sight(page: Page) -> Result<()> {
    page.open("rings?from=abc&colour=red&step=99999").await?;
    page.expect_text("from=abc").await?;
    page.expect_text("(2 more)").await?;
    page.expect_text_gone("colour").await?;
    let found = page.squeezed().await?;
    ensure!(found.is_empty(), "three notices: {found:?}");
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text("step=99999").await?;
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text("colour").await?;
    page.click(Role::Button, "Dismiss").await?;
    page.expect_text_gone("colour").await?;
    check(&page, "no notice").await
}

async fn a_sheet_is_as_wide_as_the_page(page: Page) -> Result<()> {
    page.open("rings").await?;
    for (size, opener) in [((390, 844), "Setup"), ((320, 568), "Moves"), ((844, 390), "Explain")] {
        page.resize(size).await?;
        page.click_any(opener).await?;
        page.expect_shown(".panel[data-open=true]").await?;
        let beside: f64 = page.script(BESIDE_THE_PAGE, vec![]).await?;
        ensure!(beside < 1.0, "{size:?}: {beside} pixels are left beside the page");
        ensure!(!page.scrolls().await?, "{size:?}: the page scrolls");
        let small = page.small_targets().await?;
        ensure!(small.is_empty(), "{opener} at {size:?}: {small:?}");
        page.press(&[Key::Escape]).await?;
    }
    Ok(())
}

const BESIDE_THE_PAGE: &str =
    "return innerWidth - document.querySelector('.header').getBoundingClientRect().right";

/// What has most to say in little room.
const WORDY: [&str; 5] =
    ["rings", "rings?n=64&step=40", "hanoi?n=10&pegs=4&step=24", "elephants?step=83", "wythoff"];

async fn readable(page: &Page, sizes: [Viewport; 3], is_spaced: bool) -> Result<()> {
    for [size, language, place] in matrix::rows([sizes.len(), LANGUAGES.len(), WORDY.len()]) {
        let place = matrix::address(WORDY[place], LANGUAGES[language], "light");
        page.resize(sizes[size]).await?;
        page.open(&place).await?;
        if is_spaced {
            page.space_text().await?;
        }
        page.settle().await?;
        let found = page.unreadable().await?;
        ensure!(found.is_empty(), "{place} at {:?}: {found:?}", sizes[size]);
        page.expect_no_sideways_scrolling().await?;
    }
    Ok(())
}

/// 1440 × 900 at 200 % and at 400 %, and 1280 × 1024 at 400 %.
async fn all_can_be_read_when_zoomed(page: Page) -> Result<()> {
    readable(&page, [(720, 450), (360, 225), (320, 256)], false).await
}

async fn all_can_be_read_when_the_text_is_spaced(page: Page) -> Result<()> {
    readable(&page, [(1440, 900), (1024, 768), (390, 844)], true).await
}
