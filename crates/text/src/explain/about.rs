//! The content of a card and the range of its method, for readers who wonder what they are seeing.

use gros_solver::methods::Method;

use super::proof::Theorem;
use super::sources::Source;
use crate::{Key, Lang, puzzles};

/// The kinds of methods, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MethodGroup {
    /// They decide on the next move.
    Decide,
    /// They count the moves.
    Count,
    /// They build the route from parts.
    Build,
    /// They repeat a routine.
    Routine,
    /// They answer whatever is asked.
    Question,
}

impl MethodGroup {
    /// All of them, from the easiest to the deepest.
    pub const ALL: [MethodGroup; 5] = [
        MethodGroup::Decide,
        MethodGroup::Count,
        MethodGroup::Build,
        MethodGroup::Routine,
        MethodGroup::Question,
    ];
}

/// The texts about a method.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// The kind of the method.
    pub(crate) group: MethodGroup,
    /// Its name: `Binary and Gray code`.
    pub(crate) name: Key,
    /// The content of its card.
    pub seen: Key,
    /// Where it applies.
    pub reach: Key,
    /// Where it was published.
    pub sources: &'static [Source],
    /// The theorems behind its rules.
    pub(crate) proofs: &'static [Theorem],
}

impl Lang {
    /// Names a method: `Binary and Gray code`.
    #[must_use]
    pub fn method_name(self, method: Method) -> &'static str {
        puzzles::shared(method).map_or(method.id(), |about| self.text(about.name))
    }

    /// Returns the kind of a method.
    #[must_use]
    pub fn method_group(method: Method) -> MethodGroup {
        puzzles::shared(method).map_or(MethodGroup::Question, |about| about.group)
    }

    /// Names a kind of methods: `Decide`.
    #[must_use]
    pub fn group_name(self, group: MethodGroup) -> &'static str {
        self.text(match group {
            MethodGroup::Decide => Key::ExplainDecide,
            MethodGroup::Count => Key::ExplainCount,
            MethodGroup::Build => Key::ExplainBuild,
            MethodGroup::Routine => Key::ExplainRoutine,
            MethodGroup::Question => Key::ExplainQuestion,
        })
    }
}
