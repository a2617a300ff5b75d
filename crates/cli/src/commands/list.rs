//! `gros list`: the puzzles, their limits and known counts.

use gros_solver::{Guarantee, params};
use gros_text::{Key, Lang, say};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;
use crate::task::{MOST_PIECES, Task};

/// The largest size whose count is shown.
const MOST_COUNTED: usize = 10;

#[derive(Serialize)]
struct Entry {
    puzzle: String,
    name: String,
    /// The minimum and maximum number of pieces, if there is a choice.
    least_pieces: Option<usize>,
    most_pieces: Option<usize>,
    counted: &'static str,
    /// The moves from the default start to the default goal, for 1 piece, 2 pieces, … or for the only size there is.
    counts: Vec<String>,
}

/// Writes a table; with `json`, one object per puzzle.
pub fn run(lang: Lang, json: bool) -> Result<(), Failure> {
    let entries = specs().map(|spec| entry(spec, lang)).collect::<Result<Vec<Entry>, Failure>>()?;
    if json {
        entries.iter().try_for_each(output::json)?;
    } else {
        output::line(&table(&entries, lang))?;
    }
    Ok(())
}

/// Lists every puzzle and its variants as specs.
fn specs() -> impl Iterator<Item = String> {
    gros_solver::ids().into_iter().flat_map(|id| {
        let variants = params(id).into_iter().flat_map(move |param| {
            param.variants().into_iter().map(move |value| format!("{id}?{}={value}", param.key))
        });
        std::iter::once(id.to_owned()).chain(variants)
    })
}

fn entry(id: String, lang: Lang) -> Result<Entry, Failure> {
    let task = Task::open(&id, lang)?;
    let puzzle = task.timeline.puzzle();
    let is_game = task.timeline.guarantee() == Guarantee::LineOfPlay;
    let sizes = (!is_game).then(|| puzzle.sizes(MOST_PIECES));
    let specs = match sizes {
        None => Vec::new(),
        Some((least, most)) if least == most => vec![id.clone()],
        Some((_, most)) => (1..=MOST_COUNTED.min(most)).map(|size| sized(&id, size)).collect(),
    };
    let steps = |spec: &String| Ok(Task::open(spec, lang)?.timeline.steps().to_string());
    Ok(Entry {
        name: lang.variant_name(puzzle),
        least_pieces: sizes.map(|(least, _)| least),
        most_pieces: sizes.map(|(_, most)| most),
        counted: lang.convention(puzzle),
        counts: specs.iter().map(steps).collect::<Result<_, Failure>>()?,
        puzzle: id,
    })
}

/// Adds a size to a spec.
fn sized(id: &str, size: usize) -> String {
    let mark = if id.contains('?') { '&' } else { '?' };
    format!("{id}{mark}n={size}")
}

fn table(entries: &[Entry], lang: Lang) -> String {
    let counts = say!(lang, TerminalCountsHeading { most: MOST_COUNTED });
    let head =
        [Key::Puzzle, Key::Name, Key::NumberOfPieces, Key::Convention].map(|key| lang.text(key).to_owned());
    let head = head.into_iter().chain([counts]).collect();
    let rows: Vec<Vec<String>> =
        std::iter::once(head).chain(entries.iter().map(|entry| row(entry, lang))).collect();
    output::table(&rows)
}

fn row(entry: &Entry, lang: Lang) -> Vec<String> {
    let range = entry.least_pieces.zip(entry.most_pieces);
    let range = range.map_or_else(String::new, |(least, most)| lang.size_range(least, most));
    let counts = lang.list(&entry.counts);
    vec![entry.puzzle.clone(), entry.name.clone(), range, entry.counted.to_owned(), counts]
}
