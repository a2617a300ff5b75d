//! A hundredth of the addresses that `cargo xtask soak` checks.

use gros_soak::{addresses::Addresses, check::check};

#[test]
fn made_up_addresses_are_read_and_said() {
    for address in Addresses::new(1).take(1_000) {
        let said = check(&address);
        assert!(said.is_ok(), "{address:?}: {said:?}");
    }
}

#[test]
fn the_same_seed_makes_the_same_addresses() {
    let first = |seed| Addresses::new(seed).take(50).collect::<Vec<_>>();
    assert_eq!(first(7), first(7));
    assert_ne!(first(7), first(8));
}
