//! Digits that travel: each goes up to its last place, down to 0, up again, and so on; the fastest digit that is not at
//! the end of its travel moves.
//!
//! Going up the path, a digit travels up while the sum of the slower digits is even, and down while it is odd; going
//! down the path it is the other way round. A digit that travels down counts from its last place, which turns the word
//! into a number (reflected code in any radices: Knuth, *The Art of Computer Programming* 4A, 7.2.1.1, 2011). This
//! works for every puzzle whose states form a line: Spin-Out, The Brain, the locks, the Kugellager, and discs on pegs
//! in a row.

use crate::chain::Chain;
use crate::custom::Custom;
use crate::gray::{Code, Digit};
use crate::hanoi::{Hanoi, HanoiState, Rule};
use crate::methods::{Heading, NotHere, Question};
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::puzzle::Puzzle;
use crate::steps::Steps;

/// The digits as columns, slowest first.
///
/// ```
/// use gros_solver::chain::methods::digits;
/// use gros_solver::methods::Question;
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
    /// The digits, slowest first.
    pub columns: Vec<Column>,
    /// The place of the state on the line, from 0.
    pub number: Steps,
    /// The place of the goal.
    pub goal: Steps,
    /// The direction of the goal; none at the goal.
    pub heading: Option<Heading>,
    /// The move of the fastest digit that is not at the end of its travel; none at the goal.
    pub next: Option<PieceMove>,
    /// The next move and the moves after it, as many as are shown.
    pub ahead: Vec<PieceMove>,
}

/// A digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Column {
    /// The piece.
    pub piece: usize,
    /// How many places it has.
    pub places: Digit,
    /// Its place.
    pub value: Digit,
    /// Its digit in the number.
    pub digit: Digit,
    /// Whether its next step goes up, when moving towards the goal; at the goal, when moving up the line.
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

/// How many moves are shown ahead.
const AHEAD: usize = 8;

/// A digit with its place.
#[derive(Clone, Copy)]
struct Standing {
    piece: usize,
    places: Digit,
    value: Digit,
    /// Where it is in the state that counts as 0.
    zero: Digit,
}

/// Writes the columns of a chain.
///
/// # Errors
/// If the states are not those of the puzzle.
pub fn explain(question: &Question<Chain>) -> Result<Digits, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    if here.chain() != puzzle || goal.chain() != puzzle {
        return Err(NotHere::OtherPuzzle);
    }
    let places = puzzle.radices().iter().rev();
    let row = here.pieces().zip(places);
    let row = row.map(|((piece, value), places)| Standing { piece, places: *places, value, zero: 0 });
    Ok(travel(&row.collect::<Vec<Standing>>(), goal.rank()))
}

/// Writes the columns of discs on pegs in a row: each disc is a digit whose value is the peg.
///
/// # Errors
/// If the pegs are not in a row.
pub fn explain_discs(question: &Question<Hanoi>) -> Result<Digits, NotHere> {
    const PEGS: Digit = 3;
    let Question { puzzle, goal, here, .. } = question;
    if puzzle.rule() != Rule::Linear || !puzzle.holds(here) || !puzzle.holds(goal) {
        return Err(NotHere::OtherPuzzle);
    }
    let peg = |state: &HanoiState, disc| state.peg_of(disc).map_or(0, |peg| Digit::from(peg.0));
    let discs = || (1..=puzzle.discs()).rev();
    let standing = |disc| Standing { piece: disc, places: PEGS, value: peg(here, disc), zero: 0 };
    let row: Vec<Standing> = discs().map(standing).collect();
    let fastest_first: Vec<Digit> = discs().rev().map(|disc| peg(goal, disc)).collect();
    let goal = Code::new(vec![PEGS; puzzle.discs()]).rank(&fastest_first);
    Ok(travel(&row, goal))
}

/// Writes the columns of a puzzle that a user makes up, if all its states form a line.
///
/// # Errors
/// If they do not, or the states are not those of the puzzle.
pub fn explain_line(question: &Question<Custom>) -> Result<Digits, NotHere> {
    let Question { puzzle, goal, here, .. } = question;
    let first = puzzle.state_on_line(&Steps::ZERO).ok_or(NotHere::NotALine)?;
    if here.puzzle() != puzzle {
        return Err(NotHere::OtherPuzzle);
    }
    let goal = puzzle.place_on_line(goal).ok_or(NotHere::OtherPuzzle)?;
    let places = puzzle.pieces().iter().rev().map(|piece| piece.places);
    let pieces = here.pieces().zip(first.pieces()).zip(places);
    let row = pieces.map(|(((piece, value), (_, zero)), places)| Standing { piece, places, value, zero });
    Ok(travel(&row.collect::<Vec<Standing>>(), goal))
}

fn travel(row: &[Standing], goal: Steps) -> Digits {
    let climbing = columns(row, true);
    let radices = row.iter().rev().map(|standing| standing.places).collect();
    let fastest_first: Vec<Digit> = climbing.iter().rev().map(|column| column.digit).collect();
    let number = Code::new(radices).number(&fastest_first);
    let heading = Heading::between(&number, &goal);
    let climbs = heading != Some(Heading::Down);
    let columns = if climbs { climbing } else { columns(row, climbs) };
    let to_go = number.abs_diff(&goal).to_usize().unwrap_or(AHEAD);
    let ahead = ahead(row, climbs, to_go.min(AHEAD));
    Digits { columns, number, goal, heading, next: ahead.first().copied(), ahead }
}

/// Writes the columns, for the direction of higher numbers if `climbs` is set. A digit sets out from where it is in the first
/// state, and turns round with each step of a slower one.
fn columns(row: &[Standing], climbs: bool) -> Vec<Column> {
    let mut has_turned = false;
    let column = |standing: &Standing| {
        let Standing { piece, places, value, zero } = *standing;
        let is_back = has_turned != (zero > 0);
        let digit = if is_back { places - 1 - value } else { value };
        let travels_up = is_back != climbs;
        let is_at_end = value == if travels_up { places - 1 } else { 0 };
        has_turned ^= value.abs_diff(zero) % 2 == 1;
        Column { piece, places, value, digit, travels_up, is_at_end }
    };
    row.iter().map(column).collect()
}

/// Lists the next moves.
fn ahead(row: &[Standing], climbs: bool, count: usize) -> Vec<PieceMove> {
    let mut row = row.to_vec();
    let mut moves = Vec::new();
    while let Some(mv) = mover(&columns(&row, climbs)).filter(|_| moves.len() < count) {
        moves.push(mv);
        row.iter_mut()
            .filter(|standing| standing.piece == mv.piece)
            .for_each(|standing| standing.value = mv.to);
    }
    moves
}

/// Returns the move of the fastest digit that is not at the end of its travel.
fn mover(columns: &[Column]) -> Option<PieceMove> {
    let column = columns.iter().rev().find(|column| !column.is_at_end)?;
    let to = if column.travels_up { column.value + 1 } else { column.value - 1 };
    Some(PieceMove { piece: column.piece, to })
}
