//! Patterns as compact text: literal text between control characters, which `src/message.rs` interprets.
//!
//! References to terms and other messages are inlined and known selections are resolved, so that the program only has
//! to fill in variables and to select by variables.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// Starts a variable.
pub const VARIABLE: char = '\u{1}';
/// Starts a selection by a variable.
pub const SELECT: char = '\u{2}';
/// Ends the key of a variant.
pub const KEY_END: char = '\u{3}';
/// Ends the text of a variant.
pub const VARIANT_END: char = '\u{4}';
/// Ends a selection.
pub const SELECT_END: char = '\u{5}';
/// The number of a variable is written as a letter, starting with this one.
pub const FIRST_VARIABLE: u8 = b'A';

/// How deep terms and messages can reference each other.
const DEEPEST: usize = 8;

/// The patterns of one language, by their ids.
#[derive(Default)]
pub struct Patterns {
    pub messages: BTreeMap<String, Pattern<String>>,
    pub terms: BTreeMap<String, Pattern<String>>,
}

/// A compiled message.
#[derive(Debug, Default)]
pub struct Compiled {
    pub pattern: String,
    /// The names of its variables; the number of a variable is its index in this order.
    pub variables: BTreeSet<String>,
    /// The variables that select variants, with the names of the variants.
    pub selected: BTreeSet<(String, String)>,
    /// The same for default variants.
    pub defaults: BTreeSet<(String, String)>,
}

type Literals = BTreeMap<String, String>;

/// Compiles the patterns of one language.
pub struct Compiler<'a> {
    patterns: &'a Patterns,
    used_terms: BTreeSet<&'a str>,
    /// The parts of the message that have been compiled so far.
    found: Compiled,
}

/// A part of a pattern being compiled, with variables by name, since their numbers are known only at the end.
enum Part {
    Text(String),
    Variable(String),
    Select(String, Vec<(String, Vec<Part>)>),
}

impl<'a> Compiler<'a> {
    pub fn new(patterns: &'a Patterns) -> Compiler<'a> {
        Compiler { patterns, used_terms: BTreeSet::new(), found: Compiled::default() }
    }

    /// Compiles a message.
    pub fn compile(&mut self, id: &str) -> Result<Compiled, String> {
        self.found = Compiled::default();
        let parts = self.message(id, None, 0)?;
        let mut compiled = std::mem::take(&mut self.found);
        let names: Vec<&String> = compiled.variables.iter().collect();
        let mut pattern = String::new();
        write(&parts, &names, &mut pattern);
        compiled.pattern = pattern;
        Ok(compiled)
    }

    /// Returns whether a compiled message referenced a term.
    pub fn is_used(&self, term: &str) -> bool {
        self.used_terms.contains(term)
    }

    fn message(&mut self, id: &str, given: Option<&Literals>, depth: usize) -> Result<Vec<Part>, String> {
        let message = self.patterns.messages.get(id).ok_or(format!("there is no {id}"))?;
        self.parts(message, given, depth)
    }

    fn parts(
        &mut self,
        pattern: &'a Pattern<String>,
        given: Option<&Literals>,
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        if depth > DEEPEST {
            return Err("terms and messages name each other in a circle".to_owned());
        }
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(Part::Text(value.clone())),
                PatternElement::Placeable { expression } => {
                    parts.extend(self.expression(expression, given, depth)?);
                }
            }
        }
        Ok(parts)
    }

    fn expression(
        &mut self,
        expression: &'a Expression<String>,
        given: Option<&Literals>,
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, given, depth),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("only variables are selected by".to_owned());
                };
                match given {
                    Some(given) => self.choose(&id.name, variants, given, depth),
                    None => self.select(&id.name, variants, depth),
                }
            }
        }
    }

    fn inline(
        &mut self,
        inline: &'a InlineExpression<String>,
        given: Option<&Literals>,
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        match inline {
            InlineExpression::StringLiteral { value } => Ok(vec![Part::Text(unescaped(value))]),
            InlineExpression::NumberLiteral { value } => Ok(vec![Part::Text(value.clone())]),
            InlineExpression::VariableReference { id } => self.variable(&id.name, given),
            InlineExpression::TermReference { id, arguments, attribute: None } => {
                let (id, term) = self
                    .patterns
                    .terms
                    .get_key_value(&id.name)
                    .ok_or(format!("there is no term -{}", id.name))?;
                self.used_terms.insert(id);
                let literals = arguments.as_ref().map(literals).transpose()?.unwrap_or_default();
                self.parts(term, Some(&literals), depth + 1)
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.message(&id.name, given, depth + 1)
            }
            InlineExpression::Placeable { expression } => self.expression(expression, given, depth),
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there is no function {}", id.name))
            }
            InlineExpression::TermReference { .. } | InlineExpression::MessageReference { .. } => {
                Err("attributes are not supported".to_owned())
            }
        }
    }

    fn variable(&mut self, name: &str, given: Option<&Literals>) -> Result<Vec<Part>, String> {
        match given {
            Some(given) => {
                let value = given.get(name).ok_or(format!("the term is not given ${name}"))?;
                Ok(vec![Part::Text(value.clone())])
            }
            None => {
                self.found.variables.insert(name.to_owned());
                Ok(vec![Part::Variable(name.to_owned())])
            }
        }
    }

    /// Resolves a selection in a term, whose variables are given as literals; without a value, the default is chosen.
    fn choose(
        &mut self,
        name: &str,
        variants: &'a [Variant<String>],
        given: &Literals,
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        let chosen =
            variants.iter().find(|variant| given.get(name).is_some_and(|given| given == key(variant)));
        let chosen = chosen.map_or_else(|| default(variants), Ok)?;
        self.parts(&chosen.value, Some(given), depth + 1)
    }

    /// Keeps a selection for the program; one that has only a default is resolved.
    fn select(
        &mut self,
        name: &str,
        variants: &'a [Variant<String>],
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        self.found.variables.insert(name.to_owned());
        let default = default(variants)?;
        let mut cases = Vec::new();
        self.found.defaults.insert((name.to_owned(), key(default).to_owned()));
        for variant in variants.iter().filter(|variant| !variant.default) {
            let key = key(variant);
            if cases.iter().any(|(known, _)| known == key) {
                return Err(format!("[{key}] is there twice"));
            }
            self.found.selected.insert((name.to_owned(), key.to_owned()));
            cases.push((key.to_owned(), self.parts(&variant.value, None, depth + 1)?));
        }
        let default = self.parts(&default.value, None, depth + 1)?;
        if cases.is_empty() {
            return Ok(default);
        }
        cases.push((String::new(), default));
        Ok(vec![Part::Select(name.to_owned(), cases)])
    }
}

fn default(variants: &[Variant<String>]) -> Result<&Variant<String>, String> {
    variants.iter().find(|variant| variant.default).ok_or("a selection needs a default".to_owned())
}

fn key(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn literals(arguments: &CallArguments<String>) -> Result<Literals, String> {
    let named = arguments.named.iter().map(|argument| match &argument.value {
        InlineExpression::StringLiteral { value } => Ok((argument.name.name.clone(), unescaped(value))),
        InlineExpression::NumberLiteral { value } => Ok((argument.name.name.clone(), value.clone())),
        _ => Err(format!("{} of a term must be a literal", argument.name.name)),
    });
    named.collect()
}

fn unescaped(literal: &str) -> String {
    fluent_syntax::unicode::unescape_unicode_to_string(literal).into_owned()
}

fn write(parts: &[Part], names: &[&String], text: &mut String) {
    let letter = |name: &String| {
        let index = names.iter().position(|known| *known == name).unwrap_or_default();
        char::from(FIRST_VARIABLE.saturating_add(u8::try_from(index).unwrap_or(u8::MAX)))
    };
    for part in parts {
        match part {
            Part::Text(value) => text.push_str(value),
            Part::Variable(name) => text.extend([VARIABLE, letter(name)]),
            Part::Select(name, cases) => {
                text.extend([SELECT, letter(name)]);
                for (key, parts) in cases {
                    text.push_str(key);
                    text.push(KEY_END);
                    write(parts, names, text);
                    text.push(VARIANT_END);
                }
                text.push(SELECT_END);
            }
        }
    }
}
