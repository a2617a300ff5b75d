//! Animation of moves, with and without reduced motion.

use anyhow::{Result, ensure};
use gros_browser_tests::{page::Page, scenarios};
use serde_json::json;

scenarios! {
    on gros_browser_tests::site::with_manual_clock;
    moves_are_animated;
    chromium:
    reduced_motion_skips_the_animation: Settings::with_reduced_motion(),
}

/// Counts the distinct renderings of the board during the first frames of a move; running CSS animations count as one.
const COUNT_PICTURES: &str = "
    const [label, frames, done] = arguments;
    const board = document.querySelector('#board');
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    (async () => {
        document.dispatchEvent(new Event('hold'));
        document.querySelector(`button[aria-label='${label}']`).click();
        while (document.querySelector('[data-step]').dataset.step !== '1') await pause();
        // A busy page may render in several tasks.
        const drawn = async () => {
            for (let [same, last] = [0, '']; same < 5; last = board.innerHTML) {
                await pause();
                same = board.innerHTML === last ? same + 1 : 0;
            }
            return board.innerHTML;
        };
        const pictures = new Set();
        for (let frame = 0; frame < frames; frame += 1) {
            pictures.add(await drawn());
            document.dispatchEvent(new Event('frame'));
        }
        const styled = board.getAnimations({ subtree: true }).length > 0;
        done(pictures.size + styled);
    })();
";
const FRAMES: usize = 6;

async fn pictures(page: &Page) -> Result<Vec<usize>> {
    let mut counts = Vec::new();
    for spec in ["rings?n=5", "hanoi?n=3", "spinout"] {
        page.open(spec).await?;
        counts.push(page.script_async(COUNT_PICTURES, vec![json!("Forward"), json!(FRAMES)]).await?);
    }
    Ok(counts)
}

async fn moves_are_animated(page: Page) -> Result<()> {
    let counts = pictures(&page).await?;
    ensure!(counts.iter().all(|count| *count > FRAMES / 2), "{counts:?} pictures in {FRAMES} frames");
    Ok(())
}

async fn reduced_motion_skips_the_animation(page: Page) -> Result<()> {
    let counts = pictures(&page).await?;
    ensure!(counts == [1; 3], "{counts:?} pictures in {FRAMES} frames");
    Ok(())
}
