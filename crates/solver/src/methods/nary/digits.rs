//! Digits that travel: each goes up to its last place, down again to 0, and so on; the fastest one that is not at the end of
//! its travel moves.
//!
//! Going up the path, a digit travels up while the sum of the slower digits is even, and down while it is odd; going down
//! the path it is the other way round. A digit that travels down counts from its last place: so the word becomes a number
//! (reflected code in any radices: Knuth, *The Art of Computer Programming* 4A, 7.2.1.1, 2011). It holds for every puzzle
//! whose states form a line: Spin-Out, The Brain, the locks, the Kugellager, discs on pegs in a row.

use crate::chain::Chain;
use crate::gray::{Code, Digit};
use crate::hanoi::{Hanoi, HanoiState, Rule};
use crate::methods::{Heading, NotHere, Question};
use crate::pieces::PieceMove;
use crate::steps::Steps;

/// The digits as columns, the slowest first.
///
/// ```
/// use gros_solver::methods::{Question, nary::digits};
/// use gros_solver::{Chain, ChainModel, Puzzle};
/// let lock = Chain::preset(ChainModel::Lock250);
/// let here = lock.parse_state("0141")?;
/// let question = Question { start: lock.start(), goal: lock.goal(), here, puzzle: lock };
/// let travel = digits::explain(&question)?;
/// assert_eq!((travel.number.to_string(), travel.next.map(|mv| mv.to_string())), ("10".into(), Some("0-0".into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Digits {
    /// The digits, the slowest first.
    pub columns: Vec<Column>,
    /// The place of the state on the line, from 0.
    pub number: Steps,
    /// The place of the goal.
    pub goal: Steps,
    /// Which way the goal lies; none at the goal.
    pub heading: Option<Heading>,
    /// The move of the fastest digit that is not at the end of its travel; none at the goal.
    pub next: Option<PieceMove>,
}

/// A digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Column {
    /// The piece.
    pub piece: usize,
    /// How many places it has.
    pub places: Digit,
    /// Where it stands.
    pub value: Digit,
    /// Its digit of the number.
    pub digit: Digit,
    /// Whether the next step of its travel leads up; toward the goal, or up the line at the goal.
    pub travels_up: bool,
    /// Whether it is at the end of its travel.
    pub is_at_end: bool,
}

impl Digits {
    /// Counts the moves to the goal.
    #[must_use]
    pub fn to_go(&self) -> Steps {
        self.number.abs_diff(&self.goal)
    }
}

/// A digit as it stands: the piece, how many places it has, and where it is.
type Standing = (usize, Digit, Digit);

/// Writes the columns of a chain.
///
/// # Errors
/// The states must be those of the puzzle.
pub fn explain(question: &Question<Chain>) -> Result<Digits, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    if here.chain() != puzzle || goal.chain() != puzzle {
        return Err(NotHere::OtherPuzzle);
    }
    let places = puzzle.radices().iter().rev();
    let row = here.pieces().zip(places).map(|((piece, value), places)| (piece, *places, value));
    Ok(travel(&row.collect::<Vec<Standing>>(), goal.rank()))
}

/// Writes the columns of discs on pegs in a row: a disc is a digit, and its peg the value.
///
/// # Errors
/// The pegs must be in a row.
pub fn explain_discs(question: &Question<Hanoi>) -> Result<Digits, NotHere> {
    const PEGS: Digit = 3;
    let Question { puzzle, goal, here, .. } = question;
    if puzzle.rule() != Rule::Linear || !puzzle.holds(here) || !puzzle.holds(goal) {
        return Err(NotHere::OtherPuzzle);
    }
    let peg = |state: &HanoiState, disc| state.peg_of(disc).map_or(0, |peg| Digit::from(peg.0));
    let discs = || (1..=puzzle.discs()).rev();
    let row: Vec<Standing> = discs().map(|disc| (disc, PEGS, peg(here, disc))).collect();
    let fastest_first: Vec<Digit> = discs().rev().map(|disc| peg(goal, disc)).collect();
    let goal = Code::new(vec![PEGS; puzzle.discs()]).rank(&fastest_first);
    Ok(travel(&row, goal))
}

fn travel(row: &[Standing], goal: Steps) -> Digits {
    let mut is_odd = false;
    let parities: Vec<bool> = row
        .iter()
        .map(|(_, _, value)| {
            let before = is_odd;
            is_odd ^= value % 2 == 1;
            before
        })
        .collect();
    let reflected = |((_, places, value), is_odd): (&Standing, &bool)| {
        if *is_odd { places - 1 - value } else { *value }
    };
    let digits: Vec<Digit> = row.iter().zip(&parities).map(reflected).collect();
    let radices = row.iter().rev().map(|(_, places, _)| *places).collect();
    let fastest_first: Vec<Digit> = digits.iter().rev().copied().collect();
    let number = Code::new(radices).number(&fastest_first);
    let heading = Heading::between(&number, &goal);
    let climbs = heading != Some(Heading::Down);
    let columns: Vec<Column> = row
        .iter()
        .zip(parities.iter().zip(digits))
        .map(|((piece, places, value), (is_odd, digit))| {
            let travels_up = *is_odd != climbs;
            let is_at_end = *value == if travels_up { places - 1 } else { 0 };
            Column { piece: *piece, places: *places, value: *value, digit, travels_up, is_at_end }
        })
        .collect();
    let mover = columns.iter().rev().find(|column| !column.is_at_end);
    let next = heading.and(mover).map(|column| {
        let to = if column.travels_up { column.value + 1 } else { column.value - 1 };
        PieceMove { piece: column.piece, to }
    });
    Digits { columns, number, goal, heading, next }
}
