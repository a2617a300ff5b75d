//! Made-up addresses, opened in a page one after the other: the board stands where the solver says.

use super::{console_is_clean, expected};
use crate::page::Page;
use anyhow::{Result, ensure};
use gros_soak::addresses::Addresses;

const VISITS: &str = include_str!("../../pages/visits.js");
/// So many addresses are given to the page at once.
const BATCH: usize = 25;
/// So many are opened in one page, which then is opened anew.
const PAGE: usize = 200;

/// Opens so many addresses.
pub async fn visit(page: &Page, seed: u64, count: usize) -> Result<()> {
    println!("{count} addresses, seed {seed}");
    let addresses: Vec<String> = Addresses::new(seed).take(count).collect();
    let mut wrong: Vec<String> = Vec::new();
    for (index, batch) in addresses.chunks(BATCH).enumerate() {
        if index % (PAGE / BATCH) == 0 {
            page.open("").await?;
        }
        let batch = batch.iter().map(|address| encoded(address));
        let batch: Vec<_> = batch.map(|address| [expected(&address), address]).collect();
        wrong.extend(page.script_async::<Vec<String>>(VISITS, vec![serde_json::to_value(batch)?]).await?);
        console_is_clean(page).await?;
    }
    ensure!(wrong.is_empty(), "seed {seed}: {}", wrong.join("\n"));
    Ok(())
}

/// Writes an address so that a browser changes nothing of it.
fn encoded(address: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric();
    let symbol =
        |byte: u8| if is_plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    address.bytes().map(symbol).collect()
}
