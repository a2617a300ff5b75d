//! Main-thread time of random seeks, compared with two handwritten pages without a framework: nine bare ellipses, and
//! the whole picture of nine rings; and latency percentiles of a thousand.

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    site, wait,
};
use anyhow::{Context, Result};
use serde_json::json;
use std::{collections::HashMap, time::Duration};

/// Every round measures all pages, so that other load on the machine affects them alike.
const ROUNDS: usize = 9;
/// Seeks per page and round.
const SEEKS: u32 = 60;
const WARM_UP: u32 = 20;

/// Tasks with their specs.
pub const TASKS: [(&str, &str); 6] = [
    ("9 rings", "rings"),
    ("64 rings", "rings?n=64"),
    ("1,000 rings", "rings?n=1000"),
    ("9 discs", "hanoi?n=9"),
    ("64 discs", "hanoi?n=64"),
    ("1,000 discs", "hanoi?n=1000"),
];

/// The names of the pages, and their addresses.
fn pages() -> Result<Vec<(&'static str, String)>> {
    let mut pages = vec![
        ("nine handwritten ellipses", site::handwritten_ellipses()?),
        ("9 handwritten rings", site::handwritten_rings()?),
    ];
    let page = site::page()?;
    pages.extend(TASKS.map(|(name, spec)| (name, format!("{page}#/{spec}"))));
    Ok(pages)
}

/// The baseline among [`pages`].
const BASELINE: usize = 1;

/// The metrics of `Performance.getMetrics`.
const DURATIONS: [&str; 4] = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration"];

/// Seeks to random places, one per frame.
const SEEK: &str = "
    const [count, done] = arguments;
    const slider = document.querySelector('input[type=range]');
    const next = (left) => {
        if (left === 0) return done();
        slider.value = Math.floor(Math.random() * (Number(slider.max) + 1));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() => setTimeout(() => next(left - 1)));
    };
    next(count);
";

/// One value for each of [`DURATIONS`].
type Cost = [f64; DURATIONS.len()];

/// Prints a table with the median of the rounds, and its ratio to the baseline.
pub async fn measure() -> Result<()> {
    let pages = pages()?;
    let costs =
        Browser::with(Kind::Chromium, Settings::default(), async |browser| rounds(browser, &pages).await);
    print(&pages, &costs.await?);
    Ok(())
}

async fn rounds(browser: &Browser, pages: &[(&str, String)]) -> Result<Vec<Vec<Cost>>> {
    // CPU time of the thread; wall-clock time would include other load on the machine.
    let domain = json!({ "timeDomain": "threadTicks" });
    browser.web.cdp().send_raw("Performance.enable", domain).await?;
    let mut costs = vec![Vec::new(); pages.len()];
    for _ in 0..ROUNDS {
        for ((name, address), costs) in pages.iter().zip(&mut costs) {
            costs.push(cost(browser, address, SEEK, SEEKS).await.with_context(|| (*name).to_owned())?);
        }
    }
    Ok(costs)
}

/// Opens an address, and returns the milliseconds of one of the actions of a script.
pub async fn cost(browser: &Browser, address: &str, script: &str, count: u32) -> Result<Cost> {
    browser.web.goto("about:blank").await?;
    browser.web.goto(address).await?;
    wait::until("the slider, instead of the first picture", async || {
        let is_ready =
            "return !!document.querySelector('input[type=range]') && !document.querySelector('.first')";
        let is_there = browser.web.execute(is_ready, []).await?;
        Ok(is_there.convert::<bool>()?.then_some(()))
    })
    .await?;
    seek(browser, WARM_UP).await?;
    let before = durations(browser).await?;
    browser.web.execute_async(script, vec![json!(count)]).await?;
    let after = durations(browser).await?;
    Ok(std::array::from_fn(|index| (after[index] - before[index]) * 1000.0 / f64::from(count)))
}

pub async fn seek(browser: &Browser, count: u32) -> Result<()> {
    browser.web.execute_async(SEEK, vec![json!(count)]).await?;
    Ok(())
}

/// Returns the seconds that the main thread has spent so far.
async fn durations(browser: &Browser) -> Result<Cost> {
    let all = metrics(browser).await?;
    Ok(DURATIONS.map(|name| all.get(name).copied().unwrap_or_default()))
}

pub type Metrics = HashMap<String, f64>;

pub async fn metrics(browser: &Browser) -> Result<Metrics> {
    let answer = browser.web.cdp().send_raw("Performance.getMetrics", json!({})).await?;
    let metrics = answer["metrics"].as_array().context("no metrics")?;
    let named =
        |metric: &serde_json::Value| Some((metric["name"].as_str()?.to_owned(), metric["value"].as_f64()?));
    Ok(metrics.iter().filter_map(named).collect())
}

fn print(pages: &[(&str, String)], costs: &[Vec<Cost>]) {
    let medians: Vec<Cost> =
        costs.iter().map(|rounds| std::array::from_fn(|index| median(rounds, index))).collect();
    let baseline = medians.get(BASELINE).map_or(1.0, |cost| cost[3]);
    println!("| random seek, ms | script | style | layout | main thread | ÷ 9 handwritten rings |");
    println!("|---|---:|---:|---:|---:|---:|");
    for ((name, _), [script, style, layout, all]) in pages.iter().zip(medians) {
        println!("| {name} | {script:.2} | {style:.2} | {layout:.2} | {all:.2} | {:.1} |", all / baseline);
    }
}

fn median(rounds: &[Cost], index: usize) -> f64 {
    let mut values: Vec<f64> = rounds.iter().map(|cost| cost[index]).collect();
    values.sort_by(f64::total_cmp);
    percentile(&values, 50)
}

/// Seeks that are timed each by itself.
const TIMED_SEEKS: usize = 1_000;

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
pub async fn measure_percentiles() -> Result<()> {
    Browser::with(Kind::Chromium, Settings::default(), percentiles).await
}

async fn percentiles(browser: &Browser) -> Result<()> {
    let page = Page::new(browser, site::page()?);
    page.set_script_timeout(Duration::from_secs(300)).await?;
    println!("\n| script, style and layout of a seek, ms | p50 | p95 | p99 |");
    println!("|---|---:|---:|---:|");
    for (name, spec) in TASKS {
        page.open(spec).await?;
        page.script_async::<Vec<f64>>(TIMED, vec![json!(WARM_UP)]).await.context(name)?;
        let mut latencies: Vec<f64> =
            page.script_async(TIMED, vec![json!(TIMED_SEEKS)]).await.context(name)?;
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
