//! The messages of one language, read from its folder.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;

use crate::compile::{Compiled, Compiler, Patterns};

/// The folder of the texts that only native programs use, the terminal and the build of the page; the page gets none of them.
const NATIVE: &str = "native";
/// The folder of the texts that the page fetches when a part of it first shows them.
const LATER: &str = "later";

/// The beginning of the names of the texts that lessons say.
const LESSON: &str = "lesson-";

/// A compiled message.
#[derive(Debug)]
pub struct Message {
    pub id: String,
    /// File and line, as `en/rings.ftl:12`.
    pub place: String,
    pub compiled: Compiled,
}

impl Message {
    /// Returns whether only native programs use it.
    pub fn is_native(&self) -> bool {
        self.is_in(NATIVE)
    }

    /// Returns whether the page fetches it later than the first words.
    pub fn is_later(&self) -> bool {
        self.is_in(LATER)
    }

    /// Returns whether a lesson says it.
    pub fn is_of_lesson(&self) -> bool {
        self.id.starts_with(LESSON)
    }

    fn is_in(&self, folder: &str) -> bool {
        self.place.split('/').nth(1) == Some(folder)
    }
}

/// All messages of a language.
#[derive(Debug)]
pub struct Locale {
    pub tag: String,
    /// The messages in the order of files and lines; the later ones follow them, and the native ones
    /// come last.
    pub messages: Vec<Message>,
}

/// The messages and terms of a language as parsed, each with its place.
#[derive(Default)]
struct Written {
    messages: Vec<(String, String)>,
    terms: Vec<(String, String)>,
    patterns: Patterns,
}

impl Locale {
    /// Reads and compiles the files of a folder; problems are added to `errors`.
    pub fn read(folder: &Path, errors: &mut Vec<String>) -> Result<Locale, String> {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let mut sources = Vec::new();
        read_files(folder, "", &mut sources)?;
        for inner in [LATER, NATIVE].into_iter().filter(|inner| folder.join(inner).is_dir()) {
            read_files(&folder.join(inner), &format!("{inner}/"), &mut sources)?;
        }
        Ok(Locale::parse(tag, &sources, errors))
    }

    /// Compiles named sources.
    pub fn parse(tag: String, sources: &[(String, String)], errors: &mut Vec<String>) -> Locale {
        let mut written = Written::default();
        for (name, source) in sources {
            written.read(&format!("{tag}/{name}"), source, errors);
        }
        Locale { tag, messages: written.compile(errors) }
    }

    /// Returns the message with an id.
    pub fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }
}

/// Adds the files of a folder, sorted by name, with a prefix before their names.
fn read_files(folder: &Path, prefix: &str, sources: &mut Vec<(String, String)>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    files.sort();
    for file in files {
        let source = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        sources.push((prefix.to_owned() + &file.file_name().unwrap_or_default().to_string_lossy(), source));
    }
    Ok(())
}

impl Written {
    fn read(&mut self, name: &str, source: &str, errors: &mut Vec<String>) {
        let resource = parser::parse(source.to_owned()).unwrap_or_else(|(resource, found)| {
            errors.extend(found.into_iter().map(|error| {
                let line = source.get(..error.pos.start).map_or(1, |before| before.matches('\n').count() + 1);
                format!("{name}:{line}: {error}")
            }));
            resource
        });
        let mut lines = source.lines().enumerate();
        // Entries are in the order of their lines.
        let mut place = |id: &str| {
            let is_of =
                |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
            let line = lines.find(|(_, line)| is_of(line)).map_or(1, |(index, _)| index + 1);
            format!("{name}:{line}")
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => self.add_message(message, &mut place, errors),
                Entry::Term(term) => {
                    let place = place(&format!("-{}", term.id.name));
                    if let Some(first) = find(&self.terms, &term.id.name) {
                        errors.push(format!("{place}: -{} is already at {first}", term.id.name));
                    }
                    self.terms.push((term.id.name.clone(), place));
                    self.patterns.terms.insert(term.id.name, term.value);
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
    }

    fn add_message(
        &mut self,
        message: fluent_syntax::ast::Message<String>,
        place: &mut impl FnMut(&str) -> String,
        errors: &mut Vec<String>,
    ) {
        let (id, place) = (message.id.name.clone(), place(&message.id.name));
        if !message.attributes.is_empty() {
            errors.push(format!("{place}: attributes are not supported"));
        }
        if let Some(first) = find(&self.messages, &id) {
            errors.push(format!("{place}: {id} is already at {first}"));
        }
        match message.value {
            Some(pattern) => {
                self.messages.push((id.clone(), place));
                self.patterns.messages.insert(id, pattern);
            }
            None => errors.push(format!("{place}: {id} has no text")),
        }
    }

    fn compile(&self, errors: &mut Vec<String>) -> Vec<Message> {
        let mut compiler = Compiler::new(&self.patterns);
        let mut messages = Vec::new();
        for (id, place) in &self.messages {
            let compiled = compiler.compile(id).unwrap_or_else(|error| {
                errors.push(format!("{place}: {error}"));
                Compiled::default()
            });
            messages.push(Message { id: id.clone(), place: place.clone(), compiled });
        }
        let unused = self.terms.iter().filter(|(term, _)| !compiler.is_used(term));
        errors.extend(unused.map(|(term, place)| format!("{place}: nothing names -{term}")));
        messages
    }
}

fn find<'a>(known: &'a [(String, String)], id: &str) -> Option<&'a str> {
    known.iter().find(|(known, _)| known == id).map(|(_, place)| place.as_str())
}
