//! Screenshots of the page.

mod list;
mod moving;

pub use list::{Picture, matching};

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    site, wait,
};
use anyhow::{Context, Result, ensure};
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
    stop_motion(browser).await?;
    page.open(&picture.address()).await?;
    page.settle().await?;
    // What it is about may still be fetched.
    wait::until("the scene", async || page.script::<()>(picture.scene.script, vec![]).await.map(Some))
        .await?;
    page.settle().await?;
    page.expect_count("[aria-busy=true]", 0).await?;
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

/// No screenshot shows an animation half-way.
async fn stop_motion(browser: &Browser) -> Result<()> {
    let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.web.cdp().send_raw("Emulation.setEmulatedMedia", media).await?;
    Ok(())
}
