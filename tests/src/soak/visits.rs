//! Opens random addresses one after another and compares the public attributes with the solver.

use super::{addresses::address, expected, samples};
use crate::{page::Page, scenario::expect_clean_console};
use anyhow::{Result, ensure};

const VISITS: &str = include_str!("../../pages/visits.js");
/// Addresses per script, which must not time out.
const BATCH: usize = 25;
/// Addresses until the page is reloaded.
const PER_LOAD: usize = 200;

pub async fn run(page: &Page, seed: u64, count: usize) -> Result<()> {
    let addresses: Vec<String> = samples(address(), seed).take(count).collect();
    let mut failures: Vec<String> = Vec::new();
    for (index, batch) in addresses.chunks(BATCH).enumerate() {
        if index % (PER_LOAD / BATCH) == 0 {
            page.open("").await?;
        }
        let batch = batch.iter().map(|address| percent_encode(address));
        let batch: Vec<_> = batch.map(|address| [expected(&address), address]).collect();
        let arguments = vec![serde_json::to_value(batch)?];
        failures.extend(page.script_async::<Vec<String>>(VISITS, arguments).await?);
        expect_clean_console(page).await?;
    }
    ensure!(failures.is_empty(), "seed {seed}: {}", failures.join("\n"));
    Ok(())
}

/// Encodes an address so that browsers leave it unchanged.
fn percent_encode(address: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric();
    let symbol =
        |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    address.bytes().map(symbol).collect()
}
