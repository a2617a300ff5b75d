//! Previews on the boards of the n-ary family.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    chromium:
    a_ghost_previews_a_move,
}

/// The hovered or focused piece is previewed in addition to the mark of the next move.
async fn a_ghost_previews_a_move(page: Page) -> Result<()> {
    for (spec, piece) in [("kugellager?step=1", "0"), ("spinout?outside=1&step=20", "1")] {
        page.open(spec).await?;
        page.expect_count(".board .result", 1).await?;
        page.hover(&page.find_data("piece", piece).await?).await?;
        page.expect_count(".board .result-other", 1).await?;
        page.expect_count(".board .result", 1).await?;
    }
    page.open("elephants?step=2").await?;
    page.expect_count(".board .turn", 1).await?;
    page.hover(&page.find_data("piece", "1").await?).await?;
    page.expect_count(".board .turn-other", 1).await?;
    page.open("brain?step=1").await?;
    page.tab_to(Role::Button, "Rod 2, in, can move, best next").await?;
    page.expect_count(".board .result", 1).await?;
    page.press(&[Key::Right]).await?;
    page.expect_count(".board .result-other", 1).await
}
