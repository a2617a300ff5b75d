//! Questions about positions of any puzzle.

use std::collections::BTreeSet;

use gros_session::spec::Exercise;
use gros_session::{Seek, Timeline, spec};
use gros_solver::wythoff::{Rule, cold, is_cold};
use gros_solver::{AnyPuzzle, AnyState, Piles, Puzzle, Route, Steps};

use crate::answer::{Answer, Form};
use crate::mistake::Mistake;
use crate::near::{self, Near};
use crate::quiz::known;

/// Limit of pieces, as on the page.
const MAX_PIECES: usize = 1_000;
/// Limit of moves that are counted one by one.
const MAX_COUNTED: u64 = 4_096;

/// A question; positions are specs, pieces and moves are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
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
    /// Is a position of two piles cold?
    IsCold(String),
}

/// One of two piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pile {
    /// The one with fewer stones.
    Small,
    /// The one with more.
    Large,
}

impl Pile {
    /// Returns the other pile.
    #[must_use]
    pub fn other(self) -> Pile {
        if self == Pile::Small { Pile::Large } else { Pile::Small }
    }
}

impl Ask {
    /// Returns the position; none if no board is asked about.
    fn spec(&self) -> Option<&str> {
        match self {
            Ask::ToGo(spec) | Ask::Sum(spec) | Ask::States(spec) | Ask::Legal(spec) => Some(spec),
            Ask::Binary(spec) | Ask::IsCold(spec) => Some(spec),
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
    /// The kind of exercise; none in a lesson.
    pub(crate) kind: Option<Exercise>,
    position: Option<Timeline<AnyPuzzle>>,
}

impl Opened {
    /// Opens the position of a question; none if that is not possible.
    pub(crate) fn of(ask: Ask, kind: Option<Exercise>) -> Option<Opened> {
        let position = match ask.spec() {
            Some(spec) => Some(open(spec)?),
            None => None,
        };
        Some(Opened { ask, kind, position })
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
            Ask::Cold(number, pile) => cold_pile(*number, *pile)?.into(),
            Ask::Binary(_) | Ask::State(..) | Ask::IsCold(_) => return None,
        })
    }
}

impl Opened {
    /// Returns the form of answer that it takes.
    pub(crate) fn form(&self) -> Form {
        let pieces = self.pieces();
        match &self.ask {
            Ask::State(..) if self.is_tower() => Form::Pegs { discs: pieces },
            Ask::Binary(_) if self.kind.is_some() => Form::Binary { digits: pieces },
            Ask::State(..) | Ask::Binary(_) => Form::Row { digits: pieces },
            Ask::Piece(..) if self.kind.is_some() => {
                Form::Number { least: 1, most: u32::try_from(pieces).ok() }
            }
            Ask::IsCold(_) => Form::Verdict,
            _ => Form::ANY_NUMBER,
        }
    }

    /// Returns the state that is asked about, or from which moves are counted; none if there is nothing to see.
    pub(crate) fn board(&self) -> Option<(AnyPuzzle, AnyState)> {
        let timeline = self.timeline()?;
        let state = match &self.ask {
            Ask::States(_) => timeline.setup().start.clone(),
            Ask::Step(_, state) => timeline.puzzle().parse_state(state).ok()?,
            _ => timeline.state(),
        };
        Some((timeline.puzzle().clone(), state))
    }

    /// Returns the right answer; none if the question makes no sense.
    pub(crate) fn answer(&self) -> Option<Answer> {
        Some(match &self.ask {
            Ask::Binary(_) => {
                let (digits, to_go) = (self.pieces(), self.timeline()?.to_go().to_u64()?);
                Answer::Row(format!("{to_go:0digits$b}"))
            }
            Ask::State(_, step) => Answer::Row(self.timeline()?.state_at(&self.step(step)?).to_string()),
            Ask::IsCold(_) => Answer::Cold(is_cold(Rule::Wythoff, &piles(&self.row()?)?)),
            _ => Answer::Number(self.number()?),
        })
    }

    /// Returns the answer that a mistake yields.
    pub(crate) fn wrong(&self, mistake: Mistake) -> Option<Answer> {
        if let Some(kind) = self.kind {
            return known::wrong(self, kind, mistake);
        }
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

    /// Returns whether the rules exclude an answer in an exercise.
    pub(crate) fn excludes(&self, answer: &Answer) -> bool {
        match (self.kind, answer) {
            (Some(Exercise::Next), _) => {
                let movable = self.movable().unwrap_or_default();
                answer.number().is_none_or(|piece| !movable.contains(&piece))
            }
            (Some(Exercise::StateAfter | Exercise::PegsAfter), Answer::Row(row)) => {
                self.step_of(row).is_none()
            }
            _ => false,
        }
    }

    /// Returns the question that a wrong answer would answer, without telling the right answer.
    pub(crate) fn near(&self, wrong: &Answer, right: &Answer) -> Option<Near> {
        match (wrong, right) {
            (Answer::Number(wrong), Answer::Number(right)) => near::of_number(self, wrong, right),
            (Answer::Row(row), _) => near::of_row(self, row, right),
            _ => None,
        }
    }
}

/// Parts of a question.
impl Opened {
    pub(crate) fn pieces(&self) -> usize {
        self.timeline().map_or(0, |timeline| timeline.puzzle().pieces())
    }

    /// Returns whether discs lie on pegs.
    pub(crate) fn is_tower(&self) -> bool {
        self.timeline().is_some_and(|timeline| timeline.puzzle().stacks() > 0)
    }

    /// Writes the state that is asked about, or from which moves are counted.
    pub(crate) fn row(&self) -> Option<String> {
        self.board().map(|(_, state)| state.to_string())
    }

    /// Returns the number of the move, or of the step, that is asked about.
    pub(crate) fn at(&self) -> Option<u32> {
        let (Ask::Piece(_, at) | Ask::State(_, at)) = &self.ask else { return None };
        at.parse().ok()
    }

    /// Counts the moves of the whole route.
    pub(crate) fn moves(&self) -> Option<u32> {
        self.timeline()?.steps().try_into().ok()
    }

    /// Counts the moves of the same puzzle with another number of pieces.
    pub(crate) fn moves_with(&self, pieces: usize) -> Option<u32> {
        moves_of(&format!("{}?n={pieces}", self.timeline()?.puzzle().id()))
    }

    /// Counts the moves from a state to the goal.
    pub(crate) fn left_from(&self, row: &str) -> Option<u32> {
        let (puzzle, goal) = (self.timeline()?.puzzle(), &self.timeline()?.setup().goal);
        puzzle.route(&puzzle.parse_state(row).ok()?, goal).ok()?.steps().try_into().ok()
    }

    /// Returns the step at which a state is; none if it is never reached.
    pub(crate) fn step_of(&self, row: &str) -> Option<u32> {
        let state = self.timeline()?.puzzle().parse_state(row).ok()?;
        (&self.timeline()?.step_of(&state)?).try_into().ok()
    }

    pub(crate) fn state_after(&self, moves: u32) -> Option<String> {
        let timeline = self.timeline()?;
        (*timeline.steps() >= moves).then(|| timeline.state_at(&moves.into()).to_string())
    }

    /// Returns the piece that makes a move.
    pub(crate) fn piece_at(&self, number: u32) -> Option<u32> {
        u32::try_from(piece(self.timeline()?, &number.into())?).ok()
    }

    /// Lists the pieces that can move.
    pub(crate) fn movable(&self) -> Option<BTreeSet<u32>> {
        let (puzzle, state) = self.board()?;
        let pieces = puzzle.legal_moves(&state).map(|mv| puzzle.displacement(&state, &mv).piece);
        Some(pieces.filter_map(|piece| u32::try_from(piece).ok()).collect())
    }

    /// Returns the piles of the position that is asked about, or of a cold position, the given pile first.
    pub(crate) fn piles(&self) -> Option<Piles> {
        match &self.ask {
            Ask::IsCold(_) => piles(&self.row()?),
            Ask::Cold(number, pile) => {
                let stones = |pile| cold_pile(*number, pile).map(Steps::from);
                Some(Piles::new(stones(pile.other())?, stones(*pile)?))
            }
            _ => None,
        }
    }
}

/// Reads two piles.
pub(crate) fn piles(text: &str) -> Option<Piles> {
    let (left, right) = text.split_once(',')?;
    Some(Piles::new(left.parse().ok()?, right.parse().ok()?))
}

/// Returns a pile of a cold position, by its number.
pub(crate) fn cold_pile(number: u32, pile: Pile) -> Option<u32> {
    let piles = cold(Rule::Wythoff, &number.into());
    let stones = if pile == Pile::Small { piles.left } else { piles.right };
    (&stones).try_into().ok()
}

/// Counts the moves of a position; none if they are very many.
pub(crate) fn moves_of(spec: &str) -> Option<u32> {
    (&open(spec)?.to_go()).try_into().ok()
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

/// Counts the moves of discs on four pegs if this many of them are parked.
pub(crate) fn moves_with(discs: usize, parked: usize) -> Option<Steps> {
    let moves = |discs: usize, pegs: usize| match discs {
        0 => Some(Steps::ZERO),
        _ => Some(open(&format!("hanoi?n={discs}&pegs={pegs}"))?.to_go()),
    };
    Some(&moves(parked, 4)?.times(2) + &moves(discs.checked_sub(parked)?, 3)?)
}
