//! A browser that translates the page: what the program draws stays as it is, since the program would go on writing into texts
//! that are no longer in the page.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::with_trap;
    chromium:
    the_page_is_played_and_crashes_while_it_is_translated,
}

async fn the_page_is_played_and_crashes_while_it_is_translated(page: Page) -> Result<()> {
    page.open("hanoi?n=4&mode=guided").await?;
    page.translate().await?;
    for (step, left) in [("1", "14 to go"), ("2", "13 to go"), ("3", "12 to go")] {
        page.click(Role::Button, "Forward").await?;
        page.expect_step(step).await?;
        page.expect_text(left).await?;
    }
    for tab in ["Moves", "Graph", "Setup", "Explain"] {
        page.click(Role::Tab, tab).await?;
    }
    page.navigate("rings?n=5&step=2&mode=guided").await?;
    page.expect_steps("21").await?;
    page.expect_text("19 to go").await?;
    page.expect_text_gone("12 to go").await?;
    page.expect_count("font", 0).await?;
    page.script::<()>("trap(); dispatchEvent(new HashChangeEvent('hashchange'))", vec![]).await?;
    page.expect_text("Gros has crashed.").await?;
    page.expect_text_gone("Gros 出错").await?;
    page.click(Role::Link, "Reopen this step").await?;
    page.expect_count("#broken[open]", 0).await?;
    page.expect_step("2").await?;
    page.console_errors().await?;
    Ok(())
}
