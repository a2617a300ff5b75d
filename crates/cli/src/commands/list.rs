//! `gros list`: the puzzles, their limits and known counts.

use gros_solver::Guarantee;
use gros_text::{Key, Lang};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::{MOST_PIECES, Task};

/// The puzzles and their variants, as a spec names them.
const LISTED: &[&str] = &[
    "rings",
    "rings?pair=1",
    "hanoi",
    "hanoi?pegs=4",
    "hanoi?pegs=5",
    "hanoi?pegs=6",
    "hanoi?pegs=7",
    "hanoi?pegs=8",
    "hanoi?rule=linear",
    "hanoi?rule=cyclic",
    "spinout",
    "spinout?outside=1",
    "brain",
    "binary-burr",
    "rectangle",
    "lock250",
    "kugellager",
    "kugellager7",
    "generation",
    "chain",
    "elephants",
    "slideout",
    "hexadecimal",
    "wythoff",
    "wythoff?rule=nim",
];
/// The largest size whose count is shown.
const MOST_COUNTED: usize = 10;

#[derive(Serialize)]
struct Entry {
    puzzle: &'static str,
    name: String,
    /// The least and the largest number of pieces, where there is a choice.
    least_pieces: Option<usize>,
    most_pieces: Option<usize>,
    counted: &'static str,
    /// The moves from the default start to the default goal, for 1 piece, 2 pieces, … or for the one size there is.
    counts: Vec<String>,
}

/// Writes a table; with `json`, an object a puzzle.
pub fn run(lang: Lang, json: bool) -> Result<(), Failure> {
    let entries = LISTED.iter().map(|id| entry(id, lang)).collect::<Result<Vec<Entry>, Failure>>()?;
    if json {
        entries.iter().try_for_each(output::json)?;
    } else {
        output::line(&table(&entries, lang))?;
    }
    Ok(())
}

fn entry(id: &'static str, lang: Lang) -> Result<Entry, Failure> {
    let task = Task::open(id, lang)?;
    let puzzle = task.timeline.puzzle();
    let is_game = task.timeline.guarantee() == Guarantee::LineOfPlay;
    let sizes = (!is_game).then(|| puzzle.sizes(MOST_PIECES));
    let specs = match sizes {
        None => Vec::new(),
        Some((least, most)) if least == most => vec![id.to_owned()],
        Some((_, most)) => (1..=MOST_COUNTED.min(most)).map(|size| sized(id, size)).collect(),
    };
    let steps = |spec: &String| Ok(Task::open(spec, lang)?.timeline.steps().to_string());
    Ok(Entry {
        puzzle: id,
        name: lang.variant_name(puzzle),
        least_pieces: sizes.map(|(least, _)| least),
        most_pieces: sizes.map(|(_, most)| most),
        counted: lang.convention(puzzle),
        counts: specs.iter().map(steps).collect::<Result<_, Failure>>()?,
    })
}

/// Adds a size to a spec.
fn sized(id: &str, size: usize) -> String {
    let mark = if id.contains('?') { '&' } else { '?' };
    format!("{id}{mark}n={size}")
}

fn table(entries: &[Entry], lang: Lang) -> String {
    let counts = lang.counts_heading(MOST_COUNTED);
    let head =
        [Key::Puzzle, Key::Name, Key::Pieces, Key::Convention].map(|key| lang.text(key).to_lowercase());
    let head = head.into_iter().chain([counts]).collect();
    let rows: Vec<Vec<String>> =
        std::iter::once(head).chain(entries.iter().map(|entry| row(entry, lang))).collect();
    output::table(&rows)
}

fn row(entry: &Entry, lang: Lang) -> Vec<String> {
    let range = entry.least_pieces.zip(entry.most_pieces);
    let range = range.map_or_else(String::new, |(least, most)| lang.size_range(least, most));
    let counts = lang.list(&entry.counts);
    vec![entry.puzzle.to_owned(), entry.name.clone(), range, entry.counted.to_owned(), counts]
}
