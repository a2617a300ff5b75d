//! Questions in words, with their data, the place to start, and the reason for the answer.

use gros_learning::quiz::moves_of_discs;
use gros_learning::{Form, Question};
use gros_session::spec::Exercise;

use crate::message::{Arg, say};
use crate::{Key, Lang};

impl Lang {
    /// Asks a question.
    #[must_use]
    pub fn quiz_asks(self, question: &Question) -> String {
        // Lessons have their own words.
        let Some(kind) = question.kind() else { return String::new() };
        let (n, at) = (question.pieces(), question.at());
        // A count as a word before what is counted.
        let number = Arg::Word(n as u64);
        match kind {
            Exercise::MovesLeft => self.text(Key::QuizAsksMovesLeft).to_owned(),
            Exercise::StateAfter => say!(self, QuizAsksStateAfter { number, at }),
            Exercise::RingAt => say!(self, QuizAsksRingAt { number, at }),
            Exercise::Next => self.text(Key::QuizAsksNext).to_owned(),
            Exercise::Binary => self.text(Key::QuizAsksBinary).to_owned(),
            Exercise::DiscAt => say!(self, QuizAsksDiscAt { number, at }),
            Exercise::StepOf => self.text(Key::QuizAsksStepOf).to_owned(),
            Exercise::PegsAfter => say!(self, QuizAsksPegsAfter { number, at }),
            Exercise::Least if question.is_tower() => say!(self, QuizAsksLeastTower { number }),
            Exercise::Least => say!(self, QuizAsksLeastRings { number }),
            Exercise::Recurrence => {
                let (less, least) = (n.saturating_sub(1), n.saturating_sub(2));
                let [moves, fewer] =
                    [less, least].map(|count| self.moves(&question.moves_with(count).into()));
                say!(self, QuizAsksRecurrence { number: n, less, least, moves, fewer })
            }
            Exercise::Digits => say!(self, QuizAsksDigits { zeros: "0".repeat(n), row: question.row() }),
            Exercise::Cold => {
                let Some(piles) = question.piles() else { return String::new() };
                match question.form() {
                    Form::Verdict => say!(self, QuizAsksVerdict { left: piles.left, right: piles.right }),
                    _ => say!(self, QuizAsksPartner { pile: piles.left }),
                }
            }
        }
    }

    /// Says which data a question gives.
    #[must_use]
    pub fn quiz_given(self, question: &Question) -> String {
        let Some(kind) = question.kind() else { return String::new() };
        let (n, row) = (question.pieces(), question.row());
        let key = match kind {
            Exercise::MovesLeft | Exercise::Next | Exercise::Binary => {
                return say!(self, QuizGivenRings { row, ring: n });
            }
            Exercise::StepOf => return say!(self, QuizGivenTower { row, disc: n }),
            Exercise::StateAfter => Key::QuizGivenColumns,
            Exercise::PegsAfter => Key::QuizGivenDiscs,
            Exercise::RingAt | Exercise::DiscAt | Exercise::Least | Exercise::Recurrence => {
                if question.is_tower() { Key::QuizGivenPegs } else { Key::QuizGivenOneByOne }
            }
            Exercise::Cold => Key::QuizGivenGame,
            Exercise::Digits => Key::QuizGivenDigits,
        };
        self.text(key).to_owned()
    }

    /// Says where to begin.
    #[must_use]
    pub fn quiz_hint(self, question: &Question) -> String {
        let Some(kind) = question.kind() else { return String::new() };
        let (n, at) = (question.pieces(), question.at());
        let (number, all) = (Arg::Word(n as u64), question.moves());
        let key = match kind {
            Exercise::MovesLeft => return say!(self, QuizHintMovesLeft { ring: n }),
            Exercise::Binary => return say!(self, QuizHintBinary { ring: n }),
            Exercise::StateAfter => return say!(self, QuizHintStateAfter { number, all, at }),
            Exercise::RingAt => return say!(self, QuizHintRingAt { number, all, at }),
            Exercise::DiscAt => return say!(self, QuizHintDiscAt { at }),
            Exercise::PegsAfter => return say!(self, QuizHintPegsAfter { disc: n }),
            Exercise::Recurrence => {
                let (less, least) = (n.saturating_sub(1), n.saturating_sub(2));
                return say!(self, QuizHintRecurrence { number: n, less, least });
            }
            Exercise::Next => Key::QuizHintNext,
            Exercise::StepOf => Key::QuizHintStepOf,
            Exercise::Least if question.is_tower() => Key::QuizHintLeastTower,
            Exercise::Least => Key::QuizHintLeastRings,
            Exercise::Cold => Key::QuizHintCold,
            Exercise::Digits => Key::QuizHintDigits,
        };
        self.text(key).to_owned()
    }

    /// Says why the answer to a question is right, in a sentence or two.
    #[must_use]
    pub fn quiz_because(self, question: &Question) -> String {
        let Some(kind) = question.kind() else { return String::new() };
        let (n, at, row) = (question.pieces(), question.at(), question.row());
        let (all, number) = (question.moves(), question.answer.number().unwrap_or_default());
        match kind {
            Exercise::MovesLeft => {
                say!(self, QuizBecauseMovesLeft { row, digits: format!("{number:0n$b}"), number })
            }
            Exercise::Binary => {
                let number = question.left();
                say!(self, QuizBecauseBinary { row, digits: format!("{number:0n$b}"), number })
            }
            Exercise::StateAfter => {
                let left = all.saturating_sub(at);
                say!(self, QuizBecauseStateAfter { all, at, left, digits: format!("{left:0n$b}") })
            }
            Exercise::RingAt => {
                let left = (all + 1).saturating_sub(at);
                let zeros = left.trailing_zeros();
                say!(self, QuizBecauseRingAt { all, at, left, zeros, ring: zeros + 1 })
            }
            Exercise::Next => {
                let count = row.matches('1').count();
                if count % 2 == 1 {
                    say!(self, QuizBecauseNextOdd { count })
                } else {
                    say!(self, QuizBecauseNextEven { count })
                }
            }
            Exercise::DiscAt => {
                let zeros = at.trailing_zeros();
                say!(self, QuizBecauseDiscAt { at, zeros, disc: zeros + 1 })
            }
            Exercise::StepOf => {
                say!(self, QuizBecauseStepOf { digits: format!("{number:0n$b}"), number })
            }
            Exercise::PegsAfter => {
                let counts: Vec<String> = moves_of_discs(n, at).iter().map(u32::to_string).collect();
                say!(self, QuizBecausePegsAfter { at, counts: counts.join(", ") })
            }
            Exercise::Least | Exercise::Recurrence => {
                let [once, twice] = [1, 2].map(|less| question.moves_with(n.saturating_sub(less)));
                if question.is_tower() {
                    say!(self, QuizBecauseTower { once, number })
                } else {
                    say!(self, QuizBecauseRings { once, twice, number })
                }
            }
            Exercise::Digits => say!(self, QuizBecauseDigits { row, digits: ternary(number, n), number }),
            Exercise::Cold => {
                if let Some(piles) = question.winning() {
                    return say!(self, QuizBecauseHot { left: piles.left, right: piles.right });
                }
                let Some(piles) = question.piles() else { return String::new() };
                let (small, large) = ((&piles.left).min(&piles.right), (&piles.left).max(&piles.right));
                say!(self, QuizBecauseCold { small, large, number: large.saturating_sub(small) })
            }
        }
    }
}

/// Writes a number in base 3.
fn ternary(number: u32, digits: usize) -> String {
    let places = (0..digits as u32).rev();
    places.map(|place| (number / 3_u32.pow(place) % 3).to_string()).collect()
}
