//! A hundredth of the addresses that `cargo xtask test soak` checks.

use gros_soak::{addresses::address, check::check, samples};

#[test]
fn random_addresses_pass() {
    for address in samples(address(), 1).take(1_000) {
        let result = check(&address);
        assert!(result.is_ok(), "{address:?}: {result:?}");
    }
}

#[test]
fn addresses_are_reproducible() {
    let first = |seed| samples(address(), seed).take(50).collect::<Vec<_>>();
    assert_eq!(first(7), first(7));
    assert_ne!(first(7), first(8));
}
