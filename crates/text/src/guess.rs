//! The verdict on a guess: why a move that the rules allow is not the next one.

use gros_solver::{AnyMove, AnyState, Steps};

use crate::message::say;
use crate::{Key, Lang, puzzles};

/// Why a move that the rules allow is not the next one.
#[derive(Clone, Debug, PartialEq)]
pub enum WrongGuess {
    /// It would take back what was just done.
    Back,
    /// It leads no nearer: as many moves would be left as now.
    NoNearer(Steps),
    /// It leads away: so many moves would be left, more than now.
    Away(Steps),
    /// It leaves a position from which the rival can win.
    LetsRivalWin(AnyState),
}

impl Lang {
    /// Says why a guess is wrong: `Not ring 2: it would put back what you just did.`
    ///
    /// `state` is the one in which the move was guessed.
    #[must_use]
    pub fn wrong_guess(self, state: &AnyState, guess: &AnyMove, why: &WrongGuess) -> String {
        let (not, colon) = self.pick(("not ", ": "), ("不是", "："), ("不是", "："));
        let (name, reason) = (
            puzzles::of_move(state, guess, |words| words.guessed(self)).unwrap_or_default(),
            self.why_wrong(why),
        );
        let gap =
            if self != Lang::English && name.starts_with(|c: char| c.is_ascii_digit()) { " " } else { "" };
        self.sentence(&format!("{not}{gap}{name}{colon}{reason}"))
    }

    /// Says that a row of right guesses is over: `Streak 4 ended.`
    #[must_use]
    pub fn streak_ended(self, streak: u32) -> String {
        let streak = self.count(streak as usize);
        say!(self, GuessStreakEnded { streak })
    }

    fn why_wrong(self, why: &WrongGuess) -> String {
        match why {
            WrongGuess::Back => self.text(Key::GuessWhyWrong4).to_owned(),
            WrongGuess::NoNearer(left) => {
                let still = self.to_go(left);
                say!(self, GuessWhyWrong { still })
            }
            WrongGuess::Away(left) => {
                let then = self.to_go(left);
                say!(self, GuessWhyWrong2 { then })
            }
            WrongGuess::LetsRivalWin(position) => {
                let position = self.state_name(position);
                say!(self, GuessWhyWrong3 { position })
            }
        }
    }
}
