//! How much one seek may cost and how much most of them do: each of a thousand by itself, by the page's own clock.

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    site,
};
use anyhow::{Context, Result};
use serde_json::json;
use std::time::Duration;

/// What is measured, with its name.
const ROWS: [(&str, &str); 6] = [
    ("9 rings", "rings"),
    ("64 rings", "rings?n=64"),
    ("1,000 rings", "rings?n=1000"),
    ("9 discs", "hanoi?n=9"),
    ("64 discs", "hanoi?n=64"),
    ("1,000 discs", "hanoi?n=1000"),
];
/// Seeks that are not counted, and those that are.
const SEEKS: (usize, usize) = (50, 1_000);

/// Puts the slider at random places. A message that is sent before is read when the page has written all; then the
/// browser is asked for a height, so that it computes styles and layout. What passed until then was work; the next seek
/// comes after the next frame.
const TIMED: &str = "
    const [count, done] = arguments;
    const slider = document.querySelector('input[type=range]');
    const { port1, port2 } = new MessageChannel();
    const spent = [];
    let [begun, seed] = [0, 12345];
    const next = () => {
        if (spent.length === count) return done(spent);
        seed = (seed * 1103515245 + 12345) % 2147483648;
        slider.value = Math.floor(seed / 2147483648 * (Number(slider.max) + 1));
        begun = performance.now();
        port2.postMessage(0);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
    port1.onmessage = () => {
        spent.push(document.body.offsetHeight && performance.now() - begun);
        requestAnimationFrame(() => setTimeout(next));
    };
    next();
";

/// Measures and prints a table.
pub async fn measure() -> Result<()> {
    Browser::with(Kind::Chromium, Settings::default(), all).await
}

async fn all(browser: &Browser) -> Result<()> {
    let page = Page::new(browser, site::page()?);
    page.be_patient(Duration::from_secs(300)).await?;
    println!("\n| script, style and layout of a seek, ms | median | 95 of 100 | 99 of 100 |");
    println!("|---|---:|---:|---:|");
    for (name, spec) in ROWS {
        page.open(spec).await?;
        let (warm_up, count) = SEEKS;
        page.script_later::<Vec<f64>>(TIMED, vec![json!(warm_up)]).await.context(name)?;
        let mut spent: Vec<f64> = page.script_later(TIMED, vec![json!(count)]).await.context(name)?;
        spent.sort_by(f64::total_cmp);
        let [median, most, nearly_all] = [50, 95, 99].map(|part| below(&spent, part));
        println!("| {name} | {median:.1} | {most:.1} | {nearly_all:.1} |");
    }
    Ok(())
}

/// Returns the value that so many of a hundred do not exceed; the values go up.
fn below(sorted: &[f64], part: usize) -> f64 {
    let last = (sorted.len() * part).div_ceil(100).saturating_sub(1);
    sorted.get(last).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_of_a_hundred_are_not_above() {
        let sorted: Vec<f64> = (1..=1000).map(f64::from).collect();
        assert_eq!([50, 95, 99, 100].map(|part| below(&sorted, part)), [500.0, 950.0, 990.0, 1000.0]);
        assert_eq!((below(&[7.0], 50), below(&[], 50)), (7.0, 0.0));
    }
}
