//! The verdict on a guess: why a move that the rules allow is not the next one.

use gros_solver::{AnyMove, AnyState, Steps};

use crate::message::{Count, say};
use crate::{Lang, puzzles};

/// Why a move that the rules allow is not the next one.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongGuess {
    /// It would take back what was just done.
    Back,
    /// It leads no nearer: as many moves would be left as now.
    NoNearer(Steps),
    /// It leads away: so many moves would be left, more than now.
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
        let guess = puzzles::of_move(state, guess, |words| words.guessed(self)).unwrap_or_default();
        match why {
            WrongGuess::Back => say!(self, GuessBack { guess }),
            WrongGuess::NoNearer(left) => say!(self, GuessNoNearer { guess, to_go: self.to_go(left) }),
            WrongGuess::Away(left) => say!(self, GuessAway { guess, to_go: self.to_go(left) }),
            WrongGuess::LetsRivalWin(position) => {
                say!(self, GuessLetsRivalWin { guess, position: self.state_name(position) })
            }
        }
    }

    /// Says that a row of right guesses is over: `Your streak of 4 has ended.`
    #[must_use]
    pub fn streak_ended(self, streak: u32) -> String {
        say!(self, GuessStreakEnded { streak: Count(streak as usize) })
    }
}
