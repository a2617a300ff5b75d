//! The language of the browser, and the chosen one.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use gros_solver::Steps;
use gros_text::Lang;

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    simplified_chinese: Settings::reading("zh-CN,zh"),
    #[webkit]
    the_chosen_language_is_kept;
    chromium:
    traditional_chinese: Settings::reading("zh-TW,zh"),
    hong_kong_reads_traditional: Settings::reading("zh-HK,en"),
    other_languages_fall_back_to_english: Settings::reading("de-DE,de"),
    digits_are_grouped_as_by_the_browser,
}

async fn simplified_chinese(page: Page) -> Result<()> {
    page.open("").await?;
    page.find(Role::Button, "到终点").await?;
    page.expect_text("第 1 环").await?;
    page.expect_language("zh-Hans").await
}

async fn traditional_chinese(page: Page) -> Result<()> {
    page.open("hanoi").await?;
    page.find(Role::Button, "到終點").await?;
    page.expect_text("河內塔").await?;
    page.expect_language("zh-Hant").await
}

async fn hong_kong_reads_traditional(page: Page) -> Result<()> {
    page.open("").await?;
    page.find(Role::Button, "到終點").await?;
    page.expect_language("zh-Hant").await
}

async fn other_languages_fall_back_to_english(page: Page) -> Result<()> {
    page.open("").await?;
    page.find(Role::Button, "To goal").await?;
    page.expect_language("en").await
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

/// Numbers of 4, 5, 20 and 301 digits.
async fn digits_are_grouped_as_by_the_browser(page: Page) -> Result<()> {
    page.open("").await?;
    let of_301_digits = Steps::ones(1000).divided_by(10);
    for number in [1234u32.into(), 12_345u32.into(), Steps::power_of_two(64), of_301_digits] {
        for lang in Lang::ALL {
            let arguments = vec![lang.tag().into(), number.to_string().into()];
            let expected: String = page.script(GROUPED, arguments).await?;
            let found = lang.number_in_full(&number);
            ensure!(found == expected, "{}: {found}, but {expected} by the browser", lang.tag());
        }
    }
    Ok(())
}

const GROUPED: &str = "
    const [language, digits] = arguments;
    return new Intl.NumberFormat(language).format(BigInt(digits));";
