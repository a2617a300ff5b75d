//! Why an answer is right.

use gros_learning::quiz::chain;
use gros_learning::quiz::game::{self, GameAsk};
use gros_learning::quiz::rings::{self, RingsAsk};
use gros_learning::quiz::tower::{self, TowerAsk};
use gros_learning::{Ask, Question};

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Says why the answer to a question is right, in a sentence or two.
    #[must_use]
    pub fn quiz_because(self, question: &Question) -> String {
        let because = match &question.ask {
            Ask::Rings(ask) => self.because_of_rings(ask),
            Ask::Tower(ask) => self.because_of_tower(ask),
            Ask::Game(ask) => self.because_of_game(ask),
            Ask::Position(_) => None,
            Ask::Chain(ask) => {
                let number: Option<u32> = question.answer.to_string().parse().ok();
                number.map(|number| {
                    let digits = chain::ternary(number, ask.0.len());
                    say!(self, QuizBecauseDigits { row: &ask.0, digits, number })
                })
            }
        };
        because.unwrap_or_default()
    }

    fn because_of_rings(self, ask: &RingsAsk) -> Option<String> {
        Some(match ask {
            RingsAsk::MovesLeft(row) => {
                let number = rings::moves_left(row)?;
                let digits = rings::binary(number, row.len());
                say!(self, QuizBecauseMovesLeft { row, digits, number })
            }
            RingsAsk::Binary(row) => {
                let number = rings::moves_left(row)?;
                let digits = rings::binary(number, row.len());
                say!(self, QuizBecauseBinary { row, digits, number })
            }
            RingsAsk::StateAfter { rings, moves } => {
                let all = rings::least(*rings)?;
                let left = all.checked_sub(*moves)?;
                let digits = rings::binary(left, *rings);
                say!(self, QuizBecauseStateAfter { all, at: *moves, left, digits })
            }
            RingsAsk::RingAt { rings, at } => {
                let all = rings::least(*rings)?;
                let left = (all + 1).checked_sub(*at)?;
                let zeros = left.trailing_zeros();
                say!(self, QuizBecauseRingAt { all, at: *at, left, zeros, ring: zeros + 1 })
            }
            RingsAsk::Next(row) => {
                let count = row.matches('1').count();
                if count % 2 == 1 {
                    say!(self, QuizBecauseNextOdd { count })
                } else {
                    say!(self, QuizBecauseNextEven { count })
                }
            }
            RingsAsk::Least(rings) | RingsAsk::Recurrence(rings) => {
                let once = rings::least(rings.checked_sub(1)?)?;
                let twice = rings::least(rings.checked_sub(2)?)?;
                say!(self, QuizBecauseRings { once, twice, number: rings::least(*rings)? })
            }
        })
    }

    fn because_of_tower(self, ask: &TowerAsk) -> Option<String> {
        Some(match ask {
            TowerAsk::DiscAt { at, .. } => {
                let zeros = at.trailing_zeros();
                say!(self, QuizBecauseDiscAt { at: *at, zeros, disc: zeros + 1 })
            }
            TowerAsk::StepOf(row) => {
                let number = tower::step_of(row)?;
                say!(self, QuizBecauseStepOf { digits: rings::binary(number, row.len()), number })
            }
            TowerAsk::PegsAfter { discs, moves } => {
                let counts = tower::moves_of_discs(*discs, *moves).into_iter().map(|count| count.to_string());
                let counts = counts.collect::<Vec<_>>().join(", ");
                say!(self, QuizBecausePegsAfter { at: *moves, counts })
            }
            TowerAsk::Least(discs) => {
                let once = tower::least(discs.checked_sub(1)?)?;
                say!(self, QuizBecauseTower { once, number: tower::least(*discs)? })
            }
        })
    }

    fn because_of_game(self, ask: &GameAsk) -> Option<String> {
        if let Some((left, right)) = ask.winning() {
            return Some(say!(self, QuizBecauseHot { left, right }));
        }
        let (left, right) = ask.position()?;
        let (small, large) = (left.min(right), left.max(right));
        debug_assert_eq!(game::pair(large - small), Some((small, large)));
        Some(say!(self, QuizBecauseCold { small, large, number: large - small }))
    }
}
