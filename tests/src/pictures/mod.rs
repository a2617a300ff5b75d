//! Screenshots of the page.

mod list;
mod moving;

pub use list::{Picture, matching};

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    site,
};
use anyhow::{Context, Result, ensure};
use gros_picture::Look;
use gros_text::{Key, Lang};
use list::{LIGHT, Scene, Situation};
use serde_json::json;
use std::{fs, path::PathBuf};
use xtask::project;

/// Takes the screenshots whose names contain one of the filters; all if there is none.
pub async fn take(filters: &[String]) -> Result<()> {
    let pictures = matching(filters);
    let moves = filters.is_empty() || filters.iter().any(|filter| moving::NAME.contains(filter.as_str()));
    ensure!(moves || !pictures.is_empty(), "no picture matches; names are like rings-9-phone-dark-en");
    fs::create_dir_all(project::pictures())?;
    Browser::with(Kind::Chromium, Settings::default(), async |browser| {
        for picture in pictures {
            capture(browser, &picture).await.with_context(|| picture.name())?;
        }
        if moves {
            moving::record(browser).await.context(moving::NAME)?;
        }
        Ok(())
    })
    .await
}

async fn capture(browser: &Browser, picture: &Picture) -> Result<()> {
    let page = Page::new(browser, site::page()?);
    clear_storage(browser).await?;
    browser.resize(picture.size.viewport).await?;
    set_language(browser, picture.language).await?;
    set_media(browser, picture.theme).await?;
    page.open(picture.spec).await?;
    prepare(&page, picture).await?;
    page.settle().await?;
    let file = file(picture);
    page.screenshot(&file).await?;
    println!("{}", file.display());
    Ok(())
}

fn file(picture: &Picture) -> PathBuf {
    project::pictures().join(format!("{}.png", picture.name()))
}

async fn clear_storage(browser: &Browser) -> Result<()> {
    browser.web.goto("about:blank").await?;
    let site = site::page()?;
    let origin = site.split('/').take(3).collect::<Vec<_>>().join("/");
    let what = json!({ "origin": origin, "storageTypes": "all" });
    browser.web.cdp().send_raw("Storage.clearDataForOrigin", what).await?;
    Ok(())
}

async fn set_language(browser: &Browser, language: Lang) -> Result<()> {
    let agent = json!({ "userAgent": "Gros pictures", "acceptLanguage": language.tag() });
    browser.web.cdp().send_raw("Emulation.setUserAgentOverride", agent).await?;
    Ok(())
}

/// Also disables motion, so that no screenshot shows an animation half-way.
async fn set_media(browser: &Browser, theme: &str) -> Result<()> {
    let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
    let features = [feature("prefers-color-scheme", theme), feature("prefers-reduced-motion", "reduce")];
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
    Ok(())
}

async fn prepare(page: &Page, picture: &Picture) -> Result<()> {
    let situation = match picture.scene {
        Scene::Board(board) => return choose_look(page, board.look).await,
        Scene::Situation(situation) => situation,
    };
    match situation {
        Situation::Refused(attribute) => page.click_on(&page.find_data(attribute, "5").await?).await,
        Situation::Setup => page.click_tab_or_button(picture.language.text(Key::Setup)).await,
        Situation::Shelf => {
            page.navigate("shelf").await?;
            page.expect_shown(".shelf-item").await
        }
        Situation::Coach => click(page, ".header-coach").await,
        Situation::CoachRun => {
            click(page, ".header-coach").await?;
            page.expect_shown(".coach-go").await?;
            click(page, ".coach-go .button-primary").await?;
            page.expect_shown(".coach-next").await
        }
        Situation::Help => page.type_text("?").await,
        Situation::Share => click(page, ".share > button").await,
    }
}

/// `gros.1.look` does not use the ids of looks.
async fn choose_look(page: &Page, look: Look) -> Result<()> {
    match look {
        Look::Realistic => Ok(()),
        Look::Vertical | Look::Diagram => set_preference(page, "look", "upright").await,
        Look::Lights => set_preference(page, "look", "lights").await,
    }
}

/// Clicks by selector, which works in every language.
async fn click(page: &Page, selector: &str) -> Result<()> {
    page.script("document.querySelector(arguments[0]).click()", vec![selector.into()]).await
}

/// Stores a preference and reloads the page.
async fn set_preference(page: &Page, key: &str, value: &str) -> Result<()> {
    let script = "localStorage.setItem('gros.1.' + arguments[0], arguments[1])";
    page.script::<()>(script, vec![key.into(), value.into()]).await?;
    page.reload().await
}
