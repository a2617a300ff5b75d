//! A copy of the tree.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use walkdir::WalkDir;
use xtask::project;

use crate::{new_language, new_puzzle};

/// Files with their contents, by their paths.
pub type Tree = BTreeMap<String, Vec<u8>>;

/// Whether nothing is left out; then the page is built too, for a story in browsers.
pub fn is_deep() -> bool {
    std::env::var_os("GROS_DEEP").is_some()
}

/// The files that the copy needs: what cargo reads, and the crates other than the page.
fn is_needed(path: &str) -> bool {
    let is_source = !path.starts_with("crates/text/tests/") && !path.starts_with("crates/cli/tests/");
    ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"].contains(&path)
        || path.ends_with("/Cargo.toml")
        || is_source
            && ["steps", "solver", "session", "exercises", "picture", "tools", "text", "cli"]
                .iter()
                .any(|name| path.starts_with(&format!("crates/{name}/")))
        || path.ends_with("/main.rs")
        || path.ends_with("/lib.rs")
        || path.contains("/fuzz_targets/")
        || path.contains("/benches/")
        || is_deep()
}

/// Reads the tree and adds to it.
fn tree() -> Tree {
    let listed = Command::new("git").args(["ls-files"]).current_dir(project::root()).output().unwrap();
    let listed = String::from_utf8(listed.stdout).unwrap();
    let read = |path: &str| Some((path.to_owned(), fs::read(project::root().join(path)).ok()?));
    let mut tree: Tree = listed.lines().filter(|path| is_needed(path)).filter_map(read).collect();
    assert!(tree.len() > 100, "git lists the files of the project");
    new_puzzle::add(&mut tree);
    new_language::add(&mut tree);
    tree
}

/// Writes only the files that are new or changed, so that little is compiled again, and deletes those that are gone;
/// build results stay.
fn write(tree: &Tree, folder: &Path) {
    for (path, text) in tree {
        let file = folder.join(path);
        if fs::read(&file).ok().as_ref() != Some(text) {
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
    }
    let built = folder.join("target");
    let all = WalkDir::new(folder).into_iter().filter_entry(|entry| entry.path() != built);
    let all = all.map(Result::unwrap);
    for entry in all.filter(|entry| entry.file_type().is_file()) {
        let path = entry.path().strip_prefix(folder).unwrap().to_string_lossy().replace('\\', "/");
        if !tree.contains_key(&path) {
            fs::remove_file(entry.path()).unwrap();
        }
    }
}

/// A copy of the tree with the additions.
pub struct Copy(PathBuf);

impl Copy {
    /// Returns the copy, which is written on the first call.
    pub fn get() -> &'static Copy {
        static COPY: LazyLock<Copy> = LazyLock::new(|| {
            let copy = Copy(project::root().join("target/additions"));
            write(&tree(), &copy.0.join("tree"));
            copy
        });
        &COPY
    }

    /// Runs cargo there and returns its output.
    #[track_caller]
    pub fn cargo(&self, args: &[&str]) -> String {
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

    /// Builds the page with the tools that are already there: the stories in browsers use it.
    pub fn build_page(&self) {
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
    pub fn gros(&self, args: &[&str]) -> String {
        self.cargo(&[&["run", "--quiet", "--package", "gros-cli", "--"], args].concat())
    }
}

/// Inserts a line before a line that occurs exactly once.
#[track_caller]
pub fn insert_line(tree: &mut Tree, path: &str, before: &str, line: &str) {
    let text = String::from_utf8(tree[path].clone()).unwrap();
    assert_eq!(text.matches(before).count(), 1, "{path}: {before}");
    tree.insert(path.to_owned(), text.replace(before, &format!("{line}{before}")).into_bytes());
}
