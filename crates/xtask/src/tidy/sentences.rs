//! Finds sentences in literals, in English or Chinese. A single word may be for programs; two words side by side, or a
//! word with a full stop, are for people.

use super::Lines;
use super::rust::matching;

/// A literal that looks like a sentence but is for programs: the first line of a file that the page writes.
const ALLOWED: [&str; 1] = ["gros session 1"];

pub(super) fn find(source: &str) -> Lines {
    matching(source, |row, at| {
        let is_class = at >= 2 && row[at - 2].text == "class" && row[at - 1].text == "=";
        row[at].literal && !is_class && is_sentence(&row[at].text)
    })
}

/// Returns whether a literal, as written, holds Chinese or English for people: a word next to a word or to a
/// placeholder, or a capitalised word that ends a sentence.
fn is_sentence(literal: &str) -> bool {
    let text = literal.trim_start_matches(['b', 'c', 'r', '#']).trim_matches(['"', '#']);
    let words: Vec<&str> = text.split_whitespace().filter(|word| *word != "\\").collect();
    let are_side_by_side = |pair: &[&str]| {
        let (one, other) = (pair[0], pair[1].trim_end_matches(MARKS));
        is_word(one) && (is_word(other) || is_hole(other)) || is_hole(one) && is_word(other)
    };
    !ALLOWED.contains(&text)
        && (text.chars().any(is_han)
            || words.iter().any(|word| is_last(word))
            || words.windows(2).any(are_side_by_side))
}

const MARKS: [char; 6] = ['.', ',', ';', ':', '!', '?'];

fn is_word(text: &str) -> bool {
    text.len() > 1 && text.chars().all(|letter| letter.is_ascii_alphabetic() || "'’".contains(letter))
}

fn is_hole(text: &str) -> bool {
    text.starts_with('{') && text.ends_with('}')
}

/// Returns whether this is a capitalised word that ends a sentence.
fn is_last(word: &str) -> bool {
    word.strip_suffix(['.', '!', '?'])
        .is_some_and(|word| is_word(word) && word.starts_with(|first: char| first.is_ascii_uppercase()))
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(source: &str, lines: &[usize]) {
        assert_eq!(find(source).unwrap(), lines, "{source}");
    }

    #[test]
    fn sentences_are_found() {
        check("fn f() -> &'static str {\n \"九连环\" }", &[2]);
        check("fn f() -> Html { html! {\n <p title=\"Play it\">{ \"all rings on\" }</p> } }", &[2, 2]);
        check("fn f(n: u32) -> String {\n format!(\"no such move\") + &format!(\"{n} moves.\") }", &[2, 2]);
        check("const A: &str = \"Done.\"; const B: &str = r#\"two words\"#;", &[1, 1]);
    }

    #[test]
    fn texts_for_programs_are_not_sentences() {
        check(
            "/// Play it.\n#[error(\"not a move\")]\nstruct A; // 九\n#[cfg(test)]\nmod tests { const A: &str = \"九\"; }",
            &[],
        );
        check("fn f() -> Html { html! { <p class=\"button open\" data-key=\"piece\">{ '9' }</p> } }", &[]);
        check(
            "const A: [&str; 4] = [\"button, a, input\", \"M {x} {y}\", \"(min-width: 60em)\", \"gros session 1\"];",
            &[],
        );
    }
}
