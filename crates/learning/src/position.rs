//! Questions about positions of any puzzle, as lessons ask them.

use gros_session::{Seek, Timeline, spec};
use gros_solver::wythoff::{Rule, cold};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};

use crate::answer::{Answer, Form};
use crate::mistake::Mistake;
use crate::near::{self, Near};
use crate::question::Asked;

/// Limit of pieces, as on the page.
const MAX_PIECES: usize = 1_000;
/// Limit of moves that are counted one by one.
const MAX_COUNTED: u64 = 4_096;

/// A question; positions are specs, pieces and moves are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PositionAsk {
    /// How many moves are left?
    ToGo(String),
    /// How many moves are left, where a sum or a formula tells and nothing is counted?
    Sum(String),
    /// How many states are on the route, with both ends?
    States(String),
    /// How many moves are possible?
    Legal(String),
    /// The moves left as a binary number, with a digit for each piece.
    Binary(String),
    /// Which piece makes a move?
    Piece(String, String),
    /// Which state is at a step?
    State(String, String),
    /// At which step is a state?
    Step(String, String),
    /// At which move does a piece move first?
    First(String, usize),
    /// How often does a piece move?
    Times(String, usize),
    /// How many binary digits change from a number to the next?
    Flips(u32),
    /// How many small discs of a tower are parked during the route on four pegs?
    Park(usize),
    /// By how much the piles of a cold position differ, by its number.
    Apart(u32),
    /// A pile of a cold position, by its number.
    Cold(u32, Pile),
}

/// One of two piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// The one with fewer stones.
    Small,
    /// The one with more.
    Large,
}

use PositionAsk as Ask;

impl Ask {
    /// Returns the position; none if no board is asked about.
    fn spec(&self) -> Option<&str> {
        match self {
            Ask::ToGo(spec) | Ask::Sum(spec) | Ask::States(spec) | Ask::Legal(spec) | Ask::Binary(spec) => {
                Some(spec)
            }
            Ask::Piece(spec, _) | Ask::State(spec, _) | Ask::Step(spec, _) => Some(spec),
            Ask::First(spec, _) | Ask::Times(spec, _) => Some(spec),
            Ask::Flips(_) | Ask::Park(_) | Ask::Apart(_) | Ask::Cold(..) => None,
        }
    }

    /// Returns whether moves or states are counted along a route, where it is easy to count one too many or
    /// too few.
    fn counts_a_route(&self) -> bool {
        matches!(self, Ask::ToGo(_) | Ask::States(_) | Ask::Step(..) | Ask::First(..))
    }
}

/// A question whose position is open.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) ask: Ask,
    position: Option<Timeline<AnyPuzzle>>,
}

impl Opened {
    /// Opens the position of a question; none if that is not possible.
    pub(crate) fn of(ask: Ask) -> Option<Opened> {
        let position = match ask.spec() {
            Some(spec) => Some(open(spec)?),
            None => None,
        };
        Some(Opened { ask, position })
    }

    /// Returns the position with the route from there.
    pub(crate) fn timeline(&self) -> Option<&Timeline<AnyPuzzle>> {
        self.position.as_ref()
    }

    /// Returns the step that a text means.
    pub(crate) fn step(&self, text: &str) -> Option<Steps> {
        Some(text.parse::<Seek>().ok()?.resolve(self.timeline()?).step)
    }

    /// Counts what is asked for; none if that is a row.
    fn number(&self) -> Option<Steps> {
        let timeline = || self.timeline();
        Some(match &self.ask {
            Ask::ToGo(_) | Ask::Sum(_) => timeline()?.to_go(),
            Ask::States(_) => timeline()?.steps() + &Steps::ONE,
            Ask::Legal(_) => (timeline()?.puzzle().legal_moves(&timeline()?.state()).count() as u64).into(),
            Ask::Piece(_, number) => (piece(timeline()?, &self.step(number)?)? as u64).into(),
            Ask::Step(_, state) => timeline()?.step_of(&timeline()?.puzzle().parse_state(state).ok()?)?,
            Ask::First(_, piece) => {
                let before = pieces(timeline()?)?.position(|moved| moved == *piece)?;
                (before as u64 + 1).into()
            }
            Ask::Times(_, piece) => {
                (pieces(timeline()?)?.filter(|moved| moved == piece).count() as u64).into()
            }
            Ask::Flips(number) => (number ^ number.checked_add(1)?).count_ones().into(),
            Ask::Park(discs) => (parked(*discs)? as u64).into(),
            Ask::Apart(number) => {
                let piles = cold(Rule::Wythoff, &(*number).into());
                piles.left.abs_diff(&piles.right)
            }
            Ask::Cold(number, pile) => {
                let piles = cold(Rule::Wythoff, &(*number).into());
                if *pile == Pile::Small { piles.left } else { piles.right }
            }
            Ask::Binary(_) | Ask::State(..) => return None,
        })
    }
}

impl Asked for Opened {
    fn form(&self) -> Form {
        let pieces = self.timeline().map_or(0, |timeline| timeline.puzzle().pieces());
        match (&self.ask, self.timeline()) {
            (Ask::State(..), Some(timeline)) if timeline.puzzle().stacks() > 0 => {
                Form::Pegs { discs: pieces }
            }
            (Ask::State(..) | Ask::Binary(_), _) => Form::Row { digits: pieces },
            _ => Form::ANY_NUMBER,
        }
    }

    fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        let timeline = self.timeline()?;
        let state = match &self.ask {
            Ask::States(_) => timeline.setup().start.clone(),
            Ask::Step(_, state) => timeline.puzzle().parse_state(state).ok()?,
            _ => timeline.state(),
        };
        Some((timeline.puzzle().clone(), state))
    }

    fn answer(&self) -> Option<Answer> {
        Some(match &self.ask {
            Ask::Binary(_) => {
                let timeline = self.timeline()?;
                let (digits, to_go) = (timeline.puzzle().pieces(), timeline.to_go().to_u64()?);
                Answer::Row(format!("{to_go:0digits$b}"))
            }
            Ask::State(_, step) => Answer::Row(self.timeline()?.state_at(&self.step(step)?).to_string()),
            _ => Answer::Number(self.number()?),
        })
    }

    fn wrong(&self, mistake: Mistake) -> Option<Answer> {
        match (self.answer()?, mistake) {
            (Answer::Row(row), Mistake::Backwards) => Some(Answer::Row(row.chars().rev().collect())),
            (Answer::Number(right), _) if self.ask.counts_a_route() => match mistake {
                Mistake::OneMore => Some(Answer::Number(&right + &Steps::ONE)),
                Mistake::OneLess => right.checked_sub(&Steps::ONE).map(Answer::Number),
                _ => None,
            },
            _ => None,
        }
    }

    fn near(&self, wrong: &Answer, right: &Answer) -> Option<Near> {
        match (wrong, right) {
            (Answer::Number(wrong), Answer::Number(right)) => near::of_number(self, wrong, right),
            (Answer::Row(digits), _) => near::of_digits(self, digits),
            _ => None,
        }
    }
}

/// Opens a position.
pub(crate) fn open(spec: &str) -> Option<Timeline<AnyPuzzle>> {
    Some(spec::open(spec, MAX_PIECES).ok()?.session.timeline().clone())
}

/// Returns the piece that makes a move, counted from 1.
pub(crate) fn piece(timeline: &Timeline<AnyPuzzle>, number: &Steps) -> Option<usize> {
    let before = number.checked_sub(&Steps::ONE)?;
    let mv = timeline.move_at(&before)?;
    Some(timeline.puzzle().displacement(&timeline.state_at(&before), &mv).piece)
}

/// Lists the pieces that the moves of a short route move.
pub(crate) fn pieces(timeline: &Timeline<AnyPuzzle>) -> Option<impl Iterator<Item = usize>> {
    let steps = timeline.steps().to_u64().filter(|steps| *steps <= MAX_COUNTED)?;
    Some((1..=steps).filter_map(|number| piece(timeline, &number.into())))
}

/// Returns for how many parked discs four pegs take the fewest moves.
fn parked(discs: usize) -> Option<usize> {
    let costs = (1..discs).filter_map(|parked| Some((moves_with(discs, parked)?, parked)));
    costs.min().map(|(_, parked)| parked)
}

/// Counts the moves of discs on four pegs if so many of them are parked.
pub(crate) fn moves_with(discs: usize, parked: usize) -> Option<Steps> {
    let moves = |discs: usize, pegs: usize| match discs {
        0 => Some(Steps::ZERO),
        _ => Some(open(&format!("hanoi?n={discs}&pegs={pegs}"))?.to_go()),
    };
    Some(&moves(parked, 4)?.times(2) + &moves(discs.checked_sub(parked)?, 3)?)
}
