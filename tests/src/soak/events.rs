//! Sends random events to the page. After each hundred, board and address must agree with the solver.

use super::addresses::MAX_PIECES;
use super::{expected, samples};
use crate::{browser::Viewport, page::Page, scenario::expect_clean_console, wait};
use anyhow::{Context, Result, ensure};
use gros_session::spec;
use proptest::{collection::vec, prelude::any, sample::select};
use serde_json::json;
use std::time::Duration;

const EVENTS: &str = include_str!("../../pages/events.js");
/// Events between two checks.
const BATCH: usize = 100;
/// More random numbers than a batch usually needs; it starts over when they are used up.
const NUMBERS: usize = 2_000;
const BATCH_TIMEOUT: Duration = Duration::from_secs(300);
/// Batches until another task is opened.
const PER_TASK: usize = 5;

const SIZES: [Viewport; 5] = [(1440, 900), (390, 844), (320, 568), (844, 390), (1024, 768)];

const TASKS: [&str; 14] = [
    "rings",
    "rings?n=64&step=12345678901234567",
    "rings?n=7&pair=1",
    "hanoi",
    "hanoi?n=64",
    "hanoi?n=6&pegs=4",
    "hanoi?n=4&rule=linear",
    "wythoff",
    "wythoff?piles=2,5&rule=nim",
    "spinout?outside=1",
    "kugellager",
    "elephants",
    "slideout?base=5&n=3",
    "hexadecimal?key=1011",
];

#[derive(serde::Deserialize)]
struct BatchResult {
    log: Vec<String>,
    errors: Vec<String>,
}

pub async fn run(page: &Page, seed: u64, hundreds: usize) -> Result<()> {
    let batch = (select(&TASKS[..]), select(&SIZES[..]), vec(any::<u32>(), NUMBERS));
    page.set_script_timeout(BATCH_TIMEOUT).await?;
    for (index, (task, size, numbers)) in samples(batch, seed).take(hundreds).enumerate() {
        if index % PER_TASK == 0 {
            page.open(task).await?;
        }
        page.resize(size).await?;
        let result = page.script_async::<BatchResult>(EVENTS, vec![json!(numbers), json!(BATCH)]).await;
        let result = match result {
            Ok(result) => result,
            Err(error) => {
                return Err(error.context(format!("seed {seed}, hundred {index}\n{}", page.snapshot().await)));
            }
        };
        let check = match result.errors.is_empty() {
            true => expect_consistent(page).await,
            false => Err(anyhow::anyhow!("{}", result.errors.join("; "))),
        };
        check.with_context(|| format!("seed {seed}, hundred {index}, after\n{}", result.log.join("\n")))?;
    }
    Ok(())
}

/// Waits until board and address agree with the solver, unless the address is that of another screen.
async fn expect_consistent(page: &Page) -> Result<()> {
    page.script::<()>(RELEASE_ALL, vec![]).await?;
    if spec::open(&page.spec().await?, MAX_PIECES).is_err() {
        return expect_clean_console(page).await;
    }
    let agree = async || {
        let puzzle = page.puzzle().await?;
        let shown = [puzzle.puzzle, puzzle.state, puzzle.step, puzzle.steps, puzzle.guarantee].join(" ");
        let wanted = expected(&page.spec().await?);
        ensure!(shown == wanted, "the board shows {shown}, the address says {wanted}");
        Ok(Some(()))
    };
    wait::until("the board and the address to agree", agree).await?;
    page.expect_shown("[data-puzzle]").await?;
    expect_clean_console(page).await
}

/// Releases sliders and pointers and stops playback, so that the page comes to rest.
const RELEASE_ALL: &str = "
    for (const range of document.querySelectorAll('input[type=range]')) {
        range.dispatchEvent(new Event('change', { bubbles: true }));
    }
    dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));";
