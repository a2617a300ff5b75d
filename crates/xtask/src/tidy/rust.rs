//! Rules about the text of Rust sources.

use super::policy::FROM_TEXT;
use super::tokens::{Token, tokens};
use super::{Lines, lacks, styles};

/// Finds a module that does not begin with a description.
pub(super) fn undocumented(source: &str) -> Lines {
    lacks(source.trim_start().get(..3).unwrap_or_default(), "//!")
}

/// Finds the browser's own names for making HTML or code from text: as attributes of a view, or as names of properties.
/// Clippy checks for the functions (`clippy.toml`).
pub(super) fn from_text(source: &str) -> Lines {
    matching(source, |row, at| FROM_TEXT.contains(&row[at].text.trim_matches('"')))
}

pub(super) fn variants(source: &str) -> Lines {
    const ANY: [&str; 5] = ["AnyPuzzle", "AnyState", "AnyMove", "AnyRoute", "AnyReason"];
    matching(source, |row, at| {
        let is_named = ANY.contains(&row[at].text.as_str()) && follows(&row[at + 1..], 0, &[":", ":"]);
        is_named && row.get(at + 3).is_some_and(|name| name.text.starts_with(char::is_uppercase))
    })
}

pub(super) fn plays(source: &str) -> Lines {
    matching(source, |row, at| {
        follows(row, at, &["legal_moves", "("]) || follows(row, at, &[".", "play", "("])
    })
}

/// Finds attributes `style=` in views, as opposed to variables or fields of that name.
pub(super) fn style_attributes(source: &str) -> Lines {
    matching(source, |row, at| {
        let before = at.checked_sub(1).map_or("", |before| row[before].text.as_str());
        let after = row.get(at + 2).map_or("", |after| after.text.as_str());
        follows(row, at, &["style", "="])
            && !["let", "mut", "."].contains(&before)
            && !["=", ">"].contains(&after)
    })
}

/// Colours may be compared with what a browser returns for a computed colour; a colour of the page is written as hex
/// digits.
pub(super) fn colours(source: &str) -> Lines {
    matching(source, |row, at| row[at].text.starts_with('"') && styles::has_digits(&row[at].text))
}

/// Finds Yew's own `{ for … }`, beside which siblings change their places with its number of nodes; those beside a
/// fragment, as `ui::component::list` makes one, do not.
pub(super) fn flat_lists(source: &str) -> Lines {
    matching(source, |row, at| follows(row, at, &["{", "for"]) && !is_loop(&row[at..]))
}

fn is_loop(row: &[Token]) -> bool {
    row[1..].iter().map(|token| token.text.as_str()).find(|text| ["in", "{", "}"].contains(text))
        == Some("in")
}

fn follows(row: &[Token], at: usize, texts: &[&str]) -> bool {
    row[at..].len() >= texts.len() && row[at..].iter().zip(texts).all(|(token, text)| token.text == *text)
}

/// Finds the lines with a token that breaks a rule; `breaks` gets all tokens and the index of the one in question.
pub(super) fn matching(source: &str, breaks: impl Fn(&[Token], usize) -> bool) -> Lines {
    let row = tokens(source)?;
    Ok((0..row.len()).filter(|at| breaks(&row, *at)).map(|at| row[at].line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(find: fn(&str) -> Lines, source: &str, lines: &[usize]) {
        assert_eq!(find(source).unwrap(), lines, "{source}");
    }

    #[test]
    fn modules_need_a_description() {
        check(undocumented, "\n//! About this.\n", &[]);
        check(undocumented, "use std::fs;\n//! Too late.\n", &[1]);
        check(undocumented, "", &[1]);
    }

    #[test]
    fn html_from_text_is_found() {
        check(
            from_text,
            "fn f() {\n html! { <p ~innerHTML={x} /> }\n set(&e, \"innerHTML\", x) } // eval",
            &[2, 3],
        );
    }

    #[test]
    fn variants_stay_in_the_list() {
        check(variants, "fn f() {\n let a = AnyPuzzle::from(b);\n if let AnyState::Rings(c) = d {} }", &[3]);
    }

    #[test]
    fn boards_do_not_play() {
        check(plays, "fn f() {\n let a = puzzle.legal_moves(&s);\n rings.play(&s, m);\n}", &[2, 3]);
        check(plays, "fn f(legal_moves: &[u32], on_play: u8) { play(); } // puzzle.play(", &[]);
    }

    #[test]
    fn views_have_no_style_attribute() {
        check(style_attributes, "fn f() { html! {\n <p style=\"color: red\"></p> } }", &[2]);
        check(style_attributes, "fn f() { html! {\n <p style={css}></p> } }", &[2]);
        check(
            style_attributes,
            "fn f() { let style = 1; self.style = 2; if style == 3 {} match x { style => 4 } }",
            &[],
        );
    }

    #[test]
    fn lists_are_fragments() {
        check(
            flat_lists,
            "fn f() { for a in b { html! { <p>{ list(c.map(|d| html! { <b /> })) }</p> } } }",
            &[],
        );
        check(
            flat_lists,
            "fn f() { for a in b { html! {\n<p>{ for c.map(|d| html! { <b /> }) }</p> } } }",
            &[2],
        );
    }

    #[test]
    fn views_name_no_colour() {
        let source = "const A: &str = \"#1b1d22\"; // #fff\nconst B: &str = \"#/rings\";\nconst C: &str = \"fill=\\\"#fff\\\"\";\n";
        check(colours, source, &[1, 3]);
    }
}
