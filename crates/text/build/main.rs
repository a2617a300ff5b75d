//! Compiles `locales/` into a table for each language, and into Rust the names of the messages and of their variables.

mod check;
mod compile;
mod emit;
mod locale;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use locale::Locale;

/// The language that the others are held to.
const REFERENCE: &str = "en";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build");
    match build() {
        Ok(errors) if errors.is_empty() => ExitCode::SUCCESS,
        Ok(errors) => {
            errors.iter().for_each(|error| println!("cargo::error={error}"));
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("cargo::error={error}");
            ExitCode::FAILURE
        }
    }
}

/// Writes the tables and names; returns what is wrong with the locales, an entry with file and line each.
fn build() -> Result<Vec<String>, String> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo names no folder")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no folder for what is built")?);
    let (mut locales, mut errors) = (Vec::new(), Vec::new());
    for folder in folders(&root.join("locales"))? {
        locales.push(Locale::read(&folder, &mut errors)?);
    }
    let reference = locales.iter().position(|locale| locale.tag == REFERENCE);
    let reference = locales.swap_remove(reference.ok_or("there are no messages of the reference language")?);
    for locale in &locales {
        check::compare(&reference, locale, &mut errors);
    }
    check::find_unused(&reference, &root.join("src"), &mut errors)?;
    if errors.is_empty() {
        write(&out.join("messages.rs"), &emit::names(&reference))?;
        for locale in std::iter::once(&reference).chain(&locales) {
            write(&out.join(format!("{}.words", locale.tag)), &emit::table(&reference, locale)?)?;
        }
    }
    Ok(errors)
}

fn folders(root: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(root).map_err(|error| format!("{}: {error}", root.display()))?;
    let mut folders: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    Ok(folders)
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
