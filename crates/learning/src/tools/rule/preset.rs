//! Ready-made rules.

use super::{Branch, Condition, Rule, Target};

/// A rule to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Piece 1 moves always, which is wrong in every other state.
    Always,
    /// Piece 1 if an odd number of pieces are on, piece 2 otherwise.
    FirstTwo,
    /// Piece 1 if an odd number of pieces are on, the one after the first one on otherwise: never wrong.
    Parity,
    /// Piece 1 and the one after the first one on in turn: never wrong on the way from the far end.
    InTurn,
}

impl Preset {
    /// All of them, in the order of a list.
    pub const ALL: [Preset; 4] = [Preset::Always, Preset::FirstTwo, Preset::Parity, Preset::InTurn];

    /// Returns its rule.
    #[must_use]
    pub fn rule(self) -> Rule {
        let (branch, otherwise) = match self {
            Preset::Always => (None, Target::Piece(1)),
            Preset::FirstTwo => (Some((Condition::Odd, Target::Piece(1))), Target::Piece(2)),
            Preset::Parity => (Some((Condition::Odd, Target::Piece(1))), Target::AfterFirstOn),
            Preset::InTurn => (Some((Condition::OneMoved, Target::AfterFirstOn)), Target::Piece(1)),
        };
        let first = branch.map(|(condition, target)| Branch { conditions: vec![condition], target });
        let last = Branch { conditions: Vec::new(), target: otherwise };
        Rule { branches: first.into_iter().chain([last]).collect() }
    }
}
