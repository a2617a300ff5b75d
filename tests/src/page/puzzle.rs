//! The public attributes of the page, on which embedders and scripts rely.

use super::Page;
use crate::wait;
use anyhow::{Context, Result, ensure};

/// The public attributes of the element that carries `data-puzzle`.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct Puzzle {
    pub puzzle: String,
    pub state: String,
    pub step: String,
    pub steps: String,
    pub guarantee: String,
}

const READ: &str = "
    const all = document.querySelectorAll('[data-puzzle]');
    const { puzzle, state, step, steps, guarantee } = all[0]?.dataset ?? {};
    return { count: all.length, puzzle: { puzzle, state, step, steps, guarantee } };";

impl Page {
    pub async fn puzzle(&self) -> Result<Puzzle> {
        let mut found: serde_json::Value = self.script(READ, vec![]).await?;
        ensure!(found["count"] == 1, "{} elements carry data-puzzle", found["count"]);
        let puzzle = found["puzzle"].take();
        serde_json::from_value(puzzle.clone()).with_context(|| format!("an attribute is missing: {puzzle}"))
    }

    pub async fn expect_step(&self, step: &str) -> Result<()> {
        self.expect("the step", step, async || Ok(self.puzzle().await?.step)).await
    }

    pub async fn expect_steps(&self, steps: &str) -> Result<()> {
        self.expect("the number of steps", steps, async || Ok(self.puzzle().await?.steps)).await
    }

    pub async fn expect_state(&self, state: &str) -> Result<()> {
        self.expect("the state", state, async || Ok(self.puzzle().await?.state)).await
    }

    /// Waits until the attributes satisfy a condition, and returns them.
    pub async fn expect_puzzle(&self, what: &str, holds: impl Fn(&Puzzle) -> bool) -> Result<Puzzle> {
        let poll = async || {
            let puzzle = self.puzzle().await?;
            ensure!(holds(&puzzle), "it is {puzzle:?}");
            Ok(Some(puzzle))
        };
        wait::until(what, poll).await
    }
}
