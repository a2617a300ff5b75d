//! Where a method does not hold.

use gros_solver::methods::NotHere;
use gros_solver::{AnyPuzzle, Puzzle};

use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Says why a method has no answer: `Only on the shortest way from one full peg to another.`
    #[must_use]
    pub fn not_here(self, refusal: NotHere) -> String {
        let text = match refusal {
            NotHere::TooMany { most } => {
                let most = self.count(most);
                return say!(self, RefusalNotHere { most });
            }
            NotHere::OtherPuzzle => self.text(Key::RefusalNotHere2),
            NotHere::RingsAsOne => self.text(Key::RefusalNotHere3),
            NotHere::GoalNotAllOff => self.text(Key::RefusalNotHere4),
            NotHere::NotBetweenOnAndOff => self.text(Key::RefusalNotHere5),
            NotHere::NotTowerToTower => self.text(Key::RefusalNotHere6),
            NotHere::OtherGame => self.text(Key::RefusalNotHere7),
        };
        text.to_owned()
    }

    /// Says that no method is known for a puzzle.
    #[must_use]
    pub fn no_method(self) -> &'static str {
        self.text(Key::RefusalNoMethod)
    }

    /// Says that a word is not the id of a method for a puzzle.
    #[must_use]
    pub fn bad_method(self, word: &str, puzzle: &AnyPuzzle) -> String {
        let word = self.quoted(&crate::notice::shortened(word));
        let ids: Vec<&str> = puzzle.methods().iter().map(|method| method.id()).collect();
        if ids.is_empty() {
            return format!("{word}{}{}", self.text(Key::RefusalBadMethod2), self.no_method());
        }
        let ids = self.list(ids);
        say!(self, RefusalBadMethod { word, ids })
    }
}
