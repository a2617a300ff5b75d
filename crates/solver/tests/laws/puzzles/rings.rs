//! The rules of the Chinese rings, naively.

use gros_solver::{AnyPuzzle, Rings};

use super::{LIMIT, Oracle};
use crate::laws::oracle::{Graph, all_rows, graph, piece, with_piece};

impl Oracle for Rings {
    const WRITTEN: &'static [(&'static str, usize, usize)] = &[
        ("rings", 1, LIMIT),
        ("rings?n=1", 1, LIMIT),
        ("rings?pair=1", 1, LIMIT),
        ("rings?n=64&pair=1", 1, LIMIT),
    ];

    fn small() -> Vec<Graph> {
        (1..=6).map(rings).chain((1..=6).map(paired_rings)).collect()
    }
}

pub fn rings(count: usize) -> Graph {
    let conceivable = (0..=count + 1).map(|ring| ring.to_string()).collect();
    graph(AnyPuzzle::from(Rings::new(count).unwrap()), all_rows("01", count), conceivable, rings_moves)
}

/// Rings 1 and 2 may also move together if both are on or both are off.
pub fn paired_rings(count: usize) -> Graph {
    let pair = (count >= 2).then(|| "1-2".to_owned());
    let conceivable = (0..=count + 1).map(|ring| ring.to_string()).chain(pair).collect();
    let puzzle = AnyPuzzle::from(Rings::new(count).unwrap().with_pair());
    graph(puzzle, all_rows("01", count), conceivable, |row| {
        let mut moves = rings_moves(row);
        for (both, turned) in [("00", "11"), ("11", "00")] {
            if let Some(others) = row.strip_suffix(both) {
                moves.push(("1-2".to_owned(), format!("{others}{turned}")));
            }
        }
        moves
    })
}

/// Ring 1 can always move; ring k + 1 can if ring k is on and all rings before that are off.
fn rings_moves(row: &str) -> Vec<(String, String)> {
    let is_on = |ring: usize| piece(row, ring) == '1';
    let is_free = |ring: usize| ring == 1 || is_on(ring - 1) && (1..ring - 1).all(|before| !is_on(before));
    let turned = |ring: usize| with_piece(row, ring, if is_on(ring) { '0' } else { '1' });
    (1..=row.len()).filter(|ring| is_free(*ring)).map(|ring| (ring.to_string(), turned(ring))).collect()
}
