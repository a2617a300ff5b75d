//! Compiles the files in `lessons/` into tables, and checks them against the messages of the reference language: the
//! names of the words follow from the names of lessons and stops.

mod emit;
mod read;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=lessons");
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

/// Writes a table for each lesson; returns what is wrong with the files.
fn build() -> Result<Vec<String>, String> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo names no folder")?);
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no folder for what is built")?);
    let words = root.join("../text/locales/en/later");
    let mut errors = Vec::new();
    let mut tables = String::new();
    for file in files(&root.join("lessons"))? {
        let lesson = read::lesson(&file.display().to_string(), &text(&file)?, &mut errors);
        let words = words.join(format!("lesson-{}.ftl", lesson.id));
        println!("cargo::rerun-if-changed={}", words.display());
        errors.extend(check(&lesson, &text(&words)?));
        tables += &emit::lesson(&lesson);
    }
    if errors.is_empty() {
        let file = out.join("lessons.rs");
        fs::write(&file, tables).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(errors)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    Ok(files)
}

fn text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Finds words that a lesson lacks, and words that it does not say.
fn check(lesson: &read::Lesson, messages: &str) -> Vec<String> {
    let ids = messages.lines().filter_map(|line| Some(line.split_once(" =")?.0));
    let ids: Vec<&str> = ids.filter(|id| id.starts_with("lesson-")).collect();
    let said = lesson.words();
    let missing = said.iter().filter(|word| !ids.contains(&word.as_str()));
    let unused = ids.iter().filter(|id| !said.iter().any(|word| word == *id));
    missing
        .map(|word| format!("{}: no message is called {word}", lesson.id))
        .chain(unused.map(|id| format!("{}: nothing says {id}", lesson.id)))
        .collect()
}
