//! Local servers of the pages under test.

use crate::toy_language;
use anyhow::{Context, Result, ensure};
use std::{
    collections::BTreeMap,
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};
use xtask::{compress, pack, page, project, server::Server};

/// Returns the address of a server that is started when it is first asked for.
fn once(name: &'static str, start: impl FnOnce() -> Result<Server>) -> Result<String> {
    static ADDRESSES: Mutex<BTreeMap<&str, String>> = Mutex::new(BTreeMap::new());
    let mut addresses = ADDRESSES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(address) = addresses.get(name) {
        return Ok(address.clone());
    }
    let address = start()?.url();
    Ok(addresses.entry(name).or_insert(address).clone())
}

/// The built page, which keeps nothing for offline use.
pub fn page() -> Result<String> {
    once("page", || {
        let folder = project::root().join("target/page-with/nothing");
        copy_page(&folder, |_| true)?;
        Server::start(&folder, "/some/where/", 0)
    })
}

/// Folders with an incomplete page: `no-program/`, `no-bindings/`, `damaged-program/`.
pub fn incomplete() -> Result<String> {
    once("incomplete", || {
        let folder = project::root().join("target/incomplete-page");
        copy_page(&folder.join("no-program"), |file| !ends_with(file, "wasm"))?;
        let is_bindings = |file: &Path| ends_with(file, "js") && starts_with(file, "program-");
        copy_page(&folder.join("no-bindings"), |file| !is_bindings(file))?;
        let damaged = folder.join("damaged-program");
        copy_page(&damaged, |_| true)?;
        for file in files(&damaged)?.iter().filter(|file| ends_with(file, "wasm")) {
            let program = fs::read(file)?;
            fs::write(file, &program[..program.len() / 2])?;
        }
        Server::start(&folder, "/", 0)
    })
}

/// A page that denies the features named by `?deny=…`; see `tests/pages/deny.js`.
pub fn with_denials() -> Result<String> {
    with_script("deny.js")
}

/// A page whose animation frames the test triggers; see `tests/pages/clock.js`.
pub fn with_manual_clock() -> Result<String> {
    with_script("clock.js")
}

/// The built page with a script from `tests/pages` that runs first and says what it does.
pub fn with_script(script: &'static str) -> Result<String> {
    once(script, || {
        let folder = project::root().join("target/page-with").join(script);
        copy_page(&folder, |_| true)?;
        let page = fs::read_to_string(folder.join("index.html"))?;
        let page = page.replacen("</title>", &format!("</title><script src=\"./{script}\"></script>"), 1);
        fs::write(folder.join("index.html"), page)?;
        fs::copy(own(script), folder.join(script))?;
        Server::start(&folder, "/", 0)
    })
}

/// The built page in a toy language: English in capitals, a third longer.
pub fn in_toy_language() -> Result<String> {
    once("toy language", || {
        let folder = project::root().join("target/page-with/toy-language");
        copy_page(&folder, |_| true)?;
        let files = files(&folder)?;
        let words = files.iter().find(|file| starts_with(file, "words-en-"));
        let words = words.context("the page has no English words")?;
        fs::write(words, toy_language::of(&fs::read_to_string(words)?))?;
        Server::start(&folder, "/", 0)
    })
}

/// A page with an additional puzzle, a row of switches.
pub fn with_new_puzzle() -> Result<String> {
    once("new puzzle", || {
        let folder = project::root().join("target/additions/tree/target/dev-page");
        ensure!(folder.is_dir(), "build it first: GROS_DEEP=1 cargo test -p xtask --features additions");
        Server::start(&folder, "/", 0)
    })
}

/// The page of nine rings without a framework, under the styles of the built page.
pub fn handwritten_rings() -> Result<String> {
    once("rings", || {
        let folder = project::root().join("target/handwritten-rings");
        fs::create_dir_all(&folder)?;
        for file in files(&own("rings"))? {
            fs::copy(&file, folder.join(file.file_name().unwrap_or_default()))?;
        }
        fs::write(folder.join("page.css"), built_styles()?)?;
        Server::start(&folder, "/", 0)
    })
}

/// Joins the style sheets of the built page: that of a first visit, then those of later pieces, whose names are in the order
/// of the cascade.
fn built_styles() -> Result<String> {
    let mut sheets = files(&page::built()?)?;
    sheets.retain(|file| ends_with(file, "css"));
    sheets.sort_by_key(|file| (!starts_with(file, "page-"), file.clone()));
    Ok(sheets.iter().map(fs::read_to_string).collect::<Result<String, _>>()?)
}

/// Nine ellipses without a framework: a lower bound of what a seek costs.
pub fn handwritten_ellipses() -> Result<String> {
    once("ellipses", || Server::start(&own("ellipses"), "/", 0))
}

/// A page with Gros from another origin in a frame.
pub fn frame() -> Result<String> {
    let frame = once("frame", || Server::start(&own("frame"), "/", 0))?;
    Ok(format!("{frame}?page={}", page()?))
}

/// A small page to test the harness on.
pub fn harness() -> Result<String> {
    once("harness", || Server::start(&own("harness"), "/", 0))
}

/// Pages with `<gros-board>` from another origin, under a strict policy: `index.html`, `ten.html`, `faults.html`.
pub fn boards() -> Result<String> {
    let package = once("package", || {
        let package = pack::folder("board");
        ensure!(package.join("gros-board.js").is_file(), "there is no package: run `cargo xtask pack` first");
        Server::start(&package, "/", 0)
    })?;
    once("boards", || {
        let folder = project::root().join("target/board-pages");
        fs::create_dir_all(&folder)?;
        for file in files(&own("board"))? {
            let text = fs::read_to_string(&file)?.replace("PACKAGE", package.trim_end_matches('/'));
            fs::write(folder.join(file.file_name().unwrap_or_default()), text)?;
        }
        Server::start(&folder, "/", 0)
    })
}

/// A bundled page of React with boards and the solver.
pub fn react() -> Result<String> {
    once("react", || {
        let site = pack::consumer().join("site");
        ensure!(site.join("app.js").is_file(), "there is no bundle: run `cargo xtask test npm --deep` first");
        Server::start(&site, "/", 0)
    })
}

/// Serves a copy of the built page that the test may change, and that can be opened offline. Returns its address and folder.
pub fn private_copy() -> Result<(String, PathBuf)> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("page-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let folder = project::root().join("target/own").join(name);
    copy_files(&folder, |_| true)?;
    Ok((Server::start(&folder, "/deep/down/", 0)?.url(), folder))
}

/// Copies the files of the built page that satisfy a predicate, without the worker: at each new origin it would fetch and
/// store all files, a third of a browser's work.
fn copy_page(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<()> {
    for file in copy_files(folder, is_wanted)?.iter().filter(|file| ends_with(file, "html")) {
        fs::write(file, fs::read_to_string(file)?.replacen("data-worker=", "data-no-worker=", 1))?;
    }
    Ok(())
}

/// Copies the files of the built page that satisfy a predicate. Returns the copies.
fn copy_files(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>> {
    let built = page::built()?;
    let mut copies = Vec::new();
    // A compressed form of what is changed would be sent in its place.
    for file in compress::files(&built)?.iter().filter(|file| is_wanted(file)) {
        let copy = folder.join(file.strip_prefix(&built)?);
        fs::create_dir_all(copy.parent().unwrap_or(folder))?;
        fs::copy(file, &copy)?;
        copies.push(copy);
    }
    Ok(copies)
}

/// Returns a folder or file of `tests/pages`.
fn own(name: &str) -> PathBuf {
    project::root().join("tests/pages").join(name)
}

pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|file| Ok(file?.path())).collect()
}

fn ends_with(file: &Path, extension: &str) -> bool {
    file.extension() == Some(OsStr::new(extension))
}

/// Returns whether the name of a file has a prefix.
pub fn starts_with(file: &Path, start: &str) -> bool {
    file.file_name().and_then(OsStr::to_str).is_some_and(|name| name.starts_with(start))
}
