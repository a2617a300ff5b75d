//! Where the pages under test are served: on a free port of this machine, from a path below the root, as a page that
//! must work from any path.

use anyhow::{Result, anyhow, ensure};
use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    sync::{
        LazyLock,
        atomic::{AtomicUsize, Ordering},
    },
};
use xtask::{packed, page, project, server::Server};

static PAGE: LazyLock<Result<Server>> = LazyLock::new(|| Server::start(&page::built()?, "/some/where/", 0));

static INCOMPLETE: LazyLock<Result<Server>> = LazyLock::new(|| {
    let folder = project::root().join("target/incomplete-page");
    let ends_with = |file: &Path, end| file.extension() == Some(OsStr::new(end));
    copy_page(&folder.join("no-program"), |file| !ends_with(file, "wasm"))?;
    let is_glue = |file: &Path| {
        ends_with(file, "js")
            && file.file_name().and_then(OsStr::to_str).is_some_and(|name| name.starts_with("program-"))
    };
    copy_page(&folder.join("no-bindings"), |file| !is_glue(file))?;
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

static DENIED: LazyLock<Result<Server>> = LazyLock::new(|| with_script("deny.js"));
static TRAPPED: LazyLock<Result<Server>> = LazyLock::new(|| with_script("trap.js"));
static CLOCKED: LazyLock<Result<Server>> = LazyLock::new(|| with_script("clock.js"));
static LATE: LazyLock<Result<Server>> = LazyLock::new(|| with_script("late.js"));
static OBSERVED: LazyLock<Result<Server>> = LazyLock::new(|| with_script("slices.js"));

/// Serves the built page with a script of the tests before all of its own.
fn with_script(script: &str) -> Result<Server> {
    let folder = project::root().join("target/page-with").join(script);
    copy_page(&folder, |_| true)?;
    let page = fs::read_to_string(folder.join("index.html"))?;
    let page = page.replacen("</title>", &format!("</title><script src=\"./{script}\"></script>"), 1);
    fs::write(folder.join("index.html"), page)?;
    fs::copy(project::root().join("tests/pages").join(script), folder.join(script))?;
    Server::start(&folder, "/", 0)
}

/// Copies those files of the built page that are wanted.
fn copy_page(folder: &Path, wanted: impl Fn(&Path) -> bool) -> Result<()> {
    fs::create_dir_all(folder)?;
    for file in fs::read_dir(page::built()?)? {
        let file = file?;
        // A compressed form of what is changed would be sent in its place.
        if file.file_type()?.is_file() && !packed::is_packed(&file.path()) && wanted(&file.path()) {
            fs::copy(file.path(), folder.join(file.file_name()))?;
        }
    }
    Ok(())
}

static WITH_NEW_PUZZLE: LazyLock<Result<Server>> = LazyLock::new(|| {
    let folder = project::root().join("target/new-puzzle/tree/target/dev-page");
    ensure!(folder.is_dir(), "build it first: GROS_DEEP=1 cargo test -p xtask --test new_puzzle");
    Server::start(&folder, "/", 0)
});

static BY_HAND: LazyLock<Result<Server>> = LazyLock::new(|| {
    let folder = project::root().join("target/page-by-hand");
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

static AROUND: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("docs/embedding"), "/", 0));

static HARNESS: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("tests/pages/harness"), "/", 0));

static FLOOR: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("tests/pages/floor"), "/", 0));

/// A page without any framework that draws nine ellipses: what the least costs.
pub fn floor() -> Result<String> {
    url(&FLOOR)
}

/// A page without any framework that draws what the page of Gros draws for nine rings, under its styles.
pub fn by_hand() -> Result<String> {
    url(&BY_HAND)
}

/// The page of Gros, as built.
pub fn page() -> Result<String> {
    url(&PAGE)
}

/// Folders with the page of Gros, each of which lacks something: `no-program/`, `no-bindings/`, `damaged-program/`.
pub fn incomplete() -> Result<String> {
    url(&INCOMPLETE)
}

/// The page of Gros to which a puzzle was added, a row of switches.
pub fn with_new_puzzle() -> Result<String> {
    url(&WITH_NEW_PUZZLE)
}

/// The page of Gros in a browser that denies what `?deny=…` names, as `tests/pages/deny.js` says.
pub fn denied() -> Result<String> {
    url(&DENIED)
}

/// The page of Gros whose program can be made to stop, as `tests/pages/trap.js` says.
pub fn trapped() -> Result<String> {
    url(&TRAPPED)
}

/// The page of Gros, whose frames come when a test asks for them, as `tests/pages/clock.js` says.
pub fn clocked() -> Result<String> {
    url(&CLOCKED)
}

/// The page of Gros, whose elements are measured late, as `tests/pages/late.js` says.
pub fn late() -> Result<String> {
    url(&LATE)
}

/// The page of Gros, observed as the program draws it for the first time, as `tests/pages/slices.js` says.
pub fn observed() -> Result<String> {
    url(&OBSERVED)
}

/// The example of a page with Gros inside, which asks for Gros at another origin.
pub fn around() -> Result<String> {
    Ok(format!("{}?page={}", url(&AROUND)?, page()?))
}

/// The page of Gros from a folder that nobody else is served from, and the folder.
pub fn of_its_own() -> Result<(String, PathBuf)> {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("page-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let folder = project::root().join("target/own").join(name);
    copy_page(&folder, |_| true)?;
    Ok((Server::start(&folder, "/deep/down/", 0)?.url(), folder))
}

/// A small page on which the harness itself is tested.
pub fn harness() -> Result<String> {
    url(&HARNESS)
}

fn url(site: &Result<Server>) -> Result<String> {
    site.as_ref().map(Server::url).map_err(|error| anyhow!("{error:#}"))
}
