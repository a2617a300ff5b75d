//! The messages of one language, read from its folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;

use crate::compile::{Compiler, Terms};

/// A message, compiled.
#[derive(Debug)]
pub struct Message {
    pub id: String,
    /// File and line, as `en/rings.ftl:12`.
    pub place: String,
    /// What [`crate::compile`] made of its pattern.
    pub pattern: String,
    pub variables: BTreeSet<String>,
}

/// All messages of a language.
#[derive(Debug)]
pub struct Locale {
    pub tag: String,
    /// In the order of files and lines.
    pub messages: Vec<Message>,
}

/// A message or a term as it is written.
struct Written {
    id: String,
    place: String,
    pattern: Pattern<String>,
}

impl Locale {
    /// Reads and compiles the files of a folder; what is wrong with them is added to `errors`.
    pub fn read(folder: &Path, errors: &mut Vec<String>) -> Result<Locale, String> {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut files: Vec<_> = fs::read_dir(folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|kind| kind == "ftl"))
            .collect();
        files.sort();
        let (mut messages, mut terms) = (Vec::new(), Terms::new());
        for file in files {
            let source = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let name = format!("{tag}/{}", file.file_name().unwrap_or_default().to_string_lossy());
            read_file(&name, &source, &mut messages, &mut terms, errors);
        }
        report_twice(&messages, errors);
        Ok(Locale { tag, messages: compile(&messages, &terms, errors) })
    }

    /// Returns the message of an id.
    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

fn read_file(
    name: &str,
    source: &str,
    messages: &mut Vec<Written>,
    terms: &mut Terms,
    errors: &mut Vec<String>,
) {
    let resource = parser::parse(source.to_owned()).unwrap_or_else(|(resource, found)| {
        errors.extend(found.into_iter().map(|error| {
            let line = source.get(..error.pos.start).map_or(1, |before| before.matches('\n').count() + 1);
            format!("{name}:{line}: {error}")
        }));
        resource
    });
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let place = place(name, source, &message.id.name);
                if !message.attributes.is_empty() {
                    errors.push(format!("{place}: attributes are not supported"));
                }
                match message.value {
                    Some(pattern) => messages.push(Written { id: message.id.name, place, pattern }),
                    None => errors.push(format!("{place}: the message has no text")),
                }
            }
            Entry::Term(term) => {
                terms.insert(term.id.name, term.value);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
}

fn place(name: &str, source: &str, id: &str) -> String {
    let is_of = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    let line = source.lines().position(is_of).map_or(1, |index| index + 1);
    format!("{name}:{line}")
}

fn report_twice(messages: &[Written], errors: &mut Vec<String>) {
    let mut known = BTreeMap::new();
    for Written { id, place, .. } in messages {
        if let Some(first) = known.insert(id, place) {
            errors.push(format!("{place}: {id} is already at {first}"));
        }
    }
}

fn compile(messages: &[Written], terms: &Terms, errors: &mut Vec<String>) -> Vec<Message> {
    let patterns = messages.iter().map(|message| (message.id.clone(), message.pattern.clone())).collect();
    let compiler = Compiler::new(&patterns, terms);
    let compiled = messages.iter().map(|Written { id, place, pattern }| {
        let (pattern, variables) = compiler.compile(pattern).unwrap_or_else(|error| {
            errors.push(format!("{place}: {error}"));
            Default::default()
        });
        Message { id: id.clone(), place: place.clone(), pattern, variables }
    });
    compiled.collect()
}
