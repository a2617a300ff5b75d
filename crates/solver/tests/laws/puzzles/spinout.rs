//! The rules of Spin-Out with turns outside, naively.

use std::collections::HashSet;

use gros_solver::{AnyPuzzle, SpinOut};

use super::Oracle;
use crate::laws::oracle::{Graph, graph, piece, with_piece};

impl Oracle for SpinOut {
    const WRITTEN: &'static [(&'static str, usize, usize)] =
        &[("spinout?outside=1", 1, 9), ("spinout?n=9&outside=1", 1, 9)];

    fn small() -> Vec<Graph> {
        (1..=4).map(open_spinout).collect()
    }
}

/// Returns all states that can be reached from all upright.
pub fn open_spinout(count: usize) -> Graph {
    let mut rows = vec![format!("{}@0", "U".repeat(count))];
    let mut seen: HashSet<String> = rows.iter().cloned().collect();
    let mut next = 0;
    while let Some(row) = rows.get(next).cloned() {
        let after = dial_moves(&row).into_iter().map(|(_, after)| after);
        rows.extend(after.filter(|after| seen.insert(after.clone())));
        next += 1;
    }
    let turns = ["L", "U", "R", "L*", "U*", "R*"];
    let conceivable = (0..=count + 1).flat_map(|dial| turns.map(|turn| format!("{dial}-{turn}"))).collect();
    graph(AnyPuzzle::from(SpinOut::new(count).unwrap()), rows, conceivable, dial_moves)
}

/// Returns whether all dials of a row can be pulled outside.
pub fn is_out(row: &str) -> bool {
    let (dials, shifts) = slides(row);
    shifts.into_iter().any(|shift| (1..=dials.len()).all(|dial| dial_place(shift, dial) >= 4))
}

/// Returns the place of a dial: 0 is the gap, 2 and 3 are too narrow for an upright dial, and from 4 on it is outside.
fn dial_place(shift: usize, dial: usize) -> i32 {
    shift as i32 - (dial as i32 - 1)
}

/// Splits a row into its dials and all possible shifts of the slide: no upright dial is in the narrow part.
fn slides(row: &str) -> (&str, Vec<usize>) {
    let (dials, shift) = row.split_once('@').unwrap();
    let fits = |shift: &usize| {
        (1..=dials.len()).all(|dial| piece(dials, dial) != 'U' || ![2, 3].contains(&dial_place(*shift, dial)))
    };
    let first: usize = shift.parse().unwrap();
    (dials, (first..dials.len() + 10).take_while(fits).collect())
}

/// A dial turns in the gap or outside unless a neighbour points at it; dial 1 never points right.
fn dial_moves(row: &str) -> Vec<(String, String)> {
    let (dials, shifts) = slides(row);
    let mut moves = Vec::new();
    for dial in 1..=dials.len() {
        let pointed_at =
            dial > 1 && piece(dials, dial - 1) == 'L' || dial < dials.len() && piece(dials, dial + 1) == 'R';
        for to in ['L', 'U', 'R'] {
            if pointed_at || to == piece(dials, dial) || to == 'R' && dial == 1 {
                continue;
            }
            let turned = with_piece(dials, dial, to);
            let mut turn_at = |shift: usize, mark: &str| {
                let back =
                    (0..=shift).rev().take_while(|back| slides(&format!("{turned}@{back}")).1.contains(back));
                moves.push((format!("{dial}-{to}{mark}"), format!("{turned}@{}", back.last().unwrap())));
            };
            if let Some(shift) = shifts.iter().find(|shift| dial_place(**shift, dial) == 0) {
                turn_at(*shift, "");
            }
            if let Some(shift) = shifts.iter().find(|shift| dial_place(**shift, dial) >= 4) {
                turn_at(*shift, "*");
            }
        }
    }
    moves
}
