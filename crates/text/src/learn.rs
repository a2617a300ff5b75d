//! The messages of lessons beside their own texts: the learner's place, and the error in an answer.

use std::cmp::Ordering;

use gros_solver::{AnyPuzzle, AnyState, Piles, Puzzle, Steps, WythoffMove};

use crate::Lang;
use crate::lang::capital;
use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::puzzles::AnyStateWords;

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

    /// Repeats a guess.
    #[must_use]
    pub fn learn_guess(self, guess: &str) -> String {
        say!(self, LearnGuess { guess: self.typed(guess) })
    }

    /// Compares the guess from the beginning of a lesson to the answer.
    #[must_use]
    pub fn learn_recalled(self, guess: &str, answer: &str) -> String {
        if guess == answer {
            return say!(self, LearnRecalledRight { guess: self.typed(guess) });
        }
        say!(self, LearnRecalled { guess: self.typed(guess), answer: self.typed(answer) })
    }

    /// Writes a number that was typed in the style of the language.
    fn typed(self, digits: &str) -> String {
        digits.parse::<Steps>().map_or_else(|_| digits.to_owned(), |number| self.number(&number))
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

/// What the solver says about a wrong number.
impl Lang {
    /// Says from which state so many moves are left.
    #[must_use]
    pub fn learn_left_from(self, moves: &Steps, state: &AnyState) -> String {
        say!(self, LearnLeftFrom { moves, state: state.to_string() })
    }

    /// Says from which state so many states are on the way.
    #[must_use]
    pub fn learn_states_from(self, states: &Steps, state: &AnyState) -> String {
        say!(self, LearnStatesFrom { states, state: state.to_string() })
    }

    /// Says which state is at a step.
    #[must_use]
    pub fn learn_step_is(self, step: &Steps, state: &AnyState) -> String {
        say!(self, LearnStepIs { step, state: state.to_string() })
    }

    /// Says which state binary digits stand for.
    #[must_use]
    pub fn learn_digits_of(self, state: &AnyState) -> String {
        say!(self, LearnDigitsOf { state: state.to_string() })
    }

    /// Says where a piece is in two positions.
    #[must_use]
    pub fn learn_differs(self, piece: usize, there: (&AnyState, u16), here: (&AnyState, u16)) -> String {
        let name = self.piece(Kind::of_state(here.0), piece);
        let place = |(state, place): (&AnyState, u16)| state.stands(self, piece, place);
        say!(
            self,
            LearnDiffers { piece: name, there: place(there), here: here.0.to_string(), place: place(here) }
        )
    }

    /// Says that no position is so far from the goal, with the moves from the farthest if they are known.
    #[must_use]
    pub fn learn_too_far(self, puzzle: &AnyPuzzle, most: Option<&Steps>) -> String {
        let pieces = self.pieces_in_words(Kind::of(puzzle), puzzle.pieces());
        match most {
            Some(most) => say!(self, LearnFarthest { pieces, moves: self.moves(most) }),
            None => say!(self, LearnTooFar { pieces }),
        }
    }

    /// Counts the moves of the solution.
    #[must_use]
    pub fn learn_moves_in_all(self, moves: &Steps) -> String {
        say!(self, LearnMovesInAll { moves: self.moves(moves) })
    }

    /// Says which piece makes a move.
    #[must_use]
    pub fn learn_made_by(self, number: &Steps, (puzzle, piece): (&AnyPuzzle, usize)) -> String {
        say!(self, LearnMadeBy { number, piece: self.piece(Kind::of(puzzle), piece) })
    }

    /// Says that a piece makes a move, but not for the first time.
    #[must_use]
    pub fn learn_not_first(self, number: &Steps, piece: (&AnyPuzzle, usize)) -> String {
        say!(self, LearnNotFirst { piece: self.piece_first(piece), number })
    }

    /// Says that a piece makes a move.
    #[must_use]
    pub fn learn_makes(self, piece: (&AnyPuzzle, usize), number: &Steps) -> String {
        say!(self, LearnMakes { piece: self.piece_first(piece), number })
    }

    /// Says that a puzzle has no such piece.
    #[must_use]
    pub fn learn_no_piece(self, (puzzle, piece): (&AnyPuzzle, usize)) -> String {
        say!(self, LearnNoPiece { piece: self.piece(Kind::of(puzzle), piece) })
    }

    /// Says whether a piece can move.
    #[must_use]
    pub fn learn_mobility(self, piece: (&AnyPuzzle, usize), can_move: bool) -> String {
        let piece = self.piece_first(piece);
        match can_move {
            true => say!(self, LearnCanMove { piece }),
            false => say!(self, LearnCannotMove { piece }),
        }
    }

    /// Says how often a piece moves.
    #[must_use]
    pub fn learn_moves_often(self, piece: (&AnyPuzzle, usize), count: usize) -> String {
        say!(self, LearnMovesOften { piece: self.piece_first(piece), count: Count(count) })
    }

    /// Says which cold pair a number is in.
    #[must_use]
    pub fn learn_in_pair(self, guess: &str, small: u32, large: u32) -> String {
        say!(self, LearnInPair { guess, small, large })
    }

    /// Says that a number is the other pile of the pair.
    #[must_use]
    pub fn learn_other_pile(self, guess: &str, is_small: bool) -> String {
        say!(self, LearnOtherPile { guess, pile: if is_small { "small" } else { "large" } })
    }

    /// Says how many binary digits change from a number to the next.
    #[must_use]
    pub fn learn_change_from(self, count: &Steps, number: u64) -> String {
        say!(self, LearnChangeFrom { count, number: Steps::from(number), next: Steps::from(number + 1) })
    }

    /// Says how many moves it takes to park so many discs.
    #[must_use]
    pub fn learn_parked(self, count: &Steps, moves: &Steps) -> String {
        say!(self, LearnParked { count, moves: self.moves(moves) })
    }

    /// Compares the moves made so far with the number that was said.
    #[must_use]
    pub fn learn_playing(self, made: &Steps, said: &str) -> String {
        say!(self, LearnPlaying { made, said })
    }

    /// Compares the moves to the goal with the number that was said.
    #[must_use]
    pub fn learn_played(self, made: &Steps, said: &str) -> String {
        let moves = self.moves(made);
        match made.to_string() == said {
            true => say!(self, LearnPlayedRight { moves }),
            false => say!(self, LearnPlayedOther { moves, said }),
        }
    }

    /// Names a piece at the beginning of a sentence.
    fn piece_first(self, (puzzle, piece): (&AnyPuzzle, usize)) -> String {
        capital(&self.piece(Kind::of(puzzle), piece))
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

/// The board on which cold positions are found.
impl Lang {
    /// Names a square: `open`, `cold`, or `struck` out.
    #[must_use]
    pub fn sieve_square(self, piles: &Piles, state: &str) -> String {
        say!(self, SieveSquare { position: self.position_name(piles), state })
    }

    /// Lists the pairs that were found.
    #[must_use]
    pub fn sieve_pairs(self, pairs: &[(u32, u32)]) -> String {
        let pairs: Vec<String> = pairs.iter().map(|(small, large)| format!("({small}, {large})")).collect();
        pairs.join(" ")
    }

    /// Says that a position is not cold, and what to take there.
    #[must_use]
    pub fn sieve_hot(self, here: &Piles, to: &Piles) -> [String; 2] {
        let take = self.take_button(here, &WythoffMove { to: to.clone() });
        let left = self.position_name(to);
        [say!(self, SieveHot { position: self.position_name(here) }), say!(self, SieveHotWhy { take, left })]
    }
}

/// Names what a row is made of.
fn row(is_of_pegs: bool) -> &'static str {
    if is_of_pegs { "pegs" } else { "digits" }
}
