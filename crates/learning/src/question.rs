//! A question with its answer, and what a wrong answer says.

use std::rc::Rc;

use gros_session::spec::Exercise;
use gros_solver::wythoff::{Rule, winning_moves};
use gros_solver::{AnyPuzzle, AnyState, Piles};

use crate::answer::{Answer, Form, Refused};
use crate::mistake::Mistake;
use crate::near::{Near, Other};
use crate::position::{Ask, Opened};

/// A question with its answer.
#[derive(Clone, Debug)]
pub struct Question {
    /// The question without its answer.
    pub ask: Ask,
    /// The right answer, from the solver.
    pub answer: Answer,
    /// The known wrong answers, each with its mistake: of two with the same answer, the first is meant.
    wrong: Vec<(Answer, Mistake)>,
    /// The same as `ask`, with the position opened.
    asked: Rc<Opened>,
}

impl PartialEq for Question {
    fn eq(&self, other: &Question) -> bool {
        (&self.ask, self.kind(), &self.wrong) == (&other.ask, other.kind(), &other.wrong)
    }
}

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// It is right.
    Right,
    /// The mistake behind it is known.
    Mistaken(Mistake),
    /// It would be right for something else.
    Near(Near),
    /// It is wrong, and nothing more is known.
    Wrong,
}

impl Question {
    /// Answers a question of a lesson; none if it makes no sense.
    #[must_use]
    pub fn of(ask: Ask) -> Option<Question> {
        Question::opened(Opened::of(ask, None)?)
    }

    /// Answers a question of a kind of exercise, with the mistakes that are known there; none if it makes no sense.
    #[must_use]
    pub fn drawn(kind: Exercise, ask: Ask) -> Option<Question> {
        Question::opened(Opened::of(ask, Some(kind))?)
    }

    fn opened(asked: Opened) -> Option<Question> {
        let answer = asked.answer()?;
        let known = Mistake::ALL.iter().filter_map(|mistake| Some((asked.wrong(*mistake)?, *mistake)));
        let wrong = known.filter(|(wrong, _)| *wrong != answer).collect();
        Some(Question { ask: asked.ask.clone(), answer, wrong, asked: Rc::new(asked) })
    }

    /// Adds known wrong answers to those that follow from the question.
    #[must_use]
    pub fn with_known(mut self, known: impl IntoIterator<Item = (Answer, Mistake)>) -> Question {
        self.wrong.splice(0..0, known);
        self
    }

    /// Returns the kind of exercise; none if it is of a lesson.
    #[must_use]
    pub fn kind(&self) -> Option<Exercise> {
        self.asked.kind
    }

    /// Returns the form of answer that it takes.
    #[must_use]
    pub fn form(&self) -> Form {
        self.asked.form()
    }

    /// Returns the state that is asked about, or from which moves are counted; none if there is nothing to see.
    #[must_use]
    pub fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        self.asked.board()
    }

    /// Returns how many answers can be given: of two, the second would be known.
    #[must_use]
    pub fn tries(&self) -> usize {
        if self.form() == Form::Verdict { 1 } else { 3 }
    }

    /// Returns the answer that a mistake yields; none if it cannot be made here, or yields the right one.
    #[must_use]
    pub fn wrong(&self, mistake: Mistake) -> Option<&Answer> {
        self.wrong.iter().find(|(_, known)| *known == mistake).map(|(wrong, _)| wrong)
    }

    /// Finds the mistake behind a wrong answer; none if it is unknown, or there is none.
    #[must_use]
    pub fn mistake(&self, answer: &Answer) -> Option<Mistake> {
        if *answer == self.answer {
            return None;
        }
        let known = self.wrong.iter().find(|(wrong, _)| wrong == answer).map(|(_, mistake)| *mistake);
        known.or_else(|| self.asked.excludes(answer).then_some(Mistake::Impossible))
    }

    /// Judges an answer.
    #[must_use]
    pub fn judge(&self, answer: &Answer) -> Verdict {
        if *answer == self.answer {
            return Verdict::Right;
        }
        match self.mistake(answer) {
            Some(mistake) => Verdict::Mistaken(mistake),
            None => self.asked.near(answer, &self.answer).map_or(Verdict::Wrong, Verdict::Near),
        }
    }

    /// Reads what was typed, and judges it.
    ///
    /// # Errors
    /// Why it is not an answer.
    pub fn check(&self, typed: &str) -> Result<(Answer, Verdict), Refused> {
        let answer = self.form().read(typed)?;
        let verdict = self.judge(&answer);
        Ok((answer, verdict))
    }

    /// Compares another position to the one that is asked about; none if it is itself asked for.
    #[must_use]
    pub fn differs(&self, state: &AnyState) -> Option<Other> {
        let (puzzle, asked) = self.board().filter(|_| !matches!(self.ask, Ask::State(..)))?;
        Other::of(&puzzle, state, asked)
    }
}

/// The subjects of the words and drawings of an exercise.
impl Question {
    /// Counts the pieces.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.asked.pieces()
    }

    /// Returns whether discs lie on pegs.
    #[must_use]
    pub fn is_tower(&self) -> bool {
        self.asked.is_tower()
    }

    /// Writes the state that is asked about, or from which moves are counted; empty without a board.
    #[must_use]
    pub fn row(&self) -> String {
        self.asked.row().unwrap_or_default()
    }

    /// Returns the number of the move, or of the step, that is asked about; 0 if there is none.
    #[must_use]
    pub fn at(&self) -> u32 {
        self.asked.at().unwrap_or_default()
    }

    /// Counts the moves of the whole route.
    #[must_use]
    pub fn moves(&self) -> u32 {
        self.asked.moves().unwrap_or_default()
    }

    /// Counts the moves of the same puzzle with another number of pieces.
    #[must_use]
    pub fn moves_with(&self, pieces: usize) -> u32 {
        self.asked.moves_with(pieces).unwrap_or_default()
    }

    /// Counts the moves from the state that is asked about to the goal.
    #[must_use]
    pub fn left(&self) -> u32 {
        self.asked.left_from(&self.row()).unwrap_or_default()
    }

    /// Writes the state after some of the moves.
    #[must_use]
    pub fn state_after(&self, moves: u32) -> Option<String> {
        self.asked.state_after(moves)
    }

    /// Returns the two piles that are asked about, or the piles of a cold position, the given pile first.
    #[must_use]
    pub fn piles(&self) -> Option<Piles> {
        self.asked.piles()
    }

    /// Returns a cold position that one move leads to; none from a cold one.
    #[must_use]
    pub fn winning(&self) -> Option<Piles> {
        winning_moves(Rule::Wythoff, &self.piles()?).into_iter().next()
    }

    /// Returns the address of the position before the move, or at the step, that is asked about.
    #[must_use]
    pub fn address(&self) -> Option<String> {
        let (at, left) = (self.at(), self.piles());
        Some(match &self.ask {
            Ask::ToGo(spec) | Ask::Sum(spec) | Ask::Binary(spec) | Ask::IsCold(spec) => spec.clone(),
            Ask::Piece(spec, _) if at > 1 => format!("{spec}&step={}", at - 1),
            Ask::Piece(spec, _) => spec.clone(),
            Ask::State(spec, _) => format!("{spec}&step={at}"),
            Ask::Step(spec, _) => format!("{spec}&step={}", self.answer),
            Ask::Cold(..) => format!("wythoff?piles={}", left?),
            _ => return None,
        })
    }
}
