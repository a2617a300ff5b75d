//! The dialog with rings, a tower, a counter and the ruler on one timeline.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    one_ruler_is_dragged_played_and_fits,
}

const SLIDER: &str = "The ruler: which piece moves at each step";

async fn expect_step(page: &Page, step: u32) -> Result<()> {
    page.expect_text(&format!("Step {step} of 63")).await?;
    page.settle().await?;
    page.expect_count(".one-ruler .board-moving", 0).await
}

async fn one_ruler_is_dragged_played_and_fits(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click(Role::Button, "More").await?;
    page.click(Role::Button, "One ruler").await?;
    expect_step(&page, 44).await?;
    page.drag_slider(SLIDER, 0.0).await?;
    page.drag_slider(SLIDER, 44.0 / 63.0).await?;
    expect_step(&page, 44).await?;
    page.tab_to(Role::Slider, SLIDER).await?;
    for (key, step) in [(Key::Right, 45), (Key::Home, 0)] {
        page.press(&[key]).await?;
        expect_step(&page, step).await?;
    }
    // The next piece steps forward, and the last one back, on both boards.
    for (piece, step) in
        [("[data-ring='1']", 1), ("[data-ring='2']", 2), ("[data-peg='B']", 3), ("[data-ring='1']", 2)]
    {
        let choose = format!("document.querySelector(`.one-ruler {piece}`).click()");
        page.script::<()>(&choose, vec![]).await?;
        expect_step(&page, step).await?;
    }
    page.drag_slider(SLIDER, 61.0 / 63.0).await?;
    expect_step(&page, 61).await?;
    page.script::<()>("document.querySelector('.one-ruler .transport-play').click()", vec![]).await?;
    page.expect_text("Step 63 of 63").await?;
    expect_step(&page, 63).await?;
    page.press(&[Key::Escape]).await?;
    page.expect_text_gone("Six rings, all off at the start").await?;
    page.expect_step("123").await?;
    page.click_tab_or_button("Explain").await?;
    page.click(Role::Button, "The ruler").await?;
    page.click(Role::Button, "One ruler").await?;
    expect_step(&page, 44).await?;
    for size in [(1024, 640), (390, 844), (320, 568), (667, 375)] {
        page.resize(size).await?;
        page.settle().await?;
        let script = "const dialog = document.querySelector('.one-ruler'); \
            const frame = dialog.getBoundingClientRect(); \
            const least = { '.one-ruler-rings svg': 100, '.one-ruler-tower svg': 100, '.one-ruler-box svg': 100, \
                '.one-ruler-box input': 24, '.one-ruler-transport': 24 }; \
            const hidden = Object.keys(least).filter((name) => { \
                const { top, bottom, left, right, height } = dialog.querySelector(name).getBoundingClientRect(); \
                return top < frame.top || bottom > frame.bottom + 1 || left < frame.left || right > frame.right + 1 || height < least[name]; }); \
            return dialog.scrollHeight > dialog.clientHeight + 1 ? [...hidden, 'it scrolls'] : hidden";
        page.expect_none(&format!("{size:?}"), script).await?;
    }
    Ok(())
}
