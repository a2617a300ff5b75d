//! Nobody else is asked for anything, and the page's policy is not touched: over a whole round of the page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::denied;
    nobody_else_is_asked,
}

async fn nobody_else_is_asked(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.click(Role::Button, "Play").await?;
    page.expect_puzzle("a step", |puzzle| puzzle.step != "0").await?;
    page.click(Role::Button, "Pause").await?;
    for tab in ["Explain", "Moves", "Setup", "Graph", "Coach"] {
        page.click_any(tab).await?;
    }
    page.click(Role::Button, "Start").await?;
    page.click_any("Explain").await?;
    // What is taken away is made all the same; only the browser's own window for it stays away.
    page.script::<()>("HTMLAnchorElement.prototype.click = () => {}", vec![]).await?;
    page.click(Role::Button, "Share").await?;
    for export in
        ["Picture of this step (SVG)", "Picture of this step (PNG)", "Moving picture of the next moves (SVG)"]
    {
        page.click(Role::Button, export).await?;
    }
    for spec in ["hanoi", "wythoff", "kugellager", "elephants", "hexadecimal", "spinout?outside=1"] {
        page.script::<()>("location.hash = `#/${arguments[0]}`", vec![spec.into()]).await?;
        page.expect_shown("[data-puzzle]").await?;
        page.expect_spec(spec).await?;
    }
    page.type_text("?").await?;
    page.expect_shown(".help[open]").await?;
    page.settle().await?;
    let asked: Vec<String> = page.script("return strangers.asked()", vec![]).await?;
    ensure!(asked.iter().any(|address| address.ends_with(".wasm")), "nothing was asked for: {asked:?}");
    let address = page.address().await?;
    let origin = address.split('/').take(3).collect::<Vec<_>>().join("/");
    let others: Vec<_> = asked
        .iter()
        .filter(|address| !address.starts_with(&format!("{origin}/")) && !is_own(address))
        .collect();
    ensure!(others.is_empty(), "{others:?} is asked for");
    let violations: Vec<String> = page.script("return strangers.violations", vec![]).await?;
    ensure!(violations.is_empty(), "against the policy: {violations:?}");
    Ok(())
}

/// What the page made itself is asked of nobody.
fn is_own(address: &str) -> bool {
    ["data:", "blob:"].iter().any(|scheme| address.starts_with(scheme))
}
