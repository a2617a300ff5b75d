//! The harness, tested on a small page of its own: it sees what is there, and fails when it should.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{Kind, PHONE, Settings},
    page::{Page, Role},
    scenario::Stage,
    scenarios, site,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::harness;
    finds_by_role_and_name,
    drags_the_slider,
    types_into_the_field,
    works_by_keyboard,
    has_the_size_of_a_phone: Settings::on_phone(),
    speaks_a_language: Settings::reading("zh-TW,zh"),
}

async fn finds_by_role_and_name(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    page.click_starting(Role::Button, "Ring 2,").await?;
    page.expect_state("1").await?;
    page.find(Role::Group, "Two rings, free end right").await?;
    let slider = page.find(Role::Slider, "Step").await?;
    let field = page.find(Role::TextBox, "Step").await?;
    assert_ne!(slider.element_id(), field.element_id());
    ensure!(!page.has(Role::Button, "Backward").await?);
    Ok(())
}

async fn drags_the_slider(page: Page) -> Result<()> {
    page.open("").await?;
    page.drag_slider("Step", 0.5).await?;
    page.expect_puzzle("the middle", |puzzle| {
        puzzle.step.parse::<u32>().is_ok_and(|step| (47..=53).contains(&step))
    })
    .await?;
    page.drag_slider("Step", 1.0).await?;
    page.expect_step("100").await
}

async fn types_into_the_field(page: Page) -> Result<()> {
    page.open("").await?;
    page.fill("Step", "42").await?;
    page.expect_step("42").await
}

async fn works_by_keyboard(page: Page) -> Result<()> {
    page.open("").await?;
    page.press(&[Key::Tab, Key::Right, Key::Right]).await?;
    assert_eq!(page.focused().await?, ("slider".to_owned(), "Step".to_owned()));
    page.expect_step("2").await
}

async fn has_the_size_of_a_phone(page: Page) -> Result<()> {
    page.open("").await?;
    let size: (u32, u32) = page.script("return [innerWidth, innerHeight]", vec![]).await?;
    assert_eq!(size, PHONE);
    Ok(())
}

async fn speaks_a_language(page: Page) -> Result<()> {
    page.open("").await?;
    page.expect_text("zh-TW zh").await
}

fn failure(name: &'static str, story: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> String {
    let stage = Stage { name, kind: Kind::Chromium, settings: Settings::default(), site: site::harness };
    let failure = stage.play(story).err();
    failure.map_or(String::new(), |failure| format!("{failure:?}"))
}

#[test]
fn a_failure_says_what_was_on_the_page() {
    let said = failure("failure", async |page| {
        page.open("").await?;
        page.find(Role::Button, "Backward").await?;
        Ok(())
    });
    assert!(said.contains("waited 10 seconds in vain for the button “Backward”"), "{said}");
    assert!(said.contains("step: \"0\"") && said.contains("failed/failure-chromium.png"), "{said}");
}

#[test]
fn a_failed_assertion_is_a_failure() {
    let said = failure("assertion", async |page| {
        page.open("").await?;
        assert_eq!(page.puzzle().await?.step, "7");
        Ok(())
    });
    assert!(said.contains("assertion `left == right` failed"), "{said}");
}

#[test]
fn an_error_in_the_console_is_a_failure() {
    let said = failure("console", async |page| page.open("broken").await);
    assert!(said.contains("something broke"), "{said}");
}
