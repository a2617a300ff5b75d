//! Gros in a frame of a page of another origin: the reduced interface, which keeps nothing.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::frame;
    in_a_frame_of_another_page: Settings::sized((760, 800)),
}

async fn in_a_frame_of_another_page(page: Page) -> Result<()> {
    page.visit().await?;
    page.enter_frame("iframe").await?;
    page.expect_state("11011").await?;
    page.expect_steps("21").await?;
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_state("11010").await?;
    page.expect_count(".header, .panel, .tabs", 0).await?;
    page.find(Role::Link, "Open in Gros").await?;
    page.expect_no_sideways_scrolling().await?;
    let kept: usize = page.script("return localStorage.length", vec![]).await?;
    ensure!(kept == 0, "{kept} values are stored");
    Ok(())
}
