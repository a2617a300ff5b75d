//! The messages of lessons beside their own texts: the learner's place, and the error in an answer.

use std::cmp::Ordering;

use gros_learning::{Answer, Form, Mistake, Near, Other, Pile, Question, Refused, Verdict};
use gros_solver::internals::notation;
use gros_solver::{AnyState, Piles, Puzzle, Steps, WythoffMove};

use crate::lang::capital;
use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::puzzles::AnyStateWords;
use crate::{Key, Lang};

/// The learner's place in a lesson.
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

/// The messages about guesses and steps.
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

/// The messages about wrong answers.
impl Lang {
    /// Says what is wrong with an answer in a lesson, and why. It never gives the right one away.
    #[must_use]
    pub fn learn_wrong(self, question: &Question, answer: &Answer, verdict: &Verdict) -> [String; 2] {
        let guess = answer.to_string();
        let is_of_pegs = matches!(question.form(), Form::Pegs { .. });
        match (verdict, answer, &question.answer) {
            (Verdict::Right, ..) => Default::default(),
            (Verdict::Mistaken(Mistake::Named(why)), ..) => {
                [say!(self, AnswerWrong { guess }), self.lesson(why).to_owned()]
            }
            (Verdict::Mistaken(Mistake::Backwards), ..) => {
                let why = if is_of_pegs { Key::LearnBackwardsDiscs } else { Key::LearnBackwardsWhy };
                [say!(self, LearnBackwards { guess }), self.text(why).to_owned()]
            }
            (Verdict::Mistaken(_), ..) => {
                [say!(self, LearnOffByOne { guess }), self.text(Key::LearnOffByOneWhy).to_owned()]
            }
            (Verdict::Wrong, Answer::Number(number), Answer::Number(right)) => {
                let is_small = number < right;
                let told = if is_small {
                    say!(self, LearnTooSmall { guess })
                } else {
                    say!(self, LearnTooLarge { guess })
                };
                [told, String::new()]
            }
            (Verdict::Near(_) | Verdict::Wrong, ..) => {
                let near = if let Verdict::Near(near) = verdict {
                    self.near(question, answer, near)
                } else {
                    String::new()
                };
                let first = self.first_right(question, answer);
                [say!(self, AnswerWrong { guess }), self.sentences([near].into_iter().chain(first))]
            }
        }
    }

    /// Says of a row how many of its symbols are right before the first wrong one.
    fn first_right(self, question: &Question, answer: &Answer) -> Option<String> {
        let (Answer::Row(row), Answer::Row(right)) = (answer, &question.answer) else { return None };
        let count = row.chars().zip(right.chars()).take_while(|(one, other)| one == other).count();
        Some(say!(self, LearnFirstDigits { count, row: kind_of_row(question.form()) }))
    }

    /// Says why a text is not an answer in a lesson.
    #[must_use]
    pub fn learn_refused(self, form: Form, refused: Refused, typed: &str) -> [String; 2] {
        if let (Refused::Length(_), Some(count)) = (refused, form.columns()) {
            let guess = notation::plain(typed);
            return [
                say!(self, AnswerWrong { guess }),
                say!(self, LearnWordLength { count, row: kind_of_row(form) }),
            ];
        }
        let key = match form {
            Form::Pegs { .. } => Key::LearnNoPegs,
            Form::Row { .. } | Form::Binary { .. } => Key::LearnNoWord,
            Form::Number { .. } | Form::Verdict => Key::LearnNoNumber,
        };
        [self.text(key).to_owned(), String::new()]
    }

    /// Says which question a wrong answer would answer.
    #[must_use]
    pub fn near(self, question: &Question, answer: &Answer, near: &Near) -> String {
        let number = if let Answer::Number(number) = answer { number.clone() } else { Steps::ZERO };
        let puzzle = || question.board().map(|(puzzle, _)| puzzle);
        let piece = |piece: usize| puzzle().map(|of| self.piece(Kind::of(&of), piece)).unwrap_or_default();
        let first = |number: usize| capital(&piece(number));
        let pieces =
            || puzzle().map(|of| self.pieces_in_words(Kind::of(&of), of.pieces())).unwrap_or_default();
        let with = |told: String, state: &AnyState| {
            let differs = question.differs(state).map(|other| self.differs(state, &other));
            self.sentences([told].into_iter().chain(differs))
        };
        match near {
            Near::LeftFrom(state) => {
                with(say!(self, LearnLeftFrom { moves: number, state: state.to_string() }), state)
            }
            Near::StatesFrom(state) => {
                with(say!(self, LearnStatesFrom { states: number, state: state.to_string() }), state)
            }
            Near::StepIs(step, state) => {
                with(say!(self, LearnStepIs { step, state: state.to_string() }), state)
            }
            Near::DigitsOf(state) => say!(self, LearnDigitsOf { state: state.to_string() }),
            Near::Moves(moves) => say!(self, LearnMovesInAll { moves: self.moves(moves) }),
            Near::InPair(small, large) => say!(self, LearnInPair { guess: number.to_string(), small, large }),
            Near::OtherPile(pile) => {
                let pile = if *pile == Pile::Small { "small" } else { "large" };
                say!(self, LearnOtherPile { guess: number.to_string(), pile })
            }
            Near::ChangeFrom(from) => say!(
                self,
                LearnChangeFrom { count: number, number: Steps::from(*from), next: Steps::from(*from + 1) }
            ),
            Near::Parked(moves) => say!(self, LearnParked { count: number, moves: self.moves(moves) }),
            Near::TooFar(Some(most)) => {
                say!(self, LearnFarthest { pieces: pieces(), moves: self.moves(most) })
            }
            Near::TooFar(None) => say!(self, LearnTooFar { pieces: pieces() }),
            Near::MadeBy(by) => say!(self, LearnMadeBy { number, piece: piece(*by) }),
            Near::NotFirst(by) => say!(self, LearnNotFirst { piece: first(*by), number }),
            Near::Makes(by, number) => say!(self, LearnMakes { piece: first(*by), number }),
            Near::NoPiece(none) => say!(self, LearnNoPiece { piece: piece(*none) }),
            Near::CanMove(movable) => say!(self, LearnCanMove { piece: first(*movable) }),
            Near::CannotMove(held) => say!(self, LearnCannotMove { piece: first(*held) }),
            Near::MovesOften(by, count) => {
                say!(self, LearnMovesOften { piece: first(*by), count: Count(*count) })
            }
        }
    }

    /// Says where a piece is in a position, and where it is in the one asked about.
    fn differs(self, state: &AnyState, other: &Other) -> String {
        let Other { asked, piece, place, asked_place } = other;
        say!(
            self,
            LearnDiffers {
                piece: self.piece(Kind::of_state(state), *piece),
                there: state.stands(self, *piece, *place),
                here: asked.to_string(),
                place: asked.stands(self, *piece, *asked_place)
            }
        )
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
}

/// Returns the selector in messages for the symbols of a row.
fn kind_of_row(form: Form) -> &'static str {
    if let Form::Pegs { .. } = form { "pegs" } else { "digits" }
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
