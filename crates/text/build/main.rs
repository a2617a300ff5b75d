//! Compiles `locales/` into a table for each language, and generates Rust for the names of the messages and their
//! variables.

mod check;
mod compile;
mod emit;
mod locale;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use emit::Texts;
use locale::Locale;

/// The language that the others are compared to, and the first in menus.
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

/// Writes the tables and names; returns the problems in the locales, each with file and line.
fn build() -> Result<Vec<String>, String> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo names no folder")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no folder for what is built")?);
    let (mut locales, mut errors) = (Vec::new(), Vec::new());
    for folder in folders(&root.join("locales"))? {
        locales.push(Locale::read(&folder, &mut errors)?);
    }
    let reference = locales.iter().find(|locale| locale.tag == REFERENCE);
    let reference = reference.ok_or("there are no messages of the reference language")?;
    for locale in locales.iter().filter(|locale| locale.tag != REFERENCE) {
        check::compare(reference, locale, &mut errors);
    }
    if errors.is_empty() {
        write(&out.join("messages.rs"), &emit::names(reference))?;
        write(&out.join("languages.rs"), &emit::languages(locales.iter())?)?;
        for locale in &locales {
            for (name, texts) in [("words", Texts::First), ("later", Texts::Later), ("all", Texts::All)] {
                write(&out.join(format!("{}.{name}", locale.tag)), &emit::table(reference, locale, texts)?)?;
            }
        }
    }
    Ok(errors)
}

/// Returns the folders of the languages in menu order.
fn folders(root: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(root).map_err(|error| format!("{}: {error}", root.display()))?;
    let mut folders: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort_by_key(|folder| (!folder.ends_with(REFERENCE), folder.clone()));
    Ok(folders)
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
