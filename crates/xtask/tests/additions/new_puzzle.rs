//! A row of switches.

use std::fs;

use xtask::project;

use crate::copy::{Copy, Tree, insert_line, is_deep};

/// The puzzle's own files and their contents.
const OWN: &[(&str, &str)] = &[
    ("crates/solver/src/puzzles/switches/mod.rs", include_str!("../toy/puzzle.rs")),
    ("crates/solver/src/puzzles/switches/methods.rs", include_str!("../toy/methods.rs")),
    ("crates/solver/tests/laws/puzzles/switches.rs", include_str!("../toy/laws.rs")),
    ("crates/text/src/puzzles/switches.rs", include_str!("../toy/words.rs")),
    ("crates/picture/src/puzzles/switches.rs", include_str!("../toy/picture.rs")),
];

/// The lines added to other files, each before an existing line.
const LINES: &[(&str, &str, &str)] = &[
    (
        "crates/solver/src/puzzles.rs",
        "            Wythoff: $crate::Wythoff,\n",
        "            Switches: $crate::switches::Switches,\n",
    ),
    ("crates/solver/src/puzzles.rs", "pub mod wythoff;\n", "pub mod switches;\n"),
    ("crates/solver/tests/laws/puzzles.rs", "mod wythoff;\n", "mod switches;\n"),
    ("crates/text/src/puzzles.rs", "mod wythoff;\n", "mod switches;\n"),
    ("crates/picture/src/puzzles.rs", "pub mod wythoff;\n", "mod switches;\n"),
];

/// Reads the puzzle's messages, one file for each existing language.
fn messages() -> impl Iterator<Item = (String, Vec<u8>)> {
    let languages = fs::read_dir(project::root().join("crates/text/locales")).unwrap().flatten();
    languages.filter(|entry| entry.path().is_dir()).map(|entry| {
        let language = entry.file_name().into_string().unwrap();
        let text = fs::read(project::root().join(format!("crates/xtask/tests/toy/{language}.ftl"))).unwrap();
        (format!("crates/text/locales/{language}/switches.ftl"), text)
    })
}

/// Adds the puzzle.
pub fn add(tree: &mut Tree) {
    let own = OWN.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()));
    for (path, text) in own.chain(messages()) {
        assert_eq!(tree.insert(path.clone(), text), None, "{path}");
    }
    for (path, before, line) in LINES {
        insert_line(tree, path, before, line);
    }
}

#[test]
fn a_new_puzzle_is_its_files_and_a_line_in_each_list() {
    let copy = Copy::get();

    let laws = copy.cargo(&[
        "test",
        "--package",
        "gros-solver",
        "--test",
        "solver",
        "--",
        "laws::moves",
        "laws::routes",
        "laws::shortest::small",
        "laws::vocabulary",
        "laws::views",
        "laws::named",
    ]);
    assert!(laws.contains("test result: ok. ") && !laws.contains(" 0 passed"), "{laws}");

    let list = copy.gros(&["list"]);
    let row = list.lines().find(|line| line.starts_with("switches ")).expect(&list);
    assert!(
        row.contains("Row of switches")
            && row.contains("1 to 10")
            && row.ends_with("1, 2, 3, 4, 5, 6, 7, 8, 9, 10"),
        "{row}"
    );
    assert_eq!(copy.gros(&["length", "switches?n=5&from=10110"]), "2\n");
    assert_eq!(copy.gros(&["state", "switches?from=1010", "--step", "1"]), "1011\n");
    assert_eq!(copy.gros(&["step", "switches", "--state", "0011"]), "2\n");
    assert_eq!(copy.gros(&["moves", "switches?n=2"]), "1\t1-1\t01\n2\t2-1\t11\n");
    assert_eq!(copy.gros(&["next", "switches?step=1"]), "Next: switch 2 on. 3 to go.\n");
    let drawn = copy.gros(&["svg", "switches?n=3&from=101"]);
    assert_eq!(drawn.matches("<text ").count(), 3, "{drawn}");
    let explained = copy.gros(&["explain", "switches?from=1010"]);
    assert!(
        explained.contains("One after the other\n  To be turned: switches 3, 1.\n  Next move: switch 1 on."),
        "{explained}"
    );
    assert!(copy.gros(&["next", "switches", "--lang", "zh-Hans"]).contains("打开 1 号开关"));

    if is_deep() {
        copy.build_page();
    }

    let files: Vec<&str> = LINES.iter().map(|(path, ..)| *path).collect();
    let own = OWN.len() + messages().count();
    println!("beside the puzzle's own {own} files: {} lines in {files:?}", LINES.len());
}
