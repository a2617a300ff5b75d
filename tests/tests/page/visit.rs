//! The first visit, and returning to the page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site, wait,
};

scenarios! {
    on site::page;
    the_first_picture_matches_the_board,
    a_reload_keeps_the_session;
    chromium:
    #[webkit]
    first_visits_on_phones: Settings::on_phone(),
    the_first_picture_matches_the_board_in_traditional: Settings::reading("zh-TW,zh"),
}

/// Everything needed to play is visible without scrolling.
async fn first_visits_on_phones(page: Page) -> Result<()> {
    page.open("").await?;
    expect_no_layout_shift(&page).await?;
    for (role, name) in [(Role::Slider, "Step"), (Role::Button, "Play"), (Role::Button, "Forward")] {
        page.expect_in_view(&page.find(role, name).await?).await?;
    }
    page.expect_in_view(&page.find_data("ring", "1").await?).await?;
    page.expect_no_sideways_scrolling().await?;
    for size in [(320, 568), (844, 390)] {
        page.resize(size).await?;
        for name in ["Try three rings", "I have a real one", "Show me why", "Explore nine rings"] {
            page.expect_in_view(&page.find(Role::Button, name).await?).await?;
        }
    }
    Ok(())
}

/// Only Chromium reports layout shifts.
async fn expect_no_layout_shift(page: &Page) -> Result<()> {
    let script = "return new Promise((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => { shift += entry.value; }))
            .observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(shift))));
    })";
    let shift: f64 = page.script(script, vec![]).await?;
    assert!(shift < 0.01, "{shift}");
    Ok(())
}

/// Puts the static first picture back in place, and returns the distances of its edges from those of the board,
/// then how far the words of the picture are beyond the window.
const PICTURE_AND_BOARD: &str = "
    const [done] = arguments;
    const box = (root) => { const { left, top, right, bottom } = root.querySelector('.board svg').getBoundingClientRect();
        return [left, top, right, bottom]; };
    const program = document.getElementById('program');
    const board = box(program);
    fetch(location.pathname).then((answer) => answer.text()).then((text) => {
        const html = document.documentElement;
        const page = new DOMParser().parseFromString(text, 'text/html');
        const picture = document.importNode(page.querySelector('.first'), true);
        // This parser has no scripts, so it reads what is said without them.
        picture.querySelector('noscript').remove();
        const { lang } = html;
        html.lang = page.documentElement.lang;
        // Both pictures at once overflow the page, for which Firefox would reserve a scroll bar.
        if (html.scrollHeight <= innerHeight) html.style.overflow = 'hidden';
        program.classList.add('waiting');
        document.body.prepend(picture);
        const first = box(picture);
        const over = [...picture.querySelectorAll('.caption *')].map((part) => part.getBoundingClientRect().right - innerWidth);
        picture.remove();
        program.classList.remove('waiting');
        html.lang = lang;
        html.style.overflow = '';
        done(board.map((edge, side) => Math.abs(edge - first[side])).concat(over));
    });";

async fn the_first_picture_matches_the_board(page: Page) -> Result<()> {
    page.open("").await?;
    expect_no_layout_shift(&page).await?;
    for size in [(1440, 900), (1024, 768), (390, 844), (844, 390), (320, 568), (320, 256)] {
        page.resize(size).await?;
        wait::until(&format!("the board to match the picture at {size:?}"), async || {
            let distances: Vec<f64> = page.script_async(PICTURE_AND_BOARD, vec![]).await?;
            ensure!(distances.iter().all(|distance| *distance < 0.6), "the distances are {distances:?}");
            Ok(Some(()))
        })
        .await?;
    }
    Ok(())
}

async fn the_first_picture_matches_the_board_in_traditional(page: Page) -> Result<()> {
    the_first_picture_matches_the_board(page).await
}

async fn a_reload_keeps_the_session(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.click_on(&page.find_data("ring", "2").await?).await?;
    page.expect_steps("343").await?;
    page.fill("Step", "5").await?;
    let before = page.expect_puzzle("step 5", |puzzle| puzzle.step == "5").await?;
    page.expect_spec("rings?play=2&step=5").await?;
    page.reload().await?;
    assert_eq!(page.puzzle().await?, before);
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("341").await?;
    // Addresses that say nothing resume the last session.
    page.fill("Step", "7").await?;
    page.expect_spec("rings?step=7").await?;
    for nothing in ["", "#/", "#/?", "#/#"] {
        page.open_address(&format!("{}{nothing}", site::page()?)).await?;
        page.expect_spec("rings?step=7").await?;
        page.expect_step("7").await?;
    }
    Ok(())
}
