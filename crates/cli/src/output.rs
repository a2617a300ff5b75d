//! Lines on standard output.

use std::io::{self, Write};

use serde::Serialize;

/// Writes one line, and makes sure that it is out.
pub fn line(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.write_all(b"\n")?;
    out.flush()
}

/// Writes a value as one line of JSON.
pub fn json(value: &impl Serialize) -> io::Result<()> {
    line(&serde_json::to_string(value)?)
}

/// Sets rows of as many cells each in columns, two spaces apart.
pub fn table(rows: &[Vec<String>]) -> String {
    let length = |cell: &String| cell.chars().count();
    let columns = rows.first().map_or(0, Vec::len);
    let widths = (0..columns).map(|column| rows.iter().filter_map(|row| row.get(column)).map(length).max());
    let widths: Vec<usize> = widths.map(Option::unwrap_or_default).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}
