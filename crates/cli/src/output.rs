//! Lines on standard output.

use std::io::{self, Write};

use serde::Serialize;

/// Writes one line and flushes it; colours are left out unless a terminal shows it that wants them.
pub fn line(text: &str) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}

/// Writes a value as one line of JSON.
pub fn json(value: &impl Serialize) -> io::Result<()> {
    line(&serde_json::to_string(value)?)
}

/// Sets rows with equal numbers of cells in columns, two spaces apart.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let widths = (0..columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max());
    let widths: Vec<usize> = widths.map(Option::unwrap_or_default).collect();
    let line = |row: &Vec<String>| {
        let cells =
            row.iter().zip(&widths).map(|(cell, most)| cell.clone() + &" ".repeat(most - width(cell)));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Counts the terminal columns of a text: Han characters and their punctuation take two.
fn width(text: &str) -> usize {
    text.chars().map(|symbol| if symbol >= '\u{2E80}' { 2 } else { 1 }).sum()
}
