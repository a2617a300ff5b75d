//! What a seek costs in a real browser: script, style, layout and all of the page's main thread, for random places of
//! the slider, beside two pages without any framework: nine bare ellipses, and the whole picture of nine rings.

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    site, wait,
};
use anyhow::{Context, Result};
use serde_json::json;
use std::collections::HashMap;

/// The pages take turns in so many rounds, so that a busy moment meets them all.
const ROUNDS: usize = 9;
/// Seeks in a row, of one page in one round.
const SEEKS: u32 = 60;
/// Seeks before the first round, which are not counted.
const WARM_UP: u32 = 20;

/// A page that is measured.
#[derive(Clone, Copy)]
enum Subject {
    /// Nine ellipses, written by hand.
    Ellipses,
    /// The picture of nine rings, written by hand.
    ByHand,
    /// Gros, with a spec.
    Gros(&'static str),
}

/// What is measured, with its name; the second is what the others are compared with.
const PAGES: [(&str, Subject); 8] = [
    ("nine ellipses by hand", Subject::Ellipses),
    ("9 rings by hand", Subject::ByHand),
    ("9 rings", Subject::Gros("rings")),
    ("64 rings", Subject::Gros("rings?n=64")),
    ("1,000 rings", Subject::Gros("rings?n=1000")),
    ("9 discs", Subject::Gros("hanoi?n=9")),
    ("64 discs", Subject::Gros("hanoi?n=64")),
    ("1,000 discs", Subject::Gros("hanoi?n=1000")),
];

/// The durations that the browser sums up, as it names them.
const DURATIONS: [&str; 4] = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration", "TaskDuration"];

/// Puts the slider at random places, one after the other, each after the frame of the one before.
const SEEK: &str = "
    const [count, done] = arguments;
    const slider = document.querySelector('input[type=range]');
    const next = (left, seed) => {
        if (left === 0) return done();
        seed = (seed * 1103515245 + 12345) % 2147483648;
        slider.value = Math.floor(seed / 2147483648 * (Number(slider.max) + 1));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() => setTimeout(() => next(left - 1, seed)));
    };
    next(count, 12345 + Math.floor(performance.now()));
";

/// Milliseconds of one seek, by [`DURATIONS`].
type Cost = [f64; DURATIONS.len()];

/// Measures all pages and prints a table: medians of the rounds, and how many times the rings by hand they cost.
pub async fn measure() -> Result<()> {
    print(&Browser::with(Kind::Chromium, Settings::default(), rounds).await?);
    Ok(())
}

async fn rounds(browser: &Browser) -> Result<Vec<Vec<Cost>>> {
    // Time that the thread worked, not time that passed: other work of the machine would count as ours.
    let domain = json!({ "timeDomain": "threadTicks" });
    browser.web.cdp().send_raw("Performance.enable", domain).await?;
    let mut costs = vec![Vec::new(); PAGES.len()];
    for _ in 0..ROUNDS {
        for ((name, subject), costs) in PAGES.iter().zip(&mut costs) {
            costs.push(cost(browser, *subject).await.with_context(|| (*name).to_owned())?);
        }
    }
    Ok(costs)
}

async fn cost(browser: &Browser, subject: Subject) -> Result<Cost> {
    browser.web.goto("about:blank").await?;
    match subject {
        Subject::Ellipses => browser.web.goto(site::floor()?).await?,
        Subject::ByHand => browser.web.goto(site::by_hand()?).await?,
        Subject::Gros(spec) => Page::new(browser, site::page()?).open(spec).await?,
    }
    wait::until("the slider", async || {
        let there = browser.web.execute("return !!document.querySelector('input[type=range]')", []).await?;
        Ok(there.convert::<bool>()?.then_some(()))
    })
    .await?;
    seek(browser, WARM_UP).await?;
    let before = durations(browser).await?;
    seek(browser, SEEKS).await?;
    let after = durations(browser).await?;
    Ok(std::array::from_fn(|index| (after[index] - before[index]) * 1000.0 / f64::from(SEEKS)))
}

/// Does so many random seeks.
pub async fn seek(browser: &Browser, count: u32) -> Result<()> {
    browser.web.execute_async(SEEK, vec![json!(count)]).await?;
    Ok(())
}

/// Reads the seconds that the page's main thread has spent so far, by [`DURATIONS`].
async fn durations(browser: &Browser) -> Result<Cost> {
    let all = metrics(browser).await?;
    Ok(DURATIONS.map(|name| all.get(name).copied().unwrap_or_default()))
}

/// What Chromium counts of a page, by name.
pub type Metrics = HashMap<String, f64>;

/// Reads all that Chromium counts of the page.
pub async fn metrics(browser: &Browser) -> Result<Metrics> {
    let answer = browser.web.cdp().send_raw("Performance.getMetrics", json!({})).await?;
    let metrics = answer["metrics"].as_array().context("no metrics")?;
    let named =
        |metric: &serde_json::Value| Some((metric["name"].as_str()?.to_owned(), metric["value"].as_f64()?));
    Ok(metrics.iter().filter_map(named).collect())
}

fn print(costs: &[Vec<Cost>]) {
    let medians: Vec<Cost> =
        costs.iter().map(|rounds| std::array::from_fn(|index| median(rounds, index))).collect();
    let by_hand = medians.get(1).map_or(1.0, |cost| cost[3]);
    println!("| a random seek, ms | script | style | layout | main thread in all | ÷ 9 rings by hand |");
    println!("|---|---:|---:|---:|---:|---:|");
    for ((name, _), [script, style, layout, all]) in PAGES.iter().zip(medians) {
        println!("| {name} | {script:.2} | {style:.2} | {layout:.2} | {all:.2} | {:.1} |", all / by_hand);
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
    fn the_median_is_the_one_in_the_middle() {
        let rounds = [3.0, 1.0, 2.0].map(|value| [value; 4]);
        assert_eq!(median(&rounds, 0), 2.0);
        assert_eq!(median(&[], 0), 0.0);
    }
}
