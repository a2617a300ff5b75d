//! The document for teachers as pages beside the program: `docs/teachers.md`, and `docs/teachers.de.md` and its like for
//! other languages, in HTML with links into the page.

use crate::project;
use anyhow::Result;
use gros_text::Lang;
use pulldown_cmark::{CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};
use std::{fs, path::Path};

/// The name of the page in English.
pub const PAGE: &str = "teachers.html";
/// Its style sheet in `web/styles`.
pub const STYLES: &str = "teachers.css";

/// Returns whether a file belongs to the document: it is neither fetched with the program nor kept for offline use.
pub fn has(file: &str) -> bool {
    file.starts_with("teachers")
}

/// Writes the document in each language that has one into the folder of the page; `styles` is the name of its style sheet
/// there.
pub fn write(folder: &Path, styles: &str) -> Result<()> {
    for (lang, text) in documents()? {
        let name =
            if lang == Lang::English { PAGE.to_owned() } else { format!("teachers.{}.html", lang.tag()) };
        fs::write(folder.join(name), page(lang, &text, styles))?;
    }
    Ok(())
}

/// Reads the document in each language that has one.
fn documents() -> Result<Vec<(Lang, String)>> {
    let docs = project::root().join("docs");
    let mut documents = vec![(Lang::English, fs::read_to_string(docs.join("teachers.md"))?)];
    for lang in Lang::ALL {
        let file = docs.join(format!("teachers.{}.md", lang.tag()));
        if file.is_file() {
            documents.push((lang, fs::read_to_string(file)?));
        }
    }
    Ok(documents)
}

fn page(lang: Lang, text: &str, styles: &str) -> String {
    let title = text.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\" />\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'; img-src 'self'; \
         base-uri 'none'; form-action 'none'\" />\n\
         <meta name=\"referrer\" content=\"no-referrer\" />\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n\
         <title>{title} · Gros</title>\n\
         <link rel=\"icon\" type=\"image/svg+xml\" href=\"icon.svg\" />\n\
         <link rel=\"stylesheet\" href=\"{styles}\" />\n</head>\n<body>\n\
         <nav><a href=\"./#/learn\">Gros</a></nav>\n<main>\n{}</main>\n</body>\n</html>\n",
        lang.tag(),
        body(text)
    )
}

fn body(text: &str) -> String {
    let mut events: Vec<Event> = Vec::new();
    // Files of the repository are not beside the page: their links become plain words.
    let mut is_kept = true;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Code(code) if code.starts_with("#/") => events.extend(linked(code)),
            Event::Start(Tag::Link { ref dest_url, .. }) => {
                is_kept = dest_url.starts_with('#') || dest_url.contains("://");
                events.extend(is_kept.then_some(event));
            }
            Event::End(TagEnd::Link) => events.extend(is_kept.then_some(event)),
            event => events.push(event),
        }
    }
    named(&mut events);
    let mut body = String::new();
    html::push_html(&mut body, events.into_iter());
    // A wide table scrolls by itself on a small page.
    body.replace("<table>", "<div class=\"table\"><table>").replace("</table>", "</table></div>")
}

/// Makes an address of the page a link to it, from whichever folder the page is in.
fn linked(code: CowStr) -> [Event; 3] {
    let link = Tag::Link {
        link_type: LinkType::Inline,
        dest_url: format!("./{code}").into(),
        title: "".into(),
        id: "".into(),
    };
    [Event::Start(link), Event::Code(code), Event::End(TagEnd::Link)]
}

/// Gives each heading the id that links to it use.
fn named(events: &mut [Event]) {
    for at in 0..events.len() {
        let words = events.get(at..).unwrap_or_default().iter().skip(1);
        let words =
            words.take_while(|event| !matches!(event, Event::End(_))).filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
                _ => None,
            });
        let id = slug(&words.collect::<String>());
        if let Some(Event::Start(Tag::Heading { id: named, .. })) = events.get_mut(at) {
            *named = Some(id.into());
        }
    }
}

/// Returns the id of a heading as GitHub makes it: in small letters, hyphens for spaces, no punctuation.
fn slug(heading: &str) -> String {
    let letters = heading.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-'));
    letters.flat_map(char::to_lowercase).map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_learning::lessons::Lesson;
    use gros_session::spec::{self, Learn, Screen};
    use gros_text::Key;

    /// Returns the document in every language, and its page.
    fn each() -> Vec<(String, String)> {
        let documents = documents().unwrap();
        documents.into_iter().map(|(lang, text)| (text.clone(), page(lang, &text, STYLES))).collect()
    }

    /// Returns the texts between two marks, each time that they occur.
    fn between<'a>(text: &'a str, before: &str, behind: &str) -> Vec<&'a str> {
        text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(behind)?.0)).collect()
    }

    #[test]
    fn each_language_leads_to_its_document_or_to_the_english_one() {
        let written: Vec<Lang> = documents().unwrap().into_iter().map(|(lang, _)| lang).collect();
        for lang in Lang::ALL {
            let expected = if written.contains(&lang) { lang } else { Lang::English };
            assert_eq!(lang.text(Key::LearnTeachersLanguage), expected.tag());
        }
    }

    /// Undoes the percent signs for letters in an address.
    fn decoded(id: &str) -> String {
        let mut parts = id.split('%');
        let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
        for part in parts {
            let (code, rest) = part.split_at(2);
            bytes.push(u8::from_str_radix(code, 16).unwrap());
            bytes.extend(rest.bytes());
        }
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn every_heading_is_there_and_has_an_id() {
        for (text, page) in each() {
            for heading in text.lines().filter(|line| line.starts_with('#')) {
                let (marks, words) = heading.split_once(' ').unwrap();
                let level = marks.len();
                let words = words.replace('"', "&quot;");
                let expected = format!("<h{level} id=\"{}\">{words}</h{level}>", slug(&words));
                assert!(page.contains(&expected), "{expected}");
            }
        }
    }

    #[test]
    fn every_address_in_the_text_is_a_link_into_the_page() {
        for (text, page) in each() {
            let addresses: Vec<&str> =
                text.split('`').skip(1).step_by(2).filter(|code| code.starts_with("#/")).collect();
            assert!(addresses.len() >= 20, "{addresses:?}");
            let links = between(&page, "<a href=\"./", "\"").into_iter().skip(1);
            assert_eq!(links.map(|link| link.replace("&amp;", "&")).collect::<Vec<_>>(), addresses);
        }
    }

    #[test]
    fn links_lead_to_what_there_is() {
        for (_, page) in each() {
            for link in between(&page, "<a href=\"", "\"") {
                let link = link.replace("&amp;", "&");
                if let Some(id) = link.strip_prefix('#') {
                    assert!(page.contains(&format!("id=\"{}\"", decoded(id))), "{link}");
                    continue;
                }
                let address = link.strip_prefix("./#/").unwrap_or_else(|| panic!("{link} leaves the page"));
                let notices = match spec::open_screen(address) {
                    Some(opened) => {
                        if let Screen::Learn(Learn::Stop(name)) = &opened.screen {
                            let lesson = Lesson::find(&name.lesson);
                            assert!(lesson.is_some_and(|lesson| lesson.stop(name.stop).is_some()), "{link}");
                        }
                        opened.notices
                    }
                    None => spec::open(address, 1_000).unwrap().notices,
                };
                assert!(notices.is_empty(), "{link}: {notices:?}");
            }
        }
    }

    #[test]
    fn files_of_the_repository_are_words() {
        let body = body("See [the list](list.md), [below](#a-b) and `n=5`.\n\n## A: b\n");
        assert_eq!(
            body,
            "<p>See the list, <a href=\"#a-b\">below</a> and <code>n=5</code>.</p>\n<h2 id=\"a-b\">A: b</h2>\n"
        );
    }

    #[test]
    fn only_the_program_and_its_crash_are_not_translated() {
        let kept =
            |page: &str| between(page, "<", ">").into_iter().filter(|tag| tag.contains("translate")).count();
        assert!(each().iter().all(|(_, page)| kept(page) == 0));
        let index = fs::read_to_string(project::root().join("index.html")).unwrap();
        assert_eq!(kept(&index), 2);
        for part in ["program", "broken"] {
            let tags = between(&index, "<", ">");
            let is_kept =
                |tag: &&str| tag.contains(&format!("id=\"{part}\"")) && tag.contains("translate=\"no\"");
            assert!(tags.iter().any(is_kept), "{part}");
        }
    }
}
