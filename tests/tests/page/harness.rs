//! Tests of the harness itself on a small page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{Browser, DESKTOP, Kind, PHONE, Settings},
    page::{Page, Role},
    pool,
    runner::Check,
    scenario::{Failure, Run},
    scenarios, site, wait,
};
use serde_json::{Value, json};
use thirtyfour::Key;

scenarios! {
    on site::harness;
    #[webkit]
    finds_by_role_and_name,
    #[webkit]
    drags_the_slider,
    #[webkit]
    types_into_the_field,
    #[webkit]
    works_by_keyboard,
    #[webkit]
    has_the_size_of_a_phone: Settings::on_phone(),
    #[webkit]
    speaks_a_language: Settings::reading("zh-TW,zh"),
}

async fn finds_by_role_and_name(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    page.click_by_prefix(Role::Button, "Ring 2,").await?;
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
    // WebKit has the first one only.
    page.expect_text("zh-TW").await
}

pub const CHECKS: [Check; 5] = [
    ("a_failure_describes_the_page", a_failure_describes_the_page),
    ("a_failed_assertion_is_a_failure", a_failed_assertion_is_a_failure),
    ("a_console_error_is_a_failure", a_console_error_is_a_failure),
    ("scenarios_are_isolated", scenarios_are_isolated),
    ("browsers_leave_no_processes", browsers_leave_no_processes),
];

fn run(name: &'static str, kind: Kind) -> Run {
    Run { name, kind, settings: Settings::default(), site: site::harness, is_again: false }
}

/// Plays a story that fails, and returns the report.
fn failure<F: Future<Output = Result<()>> + 'static>(
    name: &'static str,
    story: impl FnOnce(Page) -> F + 'static,
) -> String {
    run(name, Kind::Chromium).play(story).err().map_or(String::new(), |failure| failure.to_string())
}

fn a_failure_describes_the_page() -> Result<(), Failure> {
    let report = failure("failure", |page| async move {
        page.open("").await?;
        page.find(Role::Button, "Backward").await?;
        Ok(())
    });
    assert!(report.contains("timed out after 30 seconds waiting for the button “Backward”"), "{report}");
    assert!(report.contains("step: \"0\"") && report.contains("failed/failure-chromium.png"), "{report}");
    Ok(())
}

fn a_failed_assertion_is_a_failure() -> Result<(), Failure> {
    let report = failure("assertion", |page| async move {
        page.open("").await?;
        assert_eq!(page.puzzle().await?.step, "7");
        Ok(())
    });
    assert!(report.contains("assertion `left == right` failed"), "{report}");
    Ok(())
}

fn a_console_error_is_a_failure() -> Result<(), Failure> {
    let report = failure("console", |page| async move { page.open("broken").await });
    assert!(report.contains("something broke"), "{report}");
    Ok(())
}

/// Writes to every kind of storage.
const LEAVE: &str = "
    const done = arguments[0];
    localStorage.setItem('left', 'here');
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here; max-age=600';
    history.pushState(null, '', '#/left');
    Promise.all([
        caches.open('left').then((cache) => cache.put('left', new Response('here'))),
        new Promise((resolve) => { indexedDB.open('left').onsuccess = resolve; }),
        navigator.serviceWorker.register('worker.js'),
    ]).then(() => done(true), (error) => done(String(error)));
";

/// Counts the entries in every kind of storage.
const FOUND: &str = "
    const done = arguments[0];
    Promise.all([caches.keys(), indexedDB.databases(), navigator.serviceWorker.getRegistrations()]).then(
        (lists) => done([
            localStorage.length, sessionStorage.length, document.cookie.length, location.hash.length,
            ...lists.map((list) => list.length),
        ]),
        (error) => done(String(error)),
    );
";

async fn leave(page: Page) -> Result<()> {
    page.open("").await?;
    page.resize(PHONE).await?;
    let left: Value = page.script_async(LEAVE, vec![]).await?;
    ensure!(left == json!(true), "{left}");
    Ok(())
}

async fn find_nothing(page: Page) -> Result<()> {
    page.open("").await?;
    let found: Value = page.script_async(FOUND, vec![]).await?;
    ensure!(found == json!([0, 0, 0, 0, 0, 0, 0]), "{found}");
    let size: (u32, u32) = page.script("return [innerWidth, innerHeight]", vec![]).await?;
    ensure!(size == DESKTOP, "{size:?}");
    Ok(())
}

fn scenarios_are_isolated() -> Result<(), Failure> {
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_missing()) {
        run("leave", kind).play(leave)?;
        run("find_nothing", kind).play(find_nothing)?;
    }
    Ok(())
}

fn browsers_leave_no_processes() -> Result<(), Failure> {
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_missing()) {
        let settings = Settings::default();
        let left = pool::runtime().and_then(|runtime| {
            runtime.block_on(async {
                let browser = Browser::start(kind, settings).await?;
                let processes = browser.processes();
                browser.quit().await?;
                wait::until("all processes of the browser to end", async || {
                    let left = processes.iter().filter(|process| is_running(**process)).count();
                    ensure!(left == 0, "{left} of {} still run", processes.len());
                    Ok(Some(()))
                })
                .await
            })
        });
        left.map_err(|error| Failure::from(error.context(kind.to_string())))?;
    }
    Ok(())
}

/// Returns whether a process runs, zombies excluded.
fn is_running(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    status.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with('Z'))
}
