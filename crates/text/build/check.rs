//! What must hold between the languages, and between messages and program.

use std::fs;
use std::path::Path;

use crate::emit::camel;
use crate::locale::Locale;

/// Finds messages that a language lacks, or has alone, or that have other variables there.
pub fn compare(reference: &Locale, locale: &Locale, errors: &mut Vec<String>) {
    for message in &reference.messages {
        match locale.message(&message.id) {
            None => {
                errors.push(format!("{}: {} is missing in {}", message.place, message.id, locale.tag));
            }
            Some(other) if other.variables != message.variables => errors.push(format!(
                "{}: {} has the variables {:?}, but {:?} at {}",
                other.place, message.id, other.variables, message.variables, message.place
            )),
            Some(_) => {}
        }
    }
    let is_extra = |id: &str| reference.message(id).is_none();
    let extra = locale.messages.iter().filter(|message| is_extra(&message.id));
    errors.extend(
        extra.map(|message| format!("{}: {} is not in {}", message.place, message.id, reference.tag)),
    );
}

/// Finds messages with variables that no source names. Fixed texts are public: other crates name them too.
pub fn find_unused(reference: &Locale, sources: &Path, errors: &mut Vec<String>) -> Result<(), String> {
    let mut text = String::new();
    read_all(sources, &mut text)?;
    let names: std::collections::HashSet<&str> =
        text.split(|symbol: char| !symbol.is_ascii_alphanumeric()).collect();
    let with_variables = reference.messages.iter().filter(|message| !message.variables.is_empty());
    let unused = with_variables.filter(|message| !names.contains(camel(&message.id).as_str()));
    errors.extend(unused.map(|message| format!("{}: nothing says {}", message.place, message.id)));
    Ok(())
}

fn read_all(folder: &Path, text: &mut String) -> Result<(), String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            read_all(&path, text)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            text.push_str(
                &fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?,
            );
        }
    }
    Ok(())
}
