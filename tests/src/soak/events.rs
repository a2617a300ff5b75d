//! Random events in the page; after each hundred the board, the slider and the address agree with the solver.

use super::{console_is_clean, expected};
use crate::{browser::Viewport, page::Page, wait};
use anyhow::{Context, Result, ensure};
use gros_soak::dice::Dice;
use serde_json::json;
use std::time::Duration;

const EVENTS: &str = include_str!("../../pages/events.js");
/// Events between two looks.
const BATCH: usize = 100;
/// A hundred takes some seconds, on a busy machine many.
const PATIENCE: Duration = Duration::from_secs(300);
/// So many batches are done in one page, which then is opened anew with another task.
const PAGE: usize = 5;

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
struct Done {
    log: Vec<String>,
    /// How many milliseconds it took, and what it was.
    slowest: (f64, String),
    faults: Vec<String>,
}

/// Does so many hundreds of events.
pub async fn shake(page: &Page, seed: u64, hundreds: usize) -> Result<()> {
    println!("{} events, seed {seed}", hundreds * BATCH);
    let mut dice = Dice::new(seed);
    let mut slowest = (0.0, String::new());
    page.set_script_timeout(PATIENCE).await?;
    for index in 0..hundreds {
        if index % PAGE == 0 {
            page.open(dice.of(&TASKS)).await?;
        }
        page.resize(dice.of(&SIZES)).await?;
        let own = dice.number() as u32;
        let done = page.script_async::<Done>(EVENTS, vec![json!(own), json!(BATCH)]).await;
        let done = match done {
            Ok(done) => done,
            Err(error) => {
                return Err(error.context(format!("seed {seed}, hundred {index}\n{}", page.snapshot().await)));
            }
        };
        if done.slowest.0 > slowest.0 {
            slowest = done.slowest;
        }
        let result = match done.faults.is_empty() {
            true => stands(page).await,
            false => Err(anyhow::anyhow!("{}", done.faults.join("; "))),
        };
        result.with_context(|| format!("seed {seed}, hundred {index}, after\n{}", done.log.join("\n")))?;
        if index % 20 == 19 {
            println!("{} events", (index + 1) * BATCH);
        }
    }
    println!("the slowest event took {:.0} ms: {}", slowest.0, slowest.1);
    Ok(())
}

/// Waits until the address says what the board shows, and checks both against the solver.
async fn stands(page: &Page) -> Result<()> {
    page.script::<()>(REST, vec![]).await?;
    let agree = async || {
        let puzzle = page.puzzle().await?;
        let shown = [puzzle.puzzle, puzzle.state, puzzle.step, puzzle.steps, puzzle.guarantee].join(" ");
        let wanted = expected(&page.spec().await?);
        ensure!(shown == wanted, "the board shows {shown}, the address says {wanted}");
        Ok(Some(()))
    };
    wait::until("the board and the address to agree", agree).await?;
    page.expect_shown("[data-puzzle]").await?;
    console_is_clean(page).await
}

/// Lets go of everything and stops what runs by itself: what runs at 60 moves a second is never seen at rest.
const REST: &str = "
    for (const range of document.querySelectorAll('input[type=range]')) {
        range.dispatchEvent(new Event('change', { bubbles: true }));
    }
    dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));";
