//! Where the pages under test are served: on a free port of this machine, from a path below the root, as a page that
//! must work from any path.

use anyhow::{Result, anyhow};
use std::{ffi::OsStr, fs, sync::LazyLock};
use xtask::{page, project, server::Server};

static PAGE: LazyLock<Result<Server>> = LazyLock::new(|| {
    page::ensure_built()?;
    Server::start(&project::dist(), "/some/where/", 0)
});

static BROKEN: LazyLock<Result<Server>> = LazyLock::new(|| {
    page::ensure_built()?;
    let broken = project::root().join("target/broken-page");
    fs::create_dir_all(&broken)?;
    for file in fs::read_dir(project::dist())? {
        let file = file?;
        if file.file_type()?.is_file() && file.path().extension() != Some(OsStr::new("wasm")) {
            fs::copy(file.path(), broken.join(file.file_name()))?;
        }
    }
    Server::start(&broken, "/", 0)
});

static HARNESS: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("tests/pages/harness"), "/", 0));

static FLOOR: LazyLock<Result<Server>> =
    LazyLock::new(|| Server::start(&project::root().join("tests/pages/floor"), "/", 0));

/// A page without any framework that draws nine ellipses: what the least costs.
///
/// # Errors
/// If there is no free port.
pub fn floor() -> Result<String> {
    url(&FLOOR)
}

/// The page of Gros, as built.
///
/// # Errors
/// If it is not built.
pub fn page() -> Result<String> {
    url(&PAGE)
}

/// The page of Gros without its program.
///
/// # Errors
/// If it is not built.
pub fn broken() -> Result<String> {
    url(&BROKEN)
}

/// A small page on which the harness itself is tested.
///
/// # Errors
/// If there is no free port.
pub fn harness() -> Result<String> {
    url(&HARNESS)
}

fn url(site: &Result<Server>) -> Result<String> {
    site.as_ref().map(Server::url).map_err(|error| anyhow!("{error:#}"))
}
