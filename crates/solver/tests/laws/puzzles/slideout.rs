//! The rules of slide-out puzzles, naively.

use gros_solver::{AnyPuzzle, SlideOut};

use super::{LIMIT, Oracle};
use crate::laws::oracle::{Graph, all_rows, conceivable_steps, graph, piece, with_piece};

impl Oracle for SlideOut {
    const WRITTEN: &'static [(&'static str, usize, usize)] = &[
        ("elephants", 1, LIMIT),
        ("elephants?n=3", 1, LIMIT),
        ("slideout", 1, LIMIT),
        ("slideout?base=4&n=2", 1, LIMIT),
    ];

    fn small() -> Vec<Graph> {
        let slides = [(2, 1), (2, 4), (3, 3), (4, 3), (5, 2), (5, 3)];
        (1..=4).map(elephants).chain(slides.map(|(base, count)| slideout(base, count))).collect()
    }
}

pub fn elephants(count: usize) -> Graph {
    let rows = all_rows("012", count);
    let conceivable = conceivable_steps(0..count + 2, 3);
    graph(AnyPuzzle::from(SlideOut::elephants(count).unwrap()), rows, conceivable, elephant_moves)
}

pub fn slideout(base: u16, count: usize) -> Graph {
    let rows = all_rows(&"0123456789"[..usize::from(base)], count);
    let conceivable = conceivable_steps(0..count + 2, base);
    let puzzle = AnyPuzzle::from(SlideOut::new(base, count).unwrap());
    graph(puzzle, rows, conceivable, move |row| slideout_moves(base, row))
}

/// An elephant turns between up and right if its right neighbour is down, and between right and down if that one is up;
/// all further right must be down.
fn elephant_moves(row: &str) -> Vec<(String, String)> {
    let turns = [('0', '1', '2'), ('1', '0', '2'), ('1', '2', '0'), ('2', '1', '0')];
    let mut moves = Vec::new();
    for elephant in 1..=row.len() {
        for (from, to, right) in turns {
            let neighbour = elephant == 1 || piece(row, elephant - 1) == right;
            let others = (1..elephant.max(2) - 1).all(|other| piece(row, other) == '2');
            if piece(row, elephant) == from && neighbour && others {
                moves.push((format!("{elephant}-{to}"), with_piece(row, elephant, to)));
            }
        }
    }
    moves
}

/// The keys of the steps, from the last one down, are 0, Z, 0, Z, …
fn slideout_moves(base: u16, row: &str) -> Vec<(String, String)> {
    let symbol = |value: u16| char::from_digit(value.into(), 10).unwrap();
    let last = symbol(base - 1);
    let mut moves = Vec::new();
    for number in 1..=row.len() {
        for low in 0..base - 1 {
            let from_the_last = base - 2 - low;
            let right = if from_the_last.is_multiple_of(2) { '0' } else { last };
            let is_free =
                (1..number).all(|other| piece(row, other) == if other + 1 == number { right } else { last });
            let (low, high) = (symbol(low), symbol(low + 1));
            for (from, to) in [(low, high), (high, low)] {
                if is_free && piece(row, number) == from {
                    moves.push((format!("{number}-{to}"), with_piece(row, number, to)));
                }
            }
        }
    }
    moves
}
