//! Messages about methods that do not apply.

use gros_solver::methods::NotHere;
use gros_solver::{AnyPuzzle, Puzzle};

use crate::message::{Count, say};
use crate::{Key, Lang};

impl Lang {
    /// Says why a method has no answer: `Only on the shortest route from one full peg to another.`
    #[must_use]
    pub fn not_here(self, refusal: NotHere) -> String {
        let text = match refusal {
            NotHere::TooMany { most } => return say!(self, MethodUpTo { most: Count(most) }),
            NotHere::OtherPuzzle => self.text(Key::MethodOfOtherPuzzle),
            NotHere::RingsAsOne => self.text(Key::MethodOneRingAtATime),
            NotHere::GoalNotAllOff => self.text(Key::MethodTowardAllOff),
            NotHere::NotBetweenOnAndOff => self.text(Key::MethodBetweenOnAndOff),
            NotHere::NotTowerToTower => self.text(Key::MethodTowerToTower),
            NotHere::Loops => self.text(Key::MethodWithoutLoops),
            NotHere::OtherGame => self.text(Key::MethodFromBothPiles),
        };
        text.to_owned()
    }

    /// Says that a word is not the id of a method for a puzzle.
    #[must_use]
    pub fn bad_method(self, word: &str, puzzle: &AnyPuzzle) -> String {
        let word = self.quoted(word);
        let ids: Vec<&str> = puzzle.methods().iter().map(|method| method.id()).collect();
        if ids.is_empty() {
            return say!(self, MethodNoneSuch { word, why: self.text(Key::MethodNone) });
        }
        let ids = self.list(ids);
        say!(self, MethodUnknown { word, ids })
    }
}
