//! The policy of the page says what it may run and where it may connect to; nothing makes HTML or code from
//! text.

use super::{Lines, lines_that};

/// The texts that the page declares in a `meta` and the server repeats in a header: the policy allows the page's own
/// files, its program, and pictures that it drew itself.
const SAID_TWICE: [(&str, &str, &str); 2] = [
    (
        "http-equiv=\"Content-Security-Policy\"",
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'",
    ),
    ("name=\"referrer\"", "Referrer-Policy", "no-referrer"),
];

/// The browser's own names for making HTML or code from text: in scripts, and in Rust as an attribute of a view or a
/// property that is named by a string. Clippy checks for the functions of Rust (`clippy.toml`).
pub(super) const FROM_TEXT: [&str; 8] = [
    "innerHTML",
    "outerHTML",
    "insertAdjacentHTML",
    "setHTMLUnsafe",
    "createContextualFragment",
    "DOMParser",
    "srcdoc",
    "eval",
];

/// Reports if the page does not declare all of it; the line is unknown.
pub(super) fn of_the_page(page: &str) -> Lines {
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let says = |(meta, _, value): &(&str, &str, &str)| page.contains(&format!("{meta} content=\"{value}\""));
    Ok(if SAID_TWICE.iter().all(says) { vec![] } else { vec![1] })
}

/// Finds headers that differ. Headers of a block replace those of the blocks around it, so each must be in one place
/// only.
pub(super) fn of_the_server(server: &str) -> Lines {
    let is_other = |(_, name, value): &&(&str, &str, &str)| {
        let begins = format!("add_header {name} ");
        let said = server.lines().map(str::trim).filter(|line| line.starts_with(&begins));
        said.collect::<Vec<_>>() != [format!("{begins}\"{value}\";")]
    };
    Ok(SAID_TWICE.iter().filter(is_other).map(|_| 1).collect())
}

/// Finds the lines with an inline script, style or handler.
pub(super) fn inline(page: &str) -> Lines {
    let is_inline = |line: &str| {
        let line = line.to_ascii_lowercase();
        let has = |part: &str| line.contains(part);
        has("<script") && !has(" src=") || ["<style", " style=", " onload=", " onclick="].into_iter().any(has)
    };
    lines_that(is_inline, page)
}

pub(super) fn from_text(script: &str) -> Lines {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    lines_that(|line| line.split(|c| !is_word(c)).any(|word| FROM_TEXT.contains(&word)), script)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_different_policy_is_found() {
        let page = |policy: &str| {
            SAID_TWICE.map(|(meta, ..)| format!("<meta\n {meta}\n content=\"{policy}\">")).concat()
        };
        let server =
            SAID_TWICE.map(|(_, name, value)| format!("  add_header {name} \"{value}\";\n")).concat();
        assert_eq!(of_the_page(&page("no-referrer")).unwrap(), [1]);
        assert!(of_the_server(&server).unwrap().is_empty());
        assert_eq!(of_the_server(&server.replace(" data:", " *")).unwrap(), [1]);
        assert_eq!(of_the_server(&server.repeat(2)).unwrap(), [1, 1]);
    }

    #[test]
    fn inline_code_is_found() {
        let page = "<p>\n<script>1</script>\n<script defer src=\"a.js\"></script>\n<p style=\"x\">\n<STYLE>\n<b onclick=\"y\">";
        assert_eq!(inline(page).unwrap(), [2, 4, 5, 6]);
    }

    #[test]
    fn scripts_that_read_html_are_found() {
        let script = "e.textContent = x;\ne.innerHTML = x;\nevaluate(x);\neval(x);";
        assert_eq!(from_text(script).unwrap(), [2, 4]);
    }
}
