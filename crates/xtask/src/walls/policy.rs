//! What the page may run and where it may ask: its policy, and that nobody makes a tree out of text.

use super::{rules::relative, tokens::tokens};
use crate::project;
use anyhow::{Context, Result};
use std::{collections::BTreeMap, fs, path::Path};
use walkdir::WalkDir;

/// What the policy allows, word for word: the page's own files, its program, and pictures that it drew itself.
const ALLOWED: [(&str, &[&str]); 8] = [
    ("default-src", &["'none'"]),
    ("script-src", &["'self'", "'wasm-unsafe-eval'"]),
    ("style-src", &["'self'"]),
    ("img-src", &["'self'", "data:"]),
    ("connect-src", &["'self'"]),
    ("manifest-src", &["'self'"]),
    ("base-uri", &["'none'"]),
    ("form-action", &["'none'"]),
];

/// Ways to make HTML or code from text in scripts, which the browser's own names lead to from Rust too: as an attribute of a
/// view, or a property that is named by a string. Clippy knows the functions of Rust (`clippy.toml`).
const FROM_TEXT: [&str; 8] = [
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "setHTMLUnsafe",
    "createContextualFragment",
    "DOMParser",
    "srcdoc",
    "eval",
];

pub(super) fn of_the_page() -> Result<Vec<String>> {
    let page = fs::read_to_string(project::root().join("index.html"))?;
    let policy = policy(&page).context("index.html has no policy")?;
    let mut found = directives(policy);
    let mut breaches = Vec::new();
    for (name, words) in ALLOWED {
        match found.remove(name) {
            Some(other) if other == words => {}
            other => breaches.push(format!("{name} is {:?}", other.unwrap_or_default().join(" "))),
        }
    }
    breaches.extend(found.into_keys().map(|name| format!("{name} is not wanted")));
    breaches.extend(inline(&page).map(|line| format!("index.html:{line}")));
    Ok(breaches)
}

/// What the page says of itself, and the server of nginx again.
const SAID_TWICE: [(&str, Reads); 2] =
    [("Content-Security-Policy", policy), ("Referrer-Policy", |page| content(page, "name=\"referrer\""))];

type Reads = fn(&str) -> Option<&str>;

pub(super) fn of_the_server() -> Result<Vec<String>> {
    let page = fs::read_to_string(project::root().join("index.html"))?;
    let server = fs::read_to_string(project::root().join("deploy/nginx.conf"))?;
    Ok(said_otherwise(&page, &server))
}

/// Lists the headers that are not what the page says.
fn said_otherwise(page: &str, server: &str) -> Vec<String> {
    let is_other = |(name, of_page): &(&str, Reads)| {
        let said = of_page(page);
        said.is_none() || headers(server, name).collect::<Vec<_>>() != Vec::from_iter(said)
    };
    let others = SAID_TWICE.iter().filter(|said| is_other(said));
    others.map(|(name, _)| format!("{name} is another one in deploy/nginx.conf than in index.html")).collect()
}

fn policy(page: &str) -> Option<&str> {
    content(page, "http-equiv=\"Content-Security-Policy\"")
}

/// Returns the content of the `meta` with an attribute.
fn content<'a>(page: &'a str, attribute: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(attribute)?;
    let (_, rest) = rest.split_once("content=\"")?;
    Some(rest.split_once('"')?.0)
}

/// Returns what a configuration of nginx sends under a name. Headers of a block replace those of the blocks around it, so
/// each is to stand in one place.
fn headers<'a>(server: &'a str, name: &str) -> impl Iterator<Item = &'a str> {
    let begins = format!("add_header {name} \"");
    server.lines().filter_map(move |line| line.trim().strip_prefix(&begins)?.strip_suffix("\";"))
}

fn directives(policy: &str) -> BTreeMap<&str, Vec<&str>> {
    let directives = policy.split(';').map(str::split_whitespace);
    directives.filter_map(|mut words| Some((words.next()?, words.collect()))).collect()
}

/// The lines with a script, a style or a handler inside of the page.
fn inline(page: &str) -> impl Iterator<Item = usize> + '_ {
    let is_inline = |line: &str| {
        let line = line.to_ascii_lowercase();
        let script = line.contains("<script") && !line.contains(" src=");
        script
            || line.contains("<style")
            || line.contains(" style=")
            || line.contains(" onload=")
            || line.contains(" onclick=")
    };
    page.lines().enumerate().filter(move |(_, line)| is_inline(line)).map(|(index, _)| index + 1)
}

pub(super) fn trees_from_text() -> Result<Vec<String>> {
    let mut breaches = Vec::new();
    for entry in WalkDir::new(project::root().join("web")).sort_by_file_name() {
        let entry = entry?;
        let path = relative(entry.path());
        let Some(read) = reader(entry.path()) else { continue };
        let lines = read(&fs::read_to_string(entry.path())?).with_context(|| path.clone())?;
        breaches.extend(lines.into_iter().map(|line| format!("{path}:{line}")));
    }
    Ok(breaches)
}

type Reader = fn(&str) -> Result<Vec<usize>>;

fn reader(file: &Path) -> Option<Reader> {
    match file.extension()?.to_str()? {
        "rs" => Some(in_rust),
        "js" => Some(in_script),
        _ => None,
    }
}

fn in_rust(source: &str) -> Result<Vec<usize>> {
    let is_one = |text: &str| FROM_TEXT.contains(&text.trim_matches('"'));
    Ok(tokens(source)?.into_iter().filter(|token| is_one(&token.text)).map(|token| token.line).collect())
}

fn in_script(source: &str) -> Result<Vec<usize>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let has_one = |line: &str| line.split(|c| !is_word(c)).any(|word| FROM_TEXT.contains(&word));
    Ok(source.lines().enumerate().filter(|(_, line)| has_one(line)).map(|(index, _)| index + 1).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_policy() {
        let page = "<meta\n http-equiv=\"Content-Security-Policy\"\n content=\"a 'none'; b x y\"\n/>";
        let found = directives(policy(page).unwrap());
        assert_eq!(found, BTreeMap::from([("a", vec!["'none'"]), ("b", vec!["x", "y"])]));
        assert_eq!(policy("<meta>"), None);
    }

    #[test]
    fn a_header_that_is_another_one_is_found() {
        let page = |policy| {
            format!(
                "<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n<meta name=\"referrer\" content=\"no\">"
            )
        };
        let server =
            "add_header Content-Security-Policy \"a 'none'\";\n  add_header Referrer-Policy \"no\";\n";
        assert!(said_otherwise(&page("a 'none'"), server).is_empty());
        assert_eq!(said_otherwise(&page("a 'self'"), server).len(), 1);
        assert_eq!(said_otherwise(&page("a 'none'"), &server.repeat(2)).len(), 2);
        assert_eq!(said_otherwise("<meta>", "").len(), 2);
    }

    #[test]
    fn finds_what_is_inside_of_the_page() {
        let page = "<p>\n<script>1</script>\n<script defer src=\"a.js\"></script>\n<p style=\"x\">\n<STYLE>\n<b onclick=\"y\">";
        assert_eq!(inline(page).collect::<Vec<_>>(), [2, 4, 5, 6]);
    }

    #[test]
    fn finds_trees_made_from_text() {
        let rust = "fn f() {\n html! { <p ~innerHTML={x} /> }\n set(&e, \"innerHTML\", x) } // eval";
        assert_eq!(in_rust(rust).unwrap(), [2, 3]);
        let script = "e.textContent = x;\ne.innerHTML = x;\nevaluate(x);\neval(x);";
        assert_eq!(in_script(script).unwrap(), [2, 4]);
    }
}
