//! Texts about the puzzles of the n-ary family in their table.

use gros_solver::catalogue::{Counted, Entry, RuleOrigin};

use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Names a puzzle in the table: in this language if it can be played, otherwise as published.
    #[must_use]
    pub fn entry_name(self, entry: &Entry) -> &'static str {
        match entry.id {
            Some(id) => self.puzzle_name(id),
            None => entry.name,
        }
    }

    /// Names the button that opens a puzzle in the table: `Open Spin-Out`.
    #[must_use]
    pub fn open_puzzle(self, name: &str) -> String {
        say!(self, CatalogueOpenPuzzle { name })
    }

    /// Says what a published number counts.
    #[must_use]
    pub fn counted(self, counted: Counted) -> &'static str {
        match counted {
            Counted::Pieces => self.text(Key::CatalogueCountsPieces),
            Counted::PiecesAndDriver => self.text(Key::CatalogueCountsPiecesAndDriver),
            Counted::PiecesDriverAndTakeOut => self.text(Key::CatalogueCountsDriverAndTakeOut),
            Counted::FirstPieceOut => self.text(Key::CatalogueCountsToFirstPieceOut),
            Counted::AllApart => self.text(Key::CatalogueCountsToAllApart),
            Counted::Unknown => self.text(Key::CatalogueCountsUnknown),
        }
    }

    /// Says how well the rule of a puzzle is known.
    #[must_use]
    pub fn rule_status(self, rule: RuleOrigin) -> &'static str {
        match rule {
            RuleOrigin::Published => self.text(Key::CatalogueRulePublished),
            RuleOrigin::Model => self.text(Key::CatalogueRuleModel),
            RuleOrigin::NumberOnly => self.text(Key::CatalogueRuleUnknown),
        }
    }
}
