//! The messages of lessons beside their own texts: the learner's place, and the error in an answer.

use std::cmp::Ordering;

use gros_solver::Steps;

use crate::Lang;
use crate::message::say;

/// The way that messages name a place of a ring.
fn place(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}

/// Where one is in a lesson.
impl Lang {
    /// Invites the learner to continue: `Continue at stop 5`.
    #[must_use]
    pub fn learn_go_on(self, stop: usize) -> String {
        say!(self, LearnGoOn { stop })
    }

    /// Counts the finished stops: `4 of 12 done`.
    #[must_use]
    pub fn learn_done_of(self, done: usize, stops: usize) -> String {
        say!(self, LearnDoneOf { done, stops })
    }

    /// Says which stop this is: `stop 5 of 12`.
    #[must_use]
    pub fn learn_stop_of(self, stop: usize, stops: usize) -> String {
        say!(self, LearnStopOf { stop, stops })
    }

    /// Names the row of bars.
    #[must_use]
    pub fn learn_bars(self, stop: usize, stops: usize, done: usize) -> String {
        say!(self, LearnBars { stop, stops, done })
    }

    /// Names a stop with its number and whether it is done, or the one that is open.
    #[must_use]
    pub fn learn_bar(self, stop: usize, title: &str, is_current: bool, is_done: bool) -> String {
        let state = if is_current {
            "current"
        } else if is_done {
            "done"
        } else {
            "open"
        };
        say!(self, LearnBar { stop, title, state })
    }

    /// Names the link to the next stop.
    #[must_use]
    pub fn learn_next(self, title: &str) -> String {
        say!(self, LearnNext { title })
    }
}

/// The messages about answers.
impl Lang {
    /// Confirms a right answer, and repeats it.
    #[must_use]
    pub fn learn_right(self, answer: &str) -> String {
        say!(self, LearnRightAnswer { answer })
    }

    /// Tells the answer.
    #[must_use]
    pub fn learn_shown(self, answer: &str) -> String {
        say!(self, LearnShownAnswer { answer })
    }

    /// Says that an answer is wrong.
    #[must_use]
    pub fn learn_wrong(self, guess: &str) -> String {
        say!(self, LearnWrong { guess })
    }

    /// Says that a move left piles that are not cold, as a state writes them.
    #[must_use]
    pub fn learn_not_cold(self, piles: &str) -> String {
        let (left, right) = piles.split_once(',').unwrap_or((piles, ""));
        say!(self, LearnNotCold { left, right })
    }

    /// Says that the current step is before or after the requested one, which is written as the task writes
    /// it.
    #[must_use]
    pub fn learn_beside(self, step: &Steps, (asked, order): (&str, Ordering)) -> String {
        let step = self.number(step);
        match order.is_lt() {
            true => say!(self, LearnStepBefore { step, asked }),
            false => say!(self, LearnStepAfter { step, asked }),
        }
    }

    /// Says that one of several answers is wrong.
    #[must_use]
    pub fn learn_wrong_choice(self, answer: &str) -> String {
        say!(self, LearnWrongChoice { answer })
    }

    /// Says that a number is too small.
    #[must_use]
    pub fn learn_too_small(self, guess: &str) -> String {
        say!(self, LearnTooSmall { guess })
    }

    /// Says that a number is too large.
    #[must_use]
    pub fn learn_too_large(self, guess: &str) -> String {
        say!(self, LearnTooLarge { guess })
    }

    /// Says that a number is one more or one less.
    #[must_use]
    pub fn learn_off_by_one(self, guess: &str) -> String {
        say!(self, LearnOffByOne { guess })
    }

    /// Says that digits are in the opposite order.
    #[must_use]
    pub fn learn_backwards(self, guess: &str) -> String {
        say!(self, LearnBackwards { guess })
    }

    /// Says how many digits an answer has, or letters of pegs.
    #[must_use]
    pub fn learn_word_length(self, count: usize, is_of_pegs: bool) -> String {
        say!(self, LearnWordLength { count, row: row(is_of_pegs) })
    }

    /// Says how many digits or letters are right before the first wrong one.
    #[must_use]
    pub fn learn_first_digits(self, count: usize, is_of_pegs: bool) -> String {
        say!(self, LearnFirstDigits { count, row: row(is_of_pegs) })
    }

    /// Says which field of a row is wrong.
    #[must_use]
    pub fn learn_row_wrong(self, label: &str) -> String {
        say!(self, LearnRowWrong { label })
    }

    /// Names a field of a row.
    #[must_use]
    pub fn learn_row_field(self, label: &str) -> String {
        say!(self, LearnRowField { label })
    }
}

/// The ladder of wishes.
impl Lang {
    /// Says where a ring is.
    #[must_use]
    pub fn ladder_is(self, is_on: bool) -> String {
        say!(self, LadderIs { place: place(is_on) })
    }

    /// Says where a ring must be.
    #[must_use]
    pub fn ladder_must_be(self, is_on: bool) -> String {
        say!(self, LadderMustBe { place: place(is_on) })
    }

    /// Names the switch of a ring.
    #[must_use]
    pub fn ladder_question(self, ring: usize) -> String {
        say!(self, LadderQuestion { ring })
    }

    /// Says after which ring a row is checked.
    #[must_use]
    pub fn ladder_after(self, ring: usize) -> String {
        say!(self, LadderAfter { ring })
    }

    /// Asks for a choice.
    #[must_use]
    pub fn ladder_choose(self, ring: usize) -> String {
        say!(self, LadderChoose { ring })
    }

    /// Says why a ring must be on: the next larger one waits for it.
    #[must_use]
    pub fn ladder_needs(self, ring: usize, waiting: usize) -> [String; 2] {
        [say!(self, LadderNeeds { waiting }), say!(self, LadderNeedsWhy { ring })]
    }

    /// Says why a ring must be off: it lies beyond the neighbour of one that waits, or nothing needs it.
    #[must_use]
    pub fn ladder_blocks(self, ring: usize, waiting: Option<usize>) -> [String; 2] {
        match waiting {
            Some(waiting) => {
                let neighbour = waiting.saturating_sub(1);
                [say!(self, LadderBlocks { waiting }), say!(self, LadderBlocksWhy { neighbour, ring })]
            }
            None => [say!(self, LadderStays { ring }), self.text(crate::Key::LadderStaysWhy).to_owned()],
        }
    }

    /// Says that another ring moves now.
    #[must_use]
    pub fn ladder_ring_wrong(self, ring: &str) -> String {
        say!(self, LadderRingWrong { ring })
    }

    /// Says that a ring waits.
    #[must_use]
    pub fn ladder_waits(self, ring: usize) -> String {
        say!(self, LadderWaits { ring })
    }

    /// Asks where a ring must be.
    #[must_use]
    pub fn ladder_which(self, ring: usize) -> String {
        say!(self, LadderWhich { ring })
    }

    /// Asks where the rings beyond another one must be.
    #[must_use]
    pub fn ladder_beyond(self, ring: usize) -> String {
        say!(self, LadderBeyond { ring })
    }

    /// Says how far the second copy of a line still has to turn.
    #[must_use]
    pub fn fold_value(self, degrees: u32) -> String {
        say!(self, FoldValue { degrees })
    }
}

/// Names what a row is made of.
fn row(is_of_pegs: bool) -> &'static str {
    if is_of_pegs { "pegs" } else { "digits" }
}
