//! Motion: a move is seen to be made, and where the system asks for less of it, it is there at once.

use anyhow::{Result, ensure};
use gros_browser_tests::{page::Page, scenarios};
use serde_json::json;

scenarios! {
    on gros_browser_tests::site::page;
    a_move_is_seen,
    a_move_is_there_at_once_where_less_motion_is_asked_for: Settings::with_less_motion(),
}

/// Tells whether the board still changes after the first frames of a move, or its styles are still on their way.
const MOVES: &str = "
    const [label, done] = arguments;
    const board = document.querySelector('#board');
    const frames = (count) => new Promise((resolve) => {
        const next = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(count);
    });
    (async () => {
        document.querySelector(`button[aria-label='${label}']`).click();
        await frames(4);
        const first = board.innerHTML;
        const styled = board.getAnimations({ subtree: true }).length > 0;
        await frames(20);
        done(styled || board.innerHTML !== first);
    })();
";

async fn is_moving(page: &Page, spec: &str) -> Result<bool> {
    page.open(spec).await?;
    page.expect_count(".first", 0).await?;
    let moves = page.script_later(MOVES, vec![json!("Forward")]).await?;
    page.expect_step("1").await?;
    Ok(moves)
}

async fn a_move_is_seen(page: Page) -> Result<()> {
    for spec in ["rings?n=5", "hanoi?n=3", "spinout"] {
        ensure!(is_moving(&page, spec).await?, "{spec} jumps");
    }
    Ok(())
}

async fn a_move_is_there_at_once_where_less_motion_is_asked_for(page: Page) -> Result<()> {
    for spec in ["rings?n=5", "hanoi?n=3", "spinout"] {
        ensure!(!is_moving(&page, spec).await?, "{spec} moves");
    }
    Ok(())
}
