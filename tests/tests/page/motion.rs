//! Motion: a move is seen to be made, and where the system asks for less of it, it is there at once.

use anyhow::{Result, ensure};
use gros_browser_tests::{page::Page, scenarios};
use serde_json::json;

scenarios! {
    on gros_browser_tests::site::clocked;
    a_move_is_seen,
    a_move_is_there_at_once_where_less_motion_is_asked_for: Settings::with_less_motion(),
}

/// How many pictures of a move follow one another in so many frames, from where the board stands when all that is to be
/// done at once is done; styles that are on their way count as one.
const PICTURES: &str = "
    const [label, frames, done] = arguments;
    const board = document.querySelector('#board');
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    (async () => {
        document.dispatchEvent(new Event('hold'));
        document.querySelector(`button[aria-label='${label}']`).click();
        while (document.querySelector('[data-step]').dataset.step !== '1') await pause();
        // A page that has much to do draws in several goes.
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

async fn pictures(page: &Page, spec: &str) -> Result<usize> {
    page.open(spec).await?;
    page.expect_count(".first", 0).await?;
    page.script_later(PICTURES, vec![json!("Forward"), json!(FRAMES)]).await
}

async fn a_move_is_seen(page: Page) -> Result<()> {
    for spec in ["rings?n=5", "hanoi?n=3", "spinout"] {
        let pictures = pictures(&page, spec).await?;
        ensure!(pictures > FRAMES / 2, "{spec} jumps: {pictures} pictures in {FRAMES} frames");
    }
    Ok(())
}

async fn a_move_is_there_at_once_where_less_motion_is_asked_for(page: Page) -> Result<()> {
    for spec in ["rings?n=5", "hanoi?n=3", "spinout"] {
        let pictures = pictures(&page, spec).await?;
        ensure!(pictures == 1, "{spec} moves: {pictures} pictures in {FRAMES} frames");
    }
    Ok(())
}
