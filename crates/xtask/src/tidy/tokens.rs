//! Rust source as a flat list of tokens, without comments, attributes and test modules.
//!
//! Searching tokens instead of text means that comments can mention anything, and that macros are searched too.

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::iter::Peekable;

/// A word, sign, bracket or literal, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub text: String,
    pub line: usize,
    pub literal: bool,
}

/// The tokens of a file.
pub(super) fn tokens(source: &str) -> Result<Vec<Token>> {
    let stream: TokenStream = source.parse().map_err(|error| anyhow!("not readable as Rust: {error}"))?;
    let mut tokens = Vec::new();
    flatten(stream, &mut tokens);
    Ok(tokens)
}

fn flatten(stream: TokenStream, into: &mut Vec<Token>) {
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        let line = tree.span().start().line;
        match tree {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                if is_for_tests(&mut trees) {
                    skip_item(&mut trees);
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = brackets(group.delimiter());
                into.push(Token { text: open.to_owned(), line, literal: false });
                flatten(group.stream(), into);
                into.push(Token {
                    text: close.to_owned(),
                    line: group.span_close().start().line,
                    literal: false,
                });
            }
            TokenTree::Literal(literal) => {
                into.push(Token { text: literal.to_string(), line, literal: true });
            }
            other => into.push(Token { text: other.to_string(), line, literal: false }),
        }
    }
}

/// Skips the attribute after a `#`, and returns whether the next item is compiled for tests only.
fn is_for_tests(trees: &mut Peekable<impl Iterator<Item = TokenTree>>) -> bool {
    trees.next_if(|tree| matches!(tree, TokenTree::Punct(sign) if sign.as_char() == '!'));
    let attribute = trees.next_if(|tree| matches!(tree, TokenTree::Group(_)));
    let text: Option<String> = attribute.map(|tree| tree.to_string().split_whitespace().collect());
    text.is_some_and(|text| ["[cfg(test)]", "[test]"].contains(&text.as_str()))
}

/// Skips one item: up to its body or its semicolon.
fn skip_item(trees: &mut impl Iterator<Item = TokenTree>) {
    trees.find(|tree| match tree {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(sign) => sign.as_char() == ';',
        _ => false,
    });
}

fn brackets(delimiter: Delimiter) -> (&'static str, &'static str) {
    match delimiter {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::None => ("", ""),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(source: &str) -> Vec<String> {
        tokens(source).unwrap().into_iter().map(|token| token.text).collect()
    }

    #[test]
    fn leaves_out_comments_attributes_and_tests() {
        let source = "//! About.\n/// Doc.\nfn f() { /* no */ g(1) } // no\n#[cfg(test)]\n#[allow(x)]\nmod tests { fn no() {} }\n#[must_use]\nfn h() {}\n";
        assert_eq!(texts(source).join(" "), "fn f ( ) { g ( 1 ) } fn h ( ) { }");
    }

    #[test]
    fn sees_into_macros_and_knows_lines() {
        let found = tokens("fn f() {\n    html! { <p style={x}>{ \"two\" }</p> }\n}\n").unwrap();
        let style = found.iter().find(|token| token.text == "style").unwrap();
        assert_eq!((style.line, style.literal), (2, false));
        assert!(found.iter().any(|token| token.text == "\"two\"" && token.literal));
    }

    #[test]
    fn says_what_it_cannot_read() {
        assert!(tokens("fn f( {").is_err());
    }
}
