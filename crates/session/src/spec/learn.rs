//! What there is to learn from: `learn` lists all of it, `learn/rule?n=6` is a tool.

use std::fmt;

use gros_solver::internals::keys::{Keys, Problem};

use super::tool::Tool;

/// Lessons and tools.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Learn {
    /// The list of all.
    #[default]
    All,
    /// A tool.
    Tool(Tool),
}

impl Learn {
    /// What stands in an address where others have the id of a puzzle.
    pub(super) const ID: &str = "learn";

    /// Reads what follows the id; the list if there is nothing of that name.
    pub(super) fn read(rest: &str, keys: &mut Keys) -> Learn {
        if rest.is_empty() {
            return Learn::All;
        }
        let (name, rest) = rest.split_once('/').unwrap_or((rest, ""));
        match Tool::read(name, rest, keys) {
            Some(tool) => tool.map_or(Learn::All, Learn::Tool),
            None => {
                keys.refuse(Self::ID, name, Problem::NotOneOf(Tool::NAMES));
                Learn::All
            }
        }
    }
}

/// Writes the shortest text that is read as this.
impl fmt::Display for Learn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Learn::All => f.write_str(Self::ID),
            Learn::Tool(tool) => write!(f, "{}/{tool}", Self::ID),
        }
    }
}
