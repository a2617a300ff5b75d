//! Polls for conditions.

use anyhow::{Result, bail};
use std::time::{Duration, Instant};

/// Longer than any page takes on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(30);
const INTERVAL: Duration = Duration::from_millis(25);

/// Polls until there is a value. Errors count as no value, since the page may change during a poll; the last
/// error is reported on timeout.
pub async fn until<T>(what: &str, mut poll: impl AsyncFnMut() -> Result<Option<T>>) -> Result<T> {
    let started = Instant::now();
    loop {
        let last_error = match poll().await {
            Ok(Some(found)) => return Ok(found),
            Ok(None) => String::new(),
            Err(error) => format!(": {error:#}"),
        };
        if started.elapsed() > TIMEOUT {
            bail!("timed out after {} seconds waiting for {what}{last_error}", TIMEOUT.as_secs());
        }
        tokio::time::sleep(INTERVAL).await;
    }
}
