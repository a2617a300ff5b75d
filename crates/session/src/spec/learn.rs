//! The addresses of lessons and tools: `learn` lists all of them, `learn/tour/3` is a stop of a lesson,
//! `learn/rule?n=6` is a tool.

use std::fmt;

use gros_solver::internals::keys::Keys;

use super::tool::Tool;

/// Lessons and tools.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Learn {
    /// The list of all lessons and tools.
    #[default]
    All,
    /// A tool.
    Tool(Tool),
    /// A stop of a lesson.
    Stop(StopName),
}

/// The name of a stop, which need not exist: lessons are data that this crate does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StopName {
    /// The id of the lesson.
    pub lesson: String,
    /// The number of the stop, from 1; 0 is where the learner left off.
    pub stop: usize,
}

impl Learn {
    /// The word in an address that takes the place of a puzzle's id.
    pub(super) const ID: &str = "learn";

    /// Reads the text after the id; returns the list if there is nothing of that name.
    pub(super) fn read(rest: &str, keys: &mut Keys) -> Learn {
        let (name, rest) = rest.split_once('/').unwrap_or((rest, ""));
        if let Some(tool) = Tool::read(name, rest, keys) {
            return tool.map_or(Learn::All, Learn::Tool);
        }
        let is_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if name.is_empty() || !name.chars().all(is_id) {
            return Learn::All;
        }
        Learn::Stop(StopName { lesson: name.to_owned(), stop: rest.parse().unwrap_or(0) })
    }
}

/// Writes the shortest text that is read as this.
impl fmt::Display for Learn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Learn::All => f.write_str(Self::ID),
            Learn::Tool(tool) => write!(f, "{}/{tool}", Self::ID),
            Learn::Stop(StopName { lesson, stop: 0 }) => write!(f, "{}/{lesson}", Self::ID),
            Learn::Stop(StopName { lesson, stop }) => write!(f, "{}/{lesson}/{stop}", Self::ID),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::spec::open_screen;

    #[test]
    fn a_stop_has_an_address() {
        for (text, written) in [
            ("#/learn/tour/3", "learn/tour/3"),
            ("#/learn/tour", "learn/tour"),
            ("#/learn/why-341/12?lang=en", "learn/why-341/12"),
            ("#/learn/tour/x", "learn/tour"),
            ("#/learn/", "learn"),
            ("#/learn/<b>/1", "learn"),
        ] {
            let opened = open_screen(text).unwrap();
            assert_eq!((opened.screen.to_string().as_str(), opened.notices.is_empty()), (written, true));
        }
    }
}
