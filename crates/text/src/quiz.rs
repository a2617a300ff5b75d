//! Exercises: questions, answers and mistakes in words.

use gros_learning::{Answer, Form, Mistake, Question, Refused};
use gros_session::spec::Exercise;

use crate::lang::capital;
use crate::message::{Count, say};
use crate::{Key, Lang};

mod asked;
mod mistaken;

impl Lang {
    /// Names a kind of question.
    #[must_use]
    pub fn quiz_kind(self, kind: Exercise) -> &'static str {
        self.text(match kind {
            Exercise::MovesLeft => Key::QuizKindMovesLeft,
            Exercise::StateAfter => Key::QuizKindStateAfter,
            Exercise::RingAt => Key::QuizKindRingAt,
            Exercise::Next => Key::QuizKindNext,
            Exercise::Binary => Key::QuizKindBinary,
            Exercise::Cold => Key::QuizKindCold,
            Exercise::DiscAt => Key::QuizKindDiscAt,
            Exercise::StepOf => Key::QuizKindStepOf,
            Exercise::Least => Key::QuizKindLeast,
            Exercise::Recurrence => Key::QuizKindRecurrence,
            Exercise::Digits => Key::QuizKindDigits,
            Exercise::PegsAfter => Key::QuizKindPegsAfter,
        })
    }

    /// Writes an answer: `ring 3`, `19 moves`, `011010`, `cold`.
    #[must_use]
    pub fn quiz_answer(self, question: &Question, answer: &Answer) -> String {
        let Answer::Number(number) = answer else { return self.quiz_written(answer) };
        match question.kind() {
            Some(Exercise::Cold) => say!(self, QuizStones { count: number }),
            Some(Exercise::RingAt | Exercise::Next) => say!(self, QuizRing { ring: number }),
            Some(Exercise::DiscAt) => say!(self, QuizDisc { disc: number }),
            _ => self.moves(number),
        }
    }

    /// Says that an answer is wrong.
    #[must_use]
    pub fn quiz_not_right(self, answer: &Answer) -> String {
        capital(&say!(self, AnswerWrong { guess: self.quiz_written(answer) }))
    }

    /// Names a verdict on a button.
    #[must_use]
    pub fn quiz_verdict(self, is_cold: bool) -> String {
        capital(&self.quiz_written(&Answer::Cold(is_cold)))
    }

    /// Writes an answer as it was typed.
    #[must_use]
    pub fn quiz_written(self, answer: &Answer) -> String {
        match answer {
            Answer::Number(number) => self.number(number),
            Answer::Row(row) => row.clone(),
            Answer::Cold(true) => self.text(Key::QuizCold).to_owned(),
            Answer::Cold(false) => self.text(Key::QuizHot).to_owned(),
        }
    }

    /// Says why a text is not an answer, and what would be one.
    #[must_use]
    pub fn quiz_refused(self, refused: Refused) -> String {
        match refused {
            Refused::Empty => self.text(Key::QuizRefusedEmpty).to_owned(),
            Refused::Not(form) | Refused::Length(form) => match form {
                Form::Number { least, most: Some(most) } => {
                    say!(self, QuizRefusedNumber { least: Count(least as usize), most: Count(most as usize) })
                }
                Form::Number { most: None, .. } => self.text(Key::LearnNoNumber).to_owned(),
                Form::Binary { digits } => say!(self, QuizRefusedBinary { digits }),
                Form::Row { digits } => say!(self, QuizRefusedRings { rings: digits }),
                Form::Pegs { discs } => say!(self, QuizRefusedPegs { discs }),
                Form::Verdict => self.text(Key::QuizRefusedVerdict).to_owned(),
            },
        }
    }

    /// Names a kind of mistake.
    #[must_use]
    pub fn quiz_mistake_name(self, mistake: Mistake) -> &'static str {
        self.text(match mistake {
            Mistake::Backwards => Key::QuizMistakeBackwards,
            Mistake::ForgotToSwap => Key::QuizMistakeForgotToSwap,
            Mistake::WrongEnd => Key::QuizMistakeWrongEnd,
            Mistake::OneMore | Mistake::OneLess => Key::QuizMistakeOneOff,
            Mistake::WrongRing => Key::QuizMistakeWrongRing,
            Mistake::WrongDisc => Key::QuizMistakeWrongDisc,
            Mistake::WrongPeg => Key::QuizMistakeWrongPeg,
            Mistake::WrongPile => Key::QuizMistakeWrongPile,
            Mistake::WrongVerdict => Key::QuizMistakeWrongVerdict,
            Mistake::ForgotOne => Key::QuizMistakeForgotOne,
            Mistake::NotDoubled | Mistake::DoubledOther => Key::QuizMistakeDoubling,
            Mistake::OtherPuzzle => Key::QuizMistakeOtherPuzzle,
            Mistake::SizeMore | Mistake::SizeLess => Key::QuizMistakeSize,
            // A mistake that a lesson knows has a reason, but no name.
            Mistake::Impossible | Mistake::Named(_) => Key::QuizMistakeImpossible,
        })
    }

    /// Writes points, given in halves, out of the questions that are done: `2½ of 3 points`; empty before the first.
    #[must_use]
    pub fn quiz_points(self, halves: u32, done: usize) -> String {
        if done == 0 {
            return String::new();
        }
        let (whole, half) = (halves / 2, if halves % 2 == 1 { "½" } else { "" });
        let whole = if whole == 0 && !half.is_empty() { String::new() } else { whole.to_string() };
        say!(self, QuizPoints { points: whole + half, count: Count(done) })
    }

    /// Gives the first answer to a question, and its error.
    #[must_use]
    pub fn quiz_first_answer(self, answer: &Answer, mistake: Option<Mistake>) -> String {
        let wrong = self.quiz_written(answer);
        match mistake {
            None => say!(self, QuizFirstAnswer { wrong }),
            Some(mistake) => {
                say!(self, QuizFirstAnswerWas { wrong, mistake: self.quiz_mistake_name(mistake) })
            }
        }
    }

    /// Names the state after a move; `is_yours` if it was the answer.
    #[must_use]
    pub fn quiz_after(self, at: u32, is_yours: bool) -> String {
        if is_yours { say!(self, QuizAfterYou { at }) } else { say!(self, QuizAfter { at }) }
    }
}
