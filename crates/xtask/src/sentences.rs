//! Inserts the sentences that the page shows without its program into `index.html`, in each language.

use anyhow::{Context, Result, ensure};
use gros_solver::AnyPuzzle;
use gros_text::{Key, Lang, say};

/// The start of a block that is repeated for each language.
const BEGIN: &str = "<!-- in each language -->";
const END: &str = "<!-- end -->";

/// A command that starts a web server on most computers.
const SERVER: &str = "python3 -m http.server";

/// Returns the page with its sentences, those about a puzzle among them, in one language or in each.
///
/// # Errors
/// If a block has no end, or a sentence is unknown.
pub fn put_in(index: &str, puzzle: &AnyPuzzle, only: Option<Lang>) -> Result<String> {
    let mut parts = index.split(BEGIN);
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (block, rest) = part.split_once(END).context("a block of index.html has no end")?;
        for lang in Lang::ALL.into_iter().filter(|lang| only.is_none_or(|only| only == *lang)) {
            page += &said(block, lang, puzzle);
        }
        page += rest;
    }
    let left = page.lines().find(|line| line.contains('{'));
    ensure!(left.is_none(), "index.html names an unknown sentence: {}", left.unwrap_or_default().trim());
    Ok(page)
}

fn said(block: &str, lang: Lang, puzzle: &AnyPuzzle) -> String {
    let from_file = escaped(&say!(lang, FailedFromFile { command: SERVER }))
        .replace(SERVER, &format!("<code>{SERVER}</code>"));
    let rules = lang.rules(puzzle);
    let task = rules.first().copied().unwrap_or_default();
    let rules: String = rules.iter().skip(1).map(|rule| format!("<p>{}</p>", escaped(rule))).collect();
    let mut block = block.replace("{lang}", lang.tag()).replace("{of-file}", &from_file);
    block = block
        .replace("{puzzle}", &escaped(lang.puzzle_name(puzzle.id())))
        .replace("{task}", &escaped(task))
        .replace("{rules}", &rules);
    for (name, key) in [
        ("{needs}", Key::NeedsScripts),
        ("{failed}", Key::FailedToLoad),
        ("{stopped}", Key::Stopped),
        ("{again}", Key::OpenAgain),
        ("{afresh}", Key::StartAfresh),
    ] {
        block = block.replace(name, &escaped(lang.text(key)));
    }
    block
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::Rings;

    fn rings() -> AnyPuzzle {
        Rings::new(9).unwrap().into()
    }

    #[test]
    fn a_block_is_repeated_for_each_language() {
        let page = put_in(
            "<h1>\n<!-- in each language -->\n<i lang=\"{lang}\">{puzzle}</i>\n<!-- end -->\n</h1>",
            &rings(),
            None,
        )
        .unwrap();
        for lang in Lang::ALL {
            let said = format!("<i lang=\"{}\">{}</i>", lang.tag(), lang.text(Key::Rings));
            assert_eq!(page.matches(&said).count(), 1, "{page}");
        }
        assert!(page.starts_with("<h1>") && page.ends_with("</h1>"));
    }

    #[test]
    fn one_language_can_stand_alone() {
        let index = format!("{BEGIN}<p>{{task}}</p>{{rules}}{END}");
        let page = put_in(&index, &rings(), Some(Lang::Simplified)).unwrap();
        let rules: String =
            Lang::Simplified.rules(&rings()).iter().map(|rule| format!("<p>{rule}</p>")).collect();
        assert_eq!(page, rules);
    }

    #[test]
    fn unknown_sentences_are_refused() {
        let block = |inside: &str| put_in(&format!("{BEGIN}{inside}{END}"), &rings(), None);
        assert!(block("{puzzle}").is_ok());
        assert_eq!(
            block("{rinks}").unwrap_err().to_string(),
            format!("index.html names an unknown sentence: {}", "{rinks}".repeat(Lang::ALL.len()))
        );
        assert!(put_in(BEGIN, &rings(), None).is_err());
    }
}
