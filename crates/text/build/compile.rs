//! Patterns as compact text: literal text between control characters, which `src/message.rs` reads.
//!
//! Terms and other messages are put in where they are named, and what is known is chosen, so that the program has only
//! variables to fill in and selections by variables to make.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

/// What begins a variable.
pub const VARIABLE: char = '\u{1}';
/// What begins a selection by a variable.
pub const SELECT: char = '\u{2}';
/// What ends the key of a variant.
pub const KEY_END: char = '\u{3}';
/// What ends the text of a variant.
pub const VARIANT_END: char = '\u{4}';
/// What ends a selection.
pub const SELECT_END: char = '\u{5}';
/// The number of a variable is written as a letter, from this one on.
pub const FIRST_VARIABLE: u8 = b'A';

/// How deep terms and messages may name each other.
const DEEPEST: usize = 8;

pub type Terms = BTreeMap<String, Pattern<String>>;
type Literals = BTreeMap<String, String>;

/// Compiles the patterns of one language.
pub struct Compiler<'a> {
    messages: &'a BTreeMap<String, Pattern<String>>,
    terms: &'a Terms,
}

/// A pattern on its way: variables by name, since their numbers are known only at the end.
#[derive(Clone, Debug, PartialEq)]
enum Part {
    Text(String),
    Variable(String),
    Select(String, Vec<(String, Vec<Part>)>),
}

impl<'a> Compiler<'a> {
    pub fn new(messages: &'a BTreeMap<String, Pattern<String>>, terms: &'a Terms) -> Compiler<'a> {
        Compiler { messages, terms }
    }

    /// Compiles a pattern; returns it with the names of its variables, whose numbers are their places in that order.
    pub fn compile(&self, pattern: &Pattern<String>) -> Result<(String, BTreeSet<String>), String> {
        let mut variables = BTreeSet::new();
        let parts = self.parts(pattern, None, &mut variables, 0)?;
        let names: Vec<&String> = variables.iter().collect();
        let mut text = String::new();
        write(&parts, &names, &mut text);
        Ok((text, variables))
    }

    fn parts(
        &self,
        pattern: &Pattern<String>,
        given: Option<&Literals>,
        variables: &mut BTreeSet<String>,
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        if depth > DEEPEST {
            return Err("terms and messages name each other in a circle".to_owned());
        }
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => parts.push(Part::Text(value.clone())),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    parts.extend(self.inline(inline, given, variables, depth)?);
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    parts.extend(self.select(selector, variants, given, variables, depth)?);
                }
            }
        }
        Ok(parts)
    }

    fn inline(
        &self,
        inline: &InlineExpression<String>,
        given: Option<&Literals>,
        variables: &mut BTreeSet<String>,
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        match inline {
            InlineExpression::StringLiteral { value } => Ok(vec![Part::Text(unescaped(value))]),
            InlineExpression::NumberLiteral { value } => Ok(vec![Part::Text(value.clone())]),
            InlineExpression::VariableReference { id } => match given {
                Some(given) => {
                    let value = given.get(&id.name).ok_or(format!("the term is not given ${}", id.name))?;
                    Ok(vec![Part::Text(value.clone())])
                }
                None => {
                    variables.insert(id.name.clone());
                    Ok(vec![Part::Variable(id.name.clone())])
                }
            },
            InlineExpression::TermReference { id, arguments, attribute: None } => {
                let term = self.terms.get(&id.name).ok_or(format!("there is no term -{}", id.name))?;
                let literals = arguments.as_ref().map(literals).transpose()?.unwrap_or_default();
                self.parts(term, Some(&literals), variables, depth + 1)
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                let message = self.messages.get(&id.name).ok_or(format!("there is no {}", id.name))?;
                self.parts(message, given, variables, depth + 1)
            }
            InlineExpression::Placeable { expression } => match &**expression {
                Expression::Inline(inline) => self.inline(inline, given, variables, depth),
                Expression::Select { selector, variants } => {
                    self.select(selector, variants, given, variables, depth)
                }
            },
            InlineExpression::FunctionReference { id, .. } => {
                Err(format!("there is no function {}", id.name))
            }
            InlineExpression::TermReference { .. } | InlineExpression::MessageReference { .. } => {
                Err("attributes are not supported".to_owned())
            }
        }
    }

    fn select(
        &self,
        selector: &InlineExpression<String>,
        variants: &[Variant<String>],
        given: Option<&Literals>,
        variables: &mut BTreeSet<String>,
        depth: usize,
    ) -> Result<Vec<Part>, String> {
        let InlineExpression::VariableReference { id } = selector else {
            return Err("only variables are selected by".to_owned());
        };
        // A term is given its variables as literals; one that it is not given is as in the default.
        if let Some(given) = given {
            let chosen = variants.iter().find(|variant| given.get(&id.name) == Some(&key(variant)));
            let chosen = chosen.or_else(|| variants.iter().find(|variant| variant.default));
            let chosen = chosen.ok_or("a selection needs a default")?;
            return self.parts(&chosen.value, Some(given), variables, depth + 1);
        }
        variables.insert(id.name.clone());
        let mut cases = Vec::new();
        for variant in variants.iter().filter(|variant| !variant.default) {
            cases.push((key(variant), self.parts(&variant.value, None, variables, depth + 1)?));
        }
        let default = variants.iter().find(|variant| variant.default).ok_or("a selection needs a default")?;
        let default = self.parts(&default.value, None, variables, depth + 1)?;
        if cases.is_empty() {
            return Ok(default);
        }
        cases.push((String::new(), default));
        Ok(vec![Part::Select(id.name.clone(), cases)])
    }
}

fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
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
