//! The verdict on a guess: why a legal move is not the next one.

use gros_solver::{AnyMove, AnyState, Steps};

use crate::message::{Count, say};
use crate::puzzles::AnyStateWords;
use crate::Lang;

/// Why a legal move is not the next one.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongGuess {
    /// It would undo the last move.
    Back,
    /// It gets no nearer: the number of moves left would be the same as now.
    NoNearer(Steps),
    /// It leads away: this many moves would be left, more than now.
    Away(Steps),
    /// It leaves a position from which the opponent can win.
    LetsRivalWin(AnyState),
}

impl Lang {
    /// Says why a guess is wrong: `Not ring 2: that would undo what you just did.`
    ///
    /// `state` is the one in which the move was guessed.
    #[must_use]
    pub fn wrong_guess(self, state: &AnyState, guess: &AnyMove, why: &WrongGuess) -> String {
        let guess = state.move_words(guess).map(|words| words.guessed(self)).unwrap_or_default();
        match why {
            WrongGuess::Back => say!(self, GuessBack { guess }),
            WrongGuess::NoNearer(left) => say!(self, GuessNoNearer { guess, to_go: self.to_go(left) }),
            WrongGuess::Away(left) => say!(self, GuessAway { guess, to_go: self.to_go(left) }),
            WrongGuess::LetsRivalWin(position) => {
                say!(self, GuessLetsRivalWin { guess, position: self.state_name(position) })
            }
        }
    }

    /// Says that a streak of right guesses has ended: `Your streak of 4 has ended.`
    #[must_use]
    pub fn streak_ended(self, streak: u32) -> String {
        say!(self, GuessStreakEnded { streak: Count(streak as usize) })
    }
}
