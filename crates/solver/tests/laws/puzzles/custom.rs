//! The rules of puzzles that a user makes up, as they are written in a spec.

use gros_solver::custom::{Guard, Piece};
use gros_solver::{AnyPuzzle, Custom};

use super::Oracle;
use crate::laws::oracle::{Graph, conceivable_steps, graph, piece, with_piece};

/// Written, for each piece: how many places it has, and the guards of its steps.
pub type Written = Vec<(u32, Vec<String>)>;

impl Oracle for Custom {
    const WRITTEN: &'static [(&'static str, usize, usize)] = &[
        ("custom", 3, 3),
        ("custom?places=2,2,2,2", 4, 4),
        ("custom?places=3,3,3&waits=slide-out", 3, 3),
        ("custom?waits=.-,1-", 3, 3),
        ("custom?places=12,2&waits=a", 2, 2),
    ];

    fn small() -> Vec<Graph> {
        let rules: [&[(u32, &[&str])]; 8] = [
            &[(5, &[])],
            // Rings, elephants, and pieces that wait in the middle of a line.
            &[(2, &[]), (2, &["1"]), (2, &["10"]), (2, &["100"])],
            &[(3, &[]), (3, &["2", "0"]), (3, &["22", "02"])],
            &[(2, &[]), (3, &["1", "0"]), (2, &["11"]), (3, &["010", "121"])],
            &[(2, &[]), (2, &["0"]), (4, &["11", "11", "00"])],
            // Loops.
            &[(3, &[]), (2, &["-"])],
            &[(2, &[]), (3, &["1", "-"]), (2, &["-1"])],
            &[(3, &[]), (3, &["-", "-"]), (3, &["--", "--"])],
        ];
        let owned = |guards: &[&str]| guards.iter().map(|guard| (*guard).to_owned()).collect();
        let written = |rules: &[(u32, &[&str])]| {
            rules.iter().map(|(places, guards)| (*places, owned(guards))).collect()
        };
        rules
            .into_iter()
            .map(|rules| custom(&written(rules)))
            .chain((0..6).map(|seed| custom(&random(seed, 3))))
            .collect()
    }
}

/// Makes up a puzzle of at most so many pieces, without loops.
pub fn random(seed: u64, most: u64) -> Written {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut throw = move |sides: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % sides
    };
    let mut pieces: Written = Vec::new();
    for _ in 0..2 + throw(most - 1) {
        let places = 2 + throw(3) as u32;
        let mut symbol = |places: u32| char::from_digit(throw(places.into()) as u32, 10).unwrap();
        let guard = |_| pieces.iter().rev().map(|(places, _)| symbol(*places)).collect();
        let guards = (1..places).map(guard).collect();
        pieces.push((places, guards));
    }
    pieces
}

/// Makes the puzzle.
pub fn puzzle(written: &Written) -> Custom {
    let place = |symbol: char| symbol.to_digit(10).map(|place| place as u16);
    let guard = |guard: &String| -> Guard { guard.chars().rev().map(place).collect() };
    let piece = |(places, guards): &(u32, Vec<String>)| {
        let none = vec![Guard::new(); *places as usize - 1];
        let guards = if guards.is_empty() { none } else { guards.iter().map(guard).collect() };
        Piece { places: *places as u16, guards }
    };
    Custom::new(written.iter().map(piece).collect()).unwrap()
}

pub fn custom(written: &Written) -> Graph {
    let mut rows = vec![String::new()];
    for (places, _) in written {
        let symbols = || (0..*places).map(|place| char::from_digit(place, 10).unwrap());
        rows = symbols().flat_map(|symbol| rows.iter().map(move |row| format!("{symbol}{row}"))).collect();
    }
    let most = written.iter().map(|(places, _)| *places).max().unwrap() as u16;
    let conceivable = conceivable_steps(0..written.len() + 2, most);
    graph(AnyPuzzle::from(puzzle(written)), rows, conceivable, |row| moves(written, row))
}

/// A piece steps between two places while what is written behind it in the row fits the guard between them.
fn moves(written: &Written, row: &str) -> Vec<(String, String)> {
    let mut moves = Vec::new();
    for (number, (places, guards)) in (1..).zip(written) {
        let behind = &row[row.len() + 1 - number..];
        for low in 0..places - 1 {
            let guard = guards.get(low as usize).map_or("", String::as_str);
            let fits =
                guard.chars().zip(behind.chars()).all(|(wanted, found)| wanted == '-' || wanted == found);
            let [low, high] = [low, low + 1].map(|place| char::from_digit(place, 10).unwrap());
            for (from, to) in [(high, low), (low, high)] {
                if fits && piece(row, number) == from {
                    moves.push((format!("{number}-{to}"), with_piece(row, number, to)));
                }
            }
        }
    }
    moves
}
