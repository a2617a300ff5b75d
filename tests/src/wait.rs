//! Waiting: the only place where time passes.

use anyhow::{Result, bail};
use std::time::{Duration, Instant};

/// Longer than any page takes on a busy machine: only what is wrong waits so long.
const PATIENCE: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(25);

/// Looks again and again until there is something. A look that fails counts as nothing yet, since a page may change
/// while it is looked at.
pub async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
    let started = Instant::now();
    loop {
        let last = match look().await {
            Ok(Some(found)) => return Ok(found),
            Ok(None) => String::new(),
            Err(error) => format!(": {error:#}"),
        };
        if started.elapsed() > PATIENCE {
            bail!("waited {} seconds in vain for {what}{last}", PATIENCE.as_secs());
        }
        tokio::time::sleep(PAUSE).await;
    }
}
