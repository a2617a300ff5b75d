//! The language of the browser, and the chosen one.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    #[webkit]
    simplified_chinese: Settings::reading("zh-CN,zh"),
    the_chosen_language_is_kept,
}

async fn simplified_chinese(page: Page) -> Result<()> {
    page.open("").await?;
    page.find(Role::Button, "到终点").await?;
    page.expect_text("第 1 环").await?;
    page.expect_language("zh-Hans").await
}

async fn the_chosen_language_is_kept(page: Page) -> Result<()> {
    page.open("rings?step=3").await?;
    page.choose("Language", "简体中文").await?;
    page.find(Role::Button, "到终点").await?;
    page.expect_language("zh-Hans").await?;
    page.reload().await?;
    page.find(Role::Button, "到终点").await?;
    page.expect_step("3").await?;
    page.choose("语言", "English").await?;
    page.find(Role::Button, "To goal").await?;
    Ok(())
}
