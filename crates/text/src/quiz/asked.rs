//! Questions in words, with their data and the place to start.

use gros_learning::quiz::game::GameAsk;
use gros_learning::quiz::rings::{self, RingsAsk};
use gros_learning::quiz::tower::TowerAsk;
use gros_learning::{Ask, Question};

use crate::message::{Arg, say};
use crate::{Key, Lang};

/// Returns a count as a word before what is counted.
fn word(count: usize) -> Arg<'static> {
    Arg::Word(count as u64)
}

impl Lang {
    /// Asks a question.
    #[must_use]
    pub fn quiz_asks(self, question: &Question) -> String {
        match &question.ask {
            Ask::Rings(ask) => self.asks_of_rings(ask),
            Ask::Tower(TowerAsk::DiscAt { discs, at }) => {
                say!(self, QuizAsksDiscAt { number: word(*discs), at: *at })
            }
            Ask::Tower(TowerAsk::StepOf(_)) => self.text(Key::QuizAsksStepOf).to_owned(),
            Ask::Tower(TowerAsk::PegsAfter { discs, moves }) => {
                say!(self, QuizAsksPegsAfter { number: word(*discs), at: *moves })
            }
            Ask::Tower(TowerAsk::Least(discs)) => say!(self, QuizAsksLeastTower { number: word(*discs) }),
            Ask::Game(GameAsk::Verdict { left, right }) => {
                say!(self, QuizAsksVerdict { left: *left, right: *right })
            }
            Ask::Game(GameAsk::Partner(pile)) => say!(self, QuizAsksPartner { pile: *pile }),
            Ask::Chain(ask) => say!(self, QuizAsksDigits { zeros: "0".repeat(ask.0.len()), row: &ask.0 }),
            // Lessons have their own words.
            Ask::Position(_) => String::new(),
        }
    }

    fn asks_of_rings(self, ask: &RingsAsk) -> String {
        match ask {
            RingsAsk::MovesLeft(_) => self.text(Key::QuizAsksMovesLeft).to_owned(),
            RingsAsk::Next(_) => self.text(Key::QuizAsksNext).to_owned(),
            RingsAsk::Binary(_) => self.text(Key::QuizAsksBinary).to_owned(),
            RingsAsk::StateAfter { rings, moves } => {
                say!(self, QuizAsksStateAfter { number: word(*rings), at: *moves })
            }
            RingsAsk::RingAt { rings, at } => say!(self, QuizAsksRingAt { number: word(*rings), at: *at }),
            RingsAsk::Least(rings) => say!(self, QuizAsksLeastRings { number: word(*rings) }),
            RingsAsk::Recurrence(rings) => {
                let (less, least) = (rings - 1, rings - 2);
                let [moves, fewer] = [less, least].map(|count| self.moves_of_rings(count));
                say!(self, QuizAsksRecurrence { number: *rings, less, least, moves, fewer })
            }
        }
    }

    fn moves_of_rings(self, count: usize) -> String {
        self.moves(&rings::least(count).unwrap_or(0).into())
    }

    /// Says which data a question gives.
    #[must_use]
    pub fn quiz_given(self, question: &Question) -> String {
        match &question.ask {
            Ask::Rings(RingsAsk::MovesLeft(row) | RingsAsk::Next(row) | RingsAsk::Binary(row)) => {
                say!(self, QuizGivenRings { row, ring: row.len() })
            }
            Ask::Rings(RingsAsk::StateAfter { .. }) => self.text(Key::QuizGivenColumns).to_owned(),
            Ask::Rings(_) => self.text(Key::QuizGivenOneByOne).to_owned(),
            Ask::Tower(TowerAsk::StepOf(row)) => say!(self, QuizGivenTower { row, disc: row.len() }),
            Ask::Tower(TowerAsk::PegsAfter { .. }) => self.text(Key::QuizGivenDiscs).to_owned(),
            Ask::Tower(_) => self.text(Key::QuizGivenPegs).to_owned(),
            Ask::Game(_) => self.text(Key::QuizGivenGame).to_owned(),
            Ask::Chain(_) => self.text(Key::QuizGivenDigits).to_owned(),
            Ask::Position(_) => String::new(),
        }
    }

    /// Says where to begin.
    #[must_use]
    pub fn quiz_hint(self, question: &Question) -> String {
        match &question.ask {
            Ask::Rings(ask) => self.hint_for_rings(ask),
            Ask::Tower(TowerAsk::DiscAt { at, .. }) => say!(self, QuizHintDiscAt { at: *at }),
            Ask::Tower(TowerAsk::StepOf(_)) => self.text(Key::QuizHintStepOf).to_owned(),
            Ask::Tower(TowerAsk::Least(_)) => self.text(Key::QuizHintLeastTower).to_owned(),
            Ask::Tower(TowerAsk::PegsAfter { discs, .. }) => say!(self, QuizHintPegsAfter { disc: *discs }),
            Ask::Game(_) => self.text(Key::QuizHintCold).to_owned(),
            Ask::Chain(_) => self.text(Key::QuizHintDigits).to_owned(),
            Ask::Position(_) => String::new(),
        }
    }

    fn hint_for_rings(self, ask: &RingsAsk) -> String {
        let all = |count: usize| rings::least(count).unwrap_or(0);
        match ask {
            RingsAsk::MovesLeft(row) => say!(self, QuizHintMovesLeft { ring: row.len() }),
            RingsAsk::Binary(row) => say!(self, QuizHintBinary { ring: row.len() }),
            RingsAsk::StateAfter { rings, moves } => {
                say!(self, QuizHintStateAfter { number: word(*rings), all: all(*rings), at: *moves })
            }
            RingsAsk::RingAt { rings, at } => {
                say!(self, QuizHintRingAt { number: word(*rings), all: all(*rings), at: *at })
            }
            RingsAsk::Next(_) => self.text(Key::QuizHintNext).to_owned(),
            RingsAsk::Least(_) => self.text(Key::QuizHintLeastRings).to_owned(),
            RingsAsk::Recurrence(rings) => {
                say!(self, QuizHintRecurrence { number: *rings, less: rings - 1, least: rings - 2 })
            }
        }
    }
}
