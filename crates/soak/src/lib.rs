//! Random addresses of every puzzle, valid and damaged, as proptest strategies.
//!
//! [`addresses`] generates them; [`check`] reads one, renders all of its texts in three languages, and writes it again.

pub mod addresses;
pub mod check;

use proptest::{
    strategy::{Strategy, ValueTree},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};

/// Returns a test runner that generates the same values for the same seed.
pub fn runner(seed: u64) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let config = Config { failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
}

/// Generates values from a seed.
pub fn samples<S: Strategy>(strategy: S, seed: u64) -> impl Iterator<Item = S::Value> {
    let mut runner = runner(seed);
    std::iter::from_fn(move || Some(strategy.new_tree(&mut runner).ok()?.current()))
}
