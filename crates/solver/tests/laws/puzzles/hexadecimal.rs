//! The rules of the Hexadecimal Puzzle, naively.

use gros_solver::{AnyPuzzle, Hexadecimal};

use super::Oracle;
use crate::laws::oracle::{Graph, Numbers, all_rows, conceivable_steps, graph};

impl Oracle for Hexadecimal {
    const WRITTEN: &'static [(&'static str, usize, usize)] =
        &[("hexadecimal", 8, 8), ("hexadecimal?key=0111", 8, 8)];

    fn small() -> Vec<Graph> {
        vec![hexadecimal("1011")]
    }
}

pub fn hexadecimal(key: &'static str) -> Graph {
    let puzzle = AnyPuzzle::from(Hexadecimal::new(key).unwrap());
    let conceivable = conceivable_steps(0..10, 2);
    let graph = graph(puzzle, all_rows("01", 8), conceivable, |row| hexadecimal_moves(key, row));
    Graph { numbers: Numbers::Mirrored, ..graph }
}

/// A bar moves if the bars before it read: all down, then the key, or the end of the key if they are fewer than four.
fn hexadecimal_moves(key: &str, row: &str) -> Vec<(String, String)> {
    let mut moves = Vec::new();
    for bar in 1..=8 {
        let wanted = format!("{}{key}", "1".repeat(8));
        if wanted.ends_with(&row[..bar - 1]) {
            let turned = if &row[bar - 1..bar] == "1" { "0" } else { "1" };
            moves.push((format!("{bar}-{turned}"), format!("{}{turned}{}", &row[..bar - 1], &row[bar..])));
        }
    }
    moves
}
