//! The messages of lessons beside their own texts: the learner's place, and the error in an answer.

use std::cmp::Ordering;

use gros_solver::{AnyPuzzle, AnyState, Piles, Puzzle, Steps, WythoffMove};

use crate::lang::capital;
use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::puzzles::AnyStateWords;
use crate::{Key, Lang};

/// Where one is in a lesson.
impl Lang {
    /// Returns a text of a lesson by its name; empty if there is none.
    #[must_use]
    pub fn lesson(self, name: &str) -> &'static str {
        Key::of_lessons().find(|(known, _)| *known == name).map_or("", |(_, key)| self.text(key))
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
}

/// The messages about answers.
impl Lang {
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
}

/// What the solver says about a wrong number.
impl Lang {
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
            None => [say!(self, LadderStays { ring }), self.text(Key::LadderStaysWhy).to_owned()],
        }
    }
}

/// The board on which cold positions are found.
impl Lang {
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
