//! Checks random addresses without a browser, and prints those that fail, shrunk by proptest.

use std::{
    cell::Cell,
    process::ExitCode,
    time::{Duration, Instant},
};

use clap::Parser;
use gros_soak::{addresses::address, check::check, runner};
use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::{TestCaseError, TestError},
};

/// Checks random addresses.
#[derive(Debug, Parser)]
struct Options {
    /// The number of addresses
    #[arg(long, default_value_t = 100_000)]
    count: usize,
    /// The seed of the random numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let Options { count, seed } = Options::parse();
    let (strategy, mut runner) = (address(), runner(seed));
    let (started, characters) = (Instant::now(), Cell::new(0));
    let (mut failures, mut slowest) = (0, (Duration::ZERO, String::new()));
    for _ in 0..count {
        let Ok(tree) = strategy.new_tree(&mut runner) else { continue };
        let (address, before) = (tree.current(), Instant::now());
        let result = runner.run_one(tree, |address| match check(&address) {
            Ok(length) => {
                characters.set(characters.get() + length);
                Ok(())
            }
            Err(error) => Err(TestCaseError::fail(format!("{error:#}"))),
        });
        if let Err(error) = result {
            failures += 1;
            match error {
                TestError::Fail(reason, smallest) => println!("{smallest:?}, from {address:?}: {reason}"),
                TestError::Abort(reason) => println!("{address:?}: {reason}"),
            }
        }
        slowest = slowest.max((before.elapsed(), address));
    }
    println!(
        "seed {seed}: {count} addresses in {:.0} s, {} characters",
        started.elapsed().as_secs_f64(),
        characters.get()
    );
    println!("the slowest took {} ms: {:?}", slowest.0.as_millis(), slowest.1);
    println!("{failures} failed");
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
