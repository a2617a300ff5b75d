//! No requests to third parties and no violations of the content security policy, on a tour of the whole page.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

scenarios! {
    on gros_browser_tests::site::with_denials;
    no_third_party_requests,
}

async fn no_third_party_requests(page: Page) -> Result<()> {
    page.open("rings?n=5").await?;
    page.click(Role::Button, "Play").await?;
    page.expect_puzzle("a step", |puzzle| puzzle.step != "0").await?;
    page.click(Role::Button, "Pause").await?;
    for tab in ["Explain", "Moves", "Setup", "Graph", "Coach"] {
        page.click_tab_or_button(tab).await?;
    }
    page.click(Role::Button, "Start").await?;
    page.click_tab_or_button("Explain").await?;
    // Suppresses the browser's download dialog.
    page.script::<()>("HTMLAnchorElement.prototype.click = () => {}", vec![]).await?;
    page.click(Role::Button, "Share").await?;
    for export in
        ["Picture of this step (SVG)", "Picture of this step (PNG)", "Animation of the next moves (SVG)"]
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
    let requests: Vec<String> = page.script("return network.requests()", vec![]).await?;
    ensure!(requests.iter().any(|address| address.ends_with(".wasm")), "requests are missing: {requests:?}");
    let address = page.address().await?;
    let origin = address.split('/').take(3).collect::<Vec<_>>().join("/");
    let others: Vec<_> = requests
        .iter()
        .filter(|address| !address.starts_with(&format!("{origin}/")) && !is_local(address))
        .collect();
    ensure!(others.is_empty(), "requests to third parties: {others:?}");
    let violations: Vec<String> = page.script("return network.violations", vec![]).await?;
    ensure!(violations.is_empty(), "violations of the policy: {violations:?}");
    Ok(())
}

/// Returns whether an address needs no request.
fn is_local(address: &str) -> bool {
    ["data:", "blob:"].iter().any(|scheme| address.starts_with(scheme))
}
