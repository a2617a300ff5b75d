//! Wagers: questions drawn from a seed that are answered by a bet, before anything is shown.

mod draw;
mod miss;

use gros_solver::{AnyPuzzle, AnyState, Puzzle, Route};

pub use draw::round;
pub use miss::{How, Miss};

/// What is bet on.
#[derive(Clone, Debug, PartialEq)]
pub enum Ask {
    /// How many moves does it take?
    Moves(AnyPuzzle),
    /// Which of two pieces moves more often on the way?
    MoreOften(AnyPuzzle, [usize; 2]),
    /// Which of two states is nearer to the goal?
    Nearer(AnyPuzzle, [AnyState; 2]),
    /// Which of two puzzles takes longer?
    Longer([AnyPuzzle; 2]),
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// What is asked.
    pub ask: Ask,
    /// The numbers that decide, from the solver: one to estimate, or two to compare.
    pub counts: Vec<u64>,
}

/// One of two, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The first one.
    First,
    /// The second one.
    Second,
    /// Both alike.
    Same,
}

impl Choice {
    /// All choices.
    pub const ALL: [Choice; 3] = [Choice::First, Choice::Second, Choice::Same];
}

/// What was bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bet {
    /// An estimate.
    Number(u64),
    /// One of two.
    Choice(Choice),
}

/// What helps with a second bet.
#[derive(Clone, Debug, PartialEq)]
pub enum Help {
    /// How many moves fewer pieces take.
    Fewer(AnyPuzzle, u64),
    /// How many states there are, at most.
    States(u64),
    /// One of the two numbers: 0 the first, 1 the second.
    Count(usize, u64),
}

/// The largest number that can be bet.
pub const MOST: u64 = 1_000_000_000;
/// The most moves that are counted one by one.
const MOST_COUNTED: u64 = 5_000;
/// How many pieces fewer there are in what helps.
const FEWER: usize = 3;

impl Question {
    /// Answers a question; none if it makes no sense or its numbers are too large.
    #[must_use]
    pub fn of(ask: Ask) -> Option<Question> {
        let counts = match &ask {
            Ask::Moves(puzzle) => vec![moves(puzzle)?],
            Ask::MoreOften(puzzle, pieces) => {
                pieces.iter().map(|piece| times(puzzle, *piece)).collect::<Option<_>>()?
            }
            Ask::Nearer(puzzle, states) => {
                states.iter().map(|state| to_go(puzzle, state)).collect::<Option<_>>()?
            }
            Ask::Longer(puzzles) => puzzles.iter().map(moves).collect::<Option<_>>()?,
        };
        counts.iter().all(|count| *count <= MOST).then_some(Question { ask, counts })
    }

    /// Returns which of the two is right; none if there is a number to estimate.
    #[must_use]
    pub fn right(&self) -> Option<Choice> {
        let [first, second] = self.counts[..] else { return None };
        // The nearer one has fewer moves to go; all others are about more.
        let (first, second) =
            if matches!(self.ask, Ask::Nearer(..)) { (second, first) } else { (first, second) };
        Some(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Choice::First,
            std::cmp::Ordering::Less => Choice::Second,
            std::cmp::Ordering::Equal => Choice::Same,
        })
    }

    /// Returns how far an estimate is off; none for a choice.
    #[must_use]
    pub fn miss(&self, bet: Bet) -> Option<Miss> {
        match (bet, &self.counts[..]) {
            (Bet::Number(bet), [truth]) => Some(Miss::of(bet, *truth)),
            _ => None,
        }
    }

    /// Returns whether a bet is good enough: the right choice, or less than a doubling off.
    #[must_use]
    pub fn accepts(&self, bet: Bet) -> bool {
        match bet {
            Bet::Number(_) => self.miss(bet).is_some_and(|miss| !matches!(miss.how, How::Times { .. })),
            Bet::Choice(choice) => self.right() == Some(choice),
        }
    }

    /// Returns what helps after a bet that is far off.
    #[must_use]
    pub fn help(&self, bet: Bet) -> Option<Help> {
        match (&self.ask, bet) {
            (Ask::Moves(puzzle), _) => match smaller(puzzle, FEWER) {
                Some((puzzle, moves)) => Some(Help::Fewer(puzzle, moves)),
                None => puzzle.line_length()?.to_u64().map(Help::States),
            },
            (_, Bet::Choice(choice)) => {
                let index = usize::from(choice == Choice::Second);
                Some(Help::Count(index, *self.counts.get(index)?))
            }
            _ => None,
        }
    }

    /// Returns the same puzzle with one piece fewer, and its moves, if the question is about one whose size can change.
    #[must_use]
    pub fn one_fewer(&self) -> Option<(AnyPuzzle, u64)> {
        match &self.ask {
            Ask::Moves(puzzle) => smaller(puzzle, 1),
            _ => None,
        }
    }

    /// Lists the pieces of the first moves of the way that is asked about.
    #[must_use]
    pub fn first_pieces(&self, count: u64) -> Vec<usize> {
        match &self.ask {
            Ask::MoreOften(puzzle, _) => {
                way(puzzle).map_or_else(Vec::new, |way| way.take(count as usize).collect())
            }
            _ => Vec::new(),
        }
    }
}

/// Averages how many doublings estimates are off; none if nothing was estimated.
#[must_use]
pub fn average(misses: &[Miss]) -> Option<f64> {
    let sum: f64 = misses.iter().map(Miss::doublings).sum();
    (!misses.is_empty()).then(|| sum / misses.len() as f64)
}

fn moves(puzzle: &AnyPuzzle) -> Option<u64> {
    to_go(puzzle, &puzzle.start())
}

fn to_go(puzzle: &AnyPuzzle, state: &AnyState) -> Option<u64> {
    puzzle.route(state, &puzzle.goal()).ok()?.steps().to_u64()
}

fn smaller(puzzle: &AnyPuzzle, by: usize) -> Option<(AnyPuzzle, u64)> {
    let smaller = puzzle.resized(puzzle.pieces().checked_sub(by)?)?;
    let moves = moves(&smaller)?;
    Some((smaller, moves))
}

/// Counts how often a piece moves.
fn times(puzzle: &AnyPuzzle, piece: usize) -> Option<u64> {
    Some(way(puzzle)?.filter(|moved| *moved == piece).count() as u64)
}

/// Returns the piece of each move, from the start to the goal.
fn way(puzzle: &AnyPuzzle) -> Option<impl Iterator<Item = usize>> {
    let route = puzzle.route(&puzzle.start(), &puzzle.goal()).ok()?;
    let steps = route.steps().to_u64().filter(|steps| *steps <= MOST_COUNTED)?;
    let puzzle = puzzle.clone();
    Some((0..steps).filter_map(move |step| {
        let step = step.into();
        Some(puzzle.displacement(&route.state_at(&step), &route.move_at(&step)?).piece)
    }))
}
