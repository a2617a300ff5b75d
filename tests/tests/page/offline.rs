//! Without a network: what was opened once opens again, and two versions of the page are never mixed.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site, wait,
};
use std::{fs, path::Path};

scenarios! {
    on gros_browser_tests::site::harness;
    opens_again_without_its_server,
    a_newer_version_waits_until_the_older_is_closed,
}

async fn opens_again_without_its_server(page: Page) -> Result<()> {
    let (address, folder) = site::of_its_own()?;
    page.open_address(&address).await?;
    if is_firefox(&page).await? {
        return plays(&page).await;
    }
    kept(&page).await?;
    fs::remove_dir_all(&folder)?;
    page.reload().await?;
    plays(&page).await?;
    // The browser complains of the files that are gone, as it should.
    page.console_errors().await?;
    Ok(())
}

async fn a_newer_version_waits_until_the_older_is_closed(page: Page) -> Result<()> {
    let (address, folder) = site::of_its_own()?;
    page.open_address(&address).await?;
    if is_firefox(&page).await? {
        return plays(&page).await;
    }
    kept(&page).await?;
    publish_again(&folder)?;
    page.reload().await?;
    assert!(!is_newer(&page).await?, "what is kept opens at once, and as a whole");
    page.script::<()>("navigator.serviceWorker.getRegistration().then((kept) => kept.update())", vec![])
        .await?;
    let waits = "return navigator.serviceWorker.getRegistration().then((kept) => !!kept.waiting)";
    wait::until("the newer version", async || Ok(page.script::<bool>(waits, vec![]).await?.then_some(())))
        .await?;
    assert!(!is_newer(&page).await?);
    page.reload().await?;
    wait::until("the newer page", async || Ok(is_newer(&page).await?.then_some(()))).await
}

/// In a Firefox that a driver leads no worker was seen to answer, not even an empty one: there only that the page plays
/// is tested, and nothing of what is kept.
async fn is_firefox(page: &Page) -> Result<bool> {
    page.script("return navigator.userAgent.includes('Firefox')", vec![]).await
}

async fn plays(page: &Page) -> Result<()> {
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await
}

/// Waits until the worker has all that it keeps.
async fn kept(page: &Page) -> Result<()> {
    let script = "return navigator.serviceWorker.getRegistration().then((kept) => kept?.active?.state === 'activated')";
    wait::until("the page to be kept", async || Ok(page.script::<bool>(script, vec![]).await?.then_some(())))
        .await
}

/// Writes another version of the page into its folder.
fn publish_again(folder: &Path) -> Result<()> {
    for (file, old, new) in
        [("index.html", "<html ", "<html data-newer "), ("worker.js", "VERSION = \"", "VERSION = \"2")]
    {
        let file = folder.join(file);
        let text = fs::read_to_string(&file)?;
        fs::write(file, text.replacen(old, new, 1))?;
    }
    Ok(())
}

async fn is_newer(page: &Page) -> Result<bool> {
    page.script("return 'newer' in document.documentElement.dataset", vec![]).await
}
