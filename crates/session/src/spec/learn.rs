//! What there is to learn from: `learn` lists all of it.

use std::fmt;

use gros_solver::internals::keys::Keys;

/// Lessons and tools.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Learn {
    /// The list of all.
    #[default]
    All,
}

impl Learn {
    /// What stands in an address where others have the id of a puzzle.
    pub(super) const ID: &str = "learn";

    /// Reads what follows the id; the list if there is nothing of that name.
    pub(super) fn read(_rest: &str, _keys: &mut Keys) -> Learn {
        Learn::All
    }
}

/// Writes the shortest text that is read as this.
impl fmt::Display for Learn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Learn::All => f.write_str(Self::ID),
        }
    }
}
