//! A browser that translates the page: what the program draws stays as it is, since the program would go on writing into texts
//! that are no longer in the page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site,
};

scenarios! {
    on site::with_trap;
    chromium:
    the_page_is_played_while_it_is_translated,
    a_crash_is_told_while_the_page_is_translated,
    a_page_without_a_program_is_translated,
    a_page_before_its_program_is_translated,
}

async fn the_page_is_played_while_it_is_translated(page: Page) -> Result<()> {
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
    page.expect_count("#broken[open]", 0).await
}

async fn a_crash_is_told_while_the_page_is_translated(page: Page) -> Result<()> {
    page.open("rings?n=5&step=3").await?;
    page.translate().await?;
    page.script::<()>("trap(); dispatchEvent(new HashChangeEvent('hashchange'))", vec![]).await?;
    page.expect_text("Gros has crashed.").await?;
    page.expect_text_gone("Gros 出错").await?;
    page.click(Role::Link, "Reopen this step").await?;
    page.expect_count("#broken[open]", 0).await?;
    page.expect_step("3").await?;
    page.console_errors().await?;
    Ok(())
}

async fn a_page_without_a_program_is_translated(page: Page) -> Result<()> {
    page.visit_address(&format!("{}teachers.html", site::page()?)).await?;
    page.translate().await?;
    expect_translated(&page, "main").await
}

async fn a_page_before_its_program_is_translated(page: Page) -> Result<()> {
    page.visit_address(&format!("{}no-program/", site::incomplete()?)).await?;
    page.expect_shown("#failed").await?;
    page.translate().await?;
    expect_translated(&page, ".first").await?;
    // Discards the expected errors.
    page.console_errors().await?;
    Ok(())
}

/// Fails unless a part of the page has words and all of them are translated; those of drawings need not be.
async fn expect_translated(page: &Page, part: &str) -> Result<()> {
    let script = "
        const walker = document.createTreeWalker(document.querySelector(arguments[0]), NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('svg')) texts.push(walker.currentNode);
        const [left, translated] = [false, true].map((is) => texts.filter((text) => text.data.trim() && Boolean(text.parentElement.closest('font')) === is));
        return [left.length, translated.length]";
    let (left, translated): (usize, usize) = page.script(script, vec![part.into()]).await?;
    ensure!(left == 0 && translated > 0, "{left} texts of {part} are left, {translated} are translated");
    Ok(())
}
