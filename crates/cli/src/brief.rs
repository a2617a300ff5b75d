//! Specs as people type them in a shell, where `?` and `&` have a special meaning: `rings 9`, `rings:9`,
//! `rings/9`.

/// Adds a number of pieces to the id of a puzzle: `rings` and `9` are `rings?n=9`.
///
/// A spec with settings stays as it is, and is then refused for what follows it.
pub fn with_pieces(spec: String, pieces: Option<String>) -> String {
    match pieces {
        Some(pieces) if spec.contains(['?', ':', '/']) => format!("{spec}&n={pieces}"),
        Some(pieces) => format!("{spec}?n={pieces}"),
        None => spec,
    }
}

/// Expands a brief spec: `hanoi:5` and `hanoi/5` become `hanoi?n=5`, and `hanoi:pegs=4&n=9` becomes
/// `hanoi?pegs=4&n=9`. All others stay as they are.
pub fn expand(text: &str) -> String {
    let Some((id, rest)) = text.split_once([':', '/']) else { return text.to_owned() };
    let is_id = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let is_web = rest.starts_with('/');
    if !is_id || is_web || text.contains('#') {
        return text.to_owned();
    }
    let starts_with_pieces = rest.starts_with(|first: char| first.is_ascii_digit());
    format!("{id}?{}{rest}", if starts_with_pieces { "n=" } else { "" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brief_specs() {
        for (brief, spec) in [
            ("rings:9", "rings?n=9"),
            ("rings/9", "rings?n=9"),
            ("rings:9&step=4", "rings?n=9&step=4"),
            ("hanoi:pegs=4&n=9", "hanoi?pegs=4&n=9"),
            ("rings", "rings"),
            ("rings?n=9", "rings?n=9"),
            ("rings?from=1:2", "rings?from=1:2"),
            ("#/rings?n=7", "#/rings?n=7"),
            ("http://localhost:8080/#/rings", "http://localhost:8080/#/rings"),
            ("host/#/rings?n=7", "host/#/rings?n=7"),
        ] {
            assert_eq!(expand(brief), spec);
        }
    }

    #[test]
    fn pieces_beside_a_spec() {
        let with = |spec: &str| with_pieces(spec.to_owned(), Some("7".to_owned()));
        assert_eq!(with("rings"), "rings?n=7");
        assert_eq!(with("hanoi?pegs=4"), "hanoi?pegs=4&n=7");
        assert_eq!(with_pieces("rings".to_owned(), None), "rings");
    }
}
