//! The laws of the game are in `../wythoff.rs`, since not every position can reach every other.

use gros_solver::Wythoff;

use super::Oracle;
use crate::laws::oracle::Graph;

impl Oracle for Wythoff {
    const WRITTEN: &'static [(&'static str, usize, usize)] = &[
        ("wythoff", 2, 2),
        ("wythoff?piles=1,2", 2, 2),
        ("wythoff?piles=2,1&policy=long", 2, 2),
        ("wythoff?policy=lose&rule=nim", 2, 2),
    ];

    fn small() -> Vec<Graph> {
        Vec::new()
    }
}
