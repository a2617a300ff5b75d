//! Breadth-first search over all states of a small puzzle.

use std::collections::{HashMap, VecDeque};

use gros_solver::AnyPuzzle;

/// The state graph of a small puzzle, in the notation of specs.
pub struct Graph {
    pub puzzle: AnyPuzzle,
    pub rows: Vec<String>,
    /// The legal moves of each state as text, with the index of the state that they lead to.
    pub moves: Vec<Vec<(String, usize)>>,
    /// All texts that look like moves, including some of nonexistent pieces.
    pub conceivable: Vec<String>,
    pub numbers: Numbers,
}

/// The numbering of the pieces of a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Numbers {
    /// From 1, starting at the right.
    Plain,
    /// From 0, starting at the right with the driver.
    Driver,
    /// From 1, starting at the left.
    Mirrored,
}

/// A distance, and the number of shortest routes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    pub distance: u32,
    pub ways: u32,
}

pub fn conceivable_steps(pieces: std::ops::Range<usize>, places: u16) -> Vec<String> {
    pieces.flat_map(|piece| (0..=places).map(move |to| format!("{piece}-{to}"))).collect()
}

/// Returns the symbol of a piece, counted from 1 at the right.
pub fn piece(row: &str, number: usize) -> char {
    row.chars().rev().nth(number - 1).unwrap()
}

/// Replaces the symbol of a piece, counted from 1 at the right.
pub fn with_piece(row: &str, number: usize, symbol: char) -> String {
    let place = row.len() - number;
    row.chars().enumerate().map(|(index, old)| if index == place { symbol } else { old }).collect()
}

/// Splits a row into the symbols of its pieces.
fn symbols(row: &str) -> Vec<String> {
    if row.contains('.') {
        row.split('.').map(str::to_owned).collect()
    } else {
        row.chars().map(String::from).collect()
    }
}

pub fn all_rows(symbols: &str, count: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for _ in 0..count {
        rows =
            rows.iter().flat_map(|row| symbols.chars().map(move |symbol| format!("{row}{symbol}"))).collect();
    }
    rows
}

pub fn graph(
    puzzle: AnyPuzzle,
    rows: Vec<String>,
    conceivable: Vec<String>,
    rules: impl Fn(&str) -> Vec<(String, String)>,
) -> Graph {
    let numbers: HashMap<&str, usize> =
        rows.iter().enumerate().map(|(index, row)| (row.as_str(), index)).collect();
    let numbered = |(mv, after): (String, String)| (mv, numbers[after.as_str()]);
    let moves = rows.iter().map(|row| rules(row).into_iter().map(numbered).collect()).collect();
    Graph { puzzle, moves, conceivable, rows, numbers: Numbers::Plain }
}

impl Graph {
    /// Returns the index of a piece in the row, from the left.
    fn index(&self, number: usize) -> usize {
        let pieces = symbols(&self.rows[0]).len();
        match self.numbers {
            Numbers::Plain => pieces - number,
            Numbers::Driver => pieces - 1 - number,
            Numbers::Mirrored => number - 1,
        }
    }

    /// Returns the place of a piece.
    pub fn place(&self, row: &str, number: usize) -> u16 {
        symbols(row)[self.index(number)].parse().unwrap()
    }

    /// Returns the row with a piece at another place.
    pub fn with_place(&self, row: &str, number: usize, value: u16) -> String {
        let mut symbols = symbols(row);
        symbols[self.index(number)] = value.to_string();
        symbols.join(if row.contains('.') { "." } else { "" })
    }

    /// Returns the distances from a state, and the numbers of shortest routes.
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
