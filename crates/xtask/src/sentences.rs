//! Inserts the sentences that the page shows without its program into `index.html`, in each language.

use anyhow::{Context, Result, ensure};
use gros_text::{Key, Lang};

/// The start of a block that is repeated for each language.
const BEGIN: &str = "<!-- in each language -->";
const END: &str = "<!-- end -->";

/// A command that starts a web server on most computers.
const SERVER: &str = "python3 -m http.server";

/// Returns the page with its sentences.
///
/// # Errors
/// If a block has no end, or a sentence is unknown.
pub fn put_in(index: &str) -> Result<String> {
    let mut parts = index.split(BEGIN);
    let mut page = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (block, rest) = part.split_once(END).context("a block of index.html has no end")?;
        for lang in Lang::ALL {
            page += &said(block, lang);
        }
        page += rest;
    }
    let left = page.lines().find(|line| line.contains('{'));
    ensure!(left.is_none(), "index.html names an unknown sentence: {}", left.unwrap_or_default().trim());
    Ok(page)
}

fn said(block: &str, lang: Lang) -> String {
    let from_file =
        escaped(&lang.failed_from_file(SERVER)).replace(SERVER, &format!("<code>{SERVER}</code>"));
    let mut block = block.replace("{lang}", lang.tag()).replace("{of-file}", &from_file);
    for (name, key) in [
        ("{rings}", Key::Rings),
        ("{task}", Key::TaskRings),
        ("{needs}", Key::NeedsScripts),
        ("{failed}", Key::FailedToLoad),
        ("{rule-one}", Key::RuleOne),
        ("{rule-two}", Key::RuleTwo),
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

    #[test]
    fn a_block_is_repeated_for_each_language() {
        let page =
            put_in("<h1>\n<!-- in each language -->\n<i lang=\"{lang}\">{rings}</i>\n<!-- end -->\n</h1>")
                .unwrap();
        for lang in Lang::ALL {
            let said = format!("<i lang=\"{}\">{}</i>", lang.tag(), lang.text(Key::Rings));
            assert_eq!(page.matches(&said).count(), 1, "{page}");
        }
        assert!(page.starts_with("<h1>") && page.ends_with("</h1>"));
    }

    #[test]
    fn unknown_sentences_are_refused() {
        let block = |inside: &str| put_in(&format!("{BEGIN}{inside}{END}"));
        assert!(block("{rings}").is_ok());
        assert_eq!(
            block("{rinks}").unwrap_err().to_string(),
            "index.html names an unknown sentence: {rinks}{rinks}{rinks}"
        );
        assert!(put_in(BEGIN).is_err());
    }
}
