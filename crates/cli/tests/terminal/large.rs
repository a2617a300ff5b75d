//! Sizes with more states than any list could hold.

use crate::run::{assert_output, gros, gros_with_input};

#[test]
fn one_hundred_thousand_pieces_there_and_back() {
    for (spec, step) in [
        ("rings?n=100000", "9".repeat(30_000)),
        ("hanoi?n=100000", "7".repeat(30_000)),
        ("hanoi?n=100000&rule=linear", "5".repeat(47_000)),
        ("hanoi?n=100000&rule=cyclic", "5".repeat(43_000)),
        ("hanoi?n=100000&pegs=4", "5".repeat(136)),
        ("hanoi?n=100000&pegs=8", "5".repeat(9)),
    ] {
        let state = gros_with_input(&["state", spec, "--step", "-"], &step);
        assert_eq!((state.code, state.out.trim().len()), (0, 100_000));
        let back = gros_with_input(&["step", spec, "--state", "-"], &state.out);
        assert_eq!(back.out.trim(), step);
    }
}

#[test]
fn piles_of_a_hundred_thousand_digits() {
    let spec = format!("wythoff?piles={},{}", "3".repeat(100_000), "5".repeat(100_000));
    let answer = gros_with_input(&["next", "-", "--json"], &spec);
    let next: serde_json::Value = serde_json::from_str(&answer.out).unwrap();
    assert_eq!(next["cold"], false);
    let winning = next["winning"].as_array().unwrap();
    assert!((1..=3).contains(&winning.len()));
    for position in winning {
        let [left, right] = [0, 1].map(|pile| position[pile].as_str().unwrap());
        let cold = gros_with_input(&["next", "-", "--json"], &format!("wythoff?piles={left},{right}"));
        assert!(cold.out.ends_with("\"cold\":true,\"winning\":[]}\n"));
    }
    assert_eq!(gros_with_input(&["length", "-"], &spec).out, "1000\n");
}

#[test]
fn a_million_pieces() {
    for (puzzle, first) in [("rings", "2"), ("hanoi", "1B")] {
        let spec = format!("{puzzle}?n=1000000");
        let moves = gros(&["moves", &spec, "--count", "3"]).out;
        assert_eq!(moves.lines().count(), 3);
        assert!(moves.starts_with(&format!("1\t{first}\t")), "{puzzle}");
        assert!(gros(&["length", &spec]).out.len() > 300_000);
        assert_eq!(gros(&["next", &spec]).code, 0);
        assert_eq!(gros(&["state", &spec, "--step", "5"]).out.trim().len(), 1_000_000);
    }
}

#[test]
fn ten_million_pieces_are_the_limit() {
    assert_output(&["step", "rings?n=10000000", "--state", "on"], "0\n");
    assert_output(&["step", "hanoi?n=10000000", "--state", "A"], "0\n");
    assert_eq!(gros(&["step", "rings?n=10000001", "--state", "on"]).code, 2);
}
