//! What the page says of itself for tests, embedders and scripts.

use super::Page;
use crate::wait;
use anyhow::{Context, Result, ensure};

/// The public attributes of the element that carries `data-puzzle`.
#[derive(Clone, Debug, PartialEq, Eq, serde::Deserialize)]
pub struct Puzzle {
    /// The puzzle's id.
    pub puzzle: String,
    /// The state, in full.
    pub state: String,
    /// The position on the timeline.
    pub step: String,
    /// The length of the timeline.
    pub steps: String,
    /// How sure it is that no shorter route exists.
    pub guarantee: String,
}

const READ: &str = "
    const all = document.querySelectorAll('[data-puzzle]');
    const { puzzle, state, step, steps, guarantee } = all[0]?.dataset ?? {};
    return { count: all.length, puzzle: { puzzle, state, step, steps, guarantee } };";

impl Page {
    /// Reads the attributes.
    pub async fn puzzle(&self) -> Result<Puzzle> {
        let mut found: serde_json::Value = self.script(READ, vec![]).await?;
        ensure!(found["count"] == 1, "{} elements carry data-puzzle", found["count"]);
        let puzzle = found["puzzle"].take();
        serde_json::from_value(puzzle.clone())
            .with_context(|| format!("not every attribute is there: {puzzle}"))
    }

    /// Waits until the timeline stands at a step.
    pub async fn expect_step(&self, step: &str) -> Result<()> {
        self.expect("the step", step, async || Ok(self.puzzle().await?.step)).await
    }

    /// Waits until the timeline has a length.
    pub async fn expect_steps(&self, steps: &str) -> Result<()> {
        self.expect("the number of steps", steps, async || Ok(self.puzzle().await?.steps)).await
    }

    /// Waits until the pieces stand in a state.
    pub async fn expect_state(&self, state: &str) -> Result<()> {
        self.expect("the state", state, async || Ok(self.puzzle().await?.state)).await
    }

    /// Waits until the attributes fulfil a condition.
    pub async fn expect_puzzle(&self, what: &str, holds: impl Fn(&Puzzle) -> bool) -> Result<Puzzle> {
        let look = async || {
            let puzzle = self.puzzle().await?;
            ensure!(holds(&puzzle), "it is {puzzle:?}");
            Ok(Some(puzzle))
        };
        wait::until(what, look).await
    }
}
