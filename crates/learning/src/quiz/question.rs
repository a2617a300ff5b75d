//! A question with its answer, and what a wrong answer says.

use gros_session::spec::Exercise;
use gros_solver::{AnyPuzzle, AnyState};

use crate::quiz::answer::{Answer, Form};
use crate::quiz::fits::Fits;
use crate::quiz::mistake::Mistake;
use crate::quiz::puzzles::chain::{self, ChainAsk};
use crate::quiz::puzzles::game::{self, GameAsk};
use crate::quiz::puzzles::rings::{self, RingsAsk};
use crate::quiz::puzzles::tower::{self, TowerAsk};
use crate::quiz::random::Random;

/// The content of a question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// About the rings.
    Rings(RingsAsk),
    /// About the tower.
    Tower(TowerAsk),
    /// About Wythoff's game.
    Game(GameAsk),
    /// About pieces with three places.
    Chain(ChainAsk),
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The content of the question.
    pub ask: Ask,
    /// The right answer, from the solver.
    pub answer: Answer,
}

impl Question {
    /// Draws a question of a kind; `n` is how many pieces there are.
    #[must_use]
    pub fn draw(kind: Exercise, n: usize, random: &mut Random) -> Option<Question> {
        let is_tower = kind == Exercise::Least && random.coin();
        let ask = match kind {
            Exercise::DiscAt | Exercise::StepOf | Exercise::PegsAfter => {
                Ask::Tower(tower::draw(kind, n, random)?)
            }
            Exercise::Least if is_tower => Ask::Tower(tower::draw(kind, n, random)?),
            Exercise::Cold => Ask::Game(game::draw(kind, n, random)?),
            Exercise::Digits => Ask::Chain(chain::draw(kind, n, random)?),
            _ => Ask::Rings(rings::draw(kind, n, random)?),
        };
        Question::of(ask)
    }

    /// Answers a question; none if it makes no sense.
    #[must_use]
    pub fn of(ask: Ask) -> Option<Question> {
        let answer = match &ask {
            Ask::Rings(ask) => ask.answer(),
            Ask::Tower(ask) => ask.answer(),
            Ask::Game(ask) => ask.answer(),
            Ask::Chain(ask) => ask.answer(),
        };
        answer.map(|answer| Question { ask, answer })
    }

    /// Returns the kind of question.
    #[must_use]
    pub fn kind(&self) -> Exercise {
        match &self.ask {
            Ask::Rings(ask) => ask.kind(),
            Ask::Tower(ask) => ask.kind(),
            Ask::Game(_) => Exercise::Cold,
            Ask::Chain(_) => Exercise::Digits,
        }
    }

    /// Returns what kind of answer it takes.
    #[must_use]
    pub fn form(&self) -> Form {
        match &self.ask {
            Ask::Rings(ask) => ask.form(),
            Ask::Tower(ask) => ask.form(),
            Ask::Game(ask) => ask.form(),
            Ask::Chain(ask) => ask.form(),
        }
    }

    /// Returns the state that is asked about, or from which is counted; none if there is nothing to see.
    #[must_use]
    pub fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        match &self.ask {
            Ask::Rings(ask) => ask.board(),
            Ask::Tower(ask) => ask.board(),
            Ask::Game(ask) => ask.board(),
            Ask::Chain(ask) => ask.board(),
        }
    }

    /// Returns how many answers can be given: of two, the second would be known.
    #[must_use]
    pub fn tries(&self) -> usize {
        if self.form() == Form::Verdict { 1 } else { 3 }
    }

    /// Returns the answer that a mistake yields; none if it cannot be made here, or yields the right one.
    #[must_use]
    pub fn wrong(&self, mistake: Mistake) -> Option<Answer> {
        let wrong = match &self.ask {
            Ask::Rings(ask) => ask.wrong(mistake),
            Ask::Tower(ask) => ask.wrong(mistake),
            Ask::Game(ask) => ask.wrong(mistake),
            Ask::Chain(ask) => ask.wrong(mistake),
        };
        wrong.filter(|wrong| *wrong != self.answer)
    }

    /// Finds the mistake behind a wrong answer; none if it is unknown, or there is none.
    #[must_use]
    pub fn diagnose(&self, answer: &Answer) -> Option<Mistake> {
        if *answer == self.answer {
            return None;
        }
        let known =
            Mistake::ALL.iter().copied().find(|mistake| self.wrong(*mistake).as_ref() == Some(answer));
        let is_excluded = match &self.ask {
            Ask::Rings(ask) => ask.excludes(answer),
            Ask::Tower(ask) => ask.excludes(answer),
            _ => false,
        };
        known.or(is_excluded.then_some(Mistake::Impossible))
    }

    /// Returns what a wrong answer would be right for; none if the solver has nothing to say.
    #[must_use]
    pub fn fits(&self, answer: &Answer) -> Option<Fits> {
        match &self.ask {
            _ if *answer == self.answer => None,
            Ask::Rings(ask) => ask.fits(answer),
            Ask::Tower(ask) => ask.fits(answer),
            Ask::Game(ask) => ask.fits(answer),
            Ask::Chain(ask) => ask.fits(answer),
        }
    }
}
