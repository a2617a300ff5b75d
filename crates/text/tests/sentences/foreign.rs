//! Words that a text of another language may hold.

/// Words that are the same in every language: names, and what is typed.
const NAMES: &[&str] = &[
    "each",
    "help",
    "Gros",
    "JavaScript",
    "WebAssembly",
    "classic",
    "linear",
    "cyclic",
    "wythoff",
    "nim",
    "soon",
    "long",
    "lose",
    "rings",
    "hanoi",
    "from",
    "to",
    "play",
    "step",
    "first",
    "seed",
    "on",
    "off",
    "pegs",
    "piles",
    "policy",
    "rule",
    "chess",
    "radices",
    "theme",
    "red",
    "light",
    "dark",
    "UTF",
    "RecTangle",
    "The",
    "Brain",
    "Bousch",
    "Enter",
    "Home",
    "Hinz",
    "Parisse",
    "Frame",
    "Stewart",
    "Sprague",
    "Grundy",
];

/// Returns the first Latin word in a Chinese text that is neither a letter nor a name.
pub fn english_in(text: &str) -> Option<&str> {
    let is_known =
        |word: &str| word.len() < 2 || NAMES.contains(&word) || word.chars().all(char::is_uppercase);
    text.split(|symbol: char| !symbol.is_ascii_alphabetic()).find(|word| !is_known(word))
}
