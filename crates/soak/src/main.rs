//! Checks made-up addresses without a browser, and names those that something is wrong with.

use std::{
    panic,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use gros_soak::{addresses::Addresses, check::check};

/// Checks made-up addresses.
#[derive(Debug, Parser)]
struct Options {
    /// How many
    #[arg(long, default_value_t = 100_000)]
    count: usize,
    /// Where the dice begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// What came of an address.
enum Outcome {
    Said(usize),
    Wrong(String),
}

fn main() -> ExitCode {
    let Options { count, seed } = Options::parse();
    let started = Instant::now();
    let (mut wrong, mut said, mut slowest) = (0, 0, (Duration::ZERO, String::new()));
    for address in Addresses::new(seed).take(count) {
        let before = Instant::now();
        match outcome(&address) {
            Outcome::Said(characters) => said += characters,
            Outcome::Wrong(why) => {
                wrong += 1;
                println!("{address:?}: {why}");
            }
        }
        slowest = slowest.max((before.elapsed(), address));
    }
    println!(
        "seed {seed}: {count} addresses in {:.0} s, {said} characters said",
        started.elapsed().as_secs_f64()
    );
    println!("the slowest took {} ms: {:?}", slowest.0.as_millis(), slowest.1);
    println!("{wrong} went wrong");
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn outcome(address: &str) -> Outcome {
    match panic::catch_unwind(|| check(address)) {
        Ok(Ok(said)) => Outcome::Said(said),
        Ok(Err(error)) => Outcome::Wrong(format!("{error:#}")),
        Err(_) => Outcome::Wrong("it panics".to_owned()),
    }
}
