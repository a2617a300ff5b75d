//! Main-thread time of playback and of typing a step, and memory use after ten thousand seeks.

use crate::{
    browser::{Browser, Kind, Settings},
    page::Page,
    seeks::{self, metrics},
    site,
};
use anyhow::{Context, Result};
use serde_json::json;

const MOVES: u32 = 80;
/// Plays moves at 16 a second.
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

const STEPS: u32 = 60;
/// Types steps of two digits, one per frame.
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

/// Exposes the wasm memory to scripts.
const EXPOSE_MEMORY: &str = "
    const original = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...values) => {
        const result = await original.apply(WebAssembly, values);
        window.wasmMemory ??= result.instance.exports.memory;
        return result;
    };
";

/// Seeks before the first measurement.
const WARM_UP: u32 = 500;
const SEEKS: u32 = 10_000;
/// Seeks per script, which must not time out.
const BATCH: u32 = 500;

/// Prints a table of costs and one of memory use.
pub async fn measure() -> Result<()> {
    Browser::with(Kind::Chromium, Settings::default(), all).await
}

async fn all(browser: &Browser) -> Result<()> {
    let cdp = browser.web.cdp();
    cdp.send_raw("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    cdp.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": EXPOSE_MEMORY })).await?;
    println!("| main thread, ms | move at 16 per second | typed step |\n|---|---:|---:|");
    for (name, spec) in &seeks::TASKS[..3] {
        let address = format!("{}#/{spec}", site::page()?);
        let [.., play] = seeks::cost(browser, &address, PLAY, MOVES).await.context("playing")?;
        let [.., step] = seeks::cost(browser, &address, TYPE, STEPS).await.context("typing")?;
        println!("| {name} | {play:.2} | {step:.2} |");
    }
    println!("\n| after seeks | JS heap, KB | nodes | listeners | wasm memory, KB |");
    println!("|---|---:|---:|---:|---:|");
    Page::new(browser, site::page()?).open("rings?n=64").await?;
    seeks::seek(browser, WARM_UP).await?;
    print_memory(browser, WARM_UP).await?;
    for _ in 0..SEEKS / BATCH {
        seeks::seek(browser, BATCH).await?;
    }
    print_memory(browser, WARM_UP + SEEKS).await
}

async fn print_memory(browser: &Browser, seeks: u32) -> Result<()> {
    browser.web.cdp().send_raw("HeapProfiler.collectGarbage", json!({})).await?;
    let all = metrics(browser).await?;
    let bytes = browser.web.execute("return window.wasmMemory?.buffer.byteLength ?? 0", []).await?;
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
