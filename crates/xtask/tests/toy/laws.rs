//! The rules of a row of switches again, as plainly as possible.

use gros_solver::AnyPuzzle;
use gros_solver::switches::Switches;

use super::Oracle;
use crate::laws::oracle::{Graph, all_rows, conceivable_steps, graph, piece, with_piece};

impl Oracle for Switches {
    const WRITTEN: &'static [(&'static str, usize, usize)] = &[("switches", 1, 10), ("switches?n=9", 1, 10)];

    fn small() -> Vec<Graph> {
        (1..=4).map(switches).collect()
    }
}

fn switches(count: usize) -> Graph {
    let puzzle = AnyPuzzle::from(Switches::new(count).unwrap());
    graph(puzzle, all_rows("01", count), conceivable_steps(0..count + 2, 2), |row| {
        let turned = |switch| if piece(row, switch) == '0' { '1' } else { '0' };
        let after = |switch| with_piece(row, switch, turned(switch));
        (1..=count).map(|switch| (format!("{switch}-{}", turned(switch)), after(switch))).collect()
    })
}
