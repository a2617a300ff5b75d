//! `gros list --catalogue`: the whole n-ary family with its published data, playable or not.

use gros_solver::Steps;
use gros_solver::catalogue::{CATALOGUE, Counted, Entry, RuleOrigin, Shape};
use gros_text::{Key, Lang};
use serde::Serialize;

use crate::failure::Failure;
use crate::output;

#[derive(Serialize)]
struct Row {
    /// None if Gros cannot play it.
    puzzle: Option<&'static str>,
    name: &'static str,
    base: Option<u16>,
    pieces: Option<usize>,
    published: Option<String>,
    counted: Option<&'static str>,
    rule: &'static str,
    shape: &'static str,
    source: &'static str,
}

/// Writes a table; with `json`, one object per puzzle.
pub fn run(lang: Lang, json: bool) -> Result<(), Failure> {
    if json {
        CATALOGUE.iter().map(|entry| row(entry, lang)).try_for_each(|row| output::json(&row))?;
    } else {
        let columns = [
            Key::Puzzle,
            Key::Name,
            Key::Base,
            Key::NumberOfPieces,
            Key::PublishedMoves,
            Key::WhatIsCounted,
            Key::RuleStatus,
            Key::Source,
        ];
        let head = columns.map(|key| lang.text(key).to_owned()).to_vec();
        let rows: Vec<Vec<String>> =
            std::iter::once(head).chain(CATALOGUE.iter().map(|entry| cells(entry, lang))).collect();
        output::line(&output::table(&rows))?;
    }
    Ok(())
}

fn cells(entry: &Entry, lang: Lang) -> Vec<String> {
    let counted = entry.published.map(|_| lang.counted(entry.counted).to_owned());
    vec![
        entry.spec().unwrap_or_default().to_owned(),
        lang.entry_name(entry).to_owned(),
        entry.base.map(|base| base.to_string()).unwrap_or_default(),
        entry.pieces.map(|pieces| pieces.to_string()).unwrap_or_default(),
        entry.published.map(|published| lang.number(&Steps::from(published))).unwrap_or_default(),
        counted.unwrap_or_default(),
        lang.rule_status(entry.rule).to_owned(),
        entry.source.to_owned(),
    ]
}

fn row(entry: &Entry, lang: Lang) -> Row {
    Row {
        puzzle: entry.spec(),
        name: lang.entry_name(entry),
        base: entry.base,
        pieces: entry.pieces,
        published: entry.published.map(|published| published.to_string()),
        counted: entry.published.map(|_| counted_id(entry.counted)),
        rule: rule_id(entry.rule),
        shape: shape_id(entry.shape),
        source: entry.source,
    }
}

fn counted_id(counted: Counted) -> &'static str {
    match counted {
        Counted::Pieces => "pieces",
        Counted::PiecesAndDriver => "pieces-and-driver",
        Counted::PiecesDriverAndTakeOut => "pieces-driver-and-take-out",
        Counted::PiecesAndTakeOut => "pieces-and-take-out",
        Counted::FirstPieceOut => "first-piece-out",
        Counted::AllApart => "all-apart",
        Counted::Unknown => "unknown",
    }
}

fn rule_id(rule: RuleOrigin) -> &'static str {
    match rule {
        RuleOrigin::Published => "published",
        RuleOrigin::Model => "model",
        RuleOrigin::OneOfSeveral => "one-of-several-models",
        RuleOrigin::NumberOnly => "number-only",
    }
}

fn shape_id(shape: Shape) -> &'static str {
    match shape {
        Shape::Line => "line",
        Shape::Tree => "tree",
        Shape::Other => "other",
    }
}
