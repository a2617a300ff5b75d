//! Pictures of the page: what it shows, at which size, in which theme and language. One browser takes them all.

mod list;

pub use list::{Picture, matching};

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    site,
};
use anyhow::{Context, Result, ensure};
use gros_picture::Look;
use list::{Language, Other, Scene, Theme};
use serde_json::json;
use std::{fs, path::PathBuf};
use xtask::project;

/// Takes every picture whose name contains one of the filters; all if there is none.
pub async fn take(filters: &[String]) -> Result<()> {
    let pictures = matching(filters);
    ensure!(!pictures.is_empty(), "no picture has such a name; one is called rings-9-phone-dark-en");
    fs::create_dir_all(project::pictures())?;
    Browser::with(Kind::Chromium, Settings::default(), async |browser| {
        for picture in pictures {
            shoot(browser, &picture).await.with_context(|| picture.name())?;
        }
        Ok(())
    })
    .await
}

async fn shoot(browser: &Browser, picture: &Picture) -> Result<()> {
    let page = Page::new(browser, site::page()?);
    forget(browser).await?;
    browser.resize(picture.size.viewport).await?;
    speak(browser, picture.language).await?;
    show(browser, picture.theme).await?;
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

/// Each picture is of a first visit.
async fn forget(browser: &Browser) -> Result<()> {
    browser.web.goto("about:blank").await?;
    let site = site::page()?;
    let origin = site.split('/').take(3).collect::<Vec<_>>().join("/");
    let what = json!({ "origin": origin, "storageTypes": "all" });
    browser.web.cdp().send_raw("Storage.clearDataForOrigin", what).await?;
    Ok(())
}

async fn speak(browser: &Browser, language: Language) -> Result<()> {
    let agent = json!({ "userAgent": "Gros pictures", "acceptLanguage": language.accepted() });
    browser.web.cdp().send_raw("Emulation.setUserAgentOverride", agent).await?;
    Ok(())
}

/// Without motion, so that no picture catches one half done.
async fn show(browser: &Browser, theme: Theme) -> Result<()> {
    let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
    let features =
        [feature("prefers-color-scheme", theme.name()), feature("prefers-reduced-motion", "reduce")];
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
    Ok(())
}

async fn prepare(page: &Page, picture: &Picture) -> Result<()> {
    let other = match picture.scene {
        Scene::Board(board) => return keep_look(page, board.look).await,
        Scene::Other(other) => other,
    };
    match other {
        Other::Refusal => page.click_on(&page.marked("ring", "5").await?).await,
        Other::DialRefused => page.click_on(&page.marked("piece", "5").await?).await,
        Other::Setup => page.click_any(picture.language.setup()).await,
        Other::HanoiRainbow => keep(page, "rainbow", "1").await,
        Other::Catalogue => press(page, ".header-tabs > button:last-child").await,
        Other::Coach | Other::CoachWritten => press(page, ".header-coach").await,
        Other::CoachRun => {
            press(page, ".header-coach").await?;
            page.expect_shown(".coach-go").await?;
            press(page, ".coach-go .button-primary").await?;
            page.expect_shown(".coach-next").await
        }
        Other::Help => page.type_text("?").await,
        Other::Share => press(page, ".share > button").await,
    }
}

/// Draws boards in a look; `gros.1.look` has words of its own for it.
async fn keep_look(page: &Page, look: Look) -> Result<()> {
    match look {
        Look::Realistic => Ok(()),
        Look::Diagram => keep(page, "look", "schema").await,
        Look::Vertical => keep(page, "look", "upright").await,
        Look::Lights => keep(page, "look", "lights").await,
    }
}

/// Presses what stands behind a selector, in whatever language.
async fn press(page: &Page, selector: &str) -> Result<()> {
    page.script("document.querySelector(arguments[0]).click()", vec![selector.into()]).await
}

/// Opens the page again as it is for somebody who chose so.
async fn keep(page: &Page, key: &str, value: &str) -> Result<()> {
    let choose = "localStorage.setItem('gros.1.' + arguments[0], arguments[1])";
    page.script::<()>(choose, vec![key.into(), value.into()]).await?;
    page.reload().await
}
