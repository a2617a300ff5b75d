//! The question that a wrong answer would answer, as the solver finds it: about another position, another piece,
//! another pair of piles.

use std::collections::{BTreeSet, HashSet};

use gros_session::Timeline;
use gros_solver::wythoff::{Rule, cold};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};

use crate::answer::Answer;
use crate::position::{Ask, Opened, Pile, moves_with, piece, pieces};

/// The largest number of states that are visited one by one.
const MAX_VISITED: usize = 5_000;
/// The largest number of pairs of piles that are searched.
const MAX_PAIRS: u32 = 4_096;
/// The power of two up to which distances in moves are tried.
const MAX_POWER: usize = 128;

/// A fact about a wrong answer, as the solver finds it. It never gives the right answer away. Pieces are given by their
/// numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum Near {
    /// This many moves are left from another state.
    LeftFrom(AnyState),
    /// This many states are on the way from another state, including both ends.
    StatesFrom(AnyState),
    /// Another state is at this step.
    StepIs(Steps, AnyState),
    /// The digits are those of another state.
    DigitsOf(AnyState),
    /// No position is that far from the goal; with the moves from the farthest one, unless they are the answer.
    TooFar(Option<Steps>),
    /// The route has only so many moves.
    Moves(Steps),
    /// The move of this number is made by another piece.
    MadeBy(usize),
    /// The same piece makes this move, but not for the first time.
    NotFirst(usize),
    /// The piece makes another move.
    Makes(usize, Steps),
    /// There is no such piece.
    NoPiece(usize),
    /// This piece can move.
    CanMove(usize),
    /// This piece cannot.
    CannotMove(usize),
    /// Another piece moves as often, or nearly so.
    MovesOften(usize, usize),
    /// The number is in another cold pair.
    InPair(u32, u32),
    /// The number is the other pile of the pair.
    OtherPile(Pile),
    /// This many digits change from this number to the next.
    ChangeFrom(u64),
    /// With this many discs parked, this many moves are needed.
    Parked(Steps),
}

/// The largest piece that differs between two positions.
#[derive(Clone, Debug, PartialEq)]
pub struct Other {
    /// The position asked about.
    pub asked: AnyState,
    /// The piece.
    pub piece: usize,
    /// Its place in the other position.
    pub place: u16,
    /// Its place in the position asked about.
    pub asked_place: u16,
}

impl Other {
    /// Compares a position to the one asked about; none if nothing differs.
    pub(crate) fn of(puzzle: &AnyPuzzle, state: &AnyState, asked: AnyState) -> Option<Other> {
        let layout = |state: &AnyState| puzzle.layout(state, 0..puzzle.pieces());
        let pairs = layout(state).into_iter().zip(layout(&asked));
        let differing = pairs.filter(|(one, other)| one.place != other.place);
        let (one, two) = differing.max_by_key(|(one, _)| one.piece)?;
        Some(Other { asked, piece: one.piece, place: one.place, asked_place: two.place })
    }
}

/// Returns a fact about a wrong number; none if there is none that does not give the answer away.
pub(crate) fn of_number(question: &Opened, guess: &Steps, right: &Steps) -> Option<Near> {
    let timeline = || question.timeline();
    match &question.ask {
        Ask::ToGo(_) | Ask::Sum(_) => match from_distance(timeline()?, guess)? {
            Found::At(state) => Some(Near::LeftFrom(state)),
            Found::Farther(most) => Some(Near::TooFar(Some(most).filter(|most| most != right))),
        },
        Ask::States(_) => match from_distance(timeline()?, &guess.checked_sub(&Steps::ONE)?)? {
            Found::At(state) => Some(Near::StatesFrom(state)),
            Found::Farther(_) => Some(Near::TooFar(None)),
        },
        Ask::Step(..) => match beyond(timeline()?, guess, right) {
            Some(beyond) => beyond,
            None => Some(Near::StepIs(guess.clone(), timeline()?.state_at(guess))),
        },
        Ask::Piece(_, number) => of_piece(timeline()?, &question.step(number)?, guess, right),
        Ask::First(_, asked) => match beyond(timeline()?, guess, right) {
            Some(beyond) => beyond,
            None => {
                let made_by = piece(timeline()?, guess)?;
                Some(if made_by == *asked { Near::NotFirst(made_by) } else { Near::MadeBy(made_by) })
            }
        },
        Ask::Times(_, piece) => as_often(timeline()?, *piece, guess),
        Ask::Legal(_) => of_mobility(timeline()?, guess, right),
        Ask::Flips(_) => changing(guess, right),
        Ask::Park(discs) => {
            let parked = guess.to_usize().filter(|parked| parked < discs)?;
            Some(Near::Parked(moves_with(*discs, parked)?))
        }
        Ask::Cold(number, pile) => in_pair(*number, *pile, guess),
        Ask::Apart(_) | Ask::Binary(_) | Ask::State(..) | Ask::IsCold(_) => None,
    }
}

/// Returns the step at which a state is, or the state of which a row of binary digits is the number of moves left.
pub(crate) fn of_row(question: &Opened, row: &str, right: &Answer) -> Option<Near> {
    let timeline = question.timeline()?;
    match question.ask {
        Ask::State(..) => {
            let state = timeline.puzzle().parse_state(row).ok()?;
            Some(Near::StepIs(timeline.step_of(&state)?, state))
        }
        Ask::Binary(_) => match from_distance(timeline, &u64::from_str_radix(row, 2).ok()?.into())? {
            // Written like digits, the state may happen to be the answer.
            Found::At(state) => (*right != Answer::Row(state.to_string())).then_some(Near::DigitsOf(state)),
            Found::Farther(_) => None,
        },
        _ => None,
    }
}

/// Says, of a number beyond the end of a route, how long that is, unless that is the answer; none if it is not beyond.
fn beyond(timeline: &Timeline<AnyPuzzle>, guess: &Steps, right: &Steps) -> Option<Option<Near>> {
    let steps = timeline.steps();
    (guess > steps).then(|| Some(steps.clone()).filter(|steps| steps != right).map(Near::Moves))
}

/// A state at a distance from the goal, or the distance of the farthest one.
enum Found {
    At(AnyState),
    Farther(Steps),
}

/// Finds a state from which a number of moves is left: on the route; before its start on the line of all states; or any.
fn from_distance(timeline: &Timeline<AnyPuzzle>, moves: &Steps) -> Option<Found> {
    match timeline.steps().checked_sub(moves) {
        Some(step) => Some(Found::At(timeline.state_at(&step))),
        None => on_line(timeline, moves).or_else(|| visited(timeline, moves)),
    }
}

/// Walks on from the goal beyond the start, if all states form one line.
fn on_line(timeline: &Timeline<AnyPuzzle>, moves: &Steps) -> Option<Found> {
    let puzzle = timeline.puzzle();
    let last = puzzle.line_length()?.checked_sub(&Steps::ONE)?;
    let setup = timeline.setup();
    let (goal, start) = (puzzle.place_on_line(&setup.goal)?, puzzle.place_on_line(&setup.start)?);
    let is_behind = start < goal;
    let (before, behind) = (goal.clone(), last.saturating_sub(&goal));
    let reach = if is_behind { &before } else { &behind };
    if moves > reach {
        return Some(Found::Farther(before.max(behind)));
    }
    let place = if is_behind { goal.saturating_sub(moves) } else { &goal + moves };
    puzzle.state_on_line(&place).map(Found::At)
}

/// Visits the states around the goal, distance after distance, if there are few.
fn visited(timeline: &Timeline<AnyPuzzle>, moves: &Steps) -> Option<Found> {
    let puzzle = timeline.puzzle();
    let goal = timeline.setup().goal.clone();
    let mut met = HashSet::from([goal.to_string()]);
    let (mut around, mut distance) = (vec![goal], Steps::ZERO);
    loop {
        if distance == *moves {
            return around.first().cloned().map(Found::At);
        }
        let after = around
            .iter()
            .flat_map(|state| puzzle.legal_moves(state).filter_map(|mv| puzzle.play(state, &mv).ok()));
        let next: Vec<AnyState> = after.filter(|state| met.insert(state.to_string())).collect();
        if next.is_empty() {
            return Some(Found::Farther(distance));
        }
        if met.len() > MAX_VISITED {
            return None;
        }
        (around, distance) = (next, &distance + &Steps::ONE);
    }
}

fn of_piece(timeline: &Timeline<AnyPuzzle>, asked: &Steps, guess: &Steps, right: &Steps) -> Option<Near> {
    let wrong = guess.to_usize()?;
    if !(1..=timeline.puzzle().pieces()).contains(&wrong) {
        return Some(Near::NoPiece(wrong));
    }
    let powers = || (0..MAX_POWER).map(Steps::power_of_two);
    let before = powers().filter_map(|power| asked.checked_sub(&power));
    let numbers = before.chain(powers().map(|power| asked + &power)).chain(powers());
    let is_made = |number: &Steps| number != right && piece(timeline, number) == Some(wrong);
    let nearest = numbers.filter(is_made).min_by_key(|number| number.abs_diff(asked))?;
    Some(Near::Makes(wrong, nearest))
}

/// Finds another piece that moves this often, or the one that comes closest.
fn as_often(timeline: &Timeline<AnyPuzzle>, asked: usize, guess: &Steps) -> Option<Near> {
    let moved: Vec<usize> = pieces(timeline)?.collect();
    let counts = (1..=timeline.puzzle().pieces()).filter(|piece| *piece != asked).map(|piece| {
        let count = moved.iter().filter(|moved| **moved == piece).count();
        (piece, count)
    });
    let (number, count) = counts.min_by_key(|(_, count)| Steps::from(*count as u64).abs_diff(guess))?;
    Some(Near::MovesOften(number, count))
}

/// Names a piece that can move to whoever counts too few, and one that cannot to whoever counts too many.
fn of_mobility(timeline: &Timeline<AnyPuzzle>, guess: &Steps, right: &Steps) -> Option<Near> {
    let (puzzle, state) = (timeline.puzzle(), timeline.state());
    let moves = puzzle.legal_moves(&state);
    let movable: BTreeSet<usize> = moves.map(|mv| puzzle.displacement(&state, &mv).piece).collect();
    let is_too_few = guess < right;
    let mut pieces = (1..=puzzle.pieces()).rev().filter(|piece| Some(*piece) != right.to_usize());
    let piece = pieces.find(|piece| movable.contains(piece) == is_too_few)?;
    Some(if is_too_few { Near::CanMove(piece) } else { Near::CannotMove(piece) })
}

/// Finds a number from which this many digits change to the next.
fn changing(guess: &Steps, right: &Steps) -> Option<Near> {
    let digits = guess.to_u64().filter(|digits| (1..32).contains(digits))?;
    let ones = (1u64 << (digits - 1)) - 1;
    let numbers = [ones, ones + (1 << digits)];
    let is_safe = |number: &u64| *right != *number && *right != number + 1;
    numbers.into_iter().find(is_safe).map(Near::ChangeFrom)
}

/// Finds the cold pair that a number is in: each is in one.
fn in_pair(asked: u32, pile: Pile, guess: &Steps) -> Option<Near> {
    let guess = guess.to_u64().and_then(|guess| u32::try_from(guess).ok())?;
    for number in 0..MAX_PAIRS {
        let piles = cold(Rule::Wythoff, &number.into());
        let [small, large] =
            [piles.left, piles.right].map(|pile| pile.to_u64().and_then(|pile| u32::try_from(pile).ok()));
        let (small, large) = (small?, large?);
        if guess == small || guess == large {
            return Some(if number == asked {
                Near::OtherPile(pile.other())
            } else {
                Near::InPair(small, large)
            });
        }
    }
    None
}
