//! The table of keys in `docs/spec.md` is generated from the parameters of the puzzles.

use std::fs;
use std::path::Path;

use gros_solver::ids;
use gros_solver::internals::params::{Param, Values};
use gros_solver::params;

const HEAD: &str = "| id | key | takes | default |\n|---|---|---|---|\n";

fn quoted(words: &[String]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

fn takes(param: &Param) -> String {
    match param.values {
        Values::Size { .. } => "the number of pieces, 1 or more".to_owned(),
        Values::Number { least, most, .. } => format!("{least} to {most}"),
        Values::Places { least, most, .. } => {
            format!("the number of places of each piece, {least} to {most}")
        }
        Values::Word { words, .. } if words.len() > 8 => {
            format!("one of {} words, `{}` to `{}`", words.len(), words[0], words[words.len() - 1])
        }
        Values::Word { .. } => quoted(&param.choices()),
        Values::Radices { least, most, .. } => {
            format!("the numbers of places, the free piece first, each {least} to {most}")
        }
        Values::Waits => "`slide-out`, or what each step waits for: see below".to_owned(),
        Values::Piles { .. } => "two piles".to_owned(),
        Values::Start => "the start state".to_owned(),
        Values::Goal => "the goal state".to_owned(),
    }
}

fn table() -> String {
    let ids = ids();
    let alike = ids.chunk_by(|one, other| params(one) == params(other));
    let rows = alike.flat_map(|ids| {
        let names: Vec<String> = ids.iter().map(|id| (*id).to_owned()).collect();
        params(ids[0]).into_iter().enumerate().map(move |(index, param)| {
            let id = if index == 0 { quoted(&names) } else { String::new() };
            let usual = param.usual().map(|usual| format!("`{usual}`")).unwrap_or_default();
            format!("| {id} | `{}` | {} | {usual} |\n", param.key, takes(param))
        })
    });
    HEAD.to_owned() + &rows.collect::<String>()
}

/// `GROS_WRITE=1` updates the table.
#[test]
fn the_table_of_keys_is_that_of_the_puzzles() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/spec.md");
    let spec = fs::read_to_string(&path).unwrap();
    let (before, rest) = spec.split_once(HEAD).unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    let wanted = format!("{before}{}\n{after}", table());
    if std::env::var_os("GROS_WRITE").is_some() {
        fs::write(path, wanted).unwrap();
    } else {
        assert_eq!(spec, wanted, "GROS_WRITE=1 writes the table again");
    }
}
