//! Latency percentiles of 1,000 random seeks.

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    seeks, site,
};
use anyhow::{Context, Result};
use serde_json::json;
use std::time::Duration;

const WARM_UP: usize = 50;
const SEEKS: usize = 1_000;

/// Seeks to random places, one per frame, and times each. A message posted just before the event arrives when its
/// handlers have finished; reading a height then forces style and layout.
const TIMED: &str = "
    const [count, done] = arguments;
    const slider = document.querySelector('input[type=range]');
    const { port1, port2 } = new MessageChannel();
    const latencies = [];
    let started = 0;
    const next = () => {
        if (latencies.length === count) return done(latencies);
        slider.value = Math.floor(Math.random() * (Number(slider.max) + 1));
        started = performance.now();
        port2.postMessage(0);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
    };
    port1.onmessage = () => {
        latencies.push(document.body.offsetHeight && performance.now() - started);
        requestAnimationFrame(() => setTimeout(next));
    };
    next();
";

/// Prints a table of medians, 95th and 99th percentiles.
pub async fn measure() -> Result<()> {
    Browser::with(Kind::Chromium, Settings::default(), all).await
}

async fn all(browser: &Browser) -> Result<()> {
    let page = Page::new(browser, site::page()?);
    page.set_script_timeout(Duration::from_secs(300)).await?;
    println!("\n| script, style and layout of a seek, ms | p50 | p95 | p99 |");
    println!("|---|---:|---:|---:|");
    for (name, spec) in seeks::TASKS {
        page.open(spec).await?;
        page.script_async::<Vec<f64>>(TIMED, vec![json!(WARM_UP)]).await.context(name)?;
        let mut latencies: Vec<f64> = page.script_async(TIMED, vec![json!(SEEKS)]).await.context(name)?;
        latencies.sort_by(f64::total_cmp);
        let [p50, p95, p99] = [50, 95, 99].map(|percent| percentile(&latencies, percent));
        println!("| {name} | {p50:.1} | {p95:.1} | {p99:.1} |");
    }
    Ok(())
}

/// Returns a percentile by the nearest-rank method.
fn percentile(sorted: &[f64], percent: usize) -> f64 {
    let rank = (sorted.len() * percent).div_ceil(100);
    sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_by_nearest_rank() {
        let sorted: Vec<f64> = (1..=1000).map(f64::from).collect();
        let found = [50, 95, 99, 100].map(|percent| percentile(&sorted, percent));
        assert_eq!(found, [500.0, 950.0, 990.0, 1000.0]);
        assert_eq!((percentile(&[7.0], 50), percentile(&[], 50)), (7.0, 0.0));
    }
}
