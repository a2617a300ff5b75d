//! A question with its answer, and what a wrong answer says.

use std::fmt::Debug;
use std::rc::Rc;

use gros_session::spec::Exercise;
use gros_solver::{AnyPuzzle, AnyState};

use crate::answer::{Answer, Form, Refused};
use crate::mistake::Mistake;
use crate::near::{Near, Other};
use crate::position::{Opened, PositionAsk};
use crate::quiz::chain::ChainAsk;
use crate::quiz::game::GameAsk;
use crate::quiz::rings::RingsAsk;
use crate::quiz::tower::TowerAsk;

/// What is asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// About the rings, in an exercise.
    Rings(RingsAsk),
    /// About the tower, in an exercise.
    Tower(TowerAsk),
    /// About Wythoff's game, in an exercise.
    Game(GameAsk),
    /// About pieces with three places, in an exercise.
    Chain(ChainAsk),
    /// About a position of any puzzle, in a lesson.
    Position(PositionAsk),
}

/// What the solver says to what is asked.
pub(crate) trait Asked: Debug {
    /// Returns what kind of answer it takes.
    fn form(&self) -> Form;

    /// Returns the state that is asked about, or from which is counted; none if there is nothing to see.
    fn board(&self) -> Option<(AnyPuzzle, AnyState)>;

    /// Returns the right answer; none if the question makes no sense.
    fn answer(&self) -> Option<Answer>;

    /// Returns the answer that a mistake yields.
    fn wrong(&self, mistake: Mistake) -> Option<Answer>;

    /// Returns whether the rules exclude an answer.
    fn excludes(&self, _: &Answer) -> bool {
        false
    }

    /// Returns what a wrong answer would be right for, without telling the right one.
    fn near(&self, wrong: &Answer, right: &Answer) -> Option<Near>;
}

/// A question with its answer.
#[derive(Clone, Debug)]
pub struct Question {
    /// What is asked.
    pub ask: Ask,
    /// The right answer, from the solver.
    pub answer: Answer,
    /// The known wrong answers, each with its mistake: of two with the same answer, the first is meant.
    wrong: Vec<(Answer, Mistake)>,
    /// The same as `ask`, with the position opened.
    asked: Rc<dyn Asked>,
}

impl PartialEq for Question {
    fn eq(&self, other: &Question) -> bool {
        (&self.ask, &self.wrong) == (&other.ask, &other.wrong)
    }
}

/// What is said to an answer.
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
    /// Answers a question; none if it makes no sense.
    #[must_use]
    pub fn of(ask: Ask) -> Option<Question> {
        let asked: Rc<dyn Asked> = match ask.clone() {
            Ask::Rings(ask) => Rc::new(ask),
            Ask::Tower(ask) => Rc::new(ask),
            Ask::Game(ask) => Rc::new(ask),
            Ask::Chain(ask) => Rc::new(ask),
            Ask::Position(ask) => Rc::new(Opened::of(ask)?),
        };
        let answer = asked.answer()?;
        let known = Mistake::ALL.iter().filter_map(|mistake| Some((asked.wrong(*mistake)?, *mistake)));
        let wrong = known.filter(|(wrong, _)| *wrong != answer).collect();
        Some(Question { ask, answer, wrong, asked })
    }

    /// Adds wrong answers that are known beside those that follow from what is asked.
    #[must_use]
    pub fn with_known(mut self, known: impl IntoIterator<Item = (Answer, Mistake)>) -> Question {
        self.wrong.splice(0..0, known);
        self
    }

    /// Returns the kind of exercise; none if it is of a lesson.
    #[must_use]
    pub fn kind(&self) -> Option<Exercise> {
        match &self.ask {
            Ask::Rings(ask) => Some(ask.kind()),
            Ask::Tower(ask) => Some(ask.kind()),
            Ask::Game(_) => Some(Exercise::Cold),
            Ask::Chain(_) => Some(Exercise::Digits),
            Ask::Position(_) => None,
        }
    }

    /// Returns what kind of answer it takes.
    #[must_use]
    pub fn form(&self) -> Form {
        self.asked.form()
    }

    /// Returns the state that is asked about, or from which is counted; none if there is nothing to see.
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

    /// Compares another position to the one that a lesson asks about.
    #[must_use]
    pub fn differs(&self, state: &AnyState) -> Option<Other> {
        let Ask::Position(_) = self.ask else { return None };
        let (puzzle, asked) = self.board()?;
        Other::of(&puzzle, state, asked)
    }
}
