//! Tests of the harness itself on a small page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{Browser, DESKTOP, Kind, PHONE, Settings},
    page::Page,
    pool,
    runner::Check,
    scenario::{Failure, Run},
    site, wait,
};

pub const CHECKS: [Check; 4] = [
    ("a_failed_assertion_describes_the_page", a_failed_assertion_describes_the_page),
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

fn a_failed_assertion_describes_the_page() -> Result<(), Failure> {
    let report = failure("assertion", |page| async move {
        page.open("").await?;
        assert_eq!(page.puzzle().await?.step, "7");
        Ok(())
    });
    assert!(report.contains("assertion `left == right` failed"), "{report}");
    assert!(report.contains("step: \"0\"") && report.contains("failed/assertion-chromium.png"), "{report}");
    Ok(())
}

fn a_console_error_is_a_failure() -> Result<(), Failure> {
    let report = failure("console", |page| async move { page.open("broken").await });
    assert!(report.contains("something broke"), "{report}");
    Ok(())
}

async fn leave(page: Page) -> Result<()> {
    page.open("").await?;
    page.resize(PHONE).await?;
    page.script("localStorage.setItem('left', 'here'); document.cookie = 'left=here; max-age=600'", vec![])
        .await
}

async fn find_nothing(page: Page) -> Result<()> {
    page.open("").await?;
    let found: (usize, usize) =
        page.script("return [localStorage.length, document.cookie.length]", vec![]).await?;
    ensure!(found == (0, 0), "{found:?}");
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
