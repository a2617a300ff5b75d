//! Tools as their makers built them: an archive, unpacked where the network gives it.

use crate::{command, project};
use anyhow::{Context, Result};
use std::{
    env::consts,
    fs,
    path::{Path, PathBuf},
};
use walkdir::WalkDir;

/// Where wasm-bindgen of a version is published for this machine, if it is.
pub(super) fn wasm_bindgen(version: &str) -> Option<String> {
    let platform = match (consts::OS, consts::ARCH) {
        ("linux", "x86_64") => "x86_64-unknown-linux-musl",
        ("macos", "x86_64") => "x86_64-apple-darwin",
        ("macos", "aarch64") => "aarch64-apple-darwin",
        _ => return None,
    };
    let releases = "https://github.com/wasm-bindgen/wasm-bindgen/releases/download";
    Some(format!("{releases}/{version}/wasm-bindgen-{version}-{platform}.tar.gz"))
}

/// Where geckodriver of a version is published for this machine, if it is.
pub(super) fn geckodriver(version: &str) -> Option<String> {
    let platform = match (consts::OS, consts::ARCH) {
        ("linux", "x86_64") => "linux64",
        ("linux", "aarch64") => "linux-aarch64",
        ("macos", "x86_64") => "macos",
        ("macos", "aarch64") => "macos-aarch64",
        _ => return None,
    };
    let releases = "https://github.com/mozilla/geckodriver/releases/download";
    Some(format!("{releases}/v{version}/geckodriver-v{version}-{platform}.tar.gz"))
}

/// Fetches an archive and puts a program of it among our own tools.
///
/// # Errors
/// If the archive cannot be fetched within two minutes or unpacked, or lacks the program.
pub(super) fn take(program: &str, url: &str) -> Result<()> {
    let unpacked = tempfile::tempdir()?;
    let archive = unpacked.path().join("archive.tar.gz");
    let mut curl = command::program("curl");
    curl.args([
        "--fail",
        "--location",
        "--silent",
        "--show-error",
        "--connect-timeout",
        "5",
        "--max-time",
        "120",
    ]);
    command::run(curl.arg(url).arg("--output").arg(&archive))?;
    command::run(command::program("tar").arg("-xzf").arg(&archive).arg("-C").arg(unpacked.path()))?;
    let file = named(unpacked.path(), program).context("the archive lacks the program")?;
    let bin = project::tools().join("bin");
    fs::create_dir_all(&bin)?;
    fs::copy(file, bin.join(program))?;
    Ok(())
}

fn named(folder: &Path, program: &str) -> Option<PathBuf> {
    let mut files = WalkDir::new(folder).into_iter().flatten();
    files
        .find(|file| file.file_type().is_file() && file.file_name() == program)
        .map(walkdir::DirEntry::into_path)
}
