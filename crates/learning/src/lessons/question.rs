//! Questions with one answer, which the solver gives.

use gros_session::{Seek, Timeline, spec};
use gros_solver::wythoff::{Rule, cold};
use gros_solver::{AnyPuzzle, Puzzle, Steps};

/// Limit of pieces, as on the page.
const MAX_PIECES: usize = 1_000;
/// Limit of moves that are counted one by one.
const MAX_COUNTED: u64 = 4_096;

/// A question; positions are specs, pieces and moves are counted from 1.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pile {
    /// The one with fewer stones.
    Small,
    /// The one with more.
    Large,
}

impl Question {
    /// Returns the answer as it is typed, without separators; none if the question makes no sense.
    #[must_use]
    pub fn answer(&self) -> Option<String> {
        match self {
            Question::ToGo(spec) | Question::Sum(spec) => Some(timeline(spec)?.to_go().to_string()),
            Question::States(spec) => Some((timeline(spec)?.steps() + &Steps::ONE).to_string()),
            Question::Legal(spec) => {
                let timeline = timeline(spec)?;
                Some(timeline.puzzle().legal_moves(&timeline.state()).count().to_string())
            }
            Question::Binary(spec) => {
                let timeline = timeline(spec)?;
                let (digits, to_go) = (timeline.puzzle().pieces(), timeline.to_go().to_u64()?);
                Some(format!("{to_go:0digits$b}"))
            }
            Question::Piece(spec, number) => {
                let timeline = timeline(spec)?;
                let number = number.parse::<Seek>().ok()?.resolve(&timeline).step;
                piece(&timeline, &number).map(|piece| piece.to_string())
            }
            Question::State(spec, step) => {
                let timeline = timeline(spec)?;
                let step = step.parse::<Seek>().ok()?.resolve(&timeline).step;
                Some(timeline.state_at(&step).to_string())
            }
            Question::Step(spec, state) => {
                let timeline = timeline(spec)?;
                let state = timeline.puzzle().parse_state(state).ok()?;
                timeline.step_of(&state).map(|step| step.to_string())
            }
            Question::First(spec, piece) => {
                let timeline = timeline(spec)?;
                let before = pieces(&timeline)?.position(|moved| moved == *piece)?;
                Some((before + 1).to_string())
            }
            Question::Times(spec, piece) => {
                let timeline = timeline(spec)?;
                Some(pieces(&timeline)?.filter(|moved| moved == piece).count().to_string())
            }
            Question::Flips(number) => {
                let next = number.checked_add(1)?;
                Some((number ^ next).count_ones().to_string())
            }
            Question::Park(discs) => parked(*discs).map(|parked| parked.to_string()),
            Question::Apart(number) => {
                let piles = cold(Rule::Wythoff, &(*number).into());
                Some(piles.left.abs_diff(&piles.right).to_string())
            }
            Question::Cold(number, pile) => {
                let piles = cold(Rule::Wythoff, &(*number).into());
                let (small, large) = (piles.left, piles.right);
                Some(if *pile == Pile::Small { small } else { large }.to_string())
            }
        }
    }

    /// Returns whether moves or states are counted along a route, where it is easy to count one too many or
    /// too few.
    #[must_use]
    pub fn counts_a_route(&self) -> bool {
        use Question::{First, States, Step, ToGo};
        matches!(self, ToGo(_) | States(_) | Step(..) | First(..))
    }

    /// Returns whether the answer is a row of the letters of three pegs, rather than one of the digits 0 and 1.
    #[must_use]
    pub fn is_of_pegs(&self) -> bool {
        let has_pegs = |spec| timeline(spec).is_some_and(|timeline| timeline.puzzle().stacks() > 0);
        matches!(self, Question::State(spec, _) if has_pegs(spec))
    }
}

/// Opens a position.
pub(crate) fn timeline(spec: &str) -> Option<Timeline<AnyPuzzle>> {
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
        _ => Some(timeline(&format!("hanoi?n={discs}&pegs={pegs}"))?.to_go()),
    };
    Some(&moves(parked, 4)?.times(2) + &moves(discs.checked_sub(parked)?, 3)?)
}
