//! Screens in place of the board. Their addresses are not sessions: `shelf?filter=owned`, `learn`.

use std::fmt;

use gros_solver::AnyPuzzle;
use gros_solver::internals::keys::{Keys, Notices};
use gros_solver::internals::notation;

use super::learn::Learn;
use super::quiz::Quiz;
use super::shelf::Shelf;
use super::tool::{Gone, Tool};
use super::view::View;
use super::{DEFAULT_ID, decode, pairs};

/// A screen shown in place of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Screen {
    /// All puzzles of the family.
    Shelf(Shelf),
    /// Lessons and tools.
    Learn(Learn),
    /// A set of exercises.
    Quiz(Quiz),
}

/// A screen that was read, and the unusable parts of the text.
#[derive(Clone, Debug)]
pub struct OpenedScreen {
    /// The screen.
    pub screen: Screen,
    /// The values that were ignored or replaced by their defaults.
    pub notices: Notices,
    /// How a page is to show it.
    pub view: View,
    /// The tool that was asked for, if it is no longer there.
    pub gone: Option<Gone>,
}

impl Screen {
    /// Lists the words that a key takes; none if it is not a key of a screen.
    #[must_use]
    pub fn words(key: &str) -> Option<&'static [&'static str]> {
        Shelf::words(key).or_else(|| Quiz::words(key)).or_else(|| Tool::words(key))
    }

    fn read(id: &str, keys: &mut Keys) -> Option<Screen> {
        let (id, rest) = id.split_once('/').unwrap_or((id, ""));
        match id {
            Shelf::ID if rest.is_empty() => Some(Screen::Shelf(Shelf::read(keys))),
            Quiz::ID if rest.is_empty() => Some(Screen::Quiz(Quiz::read(keys))),
            Learn::ID => Some(Screen::Learn(Learn::read(rest, keys))),
            _ => None,
        }
    }
}

/// Reads the address of a screen; none if it is the address of anything else.
///
/// ```
/// use gros_session::spec::{Learn, Screen, open_screen};
/// let screen = open_screen("#/learn").map(|opened| opened.screen);
/// assert_eq!(screen, Some(Screen::Learn(Learn::All)));
/// assert!(open_screen("#/rings?n=5").is_none());
/// ```
#[must_use]
pub fn open_screen(text: &str) -> Option<OpenedScreen> {
    let text = decode(text);
    let (id, rest) = text.split_once('?').unwrap_or((&text, ""));
    let id = notation::plain(id).to_ascii_lowercase();
    let (of_view, pairs) = pairs(rest).into_iter().partition(|(key, _)| View::KEYS.contains(&key.as_str()));
    let (mut keys, mut view_keys) = (Keys::new(pairs, 0), Keys::new(of_view, 0));
    let gone = id.strip_prefix(Learn::ID).and_then(|rest| Gone::read(rest.strip_prefix('/')?));
    let screen = match gone {
        // Its keys are gone with it.
        Some(_) => {
            keys = Keys::new(Vec::new(), 0);
            Screen::Learn(Learn::All)
        }
        None => Screen::read(&id, &mut keys)?,
    };
    let first = AnyPuzzle::from_keys(DEFAULT_ID, &mut Keys::new(Vec::new(), 0))?.puzzle;
    let view = View::read(&mut view_keys, &first);
    Some(OpenedScreen { screen, notices: keys.finish().and(view_keys.finish()), view, gone })
}

/// Writes the shortest text that is read as this screen.
impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Screen::Shelf(shelf) => shelf.fmt(f),
            Screen::Learn(learn) => learn.fmt(f),
            Screen::Quiz(quiz) => quiz.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_addresses_are_no_screens() {
        for text in ["", "#/rings", "#/shelf/3", "#/learning", "#/nowhere?filter=owned"] {
            assert!(open_screen(text).is_none(), "{text}");
        }
    }
}
