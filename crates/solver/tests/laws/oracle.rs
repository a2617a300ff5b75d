//! The rules once more, as plainly as they can be said, and breadth-first search over all states.

use std::collections::{HashMap, VecDeque};

use gros_solver::{AnyPuzzle, Hanoi, HanoiRule, Rings};

/// All states of a small puzzle and the moves between them, in the notation of the spec.
pub struct Graph {
    pub puzzle: AnyPuzzle,
    pub rows: Vec<String>,
    /// The legal moves of each state, as they are written, with the number of the state they lead to.
    pub moves: Vec<Vec<(String, usize)>>,
    /// Everything that is written like a move, and some pieces that do not exist.
    pub conceivable: Vec<String>,
}

/// A distance, and the number of shortest ways that long.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    pub distance: u32,
    pub ways: u32,
}

pub fn rings(count: usize) -> Graph {
    let conceivable = (0..=count + 1).map(|ring| ring.to_string()).collect();
    graph(AnyPuzzle::Rings(Rings::new(count).unwrap()), all_rows("01", count), conceivable, rings_moves)
}

pub fn hanoi(discs: usize) -> Graph {
    on_pegs(3, discs)
}

/// Discs that go from any peg to any other.
pub fn on_pegs(pegs: u8, discs: usize) -> Graph {
    tower(HanoiRule::Classic { pegs }, discs, |row| hanoi_moves(row, &LETTERS[..pegs.into()]))
}

/// Discs that go to neighbouring pegs only.
pub fn in_a_row(discs: usize) -> Graph {
    tower(HanoiRule::Linear, discs, |row| only_to(row, &["AB", "BA", "BC", "CB"]))
}

/// Discs that go round one way only.
pub fn in_a_circle(discs: usize) -> Graph {
    tower(HanoiRule::Cyclic, discs, |row| only_to(row, &["AB", "BC", "CA"]))
}

fn tower(rule: HanoiRule, discs: usize, rules: impl Fn(&str) -> Vec<(String, String)>) -> Graph {
    let letters = &LETTERS[..rule.pegs().into()];
    let puzzle = AnyPuzzle::Hanoi(Hanoi::with_rule(discs, rule).unwrap());
    let moves = (0..=discs + 1).flat_map(|disc| letters.chars().map(move |peg| format!("{disc}{peg}")));
    graph(puzzle, all_rows(letters, discs), moves.collect(), rules)
}

/// Ring 1 moves always; ring k + 1 when ring k is on and all rings before that are off.
fn rings_moves(row: &str) -> Vec<(String, String)> {
    let is_on = |ring: usize| piece(row, ring) == '1';
    let is_free = |ring: usize| ring == 1 || is_on(ring - 1) && (1..ring - 1).all(|before| !is_on(before));
    let turned = |ring: usize| with_piece(row, ring, if is_on(ring) { '0' } else { '1' });
    (1..=row.len()).filter(|ring| is_free(*ring)).map(|ring| (ring.to_string(), turned(ring))).collect()
}

const LETTERS: &str = "ABCDEFGH";

/// A disc moves to another peg when no smaller disc is on either of the two pegs.
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

/// Keeps the moves between these pairs of pegs.
fn only_to(row: &str, pairs: &[&str]) -> Vec<(String, String)> {
    let mut moves = hanoi_moves(row, "ABC");
    moves.retain(|(mv, _)| {
        let (disc, to) = mv.split_at(mv.len() - 1);
        pairs.contains(&format!("{}{to}", piece(row, disc.parse().unwrap())).as_str())
    });
    moves
}

/// Reads the symbol of a piece, 1 the rightmost.
pub fn piece(row: &str, number: usize) -> char {
    row.chars().rev().nth(number - 1).unwrap()
}

/// Writes the symbol of a piece, 1 the rightmost.
pub fn with_piece(row: &str, number: usize, symbol: char) -> String {
    let place = row.len() - number;
    row.chars().enumerate().map(|(index, old)| if index == place { symbol } else { old }).collect()
}

fn all_rows(symbols: &str, count: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for _ in 0..count {
        rows =
            rows.iter().flat_map(|row| symbols.chars().map(move |symbol| format!("{row}{symbol}"))).collect();
    }
    rows
}

fn graph(
    puzzle: AnyPuzzle,
    rows: Vec<String>,
    conceivable: Vec<String>,
    rules: impl Fn(&str) -> Vec<(String, String)>,
) -> Graph {
    let numbers: HashMap<&str, usize> =
        rows.iter().enumerate().map(|(index, row)| (row.as_str(), index)).collect();
    let numbered = |(mv, after): (String, String)| (mv, numbers[after.as_str()]);
    let moves = rows.iter().map(|row| rules(row).into_iter().map(numbered).collect()).collect();
    Graph { puzzle, moves, conceivable, rows }
}

impl Graph {
    /// Searches breadth first and counts the shortest ways to every state.
    pub fn reach_from(&self, source: usize) -> Vec<Reach> {
        let mut reach: Vec<Option<Reach>> = vec![None; self.rows.len()];
        reach[source] = Some(Reach { distance: 0, ways: 1 });
        let mut queue = VecDeque::from([source]);
        while let Some(here) = queue.pop_front() {
            let Reach { distance, ways } = reach[here].unwrap();
            for (_, next) in &self.moves[here] {
                match &mut reach[*next] {
                    Some(known) if known.distance == distance + 1 => {
                        known.ways = known.ways.saturating_add(ways);
                    }
                    Some(_) => {}
                    unknown => {
                        *unknown = Some(Reach { distance: distance + 1, ways });
                        queue.push_back(*next);
                    }
                }
            }
        }
        reach.into_iter().map(|found| found.expect("every state can be reached")).collect()
    }
}
