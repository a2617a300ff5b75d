//! Questions about Wythoff's game.

use gros_session::spec::Exercise;
use gros_solver::wythoff::{Rule, cold, partner};
use gros_solver::{AnyPuzzle, AnyState, Piles, Puzzle, Steps, Wythoff};

use crate::answer::{Answer, Form};
use crate::mistake::Mistake;
use crate::near::Near;
use crate::question::Asked;
use crate::quiz::random::Random;

/// A question.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum GameAsk {
    /// Is this position cold?
    Verdict {
        /// The stones in the left pile.
        left: u32,
        /// The stones in the right pile.
        right: u32,
    },
    /// How large must the other pile be for the position to be cold?
    Partner(u32),
}

use GameAsk as Ask;

pub(crate) fn draw(kind: Exercise, n: usize, random: &mut Random) -> Option<Ask> {
    if kind != Exercise::Cold {
        return None;
    }
    let last = u32::try_from(n).ok()? + 2;
    let (small, large) = pair(random.between(1, last))?;
    Some(match random.below(3) {
        0 => Ask::Partner(if random.coin() { small } else { large }),
        side => {
            // Every second position is hot, and near a cold one.
            let large = if random.coin() { large } else { large + random.between(1, 3) };
            let (left, right) = if side == 1 { (small, large) } else { (large, small) };
            Ask::Verdict { left, right }
        }
    })
}

/// Returns a cold position, counted from 1, with the smaller pile first.
#[must_use]
pub fn pair(number: u32) -> Option<(u32, u32)> {
    let Piles { left, right } = cold(Rule::Wythoff, &number.into());
    let (left, right) = (u32::try_from(&left).ok()?, u32::try_from(&right).ok()?);
    Some((left.min(right), left.max(right)))
}

fn other(pile: u32) -> Option<u32> {
    (&partner(Rule::Wythoff, &pile.into())).try_into().ok()
}

impl Ask {
    /// Returns the position whose winning moves are asked about; cold, if a pile is asked for.
    #[must_use]
    pub fn position(&self) -> Option<(u32, u32)> {
        match self {
            Ask::Verdict { left, right } => Some((*left, *right)),
            Ask::Partner(pile) => Some((*pile, other(*pile)?)),
        }
    }

    /// Returns a cold position that one move leads to; none from a cold one.
    #[must_use]
    pub fn winning(&self) -> Option<(u32, u32)> {
        let (game, piles) = game(self.position()?);
        let Piles { left, right } = game.winning_moves(&piles).into_iter().next()?;
        Some(((&left).try_into().ok()?, (&right).try_into().ok()?))
    }
}

impl Asked for Ask {
    fn form(&self) -> Form {
        match self {
            Ask::Verdict { .. } => Form::Verdict,
            Ask::Partner(_) => Form::Number { least: 0, most: Some(999) },
        }
    }

    /// A program of the classics has no such puzzle.
    #[cfg(gros_classics)]
    fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        None
    }

    #[cfg(not(gros_classics))]
    fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        let Ask::Verdict { left, right } = self else { return None };
        let game = AnyPuzzle::from(game((*left, *right)).0);
        let start = game.start();
        Some((game, start))
    }

    fn answer(&self) -> Option<Answer> {
        Some(match self {
            Ask::Verdict { .. } => {
                let (game, piles) = game(self.position()?);
                Answer::Cold(game.is_cold(&piles))
            }
            Ask::Partner(pile) => Answer::from(other(*pile)?),
        })
    }

    fn wrong(&self, mistake: Mistake) -> Option<Answer> {
        match (self, mistake) {
            (Ask::Verdict { .. }, Mistake::WrongVerdict) => match self.answer()? {
                Answer::Cold(is_cold) => Some(Answer::Cold(!is_cold)),
                _ => None,
            },
            (Ask::Partner(pile), _) => wrong_partner(*pile, mistake).map(Answer::from),
            _ => None,
        }
    }

    fn near(&self, wrong: &Answer, _: &Answer) -> Option<Near> {
        let Ask::Partner(asked) = self else { return None };
        let pile = wrong.number()?;
        let with = other(pile)?;
        (pile != *asked).then_some(Near::InPair(pile.min(with), pile.max(with)))
    }
}

fn game((left, right): (u32, u32)) -> (Wythoff, Piles) {
    let (left, right) = (Steps::from(left), Steps::from(right));
    (Wythoff::new(left.clone(), right.clone()), Piles { left, right })
}

fn wrong_partner(pile: u32, mistake: Mistake) -> Option<u32> {
    let right = other(pile)?;
    match mistake {
        Mistake::WrongPile if pile < right => {
            // As the larger pile it would be as far from its partner as the next larger one that is one.
            let after = (1..).map_while(pair).find(|(_, large)| *large > pile)?;
            pile.checked_sub(after.1 - after.0)
        }
        Mistake::WrongPile => {
            let after = (1..).map_while(pair).find(|(small, _)| *small > pile)?;
            Some(pile + after.1 - after.0)
        }
        Mistake::OneMore => Some(right + 1),
        Mistake::OneLess => right.checked_sub(1),
        _ => None,
    }
}
