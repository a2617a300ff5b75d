//! One style sheet instead of many: a request, and words that repeat from one to the other are compressed once.

use crate::hash;
use anyhow::{Context, Result, ensure};
use std::{fs, path::Path};

/// Joins the style sheets that the index of a folder links, in their order.
///
/// # Errors
/// If there is none, or a file cannot be read or written.
pub fn join(folder: &Path) -> Result<()> {
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index)?;
    let (before, names, after) = parted(&page)?;
    let mut all = String::new();
    for name in &names {
        all += &fs::read_to_string(folder.join(name)).with_context(|| format!("{name} is linked"))?;
        fs::remove_file(folder.join(name))?;
    }
    let name = format!("gros-{}.css", hash::of([all.as_bytes()]));
    fs::write(folder.join(&name), all)?;
    fs::write(index, format!("{before}<link rel=\"stylesheet\" href=\"./{name}\">{after}"))?;
    Ok(())
}

/// Gives what stands before the first style sheet of a page, the names of all, and the rest without them.
fn parted(page: &str) -> Result<(String, Vec<&str>, String)> {
    let (mut before, mut names, mut after) = (String::new(), Vec::new(), String::new());
    for (index, piece) in page.split("<link ").enumerate() {
        let tag =
            piece.split_once('>').filter(|(tag, _)| index > 0 && value(tag, "rel") == Some("stylesheet"));
        let part = if names.is_empty() && tag.is_none() { &mut before } else { &mut after };
        match tag {
            Some((tag, rest)) => {
                names.push(value(tag, "href").context("a style sheet without an address")?);
                *part += rest.trim_start();
            }
            None => part.extend([if index > 0 { "<link " } else { "" }, piece]),
        }
    }
    ensure!(!names.is_empty(), "the page links no style sheet");
    Ok((before, names, after))
}

/// Reads an attribute, in quotes or not.
fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let of_name = |word: &'a str| word.strip_prefix(name)?.strip_prefix('=');
    let value = tag.split_whitespace().find_map(of_name)?.trim_matches('"');
    Some(value.trim_start_matches("./"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn sheets_become_one_in_their_order() {
        let folder = env::temp_dir().join(format!("gros-sheets-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let page = "<head><link rel=icon href=./i.svg>\n<link rel=\"stylesheet\" href=\"./b.css\" integrity=\"sha\"/>\n\
                    <link data-a href=./a.css rel=stylesheet><link rel=manifest><title>a</title></head>";
        fs::write(folder.join("index.html"), page).unwrap();
        fs::write(folder.join("a.css"), "a{}").unwrap();
        fs::write(folder.join("b.css"), "b{}").unwrap();
        join(&folder).unwrap();
        let name = format!("gros-{}.css", hash::of([b"b{}a{}".as_slice()]));
        assert_eq!(fs::read_to_string(folder.join(&name)).unwrap(), "b{}a{}");
        let page = fs::read_to_string(folder.join("index.html")).unwrap();
        let link = format!("<link rel=\"stylesheet\" href=\"./{name}\">");
        assert_eq!(
            page,
            format!("<head><link rel=icon href=./i.svg>\n{link}<link rel=manifest><title>a</title></head>")
        );
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 2);
        assert!(join(&folder).is_ok(), "what is joined stays");
        fs::remove_dir_all(&folder).unwrap();
    }
}
