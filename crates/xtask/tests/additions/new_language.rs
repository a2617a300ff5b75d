//! A toy language: English in capitals.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

use crate::copy::{Copy, Tree, insert_line};

const ENGLISH: &str = "crates/text/locales/en/";
const TOY: &str = "crates/text/locales/en-XA/";

/// Adds the language: its folder, and its name in the list of languages.
pub fn add(tree: &mut Tree) {
    let english = tree.iter().filter_map(|(path, text)| Some((path.strip_prefix(ENGLISH)?, text)));
    let folder: Tree = english.map(|(name, text)| (TOY.to_owned() + name, translated(text))).collect();
    tree.extend(folder);
    insert_line(tree, "crates/text/src/lang.rs", "French Japanese ", "Toy ");
}

fn translated(source: &[u8]) -> Vec<u8> {
    let mut resource = parser::parse(String::from_utf8(source.to_vec()).unwrap()).unwrap();
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) if message.id.name == "language-tags" => {
                let value = "en-xa".to_owned();
                message.value = Some(Pattern { elements: vec![PatternElement::TextElement { value }] });
            }
            Entry::Message(message) => message.value.iter_mut().for_each(capitalise),
            Entry::Term(term) => capitalise(&mut term.value),
            _ => {}
        }
    }
    serializer::serialize(&resource).into_bytes()
}

fn capitalise(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.to_uppercase(),
            PatternElement::Placeable { expression } => capitalise_in(expression),
        }
    }
}

fn capitalise_in(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| capitalise(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => capitalise_in(expression),
        Expression::Inline(_) => {}
    }
}

#[test]
fn a_new_language_is_a_folder_and_a_word_in_the_list() {
    let copy = Copy::get();
    for arguments in [&["next", "rings?step=123"][..], &["explain", "hanoi?step=12"], &["--help"]] {
        let english = copy.gros(arguments);
        let toy = copy.gros(&[arguments, &["--lang", "en-XA"]].concat());
        assert_ne!(toy, english);
        assert_eq!(toy.to_uppercase(), english.to_uppercase());
    }
    assert_eq!(copy.gros(&["next", "rings", "--lang", "en-XA"]), "NEXT: RING 1 OFF. 341 TO GO.\n");
    let tests = copy.cargo(&["test", "--package", "gros-text", "--lib"]);
    assert!(tests.contains("test result: ok. ") && !tests.contains(" 0 passed"), "{tests}");
}
