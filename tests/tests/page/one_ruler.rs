//! Rings, a tower, a counter and the ruler on one timeline.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use gros_session::spec;
use gros_solver::Steps;
use gros_text::Lang;
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    one_drag_moves_all_of_them;
    once:
    it_plays_by_itself_and_leaves_the_page_alone,
    pieces_are_chosen_on_the_boards,
    on_a_phone: Settings::on_phone(),
}

const SLIDER: &str = "The ruler: which piece moves at each step";

async fn open(page: &Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "One ruler").await?;
    page.expect_text("Six rings, starting with all off, and a binary counter").await
}

/// Reads rings, counter and discs off the page: digits and pegs, the largest piece first.
async fn read(page: &Page) -> Result<(String, String, String)> {
    let script = "const all = (selector) => [...document.querySelectorAll(`.one-ruler ${selector}`)]; \
        const text = (list) => list.map((element) => element.textContent).join(''); \
        const pegs = all('.one-ruler-tower .letter'); \
        return [text(all('.one-ruler-rings .digit')), text(all('.one-ruler-digit')), text(pegs)]";
    page.script(script, vec![]).await
}

/// What the solver says stands there after some moves.
fn expected(step: u32) -> (String, String, String) {
    let state = |text| {
        let session = spec::open(text, 6).map(|opened| opened.session);
        session.map_or_else(|_| String::new(), |it| it.timeline().state_at(&Steps::from(step)).to_string())
    };
    (state(Lang::RINGS_TOGETHER), format!("{step:06b}"), state(Lang::TOWER_TOGETHER))
}

async fn stands_at(page: &Page, step: u32) -> Result<()> {
    page.expect_text(&format!("Step {step} of 63")).await?;
    page.settle().await?;
    let (found, expected) = (read(page).await?, expected(step));
    ensure!(found == expected, "step {step}: {found:?}, not {expected:?}");
    Ok(())
}

async fn one_drag_moves_all_of_them(page: Page) -> Result<()> {
    open(&page).await?;
    stands_at(&page, 0).await?;
    page.drag_slider(SLIDER, 44.0 / 63.0).await?;
    page.expect_text("Step 44 moved piece 3").await?;
    page.expect_text("disc 3: C → A").await?;
    page.expect_text("bit 3 from 0 to 1: 101011 → 101100").await?;
    stands_at(&page, 44).await?;
    page.tab_to(Role::Slider, SLIDER).await?;
    for (key, step) in [(Key::Right, 45), (Key::Right, 46), (Key::Left, 45), (Key::End, 63), (Key::Home, 0)] {
        page.press(&[key]).await?;
        stands_at(&page, step).await?;
    }
    for step in [7, 21, 32, 50] {
        page.drag_slider(SLIDER, f64::from(step) / 63.0).await?;
        stands_at(&page, step).await?;
    }
    Ok(())
}

/// The timeline of the page stays where it is, whatever runs or is pressed over it.
async fn it_plays_by_itself_and_leaves_the_page_alone(page: Page) -> Result<()> {
    open(&page).await?;
    page.drag_slider(SLIDER, 61.0 / 63.0).await?;
    stands_at(&page, 61).await?;
    page.script::<()>("document.querySelector('.one-ruler .transport-play').click()", vec![]).await?;
    page.expect_text("Step 63 of 63").await?;
    stands_at(&page, 63).await?;
    page.press(&[Key::Escape]).await?;
    page.expect_text_gone("Six rings, starting with all off").await?;
    page.expect_step("123").await?;
    page.click_any("Explain").await?;
    page.click(Role::Button, "The ruler").await?;
    page.click(Role::Button, "One ruler").await?;
    stands_at(&page, 0).await
}

/// The next piece goes on and the last one goes back, on either board.
async fn pieces_are_chosen_on_the_boards(page: Page) -> Result<()> {
    open(&page).await?;
    let choose = async |selector: &str| {
        let script = format!("document.querySelector(`.one-ruler {selector}`).click()");
        page.script::<()>(&script, vec![]).await
    };
    choose("[data-ring='1']").await?;
    stands_at(&page, 1).await?;
    choose("[data-ring='2']").await?;
    stands_at(&page, 2).await?;
    choose("[data-peg='B']").await?;
    stands_at(&page, 3).await?;
    choose("[data-ring='1']").await?;
    stands_at(&page, 2).await
}

async fn on_a_phone(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Menu").await?;
    page.click(Role::Button, "Puzzles of this family").await?;
    page.click(Role::Button, "One ruler").await?;
    page.expect_text("Six rings, starting with all off, and a binary counter").await?;
    page.drag_slider(SLIDER, 1.0).await?;
    stands_at(&page, 63).await?;
    page.expect_no_sideways_scrolling().await
}
