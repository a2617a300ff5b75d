//! The harness, tested on a small page of its own: it sees what is there, and fails when it should.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{Browser, DESKTOP, Kind, PHONE, Settings},
    page::{Page, Role},
    pool,
    runner::Check,
    scenario::{Failure, Stage},
    scenarios, site, wait,
};
use serde_json::{Value, json};
use thirtyfour::Key;

scenarios! {
    on site::harness;
    finds_by_role_and_name,
    drags_the_slider,
    types_into_the_field,
    works_by_keyboard,
    has_the_size_of_a_phone: Settings::on_phone(),
    speaks_a_language: Settings::reading("zh-TW,zh"),
}

async fn finds_by_role_and_name(page: Page) -> Result<()> {
    page.open("").await?;
    page.click(Role::Button, "Forward").await?;
    page.expect_step("1").await?;
    page.click_starting(Role::Button, "Ring 2,").await?;
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
    page.expect_text("zh-TW zh").await
}

/// What the harness says of stories that fail, and that one story leaves nothing to the next.
pub const CHECKS: [Check; 5] = [
    ("a_failure_says_what_was_on_the_page", a_failure_says_what_was_on_the_page),
    ("a_failed_assertion_is_a_failure", a_failed_assertion_is_a_failure),
    ("an_error_in_the_console_is_a_failure", an_error_in_the_console_is_a_failure),
    ("a_story_leaves_no_trace", a_story_leaves_no_trace),
    ("a_browser_leaves_no_process", a_browser_leaves_no_process),
];

fn stage(name: &'static str, kind: Kind) -> Stage {
    Stage { name, kind, settings: Settings::default(), site: site::harness }
}

fn failure<F: Future<Output = Result<()>> + 'static>(
    name: &'static str,
    story: impl FnOnce(Page) -> F + 'static,
) -> String {
    stage(name, Kind::Chromium).play(story).err().map_or(String::new(), |failure| failure.to_string())
}

fn a_failure_says_what_was_on_the_page() -> Result<(), Failure> {
    let said = failure("failure", |page| async move {
        page.open("").await?;
        page.find(Role::Button, "Backward").await?;
        Ok(())
    });
    assert!(said.contains("waited 30 seconds in vain for the button “Backward”"), "{said}");
    assert!(said.contains("step: \"0\"") && said.contains("failed/failure-chromium.png"), "{said}");
    Ok(())
}

fn a_failed_assertion_is_a_failure() -> Result<(), Failure> {
    let said = failure("assertion", |page| async move {
        page.open("").await?;
        assert_eq!(page.puzzle().await?.step, "7");
        Ok(())
    });
    assert!(said.contains("assertion `left == right` failed"), "{said}");
    Ok(())
}

fn an_error_in_the_console_is_a_failure() -> Result<(), Failure> {
    let said = failure("console", |page| async move { page.open("broken").await });
    assert!(said.contains("something broke"), "{said}");
    Ok(())
}

/// What a story can leave behind in a browser.
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

/// What is to be found of it.
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
    let left: Value = page.script_later(LEAVE, vec![]).await?;
    ensure!(left == json!(true), "{left}");
    Ok(())
}

async fn find_nothing(page: Page) -> Result<()> {
    page.open("").await?;
    let found: Value = page.script_later(FOUND, vec![]).await?;
    ensure!(found == json!([0, 0, 0, 0, 0, 0, 0]), "{found}");
    let size: (u32, u32) = page.script("return [innerWidth, innerHeight]", vec![]).await?;
    ensure!(size == DESKTOP, "{size:?}");
    Ok(())
}

fn a_story_leaves_no_trace() -> Result<(), Failure> {
    for kind in [Kind::Chromium, Kind::Firefox] {
        stage("leave", kind).play(leave)?;
        stage("find_nothing", kind).play(find_nothing)?;
    }
    Ok(())
}

fn a_browser_leaves_no_process() -> Result<(), Failure> {
    for kind in [Kind::Chromium, Kind::Firefox] {
        let settings = Settings::default();
        let left = pool::runtime().and_then(|runtime| {
            runtime.block_on(async {
                let browser = Browser::start(kind, settings).await?;
                let processes = browser.processes();
                browser.quit().await?;
                wait::until("all processes of the browser to end", async || {
                    let left = processes.iter().filter(|process| is_running(**process)).count();
                    ensure!(left == 0, "{left} of {} run on", processes.len());
                    Ok(Some(()))
                })
                .await
            })
        });
        left.map_err(|error| Failure::from(error.context(kind.to_string())))?;
    }
    Ok(())
}

/// Tells whether a process runs; one that has ended may wait for somebody to ask what came of it.
fn is_running(process: u32) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    status.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with('Z'))
}
