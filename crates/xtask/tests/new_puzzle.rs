//! A new puzzle is files of its name, a line of the list and `mod` lines: a row of switches is added to a copy of the
//! tree, which builds, passes its laws, and lists, plays and explains it on the terminal.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use walkdir::WalkDir;
use xtask::project;

/// The puzzle's own files, and what they hold.
const OWN: &[(&str, &str)] = &[
    ("crates/solver/src/puzzles/switches/mod.rs", include_str!("toy/puzzle.rs")),
    ("crates/solver/src/puzzles/switches/methods.rs", include_str!("toy/methods.rs")),
    ("crates/solver/tests/laws/puzzles/switches.rs", include_str!("toy/laws.rs")),
    ("crates/text/src/puzzles/switches.rs", include_str!("toy/words.rs")),
    ("crates/picture/src/puzzles/switches.rs", include_str!("toy/picture.rs")),
];

/// The lines that other files get: each before a line that is there.
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

/// Whether nothing is left out; then the page is built too, for a story in browsers.
fn is_deep() -> bool {
    std::env::var_os("GROS_DEEP").is_some()
}

/// The files that the copy needs: what cargo reads, and the crates without a page.
fn is_needed(path: &str) -> bool {
    let is_source = !path.starts_with("crates/text/tests/") && !path.starts_with("crates/cli/tests/");
    ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"].contains(&path)
        || path.ends_with("/Cargo.toml")
        || is_source
            && ["steps", "solver", "session", "picture", "text", "cli"]
                .iter()
                .any(|name| path.starts_with(&format!("crates/{name}/")))
        || path.ends_with("/main.rs")
        || path.ends_with("/lib.rs")
        || path.contains("/fuzz_targets/")
        || path.contains("/benches/")
        || is_deep()
}

/// Reads the puzzle's messages, a file for each language that there is.
fn messages() -> impl Iterator<Item = (String, Vec<u8>)> {
    let languages = fs::read_dir(project::root().join("crates/text/locales")).unwrap().flatten();
    languages.filter(|entry| entry.path().is_dir()).map(|entry| {
        let language = entry.file_name().into_string().unwrap();
        let text = fs::read(project::root().join(format!("crates/xtask/tests/toy/{language}.ftl"))).unwrap();
        (format!("crates/text/locales/{language}/switches.ftl"), text)
    })
}

/// Reads the tree with the toy in it.
fn tree() -> BTreeMap<String, Vec<u8>> {
    let listed = Command::new("git").args(["ls-files"]).current_dir(project::root()).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let read = |path: &str| Some((path.to_owned(), fs::read(project::root().join(path)).ok()?));
    let mut tree: BTreeMap<String, Vec<u8>> =
        listed.lines().filter(|path| is_needed(path)).filter_map(read).collect();
    assert!(tree.len() > 100, "git lists the files of the project");
    let own = OWN.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec()));
    for (path, text) in own.chain(messages()) {
        assert_eq!(tree.insert(path.clone(), text), None, "{path}");
    }
    for (path, before, line) in LINES {
        let text = String::from_utf8(tree[*path].clone()).unwrap();
        assert_eq!(text.matches(before).count(), 1, "{path}: {before}");
        tree.insert((*path).to_owned(), text.replace(before, &format!("{line}{before}")).into_bytes());
    }
    tree
}

/// Writes what is new or other, so that little is compiled anew, and takes away what is no more; what was built stays.
fn write(tree: &BTreeMap<String, Vec<u8>>, folder: &Path) {
    for (path, text) in tree {
        let file = folder.join(path);
        if fs::read(&file).ok().as_ref() != Some(text) {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
    }
    let built = folder.join("target");
    let all =
        WalkDir::new(folder).into_iter().filter_entry(|entry| entry.path() != built).map(Result::unwrap);
    for entry in all.filter(|entry| entry.file_type().is_file()) {
        let path = entry.path().strip_prefix(folder).unwrap().to_string_lossy().replace('\\', "/");
        if !tree.contains_key(&path) {
            fs::remove_file(entry.path()).unwrap();
        }
    }
}

/// A copy of the tree.
struct Copy(PathBuf);

impl Copy {
    /// Runs cargo there and returns what it writes.
    #[track_caller]
    fn cargo(&self, args: &[&str]) -> String {
        let done = Command::new("cargo")
            .args(args)
            .current_dir(self.0.join("tree"))
            .env("CARGO_TARGET_DIR", self.0.join("target"))
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("GROS_LAWS", "switches")
            .output()
            .unwrap();
        let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        assert!(done.status.success(), "cargo {args:?}\n{out}\n{err}");
        out.into_owned()
    }

    /// Builds the page, with the tools that are there already: the stories in browsers play on it.
    fn build_page(&self) {
        let tree = self.0.join("tree");
        let tools = tree.join("target/tools");
        fs::create_dir_all(tree.join("target")).unwrap();
        if !tools.exists() {
            std::os::unix::fs::symlink(project::tools(), &tools).unwrap();
        }
        let mut build = Command::new(env!("CARGO_BIN_EXE_xtask"));
        build
            .args(["build", "--dev"])
            .current_dir(&tree)
            .env("CARGO_MANIFEST_DIR", tree.join("crates/xtask"));
        let done = build.output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    }

    #[track_caller]
    fn gros(&self, args: &[&str]) -> String {
        self.cargo(&[&["run", "--quiet", "--package", "gros-cli", "--"], args].concat())
    }
}

#[test]
fn a_new_puzzle_is_its_files_and_a_line_of_each_list() {
    let copy = Copy(project::root().join("target/new-puzzle"));
    write(&tree(), &copy.0.join("tree"));

    let laws = copy.cargo(&[
        "test",
        "--package",
        "gros-solver",
        "--profile",
        "dev",
        "--test",
        "laws",
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
