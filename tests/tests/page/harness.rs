//! Tests of the harness itself on a small page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    browser::{DESKTOP, Kind, PHONE, Settings},
    page::Page,
    runner::Check,
    scenario::{Scenario, Story},
    site,
};

pub const CHECKS: [Check; 3] = [
    ("a_failed_assertion_describes_the_page", a_failed_assertion_describes_the_page),
    ("a_console_error_is_a_failure", a_console_error_is_a_failure),
    ("scenarios_are_isolated", scenarios_are_isolated),
];

fn play(name: &'static str, kind: Kind, story: Story) -> Result<()> {
    let (module, settings, site) = (module_path!(), Settings::default(), site::harness);
    Scenario { module, name, in_firefox: true, in_webkit: true, settings, site, story }.play(kind)
}

/// Plays a story that fails, and returns the report.
fn failure(name: &'static str, story: Story) -> String {
    play(name, Kind::Chromium, story).err().map_or(String::new(), |error| format!("{error:#}"))
}

fn a_failed_assertion_describes_the_page() -> Result<()> {
    let report = failure("assertion", |page| {
        Box::pin(async move {
            page.open("").await?;
            assert_eq!(page.puzzle().await?.step, "7");
            Ok(())
        })
    });
    assert!(report.contains("assertion `left == right` failed"), "{report}");
    assert!(report.contains("step: \"0\"") && report.contains("failed/assertion-chromium.png"), "{report}");
    Ok(())
}

fn a_console_error_is_a_failure() -> Result<()> {
    let report = failure("console", |page| Box::pin(async move { page.open("broken").await }));
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

fn scenarios_are_isolated() -> Result<()> {
    for kind in Kind::ALL.into_iter().filter(|kind| !kind.is_missing()) {
        play("leave", kind, |page| Box::pin(leave(page)))?;
        play("find_nothing", kind, |page| Box::pin(find_nothing(page)))?;
    }
    Ok(())
}
