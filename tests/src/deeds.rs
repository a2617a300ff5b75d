//! What the page costs in a real browser while it plays by itself and while a step is typed, and whether ten thousand
//! seeks leave anything behind.

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    seeks::{self, metrics},
    site,
};
use anyhow::{Context, Result};
use serde_json::json;

const ROWS: [(&str, &str); 3] =
    [("9 rings", "rings"), ("64 rings", "rings?n=64"), ("1,000 rings", "rings?n=1000")];

/// Plays so many moves at 16 a second.
const MOVES: u32 = 80;
const PLAY: &str = "
    const [count, done] = arguments;
    const speed = document.querySelector('.transport-speed select');
    speed.selectedIndex = [...speed.options].findIndex((option) => option.text.includes('16'));
    speed.dispatchEvent(new Event('change', { bubbles: true }));
    const play = document.querySelector('.transport .button-primary, .transport-play');
    const step = () => BigInt(document.getElementById('board').dataset.step);
    const last = step() + BigInt(count);
    const look = () => {
        if (step() < last) return requestAnimationFrame(look);
        play.click();
        requestAnimationFrame(() => setTimeout(done));
    };
    play.click();
    look();
";

/// Types so many steps of two digits, each after the frame of the one before.
const STEPS: u32 = 60;
const TYPE: &str = "
    const [count, done] = arguments;
    const field = document.getElementById('step');
    field.focus();
    const next = (left) => {
        if (left === 0) return done();
        const step = String(10 + (left * 37) % 90);
        for (const text of [step[0], step]) {
            field.value = text;
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        }
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        requestAnimationFrame(() => setTimeout(() => next(left - 1)));
    };
    next(count);
";

/// Keeps the program's memory where it can be asked for.
const KEEP_MEMORY: &str = "
    const original = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...given) => {
        const made = await original.apply(WebAssembly, given);
        window.programMemory ??= made.instance.exports.memory;
        return made;
    };
";

/// So many seeks before what is there is counted for the first time, and so many until it is counted again.
const SETTLE: u32 = 500;
const SEEKS: u32 = 10_000;
const AT_A_TIME: u32 = 500;

/// Measures and prints two tables.
pub async fn measure() -> Result<()> {
    Browser::with(Kind::Chromium, Settings::default(), all).await
}

async fn all(browser: &Browser) -> Result<()> {
    let cdp = browser.web.cdp();
    cdp.send_raw("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": KEEP_MEMORY })).await?;
    println!("| main thread, ms | a move of 16 a second | a step that is typed |\n|---|---:|---:|");
    for (name, spec) in ROWS {
        let play = per_deed(browser, spec, PLAY, MOVES).await.context("playing")?;
        let step = per_deed(browser, spec, TYPE, STEPS).await.context("typing")?;
        println!("| {name} | {play:.2} | {step:.2} |");
    }
    println!("\n| after so many seeks | script's heap, KB | nodes | listeners | the program's memory, KB |");
    println!("|---|---:|---:|---:|---:|");
    Page::new(browser, site::page()?).open("rings?n=64").await?;
    seeks::seek(browser, SETTLE).await?;
    print_memory(browser, SETTLE).await?;
    for _ in 0..SEEKS / AT_A_TIME {
        seeks::seek(browser, AT_A_TIME).await?;
    }
    print_memory(browser, SETTLE + SEEKS).await
}

/// Returns the milliseconds of the main thread that one of so many deeds takes.
async fn per_deed(browser: &Browser, spec: &str, script: &str, count: u32) -> Result<f64> {
    browser.web.goto("about:blank").await?;
    Page::new(browser, site::page()?).open(spec).await?;
    seeks::seek(browser, 20).await?;
    let before = metrics(browser).await?;
    browser.web.execute_async(script, vec![json!(count)]).await?;
    let after = metrics(browser).await?;
    let seconds = |all: &seeks::Metrics| all.get("TaskDuration").copied().unwrap_or_default();
    Ok((seconds(&after) - seconds(&before)) * 1000.0 / f64::from(count))
}

async fn print_memory(browser: &Browser, seeks: u32) -> Result<()> {
    browser.web.cdp().send_raw("HeapProfiler.collectGarbage", json!({})).await?;
    let all = metrics(browser).await?;
    let bytes = browser.web.execute("return window.programMemory?.buffer.byteLength ?? 0", []).await?;
    let value = |name: &str| all.get(name).copied().unwrap_or_default();
    println!(
        "| {seeks} | {:.0} | {:.0} | {:.0} | {:.0} |",
        value("JSHeapUsedSize") / 1024.0,
        value("Nodes"),
        value("JSEventListeners"),
        bytes.convert::<f64>()? / 1024.0
    );
    Ok(())
}
