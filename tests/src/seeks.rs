//! Main-thread time of random seeks, compared with two handwritten pages without a framework: nine bare ellipses, and
//! the whole picture of nine rings.

use crate::{
    browser::{Browser, Kind, Settings},
    site, wait,
};
use anyhow::{Context, Result};
use serde_json::json;
use std::collections::HashMap;

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
            costs.push(cost(browser, address).await.with_context(|| (*name).to_owned())?);
        }
    }
    Ok(costs)
}

/// Returns the milliseconds of one seek.
async fn cost(browser: &Browser, address: &str) -> Result<Cost> {
    browser.web.goto("about:blank").await?;
    browser.web.goto(address).await?;
    wait::until("the slider, instead of the first picture", async || {
        let script =
            "return !!document.querySelector('input[type=range]') && !document.querySelector('.first')";
        let is_there = browser.web.execute(script, []).await?;
        Ok(is_there.convert::<bool>()?.then_some(()))
    })
    .await?;
    seek(browser, WARM_UP).await?;
    let before = durations(browser).await?;
    seek(browser, SEEKS).await?;
    let after = durations(browser).await?;
    Ok(std::array::from_fn(|index| (after[index] - before[index]) * 1000.0 / f64::from(SEEKS)))
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
    values.get(values.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        let rounds = [3.0, 1.0, 2.0].map(|value| [value; 4]);
        assert_eq!(median(&rounds, 0), 2.0);
        assert_eq!(median(&[], 0), 0.0);
    }
}
