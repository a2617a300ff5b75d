//! Switching puzzles by tabs and catalogue, the puzzle of the day, personal bests.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, wait,
};

scenarios! {
    on gros_browser_tests::site::page;
    the_catalogue_on_a_small_phone: Settings::sized((320, 568));
    chromium:
    the_tabs_keep_each_puzzle,
    the_catalogue_is_sorted_and_opened,
    the_catalogue_on_a_phone: Settings::on_phone(),
    the_puzzle_of_the_day_is_in_the_link,
    a_personal_best_is_kept,
}

async fn the_tabs_keep_each_puzzle(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3").await?;
    page.click(Role::Button, "Spin-Out family").await?;
    page.expect_spec("spinout").await?;
    page.click(Role::Button, "Do it").await?;
    page.click(Role::Button, "Wythoff’s game").await?;
    page.expect_spec("wythoff").await?;
    page.click(Role::Button, "Spin-Out family").await?;
    page.expect_spec("spinout?step=1").await?;
    page.click(Role::Button, "Chinese rings").await?;
    page.expect_spec("rings?n=5&step=3").await
}

async fn the_catalogue_is_sorted_and_opened(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "More").await?;
    page.expect_text("Puzzles of this family").await?;
    page.expect_text("341,718,750").await?;
    let first = "return document.querySelector('.catalogue tbody th').textContent";
    let first = async || page.script::<String>(first, vec![]).await;
    assert_eq!(first().await?, "Chinese rings");
    page.click(Role::Button, "Published moves").await?;
    page.expect("the first puzzle", "N5", first).await?;
    page.click(Role::Button, "Open Kugellager").await?;
    page.expect_spec("kugellager").await?;
    page.expect_text_gone("Puzzles of this family").await
}

async fn the_catalogue_on_a_phone(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Menu").await?;
    page.click(Role::Button, "Puzzles of this family").await?;
    page.expect_text("unknown").await?;
    // Texts must not overflow their boxes, be outside the window or be covered.
    let hidden = "
        const found = [...document.querySelectorAll('.catalogue, .catalogue *')]
            .filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0).map(e => `${e.className} runs over`);
        for (const span of document.querySelectorAll('.catalogue-numbers span, .catalogue li button')) {
            span.scrollIntoView({ block: 'center' });
            const { left, right, top, bottom } = span.getBoundingClientRect();
            const seen = [left + 2, right - 2].map(x => document.elementFromPoint(x, (top + bottom) / 2));
            if (!seen.every(e => span.contains(e))) found.push(`${span.textContent} is covered or cut`);
        }
        return found;";
    page.expect_text("Published moves: 341,718,750").await?;
    assert_eq!(page.script::<Vec<String>>(hidden, vec![]).await?, Vec::<String>::new());
    page.click(Role::Button, "Open Crazy Elephant Dance").await?;
    page.expect_spec("elephants").await?;
    page.expect_no_sideways_scrolling().await
}

async fn the_catalogue_on_a_small_phone(page: Page) -> Result<()> {
    the_catalogue_on_a_phone(page).await
}

async fn the_puzzle_of_the_day_is_in_the_link(page: Page) -> Result<()> {
    page.open("rings?step=5").await?;
    page.open_setup().await?;
    page.click(Role::Button, "Today’s puzzle").await?;
    let puzzle = page.expect_puzzle("another start", |puzzle| puzzle.step == "0").await?;
    let link = wait::until("a link without a step", async || {
        Ok(Some(page.spec().await?).filter(|spec| !spec.contains("step")))
    });
    let link = link.await?;
    page.open("").await?;
    page.open(&link).await?;
    page.expect_state(&puzzle.state).await?;
    page.open("").await?;
    page.open_setup().await?;
    page.click(Role::Button, "Today’s puzzle").await?;
    page.expect_state(&puzzle.state).await
}

async fn a_personal_best_is_kept(page: Page) -> Result<()> {
    page.open("rings?n=1").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_text("your best: 1 move").await?;
    page.open("rings?n=2").await?;
    page.open("rings?n=1").await?;
    for _ in 0..3 {
        page.click_on(&page.find_data("ring", "1").await?).await?;
    }
    page.expect_text("Solved in 3 moves").await?;
    page.expect_text("your best: 1 move").await
}
