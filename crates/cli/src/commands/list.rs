//! `gros list`: the puzzles, their limits and known counts.

use gros_solver::IDS;
use gros_text::Key;
use serde::Serialize;

use crate::LANG;
use crate::failure::Failure;
use crate::output;
use crate::task::{MOST_PIECES, Task};

/// The largest size whose count is shown.
const MOST_COUNTED: usize = 10;

#[derive(Serialize)]
struct Entry {
    puzzle: &'static str,
    name: &'static str,
    least_pieces: usize,
    most_pieces: usize,
    counted: &'static str,
    /// The moves from the default start to the default goal, for 1 piece, 2 pieces, … or for the one size there is.
    counts: Vec<String>,
}

/// Writes a table; with `json`, an object a puzzle.
pub fn run(json: bool) -> Result<(), Failure> {
    let entries = IDS.iter().map(|id| entry(id)).collect::<Result<Vec<Entry>, Failure>>()?;
    if json {
        entries.iter().try_for_each(output::json)?;
    } else {
        output::line(&table(&entries))?;
    }
    Ok(())
}

fn entry(id: &'static str) -> Result<Entry, Failure> {
    let usual = Task::open(id)?;
    let puzzle = usual.timeline.puzzle();
    let (least_pieces, most_pieces) = puzzle.sizes(MOST_PIECES);
    let tasks = if least_pieces == most_pieces {
        vec![Task::open(id)?]
    } else {
        let sizes = (least_pieces..=MOST_COUNTED).map(|size| Task::open(&format!("{id}?n={size}")));
        sizes.collect::<Result<Vec<Task>, Failure>>()?
    };
    Ok(Entry {
        puzzle: id,
        name: LANG.puzzle_name(id),
        least_pieces,
        most_pieces,
        counted: LANG.convention(puzzle),
        counts: tasks.iter().map(|task| task.timeline.steps().to_string()).collect(),
    })
}

fn table(entries: &[Entry]) -> String {
    let counts = LANG.counts_heading(MOST_COUNTED);
    let head =
        [Key::Puzzle, Key::Name, Key::Pieces, Key::Convention].map(|key| LANG.text(key).to_lowercase());
    let head = head.into_iter().chain([counts]).collect();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(entries.iter().map(row)).collect();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn row(entry: &Entry) -> Vec<String> {
    let range = LANG.size_range(entry.least_pieces, entry.most_pieces);
    let counts = LANG.list(&entry.counts);
    vec![entry.puzzle.to_owned(), entry.name.to_owned(), range, entry.counted.to_owned(), counts]
}
