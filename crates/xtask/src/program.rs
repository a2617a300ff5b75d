//! The program of the page: compiled, split into the pieces that `fetched!` names, bound to JavaScript, and optimized
//! for size.

use crate::{command, project};
use anyhow::{Context, Result, anyhow};
use serde_json::Value;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support as split;

/// The name of the script that starts the program.
pub const SCRIPT: &str = "program.js";
/// The name of the first piece of the program; the others are fetched by [`PIECES`].
pub const FIRST: &str = "program_bg.wasm";
/// The name of the script that fetches the other pieces.
pub const PIECES: &str = "pieces.js";

/// How the program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Build {
    /// As it is published: small, and in pieces.
    Small,
    /// Quickly, and in pieces.
    Quick,
    /// As quickly as possible: in one piece.
    Whole,
}

impl Build {
    /// Returns cargo's profile, which names the folder that cargo writes into.
    fn profile(self) -> &'static str {
        match self {
            Self::Small => "page",
            Self::Quick => "soon",
            Self::Whole => "quick",
        }
    }

    /// Returns whether parts of the program are fetched when they are first shown.
    pub fn has_pieces(self) -> bool {
        self != Self::Whole
    }
}

/// Builds the program with its scripts and pieces into a separate folder, and returns that folder.
///
/// # Errors
/// If it does not compile, or cannot be split or bound.
pub fn build(build: Build) -> Result<PathBuf> {
    let folder = project::root().join("target/program").join(format!("{build:?}").to_lowercase());
    let Compiled { whole, words } = compile(build)?;
    if build == Build::Whole && is_bound(&whole, &folder)? {
        copy_words(&[WORDS, LATER_WORDS], &words, &folder)?;
        return Ok(folder);
    }
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    copy_words(&[WORDS, LATER_WORDS], &words, &folder)?;
    if build.has_pieces() {
        let main = folder.join("main.wasm");
        take_apart(&fs::read(&whole)?, &main, &folder)?;
        bind(&main, "program", true, &folder)?;
        fs::remove_file(main)?;
    } else {
        bind(&whole, "program", false, &folder)?;
        fs::copy(&whole, folder.join(COMPILED))?;
    }
    if build == Build::Small {
        for piece in pieces(&folder)? {
            command::run(&mut made_small(&piece))?;
        }
    }
    Ok(folder)
}

/// The output of the compiler, kept beside the files made from it.
const COMPILED: &str = "compiled";

/// Returns whether a folder holds the files made from this program.
fn is_bound(whole: &Path, folder: &Path) -> Result<bool> {
    let whole = fs::read(whole)?;
    Ok(fs::read(folder.join(COMPILED)).is_ok_and(|compiled| compiled == whole))
}

/// The output of the compiler.
struct Compiled {
    /// The program.
    whole: PathBuf,
    /// The folder with the words of each language.
    words: PathBuf,
}

fn compile(build: Build) -> Result<Compiled> {
    let messages = command::read(&mut compiler(build))?;
    Ok(Compiled { whole: compiled(&target(), build, PAGE), words: words_of(&messages)? })
}

/// Finds in cargo's messages where the build script of gros-text wrote the words that the program refers to by number.
pub fn words_of(messages: &str) -> Result<PathBuf> {
    let scripts = messages.lines().filter(|line| line.contains("\"build-script-executed\""));
    let message = scripts.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let is_of_text = |message: &Value| message["package_id"].as_str().is_some_and(|id| id.contains("/text#"));
    let folder =
        message.filter(is_of_text).find_map(|message| Some(PathBuf::from(message["out_dir"].as_str()?)));
    folder.context("gros-text was built without words")
}

/// The extension of the files with the words of a language, as in `en.words`.
pub const WORDS: &str = "words";

/// The extension of the files with its later words.
pub const LATER_WORDS: &str = "later";

/// Copies the files with these extensions.
pub fn copy_words(kinds: &[&str], from: &Path, folder: &Path) -> Result<()> {
    for entry in fs::read_dir(from)? {
        let file = entry?.path();
        if file.extension().is_some_and(|kind| kinds.iter().any(|known| kind == *known)) {
            fs::copy(&file, folder.join(file.file_name().unwrap_or_default()))?;
        }
    }
    Ok(())
}

/// Binds a program to JavaScript: writes `NAME.js` and `NAME_bg.wasm` into a folder. Only developers read the names of
/// functions, so they stay mangled. The exports of the linker stay exports if the program has pieces, which share them.
pub(crate) fn bind(program: &Path, name: &str, has_pieces: bool, folder: &Path) -> Result<()> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).out_name(name).web(true)?.typescript(false);
    bindgen.demangle(false).keep_lld_exports(has_pieces).generate(folder)?;
    Ok(())
}

/// Returns whether a file is fetched later than the first piece: a piece of `fetched!`, a chunk that several pieces
/// share, or their style sheets.
pub fn is_later(file: &str) -> bool {
    file.ends_with(".css") && ["boards-", "later-", "learn-"].iter().any(|kind| file.starts_with(kind))
        || file.ends_with(".wasm") && ["split_", "chunk_"].iter().any(|kind| file.starts_with(kind))
}

/// Lists the pieces in a folder, sorted by name.
///
/// # Errors
/// If the folder cannot be read.
pub fn pieces(folder: &Path) -> Result<Vec<PathBuf>> {
    let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    let mut pieces: Vec<_> =
        files.into_iter().filter(|file| file.extension().is_some_and(|kind| kind == "wasm")).collect();
    pieces.sort();
    Ok(pieces)
}

/// The package of the page's program.
const PAGE: &str = "gros-web";

/// Returns a command that compiles the page's program.
fn compiler(build: Build) -> Command {
    let mut cargo = for_browsers(&target(), build, &[]);
    if build.has_pieces() {
        cargo.args(["--features", "gros-web/pieces"]);
    }
    cargo.args(["--package", PAGE, "--bin", PAGE]);
    cargo
}

/// Compiles the programs of the packages for npm, and returns that of one package with cargo's messages. The page is not
/// compiled with them: in its pieces, the solver has other features.
pub(crate) fn of_package(package: &str) -> Result<(PathBuf, String)> {
    let messages = command::read(&mut packages())?;
    Ok((compiled(&target(), Build::Small, package), messages))
}

/// Returns a command that compiles the packages together: what they share is compiled once, with the same features.
fn packages() -> Command {
    let mut cargo = for_browsers(&target(), Build::Small, &[]);
    cargo.args(["--package", "gros-board-js", "--package", "gros-solver-js", "--lib"]);
    cargo
}

/// Compiles the page as it is published and the programs of the packages, for whoever builds them later
/// and reports any failure.
pub(crate) fn compile_all_quietly() {
    for mut cargo in [compiler(Build::Small), packages()] {
        command::output(&mut cargo);
    }
}

/// Compiles the program of a package with the classics alone among the puzzles, and returns it with cargo's messages.
pub(crate) fn of_classics(package: &str) -> Result<(PathBuf, String)> {
    // Flags differ, and so do the folders, so that neither is compiled anew because of the other.
    let target = target().join("classics");
    // Code that only the other puzzles use is not used there.
    let mut cargo = for_browsers(&target, Build::Small, &["--cfg", "gros_classics", "-Aunused"]);
    let messages = command::read(cargo.args(["--package", package]))?;
    Ok((compiled(&target, Build::Small, package), messages))
}

fn target() -> PathBuf {
    project::root().join("target")
}

fn for_browsers(target: &Path, build: Build, flags: &[&str]) -> Command {
    let mut cargo = command::cargo("build --locked --target wasm32-unknown-unknown --profile");
    cargo.arg(build.profile()).arg("--target-dir").arg(target);
    cargo.arg("--message-format=json-render-diagnostics");
    let flags = without_machine_paths().chain(flags.iter().map(|flag| (*flag).to_owned()));
    cargo.env("CARGO_ENCODED_RUSTFLAGS", flags.collect::<Vec<_>>().join("\x1f"));
    cargo
}

/// Returns the program of a package in the folder that cargo writes into. The name of a library is one of Rust.
fn compiled(target: &Path, build: Build, package: &str) -> PathBuf {
    let name = if package == PAGE { package.to_owned() } else { package.replace('-', "_") };
    target.join("wasm32-unknown-unknown").join(build.profile()).join(name).with_extension("wasm")
}

fn take_apart(whole: &[u8], main: &Path, folder: &Path) -> Result<()> {
    let mut options = split::Options::new(whole);
    let (link, script) = (format!("./{PIECES}"), format!("./{SCRIPT}"));
    options.output_dir = folder;
    options.main_out_path = main;
    options.link_name = &link;
    options.main_module = &script;
    split::transform(options)
        .map_err(|error| anyhow!("{error:#}"))
        .context("the program cannot be taken apart")?;
    Ok(())
}

/// Features that today's browsers support and the compiler uses; a piece does not declare them itself.
pub const FEATURES: [&str; 6] = [
    "bulk-memory",
    "multivalue",
    "mutable-globals",
    "nontrapping-float-to-int",
    "reference-types",
    "sign-ext",
];

/// Makes a program small in transfer, by the passes of wasm-opt that make it compress better. Other passes make it
/// smaller and its compressed form larger: the packages by five parts in a hundred, a first visit of the page by three
/// in a thousand.
pub(crate) fn made_small(file: &Path) -> Command {
    let mut optimise = command::program("wasm-opt");
    optimise.args(FEATURES.map(|feature| format!("--enable-{feature}")));
    optimise.args(["--strip-debug", "--strip-producers", "--duplicate-function-elimination", "--rse"]);
    optimise.args(["--remove-unused-brs", "--precompute", "--code-folding", "--vacuum"]);
    optimise.arg("--duplicate-function-elimination").arg("-o").arg(file).arg(file);
    optimise
}

/// The compiler writes source paths into the program for its messages. Paths in the registry are shortened,
/// so that the page is the same wherever it is built and does not reveal the place.
fn without_machine_paths() -> impl Iterator<Item = String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    // Without such a folder, the sources are elsewhere and keep their names.
    let registries = fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    let registries = registries.map(|registry| (registry.path(), "registry"));
    let folders = registries.chain([(project::root(), "gros")]);
    folders.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()))
}
