//! Local servers of the pages under test.

use crate::toy_language;
use anyhow::{Context, Result, anyhow, ensure};
use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
};
use xtask::{compress, pack, page, project, server::Server};

static PAGE: LazyLock<Result<Server>> = LazyLock::new(|| Server::start(&page::built()?, "/some/where/", 0));

static INCOMPLETE: LazyLock<Result<Server>> = LazyLock::new(|| {
    let folder = project::root().join("target/incomplete-page");
    let ends_with = |file: &Path, end| file.extension() == Some(OsStr::new(end));
    copy_page(&folder.join("no-program"), |file| !ends_with(file, "wasm"))?;
    let is_bindings = |file: &Path| {
        ends_with(file, "js")
            && file.file_name().and_then(OsStr::to_str).is_some_and(|name| name.starts_with("program-"))
    };
    copy_page(&folder.join("no-bindings"), |file| !is_bindings(file))?;
    let damaged = folder.join("damaged-program");
    copy_page(&damaged, |_| true)?;
    for file in fs::read_dir(&damaged)? {
        let file = file?.path();
        if ends_with(&file, "wasm") {
            let program = fs::read(&file)?;
            fs::write(file, &program[..program.len() / 2])?;
        }
    }
    Server::start(&folder, "/", 0)
});

static WITH_DENIALS: LazyLock<Result<Server>> = LazyLock::new(|| with_script("deny.js"));
static WITH_TRAP: LazyLock<Result<Server>> = LazyLock::new(|| with_script("trap.js"));
static WITH_MANUAL_CLOCK: LazyLock<Result<Server>> = LazyLock::new(|| with_script("clock.js"));
static WITH_DAYS: LazyLock<Result<Server>> = LazyLock::new(|| with_script("days.js"));
static WITH_LATE_LAYOUT: LazyLock<Result<Server>> = LazyLock::new(|| with_script("late.js"));
static WITH_EARLY_ADDRESS: LazyLock<Result<Server>> = LazyLock::new(|| with_script("early.js"));
static WITH_RENDER_LOG: LazyLock<Result<Server>> = LazyLock::new(|| with_script("slices.js"));

/// Serves the built page with a script from `tests/pages` that runs first.
fn with_script(script: &str) -> Result<Server> {
    let folder = project::root().join("target/page-with").join(script);
    copy_page(&folder, |_| true)?;
    let page = fs::read_to_string(folder.join("index.html"))?;
    let page = page.replacen("</title>", &format!("</title><script src=\"./{script}\"></script>"), 1);
    fs::write(folder.join("index.html"), page)?;
    fs::copy(project::root().join("tests/pages").join(script), folder.join(script))?;
    Server::start(&folder, "/", 0)
}

static IN_TOY_LANGUAGE: LazyLock<Result<Server>> = LazyLock::new(|| {
    let folder = project::root().join("target/page-with/toy-language");
    copy_page(&folder, |_| true)?;
    let files = fs::read_dir(&folder)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    let is_english = |file: &&PathBuf| file.to_string_lossy().contains("words-en-");
    let words = files.iter().find(is_english).context("the page has no English words")?;
    fs::write(words, toy_language::of(&fs::read_to_string(words)?))?;
    Server::start(&folder, "/", 0)
});

/// Copies the files of the built page that satisfy a predicate.
fn copy_page(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> Result<()> {
    let built = page::built()?;
    // A compressed form of what is changed would be sent in its place.
    for file in compress::files(&built)?.iter().filter(|file| is_wanted(file)) {
        let copy = folder.join(file.strip_prefix(&built)?);
        fs::create_dir_all(copy.parent().unwrap_or(folder))?;
        fs::copy(file, copy)?;
    }
    Ok(())
}

static WITH_NEW_PUZZLE: LazyLock<Result<Server>> = LazyLock::new(|| {
    let folder = project::root().join("target/additions/tree/target/dev-page");
    ensure!(folder.is_dir(), "build it first: GROS_DEEP=1 cargo test -p xtask --test additions");
    Server::start(&folder, "/", 0)
});

static HANDWRITTEN_RINGS: LazyLock<Result<Server>> = LazyLock::new(|| {
    let folder = project::root().join("target/handwritten-rings");
    fs::create_dir_all(&folder)?;
    for file in fs::read_dir(project::root().join("tests/pages/rings"))? {
        let file = file?;
        fs::copy(file.path(), folder.join(file.file_name()))?;
    }
    fs::write(folder.join("page.css"), built_styles()?)?;
    Server::start(&folder, "/", 0)
});

/// Joins the style sheets of the built page: page-HASH.css, then later-HASH.css.
fn built_styles() -> Result<String> {
    let files = fs::read_dir(page::built()?)?.map(|file| Ok(file?.path())).collect::<Result<Vec<_>>>()?;
    let mut sheets: Vec<_> =
        files.into_iter().filter(|file| file.extension() == Some(OsStr::new("css"))).collect();
    sheets.sort_by(|one, other| other.cmp(one));
    Ok(sheets.iter().map(fs::read_to_string).collect::<Result<String, _>>()?)
}

static FRAME: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("tests/pages/frame"), "/", 0));

/// The package of the board, and pages of another origin that use it.
static BOARDS: LazyLock<Result<Server>> = LazyLock::new(|| {
    let package = pack::folder("board");
    ensure!(package.join("gros-board.js").is_file(), "there is no package: run `cargo xtask pack` first");
    let server = Server::start(&package, "/", 0)?;
    let origin = server.url().trim_end_matches('/').to_owned();
    let folder = project::root().join("target/board-pages");
    fs::create_dir_all(&folder)?;
    for file in fs::read_dir(project::root().join("tests/pages/board"))? {
        let file = file?;
        let text = fs::read_to_string(file.path())?.replace("PACKAGE", &origin);
        fs::write(folder.join(file.file_name()), text)?;
    }
    Server::start(&folder, "/", 0)
});

static REACT: LazyLock<Result<Server>> = LazyLock::new(|| {
    let site = pack::consumer().join("site");
    ensure!(site.join("app.js").is_file(), "there is no bundle: run `cargo xtask test npm --deep` first");
    Server::start(&site, "/", 0)
});

static HARNESS: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("tests/pages/harness"), "/", 0));

static HANDWRITTEN_ELLIPSES: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("tests/pages/ellipses"), "/", 0));

/// Nine ellipses without a framework: a lower bound of what a seek costs.
pub fn handwritten_ellipses() -> Result<String> {
    url(&HANDWRITTEN_ELLIPSES)
}

/// The page of nine rings without a framework, under the styles of the built page.
pub fn handwritten_rings() -> Result<String> {
    url(&HANDWRITTEN_RINGS)
}

/// The built page.
pub fn page() -> Result<String> {
    url(&PAGE)
}

/// Folders with an incomplete page: `no-program/`, `no-bindings/`, `damaged-program/`.
pub fn incomplete() -> Result<String> {
    url(&INCOMPLETE)
}

/// A page with an additional puzzle, a row of switches.
pub fn with_new_puzzle() -> Result<String> {
    url(&WITH_NEW_PUZZLE)
}

/// The built page in a toy language: English in capitals, a third longer.
pub fn in_toy_language() -> Result<String> {
    url(&IN_TOY_LANGUAGE)
}

/// A page that denies the features named by `?deny=…`; see `tests/pages/deny.js`.
pub fn with_denials() -> Result<String> {
    url(&WITH_DENIALS)
}

/// A page that can be made to crash; see `tests/pages/trap.js`.
pub fn with_trap() -> Result<String> {
    url(&WITH_TRAP)
}

/// A page whose animation frames the test triggers; see `tests/pages/clock.js`.
pub fn with_manual_clock() -> Result<String> {
    url(&WITH_MANUAL_CLOCK)
}

/// A page on the day named by `?day=…`; see `tests/pages/days.js`.
pub fn with_days() -> Result<String> {
    url(&WITH_DAYS)
}

/// A page at which the address `?early=…` is entered while it is first drawn; see `tests/pages/early.js`.
pub fn with_early_address() -> Result<String> {
    url(&WITH_EARLY_ADDRESS)
}

/// A page whose resize observers fire late; see `tests/pages/late.js`.
pub fn with_late_layout() -> Result<String> {
    url(&WITH_LATE_LAYOUT)
}

/// A page that logs its first rendering; see `tests/pages/slices.js`.
pub fn with_render_log() -> Result<String> {
    url(&WITH_RENDER_LOG)
}

/// A page with Gros from another origin in a frame.
pub fn frame() -> Result<String> {
    Ok(format!("{}?page={}", url(&FRAME)?, page()?))
}

/// Serves a copy of the built page that the test may change. Returns its address and folder.
pub fn private_copy() -> Result<(String, PathBuf)> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("page-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let folder = project::root().join("target/own").join(name);
    copy_page(&folder, |_| true)?;
    Ok((Server::start(&folder, "/deep/down/", 0)?.url(), folder))
}

/// Pages with `<gros-board>` from another origin, under a strict policy: `index.html`, `ten.html`, `faults.html`.
pub fn boards() -> Result<String> {
    url(&BOARDS)
}

/// A bundled page of React with boards and the solver.
pub fn react() -> Result<String> {
    url(&REACT)
}

/// A small page to test the harness on.
pub fn harness() -> Result<String> {
    url(&HARNESS)
}

fn url(site: &Result<Server>) -> Result<String> {
    site.as_ref().map(Server::url).map_err(|error| anyhow!("{error:#}"))
}
