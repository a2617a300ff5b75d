//! Texts about the puzzles of the n-ary family in their table.

use gros_solver::catalogue::{Counted, Entry, FROM_ITS_NAME, NOT_TRACED, RuleOrigin};

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

    /// Names a puzzle of the table where there is little room: `Elephants`.
    #[must_use]
    pub fn short_name(self, entry: &Entry) -> &'static str {
        match entry.id {
            Some("elephants") => self.text(Key::ShelfElephants),
            Some("hexadecimal") => self.text(Key::ShelfHexadecimal),
            Some("generation") => self.text(Key::ShelfGeneration),
            _ => self.entry_name(entry),
        }
    }

    /// Names a group of the shelf: `Base 3`.
    #[must_use]
    pub fn base_group(self, base: &str) -> String {
        match base {
            "mixed" => self.text(Key::ShelfMixed).to_owned(),
            "any" => self.text(Key::ShelfAny).to_owned(),
            _ => say!(self, ShelfBase { base }),
        }
    }

    /// Returns the source of the number of moves in a row of the table.
    #[must_use]
    pub fn entry_source(self, entry: &Entry) -> &'static str {
        match entry.source {
            FROM_ITS_NAME => self.text(Key::ShelfFromItsName),
            NOT_TRACED => self.text(Key::ShelfNotTraced),
            source => source,
        }
    }

    /// Returns the short name of that source.
    #[must_use]
    pub fn entry_place(self, entry: &Entry) -> &'static str {
        match entry.source {
            FROM_ITS_NAME => self.text(Key::ShelfFromItsName),
            NOT_TRACED => self.text(Key::ShelfCollectors),
            _ => entry.place().0,
        }
    }

    /// Says what a published number counts.
    #[must_use]
    pub fn counted(self, counted: Counted) -> &'static str {
        match counted {
            Counted::Pieces => self.text(Key::CatalogueCountsPieces),
            Counted::PiecesAndDriver => self.text(Key::CatalogueCountsPiecesAndDriver),
            Counted::PiecesDriverAndTakeOut => self.text(Key::CatalogueCountsDriverAndTakeOut),
            Counted::PiecesAndTakeOut => self.text(Key::CatalogueCountsTakeOut),
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
            RuleOrigin::OneOfSeveral => self.text(Key::CatalogueRuleOfSeveral),
            RuleOrigin::NumberOnly => self.text(Key::CatalogueRuleUnknown),
        }
    }
}
