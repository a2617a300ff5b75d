//! The rules of the Tower of Hanoi, naively.

use gros_solver::{AnyPuzzle, Hanoi, HanoiRule};

use super::{LIMIT, Oracle};
use crate::laws::oracle::{Graph, all_rows, graph, piece, with_piece};

impl Oracle for Hanoi {
    const WRITTEN: &'static [(&'static str, usize, usize)] = &[
        ("hanoi", 1, LIMIT),
        ("hanoi?n=64", 1, LIMIT),
        ("hanoi?n=9&pegs=4", 1, LIMIT),
        ("hanoi?pegs=8", 1, LIMIT),
        ("hanoi?rule=linear", 1, LIMIT),
        ("hanoi?n=6&rule=cyclic", 1, LIMIT),
    ];

    fn small() -> Vec<Graph> {
        let three_pegs = [hanoi, in_a_row, in_a_circle].into_iter().flat_map(|tower| (1..=4).map(tower));
        let more_pegs = (4..=8).flat_map(|pegs| (1..=3).map(move |discs| on_pegs(pegs, discs)));
        three_pegs.chain(more_pegs.filter(|graph| graph.rows.len() <= 216)).collect()
    }
}

const LETTERS: &str = "ABCDEFGH";

pub fn hanoi(discs: usize) -> Graph {
    on_pegs(3, discs)
}

/// Discs move between any two pegs.
pub fn on_pegs(pegs: u8, discs: usize) -> Graph {
    tower(HanoiRule::Classic { pegs }, discs, |row| hanoi_moves(row, &LETTERS[..pegs.into()]))
}

/// Discs move between neighbouring pegs only.
pub fn in_a_row(discs: usize) -> Graph {
    tower(HanoiRule::Linear, discs, |row| only_to(row, &["AB", "BA", "BC", "CB"]))
}

/// Discs move clockwise only.
pub fn in_a_circle(discs: usize) -> Graph {
    tower(HanoiRule::Cyclic, discs, |row| only_to(row, &["AB", "BC", "CA"]))
}

fn tower(rule: HanoiRule, discs: usize, rules: impl Fn(&str) -> Vec<(String, String)>) -> Graph {
    let letters = &LETTERS[..rule.pegs().into()];
    let puzzle = AnyPuzzle::from(Hanoi::with_rule(discs, rule).unwrap());
    let moves = (0..=discs + 1).flat_map(|disc| letters.chars().map(move |peg| format!("{disc}{peg}")));
    graph(puzzle, all_rows(letters, discs), moves.collect(), rules)
}

/// A disc moves if no smaller disc is on either of the two pegs.
fn hanoi_moves(row: &str, pegs: &str) -> Vec<(String, String)> {
    let mut moves = Vec::new();
    for disc in 1..=row.len() {
        for to in pegs.chars() {
            let from = piece(row, disc);
            let in_the_way = |smaller: usize| [from, to].contains(&piece(row, smaller));
            if to != from && !(1..disc).any(in_the_way) {
                moves.push((format!("{disc}{to}"), with_piece(row, disc, to)));
            }
        }
    }
    moves
}

/// Keeps the moves between given pairs of pegs.
fn only_to(row: &str, pairs: &[&str]) -> Vec<(String, String)> {
    let mut moves = hanoi_moves(row, "ABC");
    moves.retain(|(mv, _)| {
        let (disc, to) = mv.split_at(mv.len() - 1);
        pairs.contains(&format!("{}{to}", piece(row, disc.parse().unwrap())).as_str())
    });
    moves
}
