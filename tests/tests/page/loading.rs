//! Failures to load, crashes, and lazy loading.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::PHONE,
    page::{Page, Role},
    scenarios, site,
};
use std::{fs, path::Path};
use xtask::page::built;

scenarios! {
    on site::page;
    a_file_url_is_explained,
    a_crash_offers_to_reopen;
    chromium:
    #[webkit]
    chunks_load_once_and_on_demand,
    missing_files_are_reported,
    a_session_that_crashes_on_start_is_dropped,
    first_renderings_and_late_measurements,
    the_page_is_played_and_crashes_while_it_is_translated,
    a_failed_chunk_is_requested_again: Settings::on_phone(),
}

async fn missing_files_are_reported(page: Page) -> Result<()> {
    for folder in ["no-program", "no-bindings", "damaged-program"] {
        page.visit_address(&format!("{}{folder}/", site::incomplete()?)).await?;
        page.expect_shown("#failed").await?;
        page.expect_shown(".first .board svg").await?;
        page.expect_text("Rule 1: ring 1 can move at any time.").await?;
        page.expect_text("规则一：第 1 环随时可以套上或解开。").await?;
        ensure!(!page.text().await?.contains("web server"), "{folder} is taken for a file");
    }
    page.discard_errors().await
}

async fn a_file_url_is_explained(page: Page) -> Result<()> {
    page.visit_address(&format!("file://{}/index.html", built()?.display())).await?;
    page.expect_shown("#failed").await?;
    page.expect_text("Browsers run this program from a web server only.").await?;
    ensure!(page.count("#broken[open]").await? == 0, "nothing has crashed");
    page.discard_errors().await
}

async fn a_crash_offers_to_reopen(page: Page) -> Result<()> {
    let page = page.at(&site::with_script("trap.js")?);
    page.open("rings?n=5&play=2").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec("rings?n=5&play=2&step=1").await?;
    page.type_text("?").await?;
    page.expect_shown(".help[open]").await?;
    crash(&page).await?;
    page.expect_text("Gros has crashed.").await?;
    page.expect_focus("Reopen this step").await?;
    page.expect_text_gone("Gros 出错").await?;
    page.press(&[thirtyfour::Key::Escape]).await?;
    page.click(Role::Link, "Reopen this step").await?;
    expect_restarted(&page).await?;
    page.expect_spec("rings?n=5&play=2&step=1").await?;
    page.expect_step("1").await?;
    // The second time, a fresh start is the default.
    crash(&page).await?;
    page.expect_focus("Start over").await?;
    page.click(Role::Link, "Start over").await?;
    expect_restarted(&page).await?;
    page.expect_steps("341").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    page.discard_errors().await
}

/// The session is stored after the first rendering. If it crashes on start all the same, the next visit starts
/// without it.
async fn a_session_that_crashes_on_start_is_dropped(page: Page) -> Result<()> {
    let page = page.at(&site::with_script("trap.js")?);
    page.open("rings?n=5&step=3").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_spec("rings?n=5&step=4").await?;
    expect_stored(&page, "#/rings?n=5&step=4").await?;
    // A link that crashes on start is not stored.
    page.visit_address(&format!("{}?trap#/hanoi?n=4", site::with_script("trap.js")?)).await?;
    page.expect_text("Gros has crashed.").await?;
    page.expect_shown(".first .header").await?;
    expect_stored(&page, "#/rings?n=5&step=4").await?;
    page.click(Role::Link, "Reopen this step").await?;
    page.expect_text("Gros has crashed.").await?;
    // Now the stored session crashes.
    page.visit_address(&format!("{}?trap", site::with_script("trap.js")?)).await?;
    page.expect_text("Gros has crashed.").await?;
    expect_stored(&page, "").await?;
    // A hung start that the browser killed is recognized by its age.
    page.open("rings?n=5&step=3").await?;
    expect_stored(&page, "#/rings?n=5&step=3").await?;
    page.visit_address(&format!("{}worker.js", site::with_script("trap.js")?)).await?;
    let dead = "localStorage.setItem('gros.1.starting', `${Date.now() - 60000} last`)";
    page.script::<()>(dead, vec![]).await?;
    page.open("").await?;
    page.expect_steps("341").await?;
    page.discard_errors().await
}

/// Waits for the address in the stored session; empty for no session.
async fn expect_stored(page: &Page, address: &str) -> Result<()> {
    let script = "return (localStorage.getItem('gros.1.session') ?? '').split('\\n')[0]";
    page.expect("the stored session", address, async || page.script(script, vec![]).await).await
}

/// Makes the program crash on its next event.
async fn crash(page: &Page) -> Result<()> {
    page.script::<()>("trap(); dispatchEvent(new HashChangeEvent('hashchange'))", vec![]).await?;
    page.expect_shown("#broken").await
}

async fn expect_restarted(page: &Page) -> Result<()> {
    page.expect_count("#broken[open]", 0).await?;
    page.expect_count(".first", 0).await
}

/// The drawing of the program stays as it is, since it would go on writing into texts that are no longer in the page.
async fn the_page_is_played_and_crashes_while_it_is_translated(page: Page) -> Result<()> {
    let page = page.at(&site::with_script("trap.js")?);
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
    page.expect_count("font", 0).await?;
    crash(&page).await?;
    page.click(Role::Link, "Reopen this step").await?;
    expect_restarted(&page).await?;
    page.expect_step("2").await?;
    page.discard_errors().await
}

async fn first_renderings_and_late_measurements(page: Page) -> Result<()> {
    let page = page.at(&site::with_script("slices.js")?);
    page.open("rings").await?;
    let slices: Vec<String> = page.script("return window.slices", vec![]).await?;
    let parts = [".header", ".header .dock", ".header .dock .panel", ".header .dock .panel [data-puzzle]"];
    assert_eq!(slices, parts);
    page.resize(PHONE).await?;
    let page = page.at(&site::with_script("late.js")?);
    page.open("rings?step=123").await?;
    page.expect_shown(".peek-text").await?;
    ensure!(fetched(&page, "split_explain").await? == 1, "the chunk of the cards must be fetched once");
    ensure!(fetched(&page, "split_").await? == 1, "another chunk was fetched");
    page.discard_errors().await
}

/// When it is asked for, and when the device is online again.
async fn a_failed_chunk_is_requested_again(page: Page) -> Result<()> {
    let (address, folder) = site::private_copy()?;
    let aside = folder.with_extension("aside");
    fs::create_dir_all(&aside)?;
    move_chunks(&folder, &aside)?;
    page.visit_address(&format!("{address}#/hanoi?n=3")).await?;
    page.expect_text("This part of the page failed to load.").await?;
    page.click(Role::Button, "Try again").await?;
    page.expect_text("This part of the page failed to load.").await?;
    page.expect_count(".lazy[aria-busy]", 0).await?;
    move_chunks(&aside, &folder)?;
    page.script::<bool>("return dispatchEvent(new Event('online'))", vec![]).await?;
    page.expect_text_gone("This part of the page failed to load.").await?;
    page.expect_shown("#board svg").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    page.discard_errors().await?;
    page.open("rings").await?;
    page.expect_shown("#board svg").await?;
    page.script::<()>(HOLD, vec![]).await?;
    page.script::<()>("location.hash = '/hanoi?n=3'", vec![]).await?;
    page.expect_true("chunks in flight", "return held.length > 1").await?;
    page.expect_text("This part of the page failed to load.").await?;
    page.settle().await?;
    page.script::<bool>("window.isBack = true; return dispatchEvent(new Event('online'))", vec![]).await?;
    page.script::<()>("held.forEach((reject) => reject(new TypeError('no network')))", vec![]).await?;
    page.expect_shown("#board svg").await?;
    page.discard_errors().await
}

/// Fails the first chunk that is fetched at once, and holds the others until they are released.
const HOLD: &str = "
    const network = window.fetch;
    window.held = [];
    window.fetch = (file, options) => {
        if (window.isBack || !String(file).includes('.wasm')) return network(file, options);
        return new Promise((_, reject) => {
            if (held.push(reject) === 1) reject(new TypeError('no network'));
        });
    };";

async fn chunks_load_once_and_on_demand(page: Page) -> Result<()> {
    page.open("").await?;
    page.expect_text("Stuck?").await?;
    for file in ["/program-", ".wasm", ".css", "/words-"] {
        let times = fetched(&page, file).await?;
        ensure!(times == 1, "a first visit fetched {times} files of {file}");
    }
    page.click(Role::Tab, "Graph").await?;
    page.expect_shown(".graph svg").await?;
    ensure!(fetched(&page, "split_panels").await? == 1, "the chunk of the panels has the graph");
    ensure!(fetched(&page, "split_boards").await? == 0, "no other board is shown");
    Ok(())
}

fn move_chunks(from: &Path, to: &Path) -> Result<()> {
    for file in site::files(from)? {
        if ["split_", "chunk_"].iter().any(|piece| site::starts_with(&file, piece)) {
            fs::rename(&file, to.join(file.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// Counts the fetched files whose names contain a text.
async fn fetched(page: &Page, name: &str) -> Result<usize> {
    let script = format!(
        "return performance.getEntriesByType('resource').filter((file) => file.name.includes('{name}')).length"
    );
    page.script(&script, vec![]).await
}
