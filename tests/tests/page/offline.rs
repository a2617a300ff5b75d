//! Without a network: what was opened once opens again, and two versions of the page are never mixed.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site, wait,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

scenarios! {
    on site::harness;
    opens_again_without_its_server,
    a_newer_version_waits_until_the_older_is_closed,
    another_page_is_never_kept_for_a_piece,
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

/// A network that wants to be logged in to answers "200" with a page of its own, whatever is asked for.
async fn another_page_is_never_kept_for_a_piece(page: Page) -> Result<()> {
    let (address, folder) = site::of_its_own()?;
    let panels = panels(&folder)?;
    let built = fs::read(&panels)?;
    fs::write(&panels, "<h1>Log in to the network</h1>")?;
    page.open_address(&address).await?;
    if is_firefox(&page).await? {
        return plays(&page).await;
    }
    ensure!(asked_to_keep(&page).await? == "redundant", "a worker kept the page of another");
    page.click(Role::Tab, "Graph").await?;
    page.expect_text("This part of the page failed to load.").await?;
    fs::write(&panels, built)?;
    page.click(Role::Button, "Try again").await?;
    page.expect_shown(".graph svg").await?;
    ensure!(asked_to_keep(&page).await? == "activated", "nothing was kept");
    fs::remove_dir_all(&folder)?;
    page.reload().await?;
    page.click(Role::Tab, "Graph").await?;
    page.expect_shown(".graph svg").await?;
    // The browser complains of the piece that was none, and of the files that are gone, as it should.
    page.console_errors().await?;
    Ok(())
}

/// Returns the file with the piece of the panels.
fn panels(folder: &Path) -> Result<PathBuf> {
    let files = fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    let is_it = |file: &PathBuf| file.display().to_string().contains("/split_panels");
    files.into_iter().find(is_it).context("there is no piece of the panels")
}

/// Asks the worker to keep the page, and gives what became of it.
async fn asked_to_keep(page: &Page) -> Result<String> {
    let script =
        "return navigator.serviceWorker.register('worker.js').then((kept) => new Promise((resolve) => {
        const worker = kept.installing ?? kept.waiting ?? kept.active;
        const look = () => {
            const state = worker?.state ?? 'redundant';
            if (['activated', 'redundant'].includes(state)) resolve(state);
        };
        worker?.addEventListener('statechange', look);
        look();
    }))";
    page.script(script, vec![]).await
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
