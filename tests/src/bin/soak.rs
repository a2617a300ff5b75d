//! Opens random addresses and sends random events in Chromium: `soak SEED ADDRESSES HUNDREDS`.

use anyhow::{Context, Result};
use gros_browser_tests::{
    browser::{Browser, Kind, Settings},
    page::Page,
    site, soak,
};
use std::{env, time::Instant};

fn main() -> Result<()> {
    let mut numbers = env::args().skip(1).map(|text| text.parse::<u64>());
    let mut number = || numbers.next().context("a number is missing")?.context("not a number");
    let (seed, addresses, hundreds) = (number()?, number()? as usize, number()? as usize);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(run(seed, addresses, hundreds))
}

async fn run(seed: u64, addresses: usize, hundreds: usize) -> Result<()> {
    let browser = Browser::start(Kind::Chromium, Settings::default()).await?;
    let page = Page::new(&browser, site::page()?);
    let started = Instant::now();
    let visits = soak::visits::run(&page, seed, addresses).await;
    println!("{:.0} s", started.elapsed().as_secs_f64());
    let events = soak::events::run(&page, seed, hundreds).await;
    println!("{:.0} s in all", started.elapsed().as_secs_f64());
    browser.quit().await?;
    for result in [&visits, &events] {
        if let Err(error) = result {
            println!("{error:#}");
        }
    }
    visits.and(events).context("soaking failed")
}
