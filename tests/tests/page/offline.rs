//! Offline use, and updates that never mix two versions of the page.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site,
};
use std::{
    fs,
    path::{Path, PathBuf},
};

scenarios! {
    on site::page;
    chromium:
    #[webkit]
    opens_offline,
    an_update_waits_for_the_next_visit,
    a_captive_portal_is_not_cached,
    words_that_cannot_be_fetched_change_nothing,
}

/// With other languages, and by the folder of a puzzle.
async fn opens_offline(page: Page) -> Result<()> {
    let (address, folder) = site::private_copy()?;
    page.open_address(&address).await?;
    if is_firefox(&page).await? {
        return expect_working(&page).await;
    }
    wait_until_cached(&page).await?;
    fs::remove_dir_all(&folder)?;
    page.reload().await?;
    expect_working(&page).await?;
    page.choose("Language", "繁體中文").await?;
    page.find(Role::Button, "到終點").await?;
    page.expect_language("zh-Hant").await?;
    page.open_address(&format!("{address}zh-Hans/spinout/")).await?;
    page.expect_puzzle("the puzzle of the folder", |puzzle| puzzle.puzzle == "spinout").await?;
    page.discard_errors().await
}

async fn an_update_waits_for_the_next_visit(page: Page) -> Result<()> {
    let (address, folder) = site::private_copy()?;
    page.open_address(&address).await?;
    if is_firefox(&page).await? {
        return expect_working(&page).await;
    }
    wait_until_cached(&page).await?;
    publish_again(&folder)?;
    page.reload().await?;
    page.expect_count(NEWER, 0).await?;
    page.script::<()>(
        "navigator.serviceWorker.getRegistration().then((registration) => registration.update())",
        vec![],
    )
    .await?;
    let is_waiting =
        "return navigator.serviceWorker.getRegistration().then((registration) => !!registration.waiting)";
    page.expect_true("the newer version", is_waiting).await?;
    page.expect_count(NEWER, 0).await?;
    page.reload().await?;
    page.expect_count(NEWER, 1).await
}

/// A captive portal answers every request with “200 OK” and its login page.
async fn a_captive_portal_is_not_cached(page: Page) -> Result<()> {
    let (address, folder) = site::private_copy()?;
    let panels = find(&folder, "split_panels")?;
    let built = fs::read(&panels)?;
    fs::write(&panels, "<h1>Log in to the network</h1>")?;
    page.open_address(&address).await?;
    if is_firefox(&page).await? {
        return expect_working(&page).await;
    }
    ensure!(register_worker(&page).await? == "redundant", "the login page is cached");
    page.click(Role::Tab, "Graph").await?;
    page.expect_text("This part of the page failed to load.").await?;
    fs::write(&panels, built)?;
    page.click(Role::Button, "Try again").await?;
    page.expect_shown(".graph svg").await?;
    ensure!(register_worker(&page).await? == "activated", "nothing is cached");
    fs::remove_dir_all(&folder)?;
    page.reload().await?;
    page.click(Role::Tab, "Graph").await?;
    page.expect_shown(".graph svg").await?;
    page.discard_errors().await
}

async fn words_that_cannot_be_fetched_change_nothing(page: Page) -> Result<()> {
    let (address, folder) = site::private_copy()?;
    fs::remove_file(find(&folder, "words-zh-Hant-")?)?;
    page.open_address(&address).await?;
    page.choose("Language", "繁體中文").await?;
    page.expect_text("That language couldn’t be loaded.").await?;
    page.find(Role::Button, "To goal").await?;
    page.expect_language("en").await?;
    page.choose("Language", "简体中文").await?;
    page.find(Role::Button, "到终点").await?;
    page.discard_errors().await
}

/// Returns the file of the page whose name has a prefix.
fn find(folder: &Path, start: &str) -> Result<PathBuf> {
    let found = site::files(folder)?.into_iter().find(|file| site::starts_with(file, start));
    found.with_context(|| format!("there is no {start}"))
}

/// Registers the service worker and returns its final state.
async fn register_worker(page: &Page) -> Result<String> {
    let script =
        "return navigator.serviceWorker.register('worker.js').then((registration) => new Promise((resolve) => {
        const worker = registration.installing ?? registration.waiting ?? registration.active;
        const look = () => {
            const state = worker?.state ?? 'redundant';
            if (['activated', 'redundant'].includes(state)) resolve(state);
        };
        worker?.addEventListener('statechange', look);
        look();
    }))";
    page.script(script, vec![]).await
}

/// Under geckodriver, service workers were never seen to answer requests, so that Firefox only tests that the page works.
async fn is_firefox(page: &Page) -> Result<bool> {
    page.script("return navigator.userAgent.includes('Firefox')", vec![]).await
}

async fn expect_working(page: &Page) -> Result<()> {
    page.click_on(&page.find_data("ring", "1").await?).await?;
    page.expect_step("1").await
}

/// Waits until the service worker has cached the page.
async fn wait_until_cached(page: &Page) -> Result<()> {
    let script = "return navigator.serviceWorker.getRegistration().then((registration) => registration?.active?.state === 'activated')";
    page.expect_true("the page to be cached", script).await
}

/// The page in another version.
const NEWER: &str = "[data-newer]";

/// Changes the page in its folder into that version.
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
