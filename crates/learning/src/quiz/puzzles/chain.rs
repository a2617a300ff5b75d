//! Questions about pieces with three places, which count back and forth.

use gros_session::spec::Exercise;
use gros_solver::{AnyPuzzle, AnyState, Chain, ChainState, Puzzle, Route};

use crate::answer::{Answer, Form};
use crate::mistake::Mistake;
use crate::near::Near;
use crate::question::Asked;
use crate::quiz::random::Random;

/// How many places a piece has.
pub const BASE: u32 = 3;

/// A question: after how many moves from all 0 does this state come? The free piece is written last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ChainAsk(pub String);

use ChainAsk as Ask;

pub(crate) fn draw(kind: Exercise, n: usize, random: &mut Random) -> Option<Ask> {
    if kind != Exercise::Digits {
        return None;
    }
    // Longer rows are more of the same.
    let pieces = n.clamp(3, 5);
    let last = BASE.pow(u32::try_from(pieces).ok()?) - 1;
    let state = chain(pieces)?.state_of_rank(&random.between(1, last).into());
    Some(ChainAsk(state.to_string()))
}

fn chain(pieces: usize) -> Option<Chain> {
    Chain::new(vec![BASE as u16; pieces]).ok()
}

/// Returns after how many moves from all 0 a state comes.
fn step_of(row: &str) -> Option<u32> {
    let chain = chain(row.len())?;
    let zero: ChainState = chain.parse_state(&"0".repeat(row.len())).ok()?;
    let route = chain.route(&zero, &chain.parse_state(row).ok()?).ok()?;
    route.steps().try_into().ok()
}

/// Writes a number in base 3.
#[must_use]
pub fn ternary(number: u32, digits: usize) -> String {
    let digit = |place: usize| number / BASE.pow(u32::try_from(place).unwrap_or(0)) % BASE;
    (0..digits).rev().map(|place| digit(place).to_string()).collect()
}

impl Asked for Ask {
    fn form(&self) -> Form {
        Form::COUNT
    }

    /// A program of the classics has no such puzzle.
    #[cfg(gros_classics)]
    fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        None
    }

    #[cfg(not(gros_classics))]
    fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        let chain = AnyPuzzle::from(chain(self.0.len())?);
        let state = chain.parse_state(&self.0).ok()?;
        Some((chain, state))
    }

    fn answer(&self) -> Option<Answer> {
        step_of(&self.0).map(Answer::from)
    }

    fn wrong(&self, mistake: Mistake) -> Option<Answer> {
        let (row, right) = (&self.0, step_of(&self.0)?);
        let number = match mistake {
            Mistake::Backwards => step_of(&row.chars().rev().collect::<String>())?,
            Mistake::ForgotToSwap => u32::from_str_radix(row, BASE).ok()?,
            Mistake::OneMore => right + 1,
            Mistake::OneLess => right.checked_sub(1)?,
            _ => return None,
        };
        Some(Answer::from(number))
    }

    fn near(&self, wrong: &Answer, _: &Answer) -> Option<Near> {
        let (pieces, moves) = (self.0.len(), wrong.number()?);
        let is_there = moves < BASE.pow(u32::try_from(pieces).ok()?);
        let row = is_there.then(|| chain(pieces).map(|chain| chain.state_of_rank(&moves.into())))??;
        Some(Near::StepIs(moves.into(), self.board()?.0.parse_state(&row.to_string()).ok()?))
    }
}
