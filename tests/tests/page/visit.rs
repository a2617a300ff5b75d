//! The first visit, and coming back.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, wait,
};

scenarios! {
    on gros_browser_tests::site::page;
    first_visit,
    nothing_moves_when_the_program_comes,
    the_first_picture_lies_where_the_board_will,
    the_first_picture_lies_where_the_board_will_in_traditional: Settings::reading("zh-TW,zh"),
    a_reload_keeps_everything;
    once:
    first_visit_on_a_phone: Settings::on_phone(),
    nothing_moves_when_the_program_comes_on_a_phone: Settings::on_phone(),
    the_first_picture_lies_where_the_board_will_in_simplified: Settings::reading("zh-CN,zh"),
    a_bare_address_leads_back_to_the_last_place,
}

async fn first_visit(page: Page) -> Result<()> {
    page.open("").await?;
    let puzzle = page.puzzle().await?;
    assert_eq!((puzzle.puzzle.as_str(), puzzle.state.as_str()), ("rings", "111111111"));
    assert_eq!((puzzle.step.as_str(), puzzle.steps.as_str()), ("0", "341"));
    assert_eq!(puzzle.guarantee, "shortest");
    // “click” or “tap”, as the pointer is.
    page.expect_text("Drag the timeline, or ").await?;
    page.expect_text("341 moves, one ring per move").await?;
    page.find(Role::Group, "Nine rings, free end right").await?;
    page.find(Role::Button, "Ring 1, on, can move, best next").await?;
    page.find(Role::Button, "Ring 2, on, can move").await?;
    page.find(Role::Button, "Ring 9, on").await?;
    for name in ["To start", "Back", "Play", "Forward", "To goal", "Undo", "Redo", "Hint", "Do it", "Share"] {
        page.find(Role::Button, name).await?;
    }
    assert_eq!(page.first_slider().await?, "Step");
    Ok(())
}

/// All that is needed to play is to be seen without scrolling, in no direction.
async fn first_visit_on_a_phone(page: Page) -> Result<()> {
    page.open("").await?;
    let slider = page.find(Role::Slider, "Step").await?;
    let forward = page.find(Role::Button, "Forward").await?;
    let ring = page.marked("ring", "1").await?;
    for element in [slider, forward, ring] {
        page.expect_in_view(&element).await?;
    }
    page.expect_no_sideways_scrolling().await
}

/// Chromium tells what moved by itself, and how far; Firefox does not.
async fn nothing_moves_when_the_program_comes(page: Page) -> Result<()> {
    page.open("").await?;
    let script = "return new Promise((resolve) => {
        let moved = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((entry) => { moved += entry.value; }))
            .observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(moved))));
    })";
    let moved: f64 = page.script(script, vec![]).await?;
    assert!(moved < 0.01, "{moved}");
    Ok(())
}

async fn nothing_moves_when_the_program_comes_on_a_phone(page: Page) -> Result<()> {
    nothing_moves_when_the_program_comes(page).await
}

/// Puts the picture of the page's own text where it stood before the program, and says how far its edges are from those
/// of the board.
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
        const { lang } = html;
        html.lang = page.documentElement.lang;
        // Two pages in one are too high for a moment, and Firefox would leave room for the bar of that moment.
        if (html.scrollHeight <= innerHeight) html.style.overflow = 'hidden';
        program.classList.add('waiting');
        document.body.prepend(picture);
        const first = box(picture);
        picture.remove();
        program.classList.remove('waiting');
        html.lang = lang;
        html.style.overflow = '';
        done(board.map((edge, side) => Math.abs(edge - first[side])));
    });";

async fn the_first_picture_lies_where_the_board_will(page: Page) -> Result<()> {
    page.open("").await?;
    for size in [(1440, 900), (1024, 768), (390, 844), (844, 390), (320, 568), (320, 256)] {
        page.resize(size).await?;
        wait::until(&format!("the board of {size:?} to lie where the picture did"), async || {
            let apart: Vec<f64> = page.script_later(PICTURE_AND_BOARD, vec![]).await?;
            ensure!(apart.iter().all(|edge| *edge < 0.6), "they are apart by {apart:?}");
            Ok(Some(()))
        })
        .await?;
    }
    Ok(())
}

async fn the_first_picture_lies_where_the_board_will_in_simplified(page: Page) -> Result<()> {
    the_first_picture_lies_where_the_board_will(page).await
}

async fn the_first_picture_lies_where_the_board_will_in_traditional(page: Page) -> Result<()> {
    the_first_picture_lies_where_the_board_will(page).await
}

async fn a_reload_keeps_everything(page: Page) -> Result<()> {
    page.open("").await?;
    page.click_on(&page.marked("ring", "2").await?).await?;
    page.expect_steps("343").await?;
    page.fill("Step", "5").await?;
    let before = page.expect_puzzle("step 5", |puzzle| puzzle.step == "5").await?;
    page.expect_spec("rings?play=2&step=5").await?;
    page.reload().await?;
    assert_eq!(page.puzzle().await?, before);
    page.click(Role::Button, "Undo").await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_steps("341").await
}

async fn a_bare_address_leads_back_to_the_last_place(page: Page) -> Result<()> {
    page.open("hanoi?n=4&step=6").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec("hanoi?n=4&step=7").await?;
    page.open("").await?;
    page.expect_spec("hanoi?n=4&step=7").await?;
    page.expect_step("7").await
}
