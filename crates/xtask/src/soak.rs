//! `cargo xtask soak`: much of the same, by dice. Made-up addresses without a browser, then addresses and random events in
//! one. A hundredth of it is part of the tests.

use crate::{command, page, tools};
use anyhow::Result;
use std::time::{SystemTime, UNIX_EPOCH};

/// Addresses, visits and hundreds of events, where nobody says how many.
const USUAL: (u32, u32, u32) = (100_000, 2_000, 200);

/// How much, and where the dice begin.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// Where the dice begin; a number of the clock if none is given
    #[arg(long)]
    seed: Option<u64>,
    /// Addresses that are read, said and written without a browser
    #[arg(long, default_value_t = USUAL.0)]
    addresses: u32,
    /// Addresses that are opened in Chromium
    #[arg(long, default_value_t = USUAL.1)]
    visits: u32,
    /// Hundreds of random events in Chromium, each with a look at the board
    #[arg(long, default_value_t = USUAL.2)]
    hundreds: u32,
}

impl Default for Options {
    fn default() -> Self {
        let (addresses, visits, hundreds) = USUAL;
        Self { seed: None, addresses, visits, hundreds }
    }
}

/// Runs all of it; what is 0 is left out.
///
/// # Errors
/// If something went wrong, or a program cannot be built.
pub fn soak(options: Options) -> Result<()> {
    let Options { seed, addresses, visits, hundreds } = options;
    let seed = seed.unwrap_or_else(clock);
    println!("seed {seed}");
    if addresses > 0 {
        let mut native = command::cargo("run --quiet --release --package gros-soak -- --count");
        command::run(native.arg(addresses.to_string()).arg("--seed").arg(seed.to_string()))?;
    }
    if visits + hundreds > 0 {
        page::built()?;
        tools::for_browsers()?;
        let mut browser = command::cargo("run --quiet --package gros-browser-tests --bin soak --");
        command::run(browser.args([seed.to_string(), visits.to_string(), hundreds.to_string()]))?;
    }
    Ok(())
}

fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_secs())
}
