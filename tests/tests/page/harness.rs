//! Tests of the harness itself on a small page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{DESKTOP, Kind, PHONE, Settings},
    page::Page,
    runner::Check,
    scenario::{Failure, Run},
    site,
};

pub const CHECKS: [Check; 3] = [
    ("a_failed_assertion_describes_the_page", a_failed_assertion_describes_the_page),
    ("a_console_error_is_a_failure", a_console_error_is_a_failure),
    ("scenarios_are_isolated", scenarios_are_isolated),
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
