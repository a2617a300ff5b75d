//! `cargo xtask serve`: shows the page in a browser on this machine.

use crate::{page, project, server::Server};
use anyhow::Result;
use std::{
    path::Path,
    thread,
    time::{Duration, Instant, SystemTime},
};
use walkdir::WalkDir;

/// The pause between two checks of the sources.
const PAUSE: Duration = Duration::from_millis(50);

/// How to serve.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// The port of 127.0.0.1
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
    /// Build quickly rather than small, and again on each change
    #[arg(long)]
    dev: bool,
}

/// Builds the page, quickly rather than small, and serves it until interrupted.
///
/// # Errors
/// If the page cannot be built or the port is taken.
pub fn serve(options: Options) -> Result<()> {
    if options.dev { develop(options) } else { publish(options) }
}

fn publish(options: Options) -> Result<()> {
    let folder = page::build_quickly()?;
    let server = Server::start(&folder, "/", options.port)?;
    println!("Gros is at {} (Ctrl+C ends it).", server.url());
    if options.open {
        open::that_detached(server.url())?;
    }
    server.wait()
}

/// Rebuilds whenever a source changes, and the page in the browser reloads itself; an error is reported, and the page
/// stays the same.
fn develop(options: Options) -> Result<()> {
    let folder = page::build_live()?;
    let server = Server::start(&folder, "/", options.port)?;
    println!("Gros is at {} and follows the sources (Ctrl+C ends it).", server.url());
    if options.open {
        open::that_detached(server.url())?;
    }
    let mut built = newest_source();
    loop {
        thread::sleep(PAUSE);
        let newest = newest_source();
        if newest > built {
            built = newest;
            let started = Instant::now();
            match page::build_live_again() {
                Ok(_) => println!("Built again in {:.1} s.", started.elapsed().as_secs_f64()),
                Err(error) => println!("{error:#}"),
            }
        }
    }
}

/// Returns when a source of the page was last changed.
fn newest_source() -> Option<SystemTime> {
    let folders = ["index.html", "crates", "web", "docs"].map(|name| project::root().join(name));
    folders.iter().filter_map(|folder| newest(folder)).max()
}

fn newest(folder: &Path) -> Option<SystemTime> {
    let changed = |entry: walkdir::DirEntry| entry.metadata().ok()?.modified().ok();
    WalkDir::new(folder).into_iter().flatten().filter_map(changed).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_source_is_newer() {
        let folder = std::env::temp_dir().join(format!("gros-serve-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let before = newest(&folder).unwrap();
        let file = std::fs::File::create(folder.join("a")).unwrap();
        file.set_modified(before + PAUSE).unwrap();
        assert_eq!(newest(&folder), Some(before + PAUSE));
        assert!(newest_source().is_some());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
